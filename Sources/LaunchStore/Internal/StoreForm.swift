// Licensed under the Apache License, Version 2.0.

/// The form of a file's tables, compared with a store's.
enum StoreForm {
    /// No tables: a new file.
    case empty
    /// The tables of a version before.
    case old
    /// Today's tables, elsewhere in the file than in one that was made today.
    case unpacked
    /// Today's tables, each where it belongs.
    case current
    /// Something else.
    case other

    static let pageSize = 4096

    /// The tables in the order in which they are made: nothing is ever made after them, so that the first page of
    /// every store is the same but for its counters, and a damaged one can be replaced.
    ///
    /// None has an index beside it that could disagree with it. The roll names each record with its checksum: a
    /// record that is lost is missed, and its name is known.
    static let tables: [(name: String, sql: String)] = [
        (
            "document",
            """
            CREATE TABLE document (key TEXT PRIMARY KEY, value BLOB NOT NULL, saved_at REAL NOT NULL, \
            checksum INTEGER NOT NULL) WITHOUT ROWID
            """
        ),
        (
            "flag",
            """
            CREATE TABLE flag (name TEXT PRIMARY KEY, value INTEGER NOT NULL, checksum INTEGER NOT NULL) \
            WITHOUT ROWID
            """
        ),
        (
            "schema",
            """
            CREATE TABLE schema (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, position TEXT NOT NULL, \
            checksum INTEGER NOT NULL)
            """
        ),
        (
            "roll",
            """
            CREATE TABLE roll (name TEXT PRIMARY KEY, sum INTEGER NOT NULL, checksum INTEGER NOT NULL) \
            WITHOUT ROWID
            """
        ),
    ]

    /// Reads which tables a file has.
    static func read(_ connection: SQLiteConnection) throws(SQLiteFailure) -> StoreForm {
        let rows = try connection.run("SELECT type, name, tbl_name, sql, rootpage FROM sqlite_master")
        if rows.isEmpty { return .empty }
        let wanted: [[SQLiteValue]] = tables.map {
            [.text("table"), .text($0.name), .text($0.name), .text($0.sql)]
        }
        if rows.map({ Array($0.prefix(4)) }) == wanted {
            return rows.enumerated().allSatisfy { $1[4].integer == Int64(2 + $0) } ? .current : .unpacked
        }
        let texts = rows.compactMap { $0[3].text }
        let names = Set(rows.compactMap { $0[1].text })
        let isNew = names.contains("roll") || texts.contains { $0.contains("WITHOUT ROWID") }
        return !isNew && names.isSuperset(of: ["document", "flag"]) ? .old : .other
    }

    /// Makes today's tables in a file that has none.
    static func create(_ connection: SQLiteConnection) throws(SQLiteFailure) {
        for table in tables { try connection.run(table.sql) }
        try connection.run("PRAGMA application_id = \(LaunchStore.applicationID)")
        try connection.run("PRAGMA user_version = \(LaunchStore.schemaVersion)")
    }
}

/// The first page of a file, before SQLite is asked what it thinks of it.
struct FirstPage {
    let bytes: [UInt8]

    /// The first bytes of every database.
    static let magic = Array("SQLite format 3\0".utf8)

    /// The constant bytes of every store's header: the offset, and the values allowed there.
    private static let constants: [(place: Int, allowed: [UInt8])] = {
        var all = magic.enumerated().map { (place: $0, allowed: [$1]) }
        // The size of a page, the formats to write and to read, and shares of a page.
        all += [
            (16, [0x10]), (17, [0]), (18, [1, 2]), (19, [1, 2]), (20, [0]), (21, [64]), (22, [32]),
            (23, [32]),
        ]
        // The format of the descriptions and the encoding of text; none while there are no tables.
        all += [(47, [0, 4]), (59, [0, 1])]
        let zeros = Array(44..<47) + Array(48..<59) + Array(64..<68) + Array(72..<92)
        return all + zeros.map { (place: $0, allowed: [0]) }
    }()

    private func number(_ offset: Int) -> UInt32 {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    private var applicationID: UInt32 { number(68) }

    /// The number of bits in which the beginning differs from that of a database.
    private var magicDistance: Int { zip(bytes, Self.magic).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount } }

    /// Indicates whether it is one of our stores, allowing for some flipped bits: a file with our application
    /// id may have lost the rest, and one without it still has our tables.
    var isOurs: Bool {
        let distance = (applicationID ^ UInt32(truncatingIfNeeded: LaunchStore.applicationID)).nonzeroBitCount
        if distance <= 2, magicDistance <= 8 { return true }
        guard distance <= 2 || applicationID == 0 && magicDistance <= 8 else { return false }
        return contains("saved_at REAL NOT NULL") && contains("CREATE TABLE flag")
    }

    /// Indicates whether it is an empty database.
    var isBlank: Bool {
        magicDistance == 0 && applicationID == 0 && number(16) >> 16 == StoreForm.pageSize
            && bytes[100] == 0x0D
            && bytes[103] == 0 && bytes[104] == 0
    }

    /// Indicates whether its tables are today's.
    var isCurrent: Bool { contains("WITHOUT ROWID") }

    /// Indicates whether it is a database at all.
    var isDatabase: Bool { magicDistance == 0 }

    /// The first header byte that no store would have, in words; nil when the header is valid.
    var fault: String? {
        let wrong = Self.constants.first { place, allowed in !allowed.contains(bytes[place]) }
        if let wrong { return "byte \(wrong.place) of its header is \(bytes[wrong.place])" }
        if bytes[18] != bytes[19] { return "its header names two file formats" }
        let isNamed = applicationID == UInt32(truncatingIfNeeded: LaunchStore.applicationID)
        return isNamed || applicationID == 0 ? nil : "the name of the program in its header is damaged"
    }

    private func contains(_ text: String) -> Bool {
        bytes.withUnsafeBytes { all in
            let wanted = Array(text.utf8)
            guard all.count >= wanted.count else { return false }
            return (0...all.count - wanted.count).contains { start in
                all[start] == wanted[0] && all[start..<start + wanted.count].elementsEqual(wanted)
            }
        }
    }

    /// The page with a right header, for a file whose pages are read without their log.
    func corrected(pageCount: Int) -> [UInt8] {
        var page = bytes
        for (place, allowed) in Self.constants
        where !allowed.contains(page[place]) || place == 18 || place == 19 {
            page[place] = allowed[0]
        }
        // As long as it is, without pages to be used again: only what its tables name is read.
        for (offset, value) in [(28, UInt32(pageCount)), (32, 0), (36, 0), (92, number(24))] {
            for index in 0..<4 { page[offset + index] = UInt8(truncatingIfNeeded: value >> (24 - 8 * index)) }
        }
        return page
    }
}
