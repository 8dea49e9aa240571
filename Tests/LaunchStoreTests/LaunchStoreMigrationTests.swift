// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchStore

@Suite struct LaunchStoreMigrationTests {
    let folder: StoreFolder
    let log = LogLines()
    let progress = ProgressList()
    let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)

    init() throws { folder = try StoreFolder() }

    func open(_ migrations: [LaunchStoreMigration] = []) async throws -> LaunchStore {
        try await LaunchStore.open(
            at: folder.file, migrations: migrations, log: { [log] in log.add($0) },
            progress: { [progress] in progress.add($0) })
    }

    func key(_ number: Int) -> LaunchStoreKey { LaunchStoreKey(rawValue: "note.\(1000 + number)") }

    /// Fills a store with numbered notes and two other documents around them.
    func fill(_ count: Int) async throws {
        let store = try await open()
        try await store.apply(
            (0..<count).map { .set($0, for: key($0)) }
                + [.set(-1, for: "aaa"), .set(-2, for: "note"), .set(-3, for: "zzz")], at: noon)
    }

    /// Adds 1,000 to each note.
    func addition(to version: Int, batch: Int, _ done: @escaping @Sendable (Int) throws -> Void = { _ in })
        -> LaunchStoreMigration
    {
        LaunchStoreMigration(to: version, "Adding", documents: "note.", batch: batch) { key, transaction in
            let stored = try #require(try transaction.value(Int.self, for: key))
            try done(stored.value)
            try transaction.set(stored.value + 1000, for: key, at: stored.savedAt)
        }
    }

    @Test(.proves("DG-11", "DG-122"))
    func migrationsRunOnceInOrderAndTellTheirNames() async throws {
        let migrations = [
            LaunchStoreMigration(to: 1, "First") { try $0.set("a", for: "x", at: .distantPast) },
            LaunchStoreMigration(to: 5, "Second", steps: 4) { step, transaction in
                let text = try transaction.value(String.self, for: "x")?.value ?? ""
                try transaction.set(text + "\(step)", for: "x", at: .distantPast)
            },
        ]
        let store = try await open(migrations)
        #expect(try await store.value(String.self, for: "x")?.value == "a0123")
        #expect(try await store.version() == 5)
        #expect(progress.names == ["First", "Second", "Second", "Second", "Second", "Second"])
        #expect(progress.fractions == [0, 0.5, 0.625, 0.75, 0.875, 1])
        _ = try await open(migrations)
        #expect(progress.names.count == 6)
    }

    @Test func documentsAreMigratedInBatches() async throws {
        try await fill(250)
        let store = try await open([addition(to: 1, batch: 100)])
        for number in 0..<250 {
            #expect(try await store.value(Int.self, for: key(number))?.value == number + 1000)
        }
        for (name, value) in [("aaa", -1), ("note", -2), ("zzz", -3)] {
            #expect(try await store.value(Int.self, for: .init(rawValue: name))?.value == value)
        }
        #expect(progress.fractions.count == 4 && progress.fractions == progress.fractions.sorted())
        #expect(progress.fractions.last == 1)
    }

    @Test func aCancelledMigrationKeepsItsFinishedStepsAndGoesOnFromThere() async throws {
        try await fill(100)
        let reached = ProgressList()
        let task = Task {
            try await LaunchStore.open(
                at: folder.file, migrations: [addition(to: 1, batch: 10)], log: { _ in },
                progress: { told in
                    reached.add(told)
                    // Cancelled from inside, at an exact place.
                    if told.fraction > 0.5 { withUnsafeCurrentTask { $0?.cancel() } }
                })
        }
        await #expect(throws: LaunchStore.Error.interrupted(path: folder.file.path)) {
            try await task.value
        }
        let before = try await open()
        #expect(try await before.version() == 0)
        var changed = 0
        for number in 0..<100 where try await before.value(Int.self, for: key(number))?.value ?? 0 >= 1000 {
            changed += 1
        }
        #expect(changed > 0 && changed < 100 && changed % 10 == 0)
        let again = LogLines()
        let store = try await open([addition(to: 1, batch: 10) { again.add("\($0)") }])
        #expect(again.lines.count == 100 - changed)
        for number in 0..<100 {
            #expect(try await store.value(Int.self, for: key(number))?.value == number + 1000)
        }
    }

    @Test func aStepThatThrowsKeepsNothingOfItself() async throws {
        struct Bad: Error, CustomStringConvertible { let description = "note 25 is odd" }
        try await fill(50)
        let migration = addition(to: 1, batch: 10) { if $0 == 25 { throw Bad() } }
        let error = await #expect(throws: LaunchStore.Error.self) { try await open([migration]) }
        #expect(
            error
                == .migrationFailed(path: folder.file.path, name: "Adding", reason: "note 25 is odd"))
        let store = try await open()
        #expect(try await store.value(Int.self, for: key(19))?.value == 1019)
        #expect(try await store.value(Int.self, for: key(20))?.value == 20)
        #expect(try await store.version() == 0)
        // With the cause corrected it goes on.
        let fixed = try await open([addition(to: 1, batch: 10)])
        #expect(try await fixed.value(Int.self, for: key(49))?.value == 1049)
    }

    @Test func documentsOfANewerVersionAreRefusedAndStayAsTheyAre() async throws {
        try await fill(5)
        _ = try await open([addition(to: 3, batch: 10)])
        let bytes = try await content()
        let error = await #expect(throws: LaunchStore.Error.self) {
            try await open([addition(to: 2, batch: 10)])
        }
        #expect(error == .newerVersion(path: folder.file.path, found: 3, supported: 2))
        #expect(error?.description.contains("Update this program") == true)
        #expect(try await content() == bytes)
        #expect(try folder.names().allSatisfy { !$0.contains("corrupt") })
    }

    private func content() async throws -> [Int?] {
        let store = try await open()
        var values: [Int?] = []
        for number in 0..<5 { values.append(try await store.value(Int.self, for: key(number))?.value) }
        return values
    }

    @Test func twoProcessesMigrateTogetherAndEachStepIsDoneOnce() async throws {
        try await fill(100)
        let done = LogLines()
        let migration = addition(to: 1, batch: 5) { done.add("\($0)") }
        let (first, second) = (
            try LaunchStore(at: folder.file) { _ in }, try LaunchStore(at: folder.file) { _ in }
        )
        async let one: Void = first.migrate([migration])
        async let other: Void = second.migrate([migration])
        _ = try await (one, other)
        #expect(done.lines.count == 100)
        #expect(try await first.value(Int.self, for: key(99))?.value == 1099)
    }

    @Test func aDamagedRecordOfTheVersionMeansThatNothingCanBeTrusted() async throws {
        try await fill(5)
        _ = try await open([addition(to: 1, batch: 10)])
        do {
            let other = try SQLiteConnection(path: folder.file.path, busyMilliseconds: 1000)
            try other.run("UPDATE schema SET version = 0")
        }
        // Running the migration a second time would spoil each note.
        let store = try await open([addition(to: 1, batch: 10)])
        #expect(try await store.value(Int.self, for: key(0)) == nil)
        #expect(try folder.names().contains("launch.sqlite.corrupt-1"))
        #expect(log.lines.count == 1)
    }
}

/// Collects what a migration tells.
///
/// `@unchecked`: the list is touched only while the lock is held.
final class ProgressList: @unchecked Sendable {
    private let lock = NSLock()
    private var collected: [LaunchStoreProgress] = []

    var names: [String] { lock.withLock { collected.map(\.name) } }
    var fractions: [Double] { lock.withLock { collected.map(\.fraction) } }

    func add(_ progress: LaunchStoreProgress) { lock.withLock { collected.append(progress) } }
}
