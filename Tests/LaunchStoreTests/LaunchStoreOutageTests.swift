// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import LaunchStore

/// A store that was opened and whose calls of one kind fail, as proofs of apps need it.
@Suite struct LaunchStoreOutageTests {
    let folder: StoreFolder
    let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)

    init() throws { folder = try StoreFolder() }

    private func open(_ outage: LaunchStore.Outage?) throws -> LaunchStore {
        try LaunchStore(at: folder.file, outage: outage) { _ in }
    }

    private func prepare() async throws {
        let store = try open(nil)
        try await store.set(["Lagos"], for: "cities", at: noon)
        try await store.setFlag(true, for: "seen")
    }

    @Test func eachReadFailsAndWritesDoNot() async throws {
        try await prepare()
        let store = try open(.reads)
        // SQLite's SQLITE_IOERR.
        let error = LaunchStore.Error.failed(path: folder.file.path, code: 10, reason: "disk I/O error")
        await #expect(throws: error) { try await store.value([String].self, for: "cities") }
        await #expect(throws: error) { try await store.flag("seen") }
        await #expect(throws: error) { try await store.transaction { try $0.flag("seen") } }
        try await store.setFlag(true, for: "later")
        let found = try await open(nil).contents()
        #expect(found.fault == nil)
        #expect(Set(found.records.keys) == ["'cities'", "the flag 'seen'", "the flag 'later'"])
    }

    @Test func eachWriteFailsAndReadsDoNot() async throws {
        try await prepare()
        let store = try open(.writes)
        let error = LaunchStore.Error.diskFull(path: folder.file.path)
        #expect(try await store.value([String].self, for: "cities")?.value == ["Lagos"])
        #expect(try await store.flag("seen") == .set)
        await #expect(throws: error) { try await store.setFlag(false, for: "seen") }
        await #expect(throws: error) { try await store.remove("cities") }
        await #expect(throws: error) { try await store.transaction { try $0.setFlag(false, for: "seen") } }
        #expect(try await open(nil).flag("seen") == .set)
    }
}
