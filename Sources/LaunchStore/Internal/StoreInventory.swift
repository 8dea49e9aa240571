// Licensed under the Apache License, Version 2.0.

/// All that one database file holds, and how far it can be believed.
struct StoreInventory {
    struct Record {
        let sum: Int64
        /// Its content; nil where only the checksums were read.
        var content: RecordContent?
    }

    /// The records whose checksums are right.
    private(set) var records: [RecordName: Record] = [:]
    /// The checksum of each record that there should be; empty for a file of an old form.
    private(set) var roll: [RecordName: Int64] = [:]
    /// The tables that could not be read from one end to the other with every row right and in its place.
    private(set) var damaged: Set<RecordName.Table> = []
    /// Indicates whether the roll is as it was written.
    private(set) var isRollWhole = true
    /// The names of the rows whose checksums are wrong, as far as they can be read.
    private(set) var doubtful: Set<RecordName> = []

    /// Indicates whether the file has a roll.
    let hasRoll: Bool
    private let keepsContent: Bool
    private let isSalvaging: Bool

    /// Reads a database.
    ///
    /// - Parameters:
    ///   - connection: The database; a file that others write needs a transaction around this.
    ///   - hasRoll: Whether it is of today's form.
    ///   - keepsContent: Whether the records are kept, and not their checksums alone.
    ///   - isSalvaging: Whether to continue where a table cannot be read.
    /// - Throws: What SQLite says of the first failure; nothing while salvaging.
    init(
        _ connection: SQLiteConnection, hasRoll: Bool = true, keepsContent: Bool = false,
        isSalvaging: Bool = false
    ) throws(SQLiteFailure) {
        (self.hasRoll, self.keepsContent, self.isSalvaging) = (hasRoll, keepsContent, isSalvaging)
        if hasRoll { try readRoll(connection) }
        for table in RecordName.Table.allCases {
            // The first form knew of no positions.
            if !hasRoll, table == .position, (try? SchemaPosition.read(connection)) == SchemaPosition() {
                continue
            }
            try read(table, connection)
        }
    }

    /// The first fault found; nil when each record is present and valid.
    var fault: String? {
        if let table = damaged.min(by: { $0.rawValue < $1.rawValue }) {
            let name = doubtful.filter { $0.table == table }.min { $0.precedes($1) }
            return name.map { "the checksum of \($0.words) is wrong" } ?? "the order of its records is wrong"
        }
        guard hasRoll else { return nil }
        guard isRollWhole else { return "the list of its records is damaged" }
        if let lost = roll.keys.filter({ records[$0]?.sum != roll[$0] }).min(by: { $0.precedes($1) }) {
            return "\(lost.words) is missing or of another time"
        }
        return records.count == roll.count ? nil : "it holds a record that its list does not"
    }

    // MARK: - Reading

    private mutating func readRoll(_ connection: SQLiteConnection) throws(SQLiteFailure) {
        var last: RecordName?
        var found: [RecordName: Int64] = [:]
        var isRight = true
        func take(_ row: [SQLiteValue], isInOrder: Bool) {
            guard let name = row[0].text.flatMap(RecordName.init(roll:)), let sum = row[1].integer,
                row[2].integer == Checksum.of(roll: name, sum: sum)
            else {
                isRight = false
                return
            }
            if isInOrder, let last, !last.precedes(name) { isRight = false }
            last = name
            found[name] = sum
        }
        do {
            try connection.forEach("SELECT name, sum, checksum FROM roll ORDER BY name") {
                take($0, isInOrder: true)
            }
        } catch {
            guard isSalvaging else { throw error }
            isRight = false
            try? connection.forEach("SELECT name, sum, checksum FROM roll ORDER BY name DESC") {
                take($0, isInOrder: false)
            }
        }
        (roll, isRollWhole) = (found, isRight)
    }

    private mutating func read(
        _ table: RecordName.Table, _ connection: SQLiteConnection
    ) throws(SQLiteFailure) {
        var rows = RowReader(table: table, keepsContent: keepsContent)
        do {
            try connection.forEach("\(table.selection) ORDER BY 1") { rows.take($0, isInOrder: true) }
        } catch {
            guard isSalvaging else { throw error }
            rows.isWhole = false
            try? connection.forEach("\(table.selection) ORDER BY 1 DESC") { rows.take($0, isInOrder: false) }
        }
        if !rows.isWhole, isSalvaging, table != .position {
            // A damaged page keeps a walk from what is behind it, but not a search that goes another way.
            for name in roll.keys where name.table == table && rows.records[name] == nil {
                try? connection.forEach("\(table.selection) WHERE \(table.key) = ?", [.text(name.name)]) {
                    rows.take($0, isInOrder: false)
                }
            }
        }
        records.merge(rows.records) { first, _ in first }
        doubtful.formUnion(rows.doubtful)
        if !rows.isWhole { damaged.insert(table) }
    }
}

/// Takes the rows of one table.
private struct RowReader {
    let table: RecordName.Table
    let keepsContent: Bool
    var records: [RecordName: StoreInventory.Record] = [:]
    var doubtful: Set<RecordName> = []
    var isWhole = true
    private var last: RecordName?

    init(table: RecordName.Table, keepsContent: Bool) {
        (self.table, self.keepsContent) = (table, keepsContent)
    }

    mutating func take(_ row: [SQLiteValue], isInOrder: Bool) {
        guard let (name, record) = table.record(row) else {
            isWhole = false
            doubtful.insert(
                row[0].text.map { RecordName(table, table == .position ? "" : $0) } ?? RecordName(table))
            return
        }
        if table != .position, isInOrder {
            if let last, !last.precedes(name) { isWhole = false }
            last = name
        }
        // Two records that are both right and not the same: neither can be believed.
        if let known = records[name], known.sum != record.sum { isWhole = false }
        records[name] = StoreInventory.Record(sum: record.sum, content: keepsContent ? record.content : nil)
    }
}

extension RecordName.Table {
    fileprivate var key: String { self == .document ? "key" : "name" }

    fileprivate var selection: String {
        switch self {
        case .document: "SELECT key, value, saved_at, checksum FROM document"
        case .flag: "SELECT name, value, checksum FROM flag"
        case .position: "SELECT id, version, position, checksum FROM schema"
        }
    }

    /// The record of a row whose checksum is right.
    fileprivate func record(_ row: [SQLiteValue]) -> (RecordName, StoreInventory.Record)? {
        switch self {
        case .document:
            guard let key = row[0].text, let bytes = row[1].blob, let savedAt = row[2].real,
                let sum = row[3].integer, Checksum.of(key: key, savedAt: savedAt, value: bytes) == sum
            else { return nil }
            return (RecordName(self, key), .init(sum: sum, content: .document(bytes, savedAt: savedAt)))
        case .flag:
            guard let name = row[0].text, let value = row[1].integer, let found = StoredFlag(number: value),
                let sum = row[2].integer,
                Checksum.of(flag: LaunchStoreFlag(rawValue: name), value: value) == sum
            else { return nil }
            return (RecordName(self, name), .init(sum: sum, content: .flag(found)))
        case .position:
            guard let id = row[0].integer, id == 1 || id == 2,
                let position = SchemaPosition(row: Array(row.dropFirst()))
            else { return nil }
            return (.position, .init(sum: position.checksum, content: .position(position)))
        }
    }
}
