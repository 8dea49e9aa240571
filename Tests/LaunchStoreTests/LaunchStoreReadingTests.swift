// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchStore

/// Where nothing can be written, damage is found before it is believed as well: it is told in one line, and what is
/// right can be read.
@Suite struct LaunchStoreReadingTests {
    let folder: StoreFolder
    let samples = LaunchStoreFlipTests()

    init() throws { folder = try StoreFolder() }

    /// Takes away the right to write, and reads in a process of a user to whom that applies.
    private func recall(
        files: Int = 0o444, folder mode: Int = 0o555, _ keys: [String]
    ) throws -> (log: [String], read: [String]) {
        try? FileManager.default.removeItem(atPath: folder.file.path + "-shm")
        try folder.permit(files: files)
        try folder.permit(folder: mode)
        defer { try? folder.permit(folder: 0o755) }
        let probe = try Probe(
            ["recall", folder.file.path] + keys, folder: FileManager.default.temporaryDirectory)
        #expect(probe.wait() == 0, "\(probe.lines)")
        let lines = probe.lines
        return (lines.filter { $0.hasPrefix("log ") }, lines.filter { !$0.hasPrefix("log ") })
    }

    @Test(arguments: [(0o444, 0o777), (0o666, 0o555), (0o444, 0o555)], [false, true])
    func aRecordThatIsMissingIsMissed(_ mode: (files: Int, folder: Int), hasLog: Bool) async throws {
        try folder.write(try await samples.files(hasLog: false).file, to: "launch.sqlite")
        do {
            let other = try SQLiteConnection(path: folder.file.path, busyMilliseconds: 100)
            try other.run("DELETE FROM document WHERE key = 'brand.session'")
            if !hasLog { try other.run("PRAGMA wal_checkpoint(TRUNCATE)") }
        }
        let keys = ["brand.session", "launch-guard"]
        let (log, read) = try recall(files: mode.files, folder: mode.folder, keys)
        let wanted = try #require(LaunchStoreFlipTests.values["launch-guard"])
        #expect(read == ["brand.session: nothing", "launch-guard: \(wanted)"])
        #expect(log.count == 1, "\(log)")
        let begin =
            "log launch store: \(folder.file.path) is damaged ('brand.session' is missing or of another time) "
            + "and can only be read for now. "
        #expect(log.allSatisfy { $0.hasPrefix(begin) }, "\(log)")
        #expect(
            log.allSatisfy { $0.hasSuffix(" Its other 6 records can be read; lost: 'brand.session'.") },
            "\(log)")
        #expect(try !folder.names().contains { $0.contains("corrupt") || $0.contains("rescue") })
    }

    @Test func aWrongBitInTheLogTakesNothingBackWithoutAWord() async throws {
        var files = try await samples.files(hasLog: true)
        // In the head of the last frame, the newest change.
        files.log[files.log.count - 4120 + 17] ^= 4
        try folder.write(files.file, to: "launch.sqlite")
        try folder.write(files.log, to: "launch.sqlite-wal")
        let (log, read) = try recall(["soak.counter"])
        #expect(read == ["soak.counter: \(try #require(LaunchStoreFlipTests.values["soak.counter"]))"])
        #expect(
            log.count == 1 && log[0].contains("is damaged (its log is damaged) and can only be read"),
            "\(log)")
        #expect(log.allSatisfy { $0.hasSuffix(" Nothing of its 7 records was lost.") }, "\(log)")
    }

    @Test func aDamagedHeaderCostsNothing() async throws {
        var file = try await samples.files(hasLog: false).file
        // The number of the format that it takes to read it.
        file[19] = 47
        try folder.write(file, to: "launch.sqlite")
        let (log, read) = try recall(["soak.counter"])
        #expect(read == ["soak.counter: \(try #require(LaunchStoreFlipTests.values["soak.counter"]))"])
        #expect(log.count == 1 && log[0].contains("is damaged (byte 19 of its header is 47)"), "\(log)")
        #expect(try folder.bytes("launch.sqlite") == file)
    }

    /// The form before had an index beside each table, which a quick check does not compare with it.
    @Test func anIndexThatDisagreesWithItsTableIsNoticed() throws {
        try folder.makeOld(version: 2)
        var file = try folder.bytes("launch.sqlite")
        let name = Array("seven".utf8)
        let inIndex = try #require((8192..<12_288).first { file[$0..<$0 + name.count].elementsEqual(name) })
        file[inIndex] ^= 1
        try folder.write(file, to: "launch.sqlite")
        let found = try #require(readable())
        #expect(found.damage != nil)
        #expect(try transaction(found).flag("seen") == .set)
        let value = try transaction(found).value(Int.self, for: "seven")?.value
        #expect(value == 7 || found.words.contains("lost: "), "\(found.words)")
    }

    @Test(arguments: [1, 2], [LaunchStore.applicationID, 0])
    func aStoreOfAnEarlierVersionIsRead(version: Int, id: Int64) throws {
        try folder.makeOld(version: version, id: id)
        let found = try #require(readable())
        #expect(found.damage == nil)
        #expect(try transaction(found).value(Int.self, for: "seven")?.value == 7)
        #expect(try transaction(found).flag("seen") == .set)
    }

    // MARK: - Any bit

    private func readable() -> LaunchStore.Readable? {
        LaunchStore.readable(
            StoreFile(path: folder.file.path), limits: .init(), after: .readOnly(path: folder.file.path))
    }

    private func transaction(_ found: LaunchStore.Readable) -> LaunchStoreTransaction {
        LaunchStoreTransaction(connection: found.connection, path: folder.file.path) {
            Issue.record("What is served was looked at before: \($0)")
        }
    }

    /// Returns the defects of a read after a flip.
    private func defects(_ found: LaunchStore.Readable) throws -> [String] {
        let read = transaction(found)
        var wrong: [String] = []
        func judge(_ name: String, _ isRight: Bool?) {
            if isRight == false { wrong.append("\(name) is wrong") }
            if isRight == nil, found.damage == nil || !found.words.contains("'\(name)'") {
                wrong.append("\(name) is lost without a word: \(found.words)")
            }
        }
        for (key, value) in LaunchStoreFlipTests.values {
            let stored = try read.value(String.self, for: LaunchStoreKey(rawValue: key))
            judge(key, stored.map { $0 == StoredValue(value: value, savedAt: samples.noon) })
        }
        for (name, value) in [("onboarded", StoredFlag.set), ("has-run", .notSet)] {
            let found = try read.flag(LaunchStoreFlag(rawValue: name))
            judge(name, found == .unknown ? nil : found == value)
        }
        let keys = try read.keys().map(\.rawValue)
        if Set(keys).count != keys.count || !Set(keys).isSubset(of: LaunchStoreFlipTests.keys) {
            wrong.append("The keys are \(keys)")
        }
        return wrong
    }

    @Test(
        arguments: [
            (false, SQLiteConnection.Mode.readOnly), (false, .immutable), (true, .readOnly),
            (true, .immutable),
        ])
    func whatIsServedIsRightWhicheverBitIsFlipped(hasLog: Bool, mode: SQLiteConnection.Mode) async throws {
        try await onThreadsOfItsOwn {
            let files = try await samples.files(hasLog: hasLog)
            let count = (files.file.count + files.log.count) * 8
            var state: UInt64 = hasLog ? 4 : 3
            var told = 0
            for _ in 0..<60 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let bit = Int(state >> 24) % count
                var (file, log) = files
                if bit / 8 < file.count {
                    file[bit / 8] ^= 1 << (bit % 8)
                } else {
                    log[bit / 8 - file.count] ^= 1 << (bit % 8)
                }
                try folder.write(file, to: "launch.sqlite")
                if hasLog { try folder.write(log, to: "launch.sqlite-wal") }
                try? FileManager.default.removeItem(atPath: folder.file.path + "-shm")
                let found = try #require(
                    LaunchStore.looked(
                        at: StoreFile(path: folder.file.path), mode,
                        withLogInMemory: hasLog && mode == .immutable, .init()), "bit \(bit)")
                #expect(try defects(found) == [], "bit \(bit % 8) of byte \(bit / 8) of \(file.count)")
                #expect(try folder.bytes("launch.sqlite") == file)
                if found.damage != nil { told += 1 }
            }
            // Some pages are partly empty, and what the log holds anew is not read in the file.
            #expect(told > 5)
        }
    }
}
