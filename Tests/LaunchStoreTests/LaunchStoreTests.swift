// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import LaunchStore

@Suite struct LaunchStoreTests {
    let folder: StoreFolder
    let log = LogLines()
    let noon = Date(timeIntervalSinceReferenceDate: 800_000_000.125)

    init() throws { folder = try StoreFolder() }

    func open() throws -> LaunchStore { try LaunchStore(at: folder.file) { [log] in log.add($0) } }

    @Test func aDocumentComesBackWithItsTimeAfterReopening() async throws {
        try await open().set(["Lagos", "Porto"], for: "cities", at: noon)
        let stored = try await open().value([String].self, for: "cities")
        #expect(stored == StoredValue(value: ["Lagos", "Porto"], savedAt: noon))
        #expect(log.lines.isEmpty)
    }

    @Test func nothingIsFoundWhereNothingWasStored() async throws {
        let store = try open()
        #expect(try await store.value(String.self, for: "absent") == nil)
        #expect(try await store.flag("absent") == .notSet)
        try await store.set("x", for: "present", at: noon)
        try await store.remove("present")
        try await store.remove("present")
        #expect(try await store.value(String.self, for: "present") == nil)
    }

    @Test func flagsAreKept() async throws {
        try await open().setFlag(true, for: "onboarded")
        let store = try open()
        #expect(try await store.flag("onboarded") == .set)
        try await store.setFlag(false, for: "onboarded")
        #expect(try await store.flag("onboarded") == .notSet)
    }

    @Test func missingParentFoldersAreCreated() async throws {
        let store = try LaunchStore(at: folder.url.appending(path: "a/b/c/launch.sqlite")) { _ in }
        try await store.set(1, for: "one", at: noon)
        #expect(try await store.value(Int.self, for: "one")?.value == 1)
    }

    @Test func aStoreInMemoryLeavesNoFile() async throws {
        let store = try LaunchStore.inMemory()
        try await store.set(1, for: "one", at: noon)
        #expect(try await store.value(Int.self, for: "one")?.value == 1)
        #expect(try folder.names().isEmpty)
    }

    @Test func severalChangesAreMadeTogetherOrNotAtAll() async throws {
        let store = try open()
        try await store.set("old", for: "a", at: noon)
        try await store.apply(
            [.set("new", for: "a"), .set("second", for: "b"), .setFlag(true, for: "c"), .remove("d")],
            at: noon)
        #expect(try await store.value(String.self, for: "a")?.value == "new")
        #expect(try await store.flag("c") == .set)
        // JSON has no infinity, so the second step fails and the first must not be seen.
        await #expect(throws: LaunchStore.Error.self) {
            try await store.apply([.set("broken", for: "a"), .set(Double.infinity, for: "b")], at: noon)
        }
        #expect(try await store.value(String.self, for: "a")?.value == "new")
        #expect(try await store.value(String.self, for: "b")?.value == "second")
    }

    @Test func aFullDiskIsATypedErrorAndChangesNothing() async throws {
        let store = try LaunchStore(path: folder.file.path, limits: .init(maximumPages: 12)) { _ in }
        try await store.set("small", for: "a", at: noon)
        let large = String(repeating: "x", count: 100_000)
        let error = await #expect(throws: LaunchStore.Error.diskFull(path: folder.file.path)) {
            try await store.apply([.set("changed", for: "a"), .set(large, for: "b")], at: noon)
        }
        #expect(error?.description.contains("Free some space") == true)
        #expect(try await store.value(String.self, for: "a")?.value == "small")
        #expect(try await store.value(String.self, for: "b") == nil)
        try await store.set("still writable", for: "a", at: noon)
        #expect(try await open().value(String.self, for: "a")?.value == "still writable")
    }

    @Test func aPlaceThatCannotBeWrittenIsATypedErrorThatSaysWhatToDo() throws {
        let error = #expect(throws: LaunchStore.Error.self) {
            try LaunchStore(at: URL(fileURLWithPath: "/proc/firstlight/launch.sqlite")) { _ in }
        }
        #expect(error?.description.contains("Check the path") == true)
    }

    @Test func aNewerFileIsNeitherReadNorMovedAside() async throws {
        try await open().set(1, for: "one", at: noon)
        let connection = try SQLiteConnection(path: folder.file.path, busyMilliseconds: 100)
        try connection.run("PRAGMA user_version = 9")
        #expect(throws: LaunchStore.Error.newerVersion(path: folder.file.path, found: 9, supported: 3)) {
            try open()
        }
        #expect(try folder.names().allSatisfy { !$0.contains("corrupt") })
    }

    @Test func twoConnectionsSeeEachOthersChanges() async throws {
        let (first, second) = (try open(), try open())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (name, store) in [("first", first), ("second", second)] {
                for number in 0..<50 {
                    group.addTask { [noon] in
                        try await store.set(number, for: .init(rawValue: "\(name)-\(number)"), at: noon)
                    }
                }
            }
            try await group.waitForAll()
        }
        for number in 0..<50 {
            #expect(
                try await first.value(Int.self, for: .init(rawValue: "second-\(number)"))?.value == number)
            #expect(
                try await second.value(Int.self, for: .init(rawValue: "first-\(number)"))?.value == number)
        }
    }

    @Test func aLockHeldTooLongIsATypedError() async throws {
        let store = try LaunchStore(path: folder.file.path, limits: .init(busyMilliseconds: 20)) { _ in }
        let other = try SQLiteConnection(path: folder.file.path, busyMilliseconds: 20)
        try other.run("BEGIN IMMEDIATE")
        await #expect(throws: LaunchStore.Error.busy(path: folder.file.path)) {
            try await store.set(1, for: "one", at: noon)
        }
        try other.run("ROLLBACK")
        try await store.set(1, for: "one", at: noon)
        #expect(try await store.value(Int.self, for: "one")?.value == 1)
    }

    @Test func copiesMadeWhileAWriterRunsAlwaysHoldAWholeState() async throws {
        // What a kill leaves behind is the files as they are at that instant; here copied, log last to
        // first, 60 times while both halves of a pair are rewritten together.
        let store = try open()
        try await store.apply([.set(0, for: "left"), .set(0, for: "right")], at: noon)
        // So that a log cut off near its start still leaves the first pair.
        try await store.checkpoint()
        let writer = Task { [noon] in
            var number = 1
            while !Task.isCancelled {
                try await store.apply([.set(number, for: "left"), .set(number, for: "right")], at: noon)
                if number % 50 == 0 { try await store.checkpoint() }
                number += 1
            }
            return number
        }
        var (newest, written) = (0, 0)
        for round in 0..<60 {
            // Each round sees the writer further on.
            let before = written
            while written == before {
                written = try #require(try await store.value(Int.self, for: "left")).value
            }
            let copy = try StoreFolder()
            // A checkpoint between the two copies would tear them, as it never does for a killed process.
            let main = try folder.bytes("launch.sqlite")
            let wal = try folder.bytes("launch.sqlite-wal")
            guard try folder.bytes("launch.sqlite") == main else { continue }
            try copy.write(main, to: "launch.sqlite")
            // Half of the copies end in the middle of a frame, as a write that was cut off does.
            let end = round.isMultiple(of: 2) ? wal.count : max(0, wal.count - (round * 131) % 4000)
            try copy.write(Array(wal.prefix(end)), to: "launch.sqlite-wal")
            let reader = try LaunchStore(at: copy.file) { [log] in log.add($0) }
            let left = try #require(try await reader.value(Int.self, for: "left")).value
            #expect(try await reader.value(Int.self, for: "right")?.value == left)
            newest = max(newest, left)
        }
        writer.cancel()
        #expect(try await writer.value > 1)
        #expect(newest > 0)
        #expect(log.lines.isEmpty, "\(log.lines)")
    }
}
