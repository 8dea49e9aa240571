// Licensed under the Apache License, Version 2.0.

package import FirstlightSimulation
package import StageCairo
import StageUI

/// A run of which some instants are shown: the one way to a picture, whoever asks for it.
@MainActor
package struct ShownInstants {
    package let run: Simulation
    private let instants: [Double]
    private let goesToTheEnd: Bool
    private let pass: (Double) throws -> Void

    /// Prepares the instants of a run.
    ///
    /// - Parameters:
    ///   - instants: The instants in order, in seconds from the first frame.
    ///   - goesToTheEnd: Whether the run goes on to its end, for its verdict.
    ///   - pass: Called with the time of each frame, shown or not; what it throws ends the run.
    package init(
        _ run: Simulation, at instants: [Double], goesToTheEnd: Bool = false,
        pass: @escaping (Double) throws -> Void = { _ in }
    ) {
        (self.run, self.instants, self.goesToTheEnd, self.pass) = (run, instants, goesToTheEnd, pass)
    }

    /// Calls the body for each instant, in order, and ends the run after the last, or where it ends by itself.
    package func show(_ body: (SimulationFrame) throws -> Void) async throws {
        let end = goesToTheEnd ? nil : instants.last
        try await run.followOnVirtualClock(instants: instants, until: end) { frame in
            try pass(frame.time)
            // Frames that were not requested are laid out, because state depends on them, but not drawn.
            guard instants.contains(where: { abs($0 - frame.time) < 1e-9 }) else { return .goOn }
            try body(frame)
            return end.map { frame.time >= $0 - 1e-9 } ?? false ? .stop : .goOn
        }
    }

    /// Draws each instant and hands over the canvas that has it.
    package func draw(
        _ shaper: CairoTextShaper, _ take: (SimulationFrame, CairoRenderer) throws -> Void
    ) async throws {
        let configuration = run.device.configuration
        var renderer = try Output.renderer(configuration.size, scale: configuration.scale, shaper)
        try await show { frame in
            renderer = renderer.fitting(frame.list)
            renderer.render(frame.list)
            try take(frame, renderer)
        }
    }
}
