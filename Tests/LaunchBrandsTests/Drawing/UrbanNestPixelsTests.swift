// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchCore
import StageCairo
import StageUI
import Testing
import UrbanNestBrand

/// The renderer draws only what changed; a whole launch must not tell.
@MainActor
@Suite struct UrbanNestPixelsTests {
    let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    @Test(
        "Each frame of a launch with an error, a retry and the exit is that of a fresh drawing",
        arguments: [1, 2, 3])
    func incrementalEqualsFresh(scale: Int) async throws {
        var scenario = Scenario(name: "down-then-retry", of: .urbanNest)
        scenario.backend = .down
        // Long enough on the second try for the indicator to appear.
        scenario.services = ["loadCities": [Scenario.Answer(after: ScenarioTime(seconds: 1.4), answer: .ok)]]
        scenario.script = try JSONDecoder().decode(
            [Scenario.Step].self,
            from: Data(#"[{"at": "1500ms", "backend": "up"}, {"at": "1700ms", "tap": "Retry"}]"#.utf8))
        let run = try Simulation(scenario, text: shaper, scale: CGFloat(scale))
        let configuration = run.device.configuration
        let renderer = CairoRenderer(size: configuration.size, scale: configuration.scale, shaper: shaper)
        var phases: [LaunchPhase] = []
        var (redrawn, whole) = (0, 0)
        var wrong = 0
        try await run.runOnVirtualClock(fps: scale == 1 ? 60 : 20) { frame in
            redrawn += renderer.render(frame.list).redrawnPixels
            whole += renderer.pixelWidth * renderer.pixelHeight
            if let phase = run.launch?.controller.phase, phases.last != phase { phases.append(phase) }
            let fresh = CairoRenderer(size: configuration.size, scale: configuration.scale, shaper: shaper)
            fresh.render(frame.list)
            let same = renderer.withPixels { own in
                fresh.withPixels { other in isSame(own, other) }
            }
            guard !same else { return }
            wrong += 1
            let difference = PixelComparison(expected: fresh.image, actual: renderer.image)
            if wrong < 4 { Issue.record("at \(frame.time) s, \(phases): \(difference)") }
        }
        #expect(wrong == 0)
        #expect(run.complaint == nil)
        #expect(phases.contains(.failed) && phases.contains(.exiting) && phases.last == .finished)
        // Otherwise every frame was a fresh drawing, and nothing was shown.
        #expect(redrawn > 0 && redrawn < whole / 2)
    }

    private func isSame(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
        guard let first = left.baseAddress, let second = right.baseAddress else { return false }
        return left.count == right.count && memcmp(first, second, left.count) == 0
    }
}
