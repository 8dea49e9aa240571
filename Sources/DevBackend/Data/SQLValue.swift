// Licensed under the Apache License, Version 2.0.

import CSQLite

/// A value in a column or behind a question mark.
enum SQLValue: Hashable {
    case null
    case integer(Int64)
    case text(String)

    init(_ text: String?) { self = text.map(SQLValue.text) ?? .null }

    init(_ integer: Int64?) { self = integer.map(SQLValue.integer) ?? .null }

    /// Reads a column of the current row; numbers with fractions become texts.
    init(_ statement: OpaquePointer, column: Int32) {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_NULL: self = .null
        case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
        default:
            // By length: a text may hold a zero byte.
            let count = Int(sqlite3_column_bytes(statement, column))
            let start = UnsafeRawPointer(sqlite3_column_text(statement, column))
            self = .text(
                String(
                    decoding: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count),
                    as: UTF8.self))
        }
    }

    var text: String? {
        switch self {
        case .null: nil
        case .integer(let integer): "\(integer)"
        case .text(let text): text
        }
    }

    var integer: Int64? { if case .integer(let integer) = self { integer } else { nil } }
}
