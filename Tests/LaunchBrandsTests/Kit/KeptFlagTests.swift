// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import LaunchStore
import Synchronization
import Testing

/// A flag that is kept over launches, and a disk that cannot be written.
@Suite struct KeptFlagTests {
    private final class Log: Sendable {
        let lines = Mutex<[String]>([])

        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private func flag(_ store: LaunchStore) -> KeptFlag {
        KeptFlag("app.slides-seen", "That the slides were seen", in: store)
    }

    @Test func aFlagIsKeptUntilItIsTakenBack() async throws {
        let (store, log) = (try LaunchStore.inMemory(), Log())
        #expect(try await !flag(store).isSet())
        await flag(store).keep { log.add($0) }
        #expect(try await flag(store).isSet())
        #expect(try await !KeptFlag("app.other", "Another", in: store).isSet())
        try await flag(store).set(false)
        #expect(try await !flag(store).isSet())
        #expect(log.lines.withLock { $0 }.isEmpty)
    }

    @Test(
        "A disk that cannot be written is told once and stops nothing; who wants to know is told by an error")
    func broken() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "flag-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (store, log) = (try LaunchStore(at: folder.appending(path: "launch.sqlite")) { _ in }, Log())
        // With a file where the folder was, the store can neither write nor be made again.
        try FileManager.default.removeItem(at: folder)
        try Data().write(to: folder)
        await flag(store).keep { log.add($0) }
        let lines = log.lines.withLock { $0 }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("That the slides were seen could not be kept: ") == true)
        await #expect(throws: LaunchStore.Error.self) { try await flag(store).set() }
    }
}
