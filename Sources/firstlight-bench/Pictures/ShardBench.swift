// Licensed under the Apache License, Version 2.0.

import Foundation

/// Measures a matrix of all states of an app that is cut into eight, beside the same in one process.
struct ShardBench {
    /// The measured values.
    struct Measure {
        /// Eight processes at once on this machine.
        var together = Samples()
        /// The slowest of eight, each with the machine to itself: what eight machines would take.
        var slowest = Samples()
        var one = Samples()
    }

    private static let count = 8
    private let program: String

    init() throws {
        program = try Bundle.firstlight()
    }

    /// Measures with shards cut by the times of an unsharded run, as a second run would be.
    func measure() async throws -> Measure {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("firstlight-bench-shards-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let times = folder.appendingPathComponent("times.json").path
        var measure = Measure()
        func matrix(_ name: String, _ more: [String]) -> [String] {
            [program, "snapshot", "fonsters", "--matrix", "--all-states", "--times", times, "--into"]
                + [folder.appendingPathComponent(name).path] + more
        }
        func shard(_ number: Int) -> [String] { matrix("shards", ["--shard", "\(number)/\(Self.count)"]) }
        for _ in 0..<3 {
            measure.one.wall.append(try Self.run(matrix("one", [])))
            let start = Samples.now(CLOCK_MONOTONIC)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...Self.count {
                    let words = shard(number)
                    group.addTask { _ = try Self.run(words) }
                }
                try await group.waitForAll()
            }
            measure.together.wall.append(Samples.now(CLOCK_MONOTONIC) - start)
            let alone = try (1...Self.count).map { try Self.run(shard($0)) }
            measure.slowest.wall.append(alone.max() ?? 0)
        }
        let joined = folder.appendingPathComponent("joined").path
        _ = try Self.run([program, "merge", folder.appendingPathComponent("shards").path, "--into", joined])
        let index = try ["one/matrix.json", "joined/matrix.json"].map {
            try Data(contentsOf: folder.appendingPathComponent($0))
        }
        guard index[0] == index[1] else {
            throw BenchOptions.Problem(description: "Eight shards drew something else than one process.")
        }
        return measure
    }

    private static func run(_ words: [String]) throws -> Double {
        let child = try MeasuredProcess(words)
        guard child.status == 0 else {
            throw BenchOptions.Problem(
                description: "'\(words.joined(separator: " "))' ended with status \(child.status).")
        }
        return child.wall
    }
}
