// Licensed under the Apache License, Version 2.0.

import Foundation

/// Measures stages side by side. A stage lives on the main actor: each has a process of its own, as parts of a run of tests do.
@MainActor
struct StageBench {
    /// The part of a splash whose frames are drawn.
    private static let part = "urbannest.moving"
    /// The frames of each stage.
    let frames: Int

    /// Measures the wall time of a frame of so many stages at once, in milliseconds, a few times.
    func measure(stages: Int) throws -> Samples {
        // What the processes take before and after their frames goes out in the difference.
        Samples(
            wall: try (0..<5).map { _ in
                let (few, many) = (try run(stages, frames: 60), try run(stages, frames: 60 + frames))
                return max(many - few, 0) / Double(frames)
            })
    }

    private func run(_ stages: Int, frames: Int) throws -> Double {
        let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        let start = Samples.now(CLOCK_MONOTONIC)
        let children = try (0..<stages).map { _ in
            let child = Process()
            child.executableURL = program
            child.arguments = ["--bare", "--frames", String(frames), "--only", Self.part]
            child.standardOutput = FileHandle.nullDevice
            try child.run()
            return child
        }
        for child in children { child.waitUntilExit() }
        guard children.allSatisfy({ $0.terminationStatus == 0 }) else {
            throw BenchOptions.Problem(description: "A process of '\(Self.part)' failed.")
        }
        return Samples.now(CLOCK_MONOTONIC) - start
    }
}
