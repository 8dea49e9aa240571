// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import StageUI

/// Measures work on whole pictures: comparing, packing and drawing many of them.
@MainActor
struct PictureBench {
    private let shaper: CairoTextShaper
    private let scenario: Scenario
    private let brand: AppDescriptor

    init() throws {
        shaper = try CairoTextShaper()
        scenario = FramePart.waiting
        brand = try AppCatalogue.firstlight.named(scenario.app)
    }

    /// A committed picture is compared by its hash; the reference reads the picture.
    func measureGolden() async throws -> ComparedSamples {
        let renderer = try await settled()
        let golden = renderer.image
        let (expected, file) = (golden.pixelHash, try golden.pngData(level: 6))
        var measure = ComparedSamples()
        for _ in 0..<60 {
            let isSame = measure.own.measure { golden.pixelHash == expected }
            let other = try measure.reference.measure {
                PixelComparison(expected: try PixelImage(pngData: file), actual: golden).isEqual
            }
            guard isSame, other else { throw BenchOptions.Problem(description: "A picture is not itself.") }
        }
        return measure
    }

    /// The fast PNG of a capture; the reference packs it tightly.
    func measureFastPNG() async throws -> ComparedSamples {
        let renderer = try await settled()
        var measure = ComparedSamples()
        for _ in 0..<40 {
            _ = try measure.own.measure { try renderer.pngData() }
            _ = try measure.reference.measure { try renderer.pngData(level: 6) }
        }
        return measure
    }

    /// All 72 snapshots of the splash, packed but not written; the reference makes one after the other.
    func measureMatrix() async throws -> ComparedSamples {
        var measure = ComparedSamples()
        for round in 0...3 {
            let renderer = VariantRenderer(scenario, of: brand, at: 0.8, shaper: try CairoTextShaper())
            var start = Samples.now(CLOCK_MONOTONIC)
            try await renderer.draw(SnapshotVariant.matrix) { _, _ in }
            let own = Samples.now(CLOCK_MONOTONIC) - start
            start = Samples.now(CLOCK_MONOTONIC)
            let alone = try CairoTextShaper()
            for variant in SnapshotVariant.matrix {
                let single = VariantRenderer(scenario, of: brand, at: 0.8, shaper: alone)
                try await single.draw([variant]) { _, _ in }
            }
            // The first round reads fonts and code from the disk.
            guard round > 0 else { continue }
            measure.own.wall.append(own)
            measure.reference.wall.append(Samples.now(CLOCK_MONOTONIC) - start)
        }
        return measure
    }

    private func settled() async throws -> CairoRenderer {
        let run = try Simulation(scenario, text: shaper)
        let configuration = run.device.configuration
        let renderer = CairoRenderer(size: configuration.size, scale: configuration.scale, shaper: shaper)
        try await run.runOnVirtualClock(instants: [0.8], until: 0.8) { frame in
            if frame.time >= 0.8 { renderer.render(frame.list) }
        }
        return renderer
    }
}
