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
    private let renderer: CairoRenderer

    /// Runs a launch to its end.
    ///
    /// - Throws: `SimulationError` for a step that finds nothing, and a `CommandError` when the launch shows no frame.
    package init(_ run: Simulation, _ shaper: CairoTextShaper) async throws {
        var lists: [DisplayList] = []
        var trace: [LaunchTraceEvent] = []
        try await run.runOnVirtualClock(fps: Self.fps) { frame in
            lists.append(frame.list)
            // What is cancelled after the last frame did not happen to anyone.
            trace = run.launch?.controller.trace ?? []
        }
        guard !lists.isEmpty else { throw CommandError("The launch showed no frame.", code: .software) }
        let configuration = run.device.configuration
        renderer = try Output.renderer(configuration.size, scale: configuration.scale, shaper)
        self.lists = lists
        account = LaunchAccount(run, shaper, trace, lists)
    }

    /// The number of the frame that a device shows at a time in seconds.
    package func frame(at time: Double) -> Int {
        min(max(Int((time * Double(Self.fps) + 1e-6).rounded(.down)), 0), lists.count - 1)
    }

    /// Returns the picture of a frame, as `firstlight snapshot` writes it for the frame's time.
    package func png(of frame: Int) throws -> Data {
        renderer.render(lists[min(max(frame, 0), lists.count - 1)])
        return try renderer.pngData()
    }
}
