// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchRehearsal
import StageCairo
import StageUI

/// Measures what stays in memory when launches are shown one after the other in one process.
///
/// Each launch has its own stage and its own renderer; the shaper is that of the process, as in a test run.
@MainActor
struct MemoryBench {
    /// What a process holds in memory after some launches, in MB.
    struct Measure {
        var early = 0.0
        var late = 0.0
    }

    /// The launch after which the first look is taken, and the last one.
    static let looks = (early: 100, late: 1_000)

    func measure() async throws -> Measure {
        let shaper = try CairoTextShaper()
        var measure = Measure()
        for run in 1...Self.looks.late {
            try await launch(shaper)
            if run == Self.looks.early { measure.early = try Self.resident() }
        }
        measure.late = try Self.resident()
        return measure
    }

    private func launch(_ shaper: CairoTextShaper) async throws {
        let run = try Rehearsal(FramePart.waiting, text: shaper, scale: 1)
        let configuration = run.device.configuration
        let renderer = CairoRenderer(
            size: configuration.size, scale: configuration.scale, shaper: shaper)
        try await run.runVirtually(instants: [0, 0.2, 0.5, 0.8], until: 0.8) { frame in
            renderer.render(frame.list)
        }
    }

    /// The resident memory of this process.
    private static func resident() throws -> Double {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let fields = text.split(separator: " ")
        guard fields.count > 1, let pages = Double(fields[1]) else {
            throw BenchOptions.Problem(description: "/proc/self/statm has no resident size: \(text)")
        }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }
}
