// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import LaunchStore

/// A flag that cannot be read is none that was never set, at this launch and at each later one.
@Suite struct StoredFlagTests {
    let folder: StoreFolder

    init() throws { folder = try StoreFolder() }

    private func open() throws -> LaunchStore { try LaunchStore(at: folder.file) { _ in } }

    private func prepare() async throws {
        let store = try open()
        try await store.setFlag(true, for: "seen")
        try await store.setFlag(false, for: "taken-back")
        try await store.checkpoint()
    }

    @Test func threeAnswers() async throws {
        try await prepare()
        let store = try open()
        #expect(try await store.flag("seen") == .set)
        #expect(try await store.flag("taken-back") == .notSet)
        #expect(try await store.flag("never") == .notSet)
        #expect(try await store.transaction { try $0.flag("seen") } == .set)
    }

    @Test(arguments: ["UPDATE flag SET value = 0", "UPDATE flag SET value = 7", "DELETE FROM flag"])
    func aDamagedFlagIsUnknownAndStaysSo(change: String) async throws {
        try await prepare()
        do {
            let connection = try SQLiteConnection(path: folder.file.path, busyMilliseconds: 1000)
            try connection.run(change + " WHERE name = 'seen'")
        }
        for _ in 0..<3 {
            let store = try open()
            #expect(try await store.flag("seen") == .unknown)
            #expect(try await store.flag("taken-back") == .notSet)
            // Its name is known, so no other one can have been lost.
            #expect(try await store.flag("never") == .notSet)
            #expect(try await store.contents().fault == nil)
        }
        let store = try open()
        try await store.setFlag(true, for: "seen")
        #expect(try await store.flag("seen") == .set)
        #expect(try await open().flag("seen") == .set)
    }

    @Test(arguments: [0, 50, 100, 4096, 5000])
    func afterAFileWasCutOffEachFlagIsUnknown(size: Int) async throws {
        try await prepare()
        let file = try folder.bytes("launch.sqlite")
        try? FileManager.default.removeItem(atPath: folder.file.path + "-wal")
        try folder.write(Array(file.prefix(size)), to: "launch.sqlite")
        for _ in 0..<2 {
            let store = try open()
            #expect(try await store.flag("seen") == .unknown)
            #expect(try await store.flag("never") == .unknown)
            #expect(try await store.contents().records.isEmpty)
        }
        let store = try open()
        try await store.setFlag(false, for: "seen")
        #expect(try await store.flag("seen") == .notSet)
    }

    @Test func afterAFileWasRemovedEachFlagIsUnknown() async throws {
        try await prepare()
        for suffix in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: folder.file.path + suffix)
        }
        #expect(try await open().flag("seen") == .unknown)
    }

    @Test func aNewStoreKnowsThatNothingWasSet() async throws {
        #expect(try await open().flag("seen") == .notSet)
        #expect(try await LaunchStore.inMemory().flag("seen") == .notSet)
    }

    @Test func aStandInKnowsNothing() async throws {
        let store = try LaunchStore.inMemory(isStandIn: true)
        #expect(try await store.flag("seen") == .unknown)
        try await store.setFlag(true, for: "seen")
        #expect(try await store.flag("seen") == .set)
        #expect(try await store.flag("other") == .unknown)
    }
}
