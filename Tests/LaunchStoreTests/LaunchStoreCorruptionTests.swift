// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchStore

@Suite struct LaunchStoreCorruptionTests {
    let folder: StoreFolder
    let log = LogLines()
    let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)

    init() throws { folder = try StoreFolder() }

    func open() throws -> LaunchStore { try LaunchStore(at: folder.file) { [log] in log.add($0) } }

    /// Fills a store with 200 documents in the main file and closes it.
    func fill() async throws {
        let store = try open()
        let changes = (0..<200).map {
            LaunchStoreChange.set("value-\($0)-" + String(repeating: "x", count: 100), for: key($0))
        }
        try await store.apply(changes, at: noon)
        try await store.checkpoint()
    }

    func key(_ number: Int) -> LaunchStoreKey { LaunchStoreKey(rawValue: "key-\(number)") }

    /// The store works, whatever it found.
    func expectUsable(_ store: LaunchStore) async throws {
        try await store.set("after", for: "after", at: noon)
        #expect(try await store.value(String.self, for: "after")?.value == "after")
    }

    @Test func eachDamagedFileIsKeptUnderANumberOfItsOwn() async throws {
        for number in 1...3 {
            try await fill()
            var bytes = try folder.bytes("launch.sqlite")
            // The number of the file format.
            bytes[18] = 47 + UInt8(number)
            try folder.write(bytes, to: "launch.sqlite")
            _ = try open()
        }
        for number in 1...3 {
            #expect(try folder.bytes("launch.sqlite.corrupt-\(number)")[18] == 47 + UInt8(number))
        }
    }

    @Test func anEmptyFileIsAnEmptyStore() async throws {
        try folder.write([], to: "launch.sqlite")
        try await expectUsable(try open())
    }

    @Test(arguments: [1, 50, 100, 512, 4095, 4096, 8192, 20_000])
    func aTruncatedFileNeverGivesAWrongDocument(length: Int) async throws {
        try await fill()
        try folder.write(Array(try folder.bytes("launch.sqlite").prefix(length)), to: "launch.sqlite")
        try await expectOnlyRightValues()
        #expect(!log.lines.isEmpty)
        #expect(try folder.names().contains("launch.sqlite.corrupt-1"))
    }

    @Test(arguments: 0..<60)
    func flippedBytesNeverGiveAWrongDocument(seed: Int) async throws {
        try await fill()
        var bytes = try folder.bytes("launch.sqlite")
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        for _ in 0..<(1 + seed % 8) {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            bytes[Int(state >> 33) % bytes.count] ^= UInt8(1 << (state >> 61))
        }
        try folder.write(bytes, to: "launch.sqlite")
        try await expectOnlyRightValues()
    }

    @Test(arguments: 0..<20)
    func flippedBytesInTheLogNeverGiveAWrongDocument(seed: Int) async throws {
        try await fill()
        let store = try open()
        for number in 0..<50 {
            try await store.set(
                "value-\(number)-" + String(repeating: "x", count: 100), for: key(number), at: noon)
        }
        let copy = try StoreFolder()
        try copy.write(try folder.bytes("launch.sqlite"), to: "launch.sqlite")
        var wal = try folder.bytes("launch.sqlite-wal")
        #expect(wal.count > 4096)
        wal[(seed * 7919) % wal.count] ^= 0x10
        try copy.write(wal, to: "launch.sqlite-wal")
        let reader = try LaunchStore(at: copy.file) { [log] in log.add($0) }
        try await expectOnlyRightValues(reader)
    }

    func expectOnlyRightValues(_ given: LaunchStore? = nil) async throws {
        try await onThreadsOfItsOwn { try await checkValues(given) }
    }

    private func checkValues(_ given: LaunchStore?) async throws {
        let store = try given ?? open()
        for number in 0..<200 {
            if let stored = try await store.value(String.self, for: key(number)) {
                #expect(stored.value == "value-\(number)-" + String(repeating: "x", count: 100))
                #expect(stored.savedAt == noon)
            }
        }
        try await expectUsable(store)
    }

    @Test func aChangedRecordIsReportedAndAbsent() async throws {
        let store = try open()
        try await store.set("good", for: "a", at: noon)
        try await store.set("other", for: "b", at: noon)
        try await store.setFlag(true, for: "f")
        let connection = try SQLiteConnection(path: folder.file.path, busyMilliseconds: 1000)
        try connection.run("UPDATE document SET value = ? WHERE key = 'a'", [.blob(Array("\"evil\"".utf8))])
        try connection.run("UPDATE flag SET value = 0")
        #expect(try await store.value(String.self, for: "a") == nil)
        #expect(try await store.flag("f") == .unknown)
        #expect(try await store.value(String.self, for: "b")?.value == "other")
        #expect(log.lines.count == 2)
        // Writing it again heals it.
        try await store.set("new", for: "a", at: noon)
        #expect(try await store.value(String.self, for: "a")?.value == "new")
    }

    @Test func exchangedRecordsAreNoticed() async throws {
        let store = try open()
        try await store.apply([.set("one", for: "a"), .set("two", for: "b")], at: noon)
        let connection = try SQLiteConnection(path: folder.file.path, busyMilliseconds: 1000)
        try connection.run("UPDATE document SET key = CASE key WHEN 'a' THEN 'c' ELSE 'a' END")
        #expect(try await store.value(String.self, for: "a") == nil)
        #expect(try await store.value(String.self, for: "c") == nil)
    }

    @Test func aDocumentOfAnotherTypeIsReportedAndAbsent() async throws {
        let store = try open()
        try await store.set("text", for: "a", at: noon)
        #expect(try await store.value(Int.self, for: "a") == nil)
        #expect(log.lines.first?.contains("is no Int") == true)
    }

    @Test func aFileRemovedWhileOpenIsMadeAgain() async throws {
        let store = try open()
        try await store.set(1, for: "a", at: noon)
        for name in try folder.names() {
            try FileManager.default.removeItem(at: folder.url.appending(path: name))
        }
        #expect(try await store.value(Int.self, for: "a") == nil)
        try await expectUsable(store)
        #expect(try await open().value(String.self, for: "after")?.value == "after")
    }

    @Test func damageFoundWhileOpenIsMovedAside() async throws {
        try await fill()
        let store = try open()
        let other = try SQLiteConnection(path: folder.file.path, busyMilliseconds: 1000)
        // Another program damages the table's root page while the store is open.
        try other.run("PRAGMA writable_schema = ON")
        try other.run("UPDATE sqlite_master SET rootpage = 9999 WHERE name = 'document'")
        try other.run("PRAGMA schema_version = 77")
        try other.run("PRAGMA wal_checkpoint(TRUNCATE)")
        // What the first page says of the tables is the same in every store, so nothing is lost.
        let expected = "value-1-" + String(repeating: "x", count: 100)
        #expect(try await store.value(String.self, for: key(1))?.value == expected)
        try await expectUsable(store)
        #expect(log.lines.contains { $0.contains("corrupt-1") }, "\(log.lines)")
    }
}
