// Licensed under the Apache License, Version 2.0.

package import FirstlightSimulation
package import Foundation
import LaunchCore
package import StageCairo
import StageUI

/// A launch on the virtual clock that is kept frame by frame, to be looked at in any order.
@MainActor
package final class RecordedLaunch {
    /// The frames in a second.
    package nonisolated static let fps = 60

    /// The launch in words and figures.
    package let account: LaunchAccount
    private let lists: [DisplayList]
    private var renderer: CairoRenderer
    private let shaper: CairoTextShaper
    private let insets: [[Double]]

    /// Runs a launch to its end.
    ///
    /// - Throws: `SimulationError` for a step that finds nothing, and a `CommandError` when the launch shows no frame.
    package init(_ run: Simulation, _ shaper: CairoTextShaper) async throws {
        var lists: [DisplayList] = []
        var trace: [LaunchTraceEvent] = []
        var insets: [[Double]] = []
        try await run.runOnVirtualClock(fps: Self.fps) { frame in
            lists.append(frame.list)
            insets.append(Self.insets(run.device.configuration))
            // What is cancelled after the last frame did not happen to anyone.
            trace = run.trace
        }
        guard !lists.isEmpty else { throw CommandError("The launch showed no frame.", code: .software) }
        let configuration = run.device.configuration
        renderer = try Output.renderer(configuration.size, scale: configuration.scale, shaper)
        (self.lists, self.shaper, self.insets) = (lists, shaper, insets)
        account = LaunchAccount(run, shaper, trace, lists)
    }

    /// The number of the frame that a device shows at a time in seconds.
    package func frame(at time: Double) -> Int {
        min(max(Int((time * Double(Self.fps) + 1e-6).rounded(.down)), 0), lists.count - 1)
    }

    /// Returns the insets of the safe area of a frame in points: top, left, bottom, right.
    package func safeArea(of frame: Int) -> [Double] { insets[min(max(frame, 0), insets.count - 1)] }

    private static func insets(_ configuration: StageConfiguration) -> [Double] {
        let (area, isMirrored) = (configuration.safeArea, configuration.layoutDirection == .rightToLeft)
        let left = isMirrored ? area.trailing : area.leading
        let right = isMirrored ? area.leading : area.trailing
        return [area.top, left, area.bottom, right].map { Double($0) }
    }

    /// Measures what a frame costs after the one before it: the first one is drawn from nothing.
    package func cost(of frame: Int) throws -> FrameCost {
        let place = min(max(frame, 0), lists.count - 1)
        var best: FrameCost?
        // The least of some: what else the machine does only adds to it.
        for _ in 0..<3 {
            let canvas = try Output.renderer(lists[place].size, scale: renderer.scale, shaper)
            if place > 0, lists[place - 1].size == lists[place].size { canvas.render(lists[place - 1]) }
            let clock = ContinuousClock()
            let start = clock.now
            let report = canvas.render(lists[place])
            let cost = FrameCost(
                report, pixels: canvas.pixelWidth * canvas.pixelHeight, scale: Double(canvas.scale),
                milliseconds: (clock.now - start) / .milliseconds(1))
            if cost.milliseconds < best?.milliseconds ?? .infinity { best = cost }
        }
        guard let best else { throw CommandError("The frame was not drawn.", code: .software) }
        return best
    }

    /// Returns the picture of a frame, as `firstlight snapshot` writes it for the frame's time.
    package func png(of frame: Int) throws -> Data {
        let list = lists[min(max(frame, 0), lists.count - 1)]
        renderer = renderer.fitting(list)
        renderer.render(list)
        return try renderer.pngData()
    }
}

/// The figures of drawing one frame over the one before.
package struct FrameCost: Encodable, Sendable {
    /// The rectangles that were drawn again, in points: left, top, width, height.
    package let damage: [[Double]]
    /// Their share of the screen, 0 to 1.
    package let share: Double
    /// The cached pictures that were drawn anew.
    package let sprites: Int
    /// The time that drawing took on this machine.
    package let milliseconds: Double

    init(_ report: RenderReport, pixels: Int, scale: Double, milliseconds: Double) {
        damage = report.damage.map { rect in
            [rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top].map { Double($0) / scale }
        }
        share = Double(report.redrawnPixels) / Double(max(pixels, 1))
        (sprites, self.milliseconds) = (report.spritesMade, milliseconds)
    }
}
