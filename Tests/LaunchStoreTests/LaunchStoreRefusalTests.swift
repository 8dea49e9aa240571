// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import LaunchStore

/// A foreign file is refused, and stays as it is.
@Suite struct LaunchStoreRefusalTests {
    let folder: StoreFolder
    let log = LogLines()
    let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)

    init() throws { folder = try StoreFolder() }

    func open() throws -> LaunchStore { try LaunchStore(at: folder.file) { [log] in log.add($0) } }

    /// The files of the folder with their bytes.
    func files() throws -> [String: [UInt8]] {
        try Dictionary(uniqueKeysWithValues: folder.names().map { ($0, try folder.bytes($0)) })
    }

    /// Opens what is there, and expects that it is refused and nothing is changed.
    func expectRefusal(_ found: String) throws {
        let before = try files()
        let error = #expect(throws: LaunchStore.Error.foreign(path: folder.file.path, found: found)) {
            try open()
        }
        #expect(
            error?.description
                == "\(folder.file.path) is not a store of this program but \(found). It was left as it is. Choose "
                + "another path for the store, or move it away.")
        #expect(try files() == before)
        #expect(log.lines.isEmpty)
    }

    @Test(arguments: [10, 99, 100, 9000])
    func aFileOfAnotherKind(length: Int) throws {
        try folder.write((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 131 &+ 7) }, to: "launch.sqlite")
        try folder.write([1, 2, 3], to: "launch.sqlite-wal")
        try expectRefusal("a file of another kind")
    }

    @Test(arguments: ["DELETE", "WAL"], [0, 0x1234_5678])
    func anotherProgramsDatabase(journal: String, id: Int) throws {
        let other = try StoreFolder()
        let foreign = try SQLiteConnection(path: other.file.path, busyMilliseconds: 100)
        try foreign.run("PRAGMA journal_mode = \(journal)")
        try foreign.run("PRAGMA application_id = \(id)")
        try foreign.run("CREATE TABLE document (name TEXT)")
        try foreign.run("INSERT INTO document VALUES ('soup')")
        // With a log, as after a kill.
        for name in try other.names() where !name.hasSuffix("-shm") {
            try folder.write(try other.bytes(name), to: name)
        }
        try expectRefusal("a database of another program")
    }

    @Test func anotherProgramsDatabaseWhereAStoreWasBefore() async throws {
        try await open().set(1, for: "one", at: noon)
        try FileManager.default.removeItem(at: folder.file)
        let foreign = try SQLiteConnection(path: folder.file.path, busyMilliseconds: 100)
        try foreign.run("CREATE TABLE photo (name TEXT)")
        try expectRefusal("a database of another program")
    }

    @Test func aFolderInItsPlace() throws {
        let inner = folder.file.appending(path: "inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        #expect(throws: LaunchStore.Error.foreign(path: folder.file.path, found: "a folder")) { try open() }
        #expect(FileManager.default.fileExists(atPath: inner.path))
        #expect(try folder.names() == ["launch.sqlite"])
    }

    @Test func aLockThatIsSomebodysFileNamesItself() throws {
        let lock = folder.file.path + ".lock"
        try folder.write(Array("mine".utf8), to: "launch.sqlite.lock")
        let error = #expect(throws: LaunchStore.Error.self) { try open() }
        #expect(error == .notALock(path: folder.file.path, lock: lock, found: "a file of 4 bytes"))
        #expect(
            error?.description.hasPrefix("\(lock) has to be an empty file, the lock of the store") == true)
        #expect(try files() == ["launch.sqlite.lock": Array("mine".utf8)])
    }

    @Test func aLockThatIsAFolderNamesItself() throws {
        let lock = folder.file.path + ".lock"
        try FileManager.default.createDirectory(atPath: lock, withIntermediateDirectories: true)
        #expect(
            throws: LaunchStore.Error.notALock(path: folder.file.path, lock: lock, found: "a folder")
        ) { try open() }
    }

    @Test(arguments: [1, 2], [LaunchStore.applicationID, 0])
    func aStoreOfAnEarlierVersionIsOursAndBroughtUpToDate(version: Int, id: Int64) async throws {
        try folder.makeOld(version: version, id: id)
        for _ in 0..<2 {
            let store = try open()
            let stored = try await store.value(Int.self, for: "seven")
            #expect(stored == StoredValue(value: 7, savedAt: Date(timeIntervalSinceReferenceDate: 1)))
            #expect(try await store.flag("seen") == .set)
            #expect(try await store.version() == (version > 1 ? 4 : 0))
            #expect(try await store.contents().fault == nil)
        }
        #expect(log.lines.isEmpty)
        let now = try SQLiteConnection(path: folder.file.path, busyMilliseconds: 100)
        #expect(try now.run("PRAGMA application_id") == [[.integer(0x466C_5374)]])
        #expect(try now.run("PRAGMA user_version") == [[.integer(3)]])
    }

    @Test func whatIsDamagedInAnEarlierVersionIsToldAndTheRestKept() async throws {
        try folder.makeOld(version: 2)
        do {
            let old = try SQLiteConnection(path: folder.file.path, busyMilliseconds: 100)
            try old.run([.set(Array("8".utf8), for: "eight", savedAt: 1)])
            try old.run("UPDATE document SET value = ? WHERE key = 'eight'", [.blob([0x39])])
            old.trust()
        }
        let store = try open()
        #expect(try await store.value(Int.self, for: "seven")?.value == 7)
        #expect(try await store.value(Int.self, for: "eight") == nil)
        #expect(log.lines.count == 1)
        #expect(log.lines.first?.contains("; lost: 'eight'") == true, "\(log.lines)")
    }
}
