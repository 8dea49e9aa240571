// Licensed under the Apache License, Version 2.0.

/// The name of a record in a store, as the roll spells it: a letter for its table, and the name within it.
///
/// Bytes rather than a string: two keys that Unicode holds to be equal are two records.
struct RecordName: Hashable {
    enum Table: UInt8, CaseIterable {
        case document = 0x64  // d
        case flag = 0x66  // f
        case position = 0x70  // p
    }

    let bytes: [UInt8]

    init(_ table: Table, _ name: String = "") { bytes = [table.rawValue] + Array(name.utf8) }

    /// A name as it is in the roll; nil for one of a table that there is not.
    init?(roll text: String) {
        guard let first = text.utf8.first, Table(rawValue: first) != nil else { return nil }
        bytes = Array(text.utf8)
    }

    static func document(_ key: LaunchStoreKey) -> RecordName { RecordName(.document, key.rawValue) }
    static func flag(_ flag: LaunchStoreFlag) -> RecordName { RecordName(.flag, flag.rawValue) }
    static let position = RecordName(.position)

    /// As it is in the roll.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The table of the record.
    var table: Table { bytes.first.flatMap(Table.init(rawValue:)) ?? .position }

    /// The name within the table.
    var name: String { String(decoding: bytes.dropFirst(), as: UTF8.self) }

    /// For a person.
    var words: String {
        switch table {
        case .document: "'\(name)'"
        case .flag: "the flag '\(name)'"
        case .position: "the version of the documents"
        }
    }

    /// The order of SQLite's keys.
    func precedes(_ other: RecordName) -> Bool { bytes.lexicographicallyPrecedes(other.bytes) }
}
