// Licensed under the Apache License, Version 2.0.

import Foundation

/// The records that could be read from a damaged file, and those that could not.
struct StoreSalvage {
    private(set) var kept: [RecordName: RecordContent] = [:]
    private(set) var lost: Set<RecordName> = []
    /// Indicates whether more was lost, of which not even the names are known.
    private(set) var hasUnnamed = false

    /// Reads a damaged store from a copy, whose first page and log are set right as far as that is possible.
    ///
    /// - Parameters:
    ///   - file: The store's file.
    ///   - connection: An open connection to it, of which nothing but its bytes is read.
    ///   - template: The first page of a store that was just made.
    static func reading(
        _ file: StoreFile, _ connection: SQLiteConnection, template: [UInt8]
    ) throws -> StoreSalvage {
        let bytes = try file.bytes(connection)
        let log = WriteAheadLog(beside: file.path)
        var best = try StoreSalvage(bytes, log, template: template)
        for other in log.alternatives(inPages: true) {
            let found = try StoreSalvage(bytes, other, template: template)
            if found.lost.count < best.lost.count { best = found }
        }
        // Where a page belongs to another place, what is read may be of an earlier time without being wrong in itself.
        let others = log.alternatives(inPages: false).filter(\.isPlausible)
        if !log.isPlausible, let first = others.first {
            best = try StoreSalvage(bytes, first, template: template)
        }
        for other in others { best.agree(try StoreSalvage(bytes, other, template: template)) }
        return best
    }

    /// Keeps what another reading finds as well, and counts everything else as lost.
    private mutating func agree(_ other: StoreSalvage) {
        let names = Set(kept.keys).union(other.kept.keys)
        for name in names where kept[name] != other.kept[name] {
            kept[name] = nil
            lost.insert(name)
        }
        lost.formUnion(other.lost)
        for name in lost { kept[name] = nil }
        hasUnnamed = hasUnnamed || other.hasUnnamed
    }

    private init(_ file: [UInt8], _ log: WriteAheadLog, template: [UInt8]) throws {
        let page = StoreForm.pageSize
        var bytes = file
        log.apply(to: &bytes)
        guard bytes.count >= page else {
            hasUnnamed = true
            return
        }
        let own = FirstPage(bytes: Array(bytes.prefix(page)))
        let isCurrent = own.isCurrent
        let first = isCurrent ? FirstPage(bytes: template) : own
        bytes.replaceSubrange(0..<page, with: first.corrected(pageCount: bytes.count / page))
        // In memory: an app's data must not go to a folder that everybody may read.
        let reader = try SQLiteConnection(reading: bytes)
        // What is left of an old description is read around what is damaged in it.
        if !isCurrent { _ = try? reader.run("PRAGMA writable_schema = ON") }
        take(try StoreInventory(reader, hasRoll: isCurrent, keepsContent: true, isSalvaging: true))
    }

    private mutating func take(_ found: StoreInventory) {
        let isListed = found.hasRoll && found.isRollWhole
        for (name, record) in found.records {
            let sum = found.roll[name]
            if sum == record.sum || sum == nil && !isListed, let content = record.content {
                kept[name] = content
            } else {
                lost.insert(name)
            }
        }
        lost.formUnion(found.roll.keys.filter { kept[$0] == nil })
        if !isListed {
            lost.formUnion(found.doubtful.filter { kept[$0] == nil })
            hasUnnamed = !found.damaged.isEmpty
        }
        // Documents of a version that is not known would be migrated once more, or not at all.
        let isVersionUnknown =
            lost.contains(.position)
            || kept[.position] == nil && !isListed && found.damaged.contains(.position)
        if isVersionUnknown {
            let documents = kept.keys.filter { $0.table == .document }
            for name in documents { kept[name] = nil }
            lost.formUnion(documents)
        }
    }

    /// Writes what was kept into a new store.
    func write(to fresh: SQLiteConnection) throws {
        try fresh.transaction {
            for (name, content) in kept { try fresh.run(SQLiteCommand.keep(name, content)) }
            // A lost flag is none that was never set, today and at each later launch.
            var flags = lost.filter { $0.table == .flag }
            if hasUnnamed { flags.insert(.flag(.lostFlags)) }
            for name in flags { try fresh.run(SQLiteCommand.keep(name, .flag(.unknown))) }
        }
    }

    /// Describes what was kept and what was lost, for a person.
    ///
    /// - Parameter fate: The fate of the records that were kept.
    func words(_ fate: String = "were kept") -> String {
        // The version and the notes of flags that were lost before are the store's own matter.
        let count = kept.filter { $0.key.table != .position && $0.value != .flag(.unknown) }.count
        let records = "\(count) record\(count == 1 ? "" : "s")"
        var missing = lost.sorted { $0.precedes($1) }.map(\.words)
        if hasUnnamed { missing.append("what else was in it and cannot be read") }
        if missing.isEmpty {
            return count == 0 ? "It held no records." : "Nothing of its \(records) was lost."
        }
        return "Its other \(records) \(fate); lost: \(missing.joined(separator: ", "))."
    }
}

extension StoreFile {
    /// Writes what can be read of a damaged file to a new one, moves the damaged one aside, and logs both.
    func rescue(because reason: String, log: (String) -> Void) throws(LaunchStore.Error) {
        let target = quarantinePath()
        do {
            for suffix in ["", "-journal"] {
                try? FileManager.default.removeItem(atPath: unfinished + suffix)
            }
            let damaged = try SQLiteConnection(path: path, busyMilliseconds: 0)
            let fresh = try SQLiteConnection(path: unfinished, busyMilliseconds: 0)
            try fresh.run("PRAGMA page_size = \(StoreForm.pageSize)")
            try fresh.run("PRAGMA synchronous = FULL")
            try fresh.transaction { try StoreForm.create(fresh) }
            let template = try fresh.bytes(at: 0, count: StoreForm.pageSize)
            let salvage = try StoreSalvage.reading(self, damaged, template: template)
            try salvage.write(to: fresh)
            // Report before committing: a crash in between repeats the report instead of losing it.
            log(
                "launch store: \(path) was damaged (\(reason)); the damaged file is kept as \(target). "
                    + salvage.words())
        } catch let failure as SQLiteFailure {
            throw LaunchStore.Error(failure, path: path)
        } catch {
            throw .cannotOpen(
                path: path, reason: "it is damaged (\(reason)), and cannot be copied (\(error))")
        }
        try replace(movingTo: target)
    }
}
