// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchStore

/// Whichever bit of the files is flipped, each record is right or reported lost, and the next opening is a quiet one.
@Suite struct LaunchStoreFlipTests {
    let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)
    static let keys = [
        "brand.cities", "brand.configuration", "brand.session", "launch-guard", "soak.counter",
    ]
    /// The values by their keys, one of them longer than a page.
    static let values = Dictionary(
        uniqueKeysWithValues: keys.enumerated().map {
            ($1, String(repeating: "\($0) is right. ", count: 6 + 100 * ($0 % 4)))
        })

    /// The two files of a store with five documents, two flags and a version, each written more than once.
    func files(hasLog: Bool) async throws -> (file: [UInt8], log: [UInt8]) {
        let folder = try StoreFolder()
        let store = try await LaunchStore.open(
            at: folder.file, migrations: [LaunchStoreMigration(to: 3, "First") { _ in }], log: { _ in })
        for round in 0..<3 {
            for (key, value) in Self.values.sorted(by: { $0.key < $1.key }) {
                let text = round < 2 ? "earlier \(round)" : value
                try await store.set(text, for: LaunchStoreKey(rawValue: key), at: noon)
            }
            try await store.setFlag(round == 2, for: "onboarded")
            try await store.setFlag(round != 2, for: "has-run")
            if round == 0 || !hasLog { try await store.checkpoint() }
        }
        return (try folder.bytes("launch.sqlite"), try folder.bytes("launch.sqlite-wal"))
    }

    /// Returns the defects of a store after a flip.
    func defects(_ store: LaunchStore, _ log: LogLines) async throws -> [String] {
        var wrong: [String] = []
        func judge(_ name: String, _ isRight: Bool?) {
            if isRight == false { wrong.append("\(name) is wrong") }
            if isRight == nil, !log.lines.contains(where: { $0.contains("'\(name)'") }) {
                wrong.append("\(name) is lost without a word: \(log.lines)")
            }
        }
        for (key, value) in Self.values {
            let found = try await store.value(String.self, for: LaunchStoreKey(rawValue: key))
            judge(key, found.map { $0 == StoredValue(value: value, savedAt: noon) })
        }
        // A lost flag is unknown, never the opposite of what it was.
        for (name, value) in [("onboarded", StoredFlag.set), ("has-run", .notSet)] {
            let found = try await store.flag(LaunchStoreFlag(rawValue: name))
            judge(name, found == .unknown ? nil : found == value)
        }
        let found = try await store.transaction { try $0.keys().map(\.rawValue) }
        if Set(found).count != found.count || !Set(found).isSubset(of: Self.keys) {
            wrong.append("The keys are \(found)")
        }
        let version = try await store.version()
        let isTold = log.lines.contains { $0.contains("the version of the documents") }
        if version != 3, version != 0 || !isTold || !found.isEmpty {
            wrong.append("The version is \(version)")
        }
        return wrong
    }

    /// Flips a bit and opens the store twice; returns what it said.
    func flip(_ bit: Int, _ files: (file: [UInt8], log: [UInt8])) async throws -> [String] {
        var (file, log) = files
        if bit / 8 < file.count {
            file[bit / 8] ^= 1 << (bit % 8)
        } else {
            log[bit / 8 - file.count] ^= 1 << (bit % 8)
        }
        let folder = try StoreFolder()
        try folder.write(file, to: "launch.sqlite")
        if !log.isEmpty { try folder.write(log, to: "launch.sqlite-wal") }
        let (first, second) = (LogLines(), LogLines())
        do {
            let store = try LaunchStore(at: folder.file) { first.add($0) }
            let wrong = try await defects(store, first)
            #expect(wrong.isEmpty, "bit \(bit % 8) of byte \(bit / 8) of \(file.count) + \(log.count)")
        }
        #expect(first.lines.count <= 1, "\(first.lines)")
        if !first.lines.isEmpty {
            #expect(try folder.bytes("launch.sqlite.corrupt-1") == file)
            #expect(first.lines[0].contains(folder.file.path + " was damaged ("))
            #expect(first.lines[0].contains("is kept as \(folder.file.path).corrupt-1. "))
        }
        let again = try LaunchStore(at: folder.file) { second.add($0) }
        try await again.set("after", for: "brand.cities", at: noon)
        #expect(second.lines.isEmpty, "bit \(bit): \(second.lines)")
        #expect(try await again.contents().fault == nil)
        return first.lines
    }

    @Test(arguments: [false, true])
    func anyBit(hasLog: Bool) async throws {
        try await onThreadsOfItsOwn {
            let files = try await files(hasLog: hasLog)
            #expect(hasLog == !files.log.isEmpty)
            let count = (files.file.count + files.log.count) * 8
            var state: UInt64 = hasLog ? 2 : 1
            var told = 0
            for _ in 0..<60 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                told += try await flip(Int(state >> 24) % count, files).count
            }
            // Some pages are partly empty, and what the log holds anew is not read in the file.
            #expect(told > 5)
        }
    }

    /// The bits of the header say who we are and how to read the rest; none of them may cost a record.
    @Test func anyByteOfTheFirstPage() async throws {
        try await onThreadsOfItsOwn {
            let files = try await files(hasLog: false)
            let used = files.file[..<4096].indices.filter { $0 < 116 || files.file[$0] != 0 }
            for byte in used where (16..<72).contains(byte) || byte < 116 && byte % 3 == 0 || byte % 31 == 0 {
                let lines = try await flip(byte * 8 + (byte * 5) % 8, files)
                #expect(
                    lines.allSatisfy { $0.hasSuffix("Nothing of its 7 records was lost.") },
                    "byte \(byte): \(lines)")
            }
        }
    }

    /// The bits of the newest change in the log, which a log that is cut off would take back without a word.
    @Test func anyByteOfTheLastFrame() async throws {
        try await onThreadsOfItsOwn {
            let files = try await files(hasLog: true)
            let start = files.log.count - 4120
            let page = stride(from: start + 24, to: files.log.count, by: 263)
            for offset in Array(0..<32) + Array(start..<start + 24) + Array(page) {
                let lines = try await flip((files.file.count + offset) * 8 + offset % 8, files)
                #expect(lines.count == 1 && lines[0].contains("(its log is damaged)"), "\(offset): \(lines)")
                // The log's sums do not tell where in a page the uppermost bits of a word were.
                let isCertain = offset < start + 24 || offset % 4 != 3
                #expect(!isCertain || lines.allSatisfy { $0.hasSuffix("Nothing of its 7 records was lost.") })
            }
        }
    }

    @Test func aLostRecordIsNamedAlsoWhenItsNameIsDamaged() async throws {
        let folder = try StoreFolder()
        do {
            let store = try LaunchStore(at: folder.file) { _ in }
            try await store.apply(
                [.set("a", for: "brand.cities"), .set("b", for: "brand.session")], at: noon)
            try await store.setFlag(true, for: "onboarded")
            try await store.checkpoint()
        }
        var file = try folder.bytes("launch.sqlite")
        let name = Array("brand.session".utf8)
        let place = try #require((4096..<8192).first { file[$0..<$0 + name.count].elementsEqual(name) })
        file[place] ^= 4
        try folder.write(file, to: "launch.sqlite")
        let log = LogLines()
        let store = try LaunchStore(at: folder.file) { log.add($0) }
        #expect(try await store.value(String.self, for: "brand.cities")?.value == "a")
        #expect(try await store.value(String.self, for: "brand.session") == nil)
        #expect(
            log.lines == [
                "launch store: \(folder.file.path) was damaged (the checksum of 'frand.session' is wrong); the damaged "
                    + "file is kept as \(folder.file.path).corrupt-1. Its other 2 records were kept; lost: "
                    + "'brand.session'."
            ])
    }

    @Test func aRecordThatIsMissingIsMissed() async throws {
        let folder = try StoreFolder()
        try folder.write(try await files(hasLog: false).file, to: "launch.sqlite")
        let other = try SQLiteConnection(path: folder.file.path, busyMilliseconds: 100)
        try other.run("DELETE FROM document WHERE key = 'brand.session'")
        let log = LogLines()
        let store = try LaunchStore(at: folder.file) { log.add($0) }
        #expect(log.lines.count == 1 && log.lines[0].hasSuffix("; lost: 'brand.session'."), "\(log.lines)")
        #expect(try await store.flag("onboarded") == .set)
    }

    @Test(arguments: [false, true])
    func aReplacementThatWasCutOffIsEndedByTheNextLaunch(isMoved: Bool) async throws {
        let folder = try StoreFolder()
        let files = try await files(hasLog: false)
        // The rescued file has its name; the damaged one may be gone from its place already.
        try folder.write(files.file, to: "launch.sqlite.rescued")
        if !isMoved { try folder.write(Array(files.file.prefix(5000)), to: "launch.sqlite") }
        let store = try LaunchStore(at: folder.file) { Issue.record("\($0)") }
        #expect(try await store.flag("onboarded") == .set)
        #expect(try folder.names().contains("launch.sqlite.corrupt-1") == !isMoved)
        #expect(try folder.names().contains("launch.sqlite.rescued") == false)
    }
}
