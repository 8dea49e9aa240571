// Licensed under the Apache License, Version 2.0.

/// The value of a stored flag, with three cases: a flag that cannot be read is not one that was never set.
///
/// Nothing may be removed, and nothing begun anew, because of an ``unknown`` flag.
public enum StoredFlag: Hashable, Sendable {
    /// It was set.
    case set
    /// It was never set, or was taken back, for certain.
    case notSet
    /// Its record is damaged or was lost, or the store cannot be opened.
    case unknown
}

extension StoredFlag {
    init(_ value: Bool) { self = value ? .set : .notSet }

    /// Reads the number in the file; nil for one that no store writes.
    init?(number: Int64) {
        switch number {
        case 0: self = .notSet
        case 1: self = .set
        case 2: self = .unknown
        default: return nil
        }
    }

    /// The number in the file.
    var number: Int64 {
        switch self {
        case .notSet: 0
        case .set: 1
        case .unknown: 2
        }
    }
}
