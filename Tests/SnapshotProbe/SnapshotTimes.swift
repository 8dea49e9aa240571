// Licensed under the Apache License, Version 2.0.

import FirstlightTesting
import Foundation
import StageCairo
import StageUI
import Testing

/// How long `assertSnapshot` takes for a screen that is as its golden, in milliseconds.
@MainActor
struct SnapshotTimes: Encodable {
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    /// Times of one thing, by the clock on the wall and of the processor.
    struct Series: Encodable {
        private(set) var wall: [Double] = []
        private(set) var processor: [Double] = []

        @MainActor
        fileprivate mutating func measure(_ body: () async -> Void) async {
            // What a check waits for comes back on whichever thread is free.
            let (start, before) = (Self.now(CLOCK_MONOTONIC), Self.now(CLOCK_PROCESS_CPUTIME_ID))
            await body()
            wall.append(Self.now(CLOCK_MONOTONIC) - start)
            processor.append(Self.now(CLOCK_PROCESS_CPUTIME_ID) - before)
        }

        private static func now(_ clock: clockid_t) -> Double {
            var time = timespec()
            clock_gettime(clock, &time)
            return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
        }
    }

    /// Beside a golden as `assertSnapshot` writes it.
    private(set) var own = Series()
    /// Beside a PNG of the same pixels and nothing else: the screen is drawn, the PNG decoded, and all pixels compared.
    private(set) var reference = Series()

    /// Measures 20 checks and 5 of the reference in each round.
    ///
    /// - Throws: A `Problem` when a check finds a difference where there is none, or none where there is one.
    static func measure(rounds: Int) async throws -> SnapshotTimes {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("snapshot-probe-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (goldens, left) = (
            folder.appendingPathComponent("goldens"), folder.appendingPathComponent("left")
        )
        setenv("SNAPSHOT_ARTIFACTS", left.path, 1)
        func check(_ name: String, _ screen: ProbeScreen = ProbeScreen(), isNew: Bool = false) async {
            await withSnapshotTesting(record: isNew ? .missing : .never, directory: goldens) {
                await assertSnapshot(of: screen, named: name)
            }
        }
        await check("own", isNew: true)
        let golden = try Data(contentsOf: goldens.appendingPathComponent("snapshot.own.png"))
        try PixelImage(pngData: golden).pngData(level: 6)
            .write(to: goldens.appendingPathComponent("snapshot.reference.png"))

        // Some of each in turn: memory that a drawing has used is not where a check leaves it.
        var times = SnapshotTimes()
        for _ in 0..<rounds {
            for _ in 0..<20 { await times.own.measure { await check("own") } }
            for _ in 0..<5 { await times.reference.measure { await check("reference") } }
        }
        // What differs leaves files; issues are heard by nobody here, because no test runs.
        guard !FileManager.default.fileExists(atPath: left.path) else {
            throw Problem(description: "A screen was not as its golden.")
        }
        for name in ["own", "reference"] {
            await check(name, ProbeScreen(title: "Good evening"))
            guard
                FileManager.default.fileExists(atPath: "\(left.path)/goldens/snapshot.\(name).difference.png")
            else { throw Problem(description: "Another screen was taken for '\(name)'.") }
        }
        return times
    }
}
