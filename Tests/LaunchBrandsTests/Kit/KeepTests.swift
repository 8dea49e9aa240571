// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import LaunchStore
import Synchronization
import Testing

/// Data kept between launches, and a disk that cannot be written.
@Suite struct KeepTests {
    private final class Log: Sendable {
        let lines = Mutex<[String]>([])

        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private let slidesSeen: LaunchStoreFlag = "app.slides-seen"

    @Test func whatCanBeKeptIsKeptWithoutAWord() async throws {
        let (store, log) = (try LaunchStore.inMemory(), Log())
        await LaunchStore.keep("That the slides were seen", log: { log.add($0) }) {
            try await store.setFlag(true, for: slidesSeen)
        }
        #expect(try await store.flag(slidesSeen) == .set)
        #expect(try await store.flag("app.other") == .notSet)
        #expect(log.lines.withLock { $0 }.isEmpty)
    }

    @Test("A disk that cannot be written is told once and stops nothing")
    func broken() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "keep-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (store, log) = (try LaunchStore(at: folder.appending(path: "launch.sqlite")) { _ in }, Log())
        // With a file where the folder was, the store can neither write nor be made again.
        try FileManager.default.removeItem(at: folder)
        try Data().write(to: folder)
        await LaunchStore.keep("That the slides were seen", log: { log.add($0) }) {
            try await store.setFlag(true, for: slidesSeen)
        }
        let lines = log.lines.withLock { $0 }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("That the slides were seen could not be kept: ") == true)
    }
}
