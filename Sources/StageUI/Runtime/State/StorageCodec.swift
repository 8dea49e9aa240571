// Licensed under the Apache License, Version 2.0.

import Foundation

/// The conversion of a value for user defaults.
struct StorageCodec<Value> {
    let read: (Any) -> Value?
    /// Returns the stored form of a value; nil removes the key.
    let write: (Value) -> Any?
}

extension StorageCodec {
    /// A value that user defaults keep as it is.
    static func plain() -> StorageCodec { StorageCodec(read: { $0 as? Value }, write: { $0 }) }

    /// A value that is kept by its raw value.
    static func raw<Raw>() -> StorageCodec where Value: RawRepresentable<Raw> {
        StorageCodec(read: { ($0 as? Raw).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
    }

    /// A value that may be absent.
    func optional() -> StorageCodec<Value?> {
        StorageCodec<Value?>(
            read: { read($0).map(Optional.some) }, write: { $0.flatMap { write($0) } })
    }
}

extension StorageCodec where Value == Bool {
    static var flag: StorageCodec {
        StorageCodec(read: { $0 as? Bool }, write: { $0 })
    }
}

extension StorageCodec where Value == Int {
    static var integer: StorageCodec {
        StorageCodec(read: { ($0 as? Int) ?? ($0 as? Double).map { Int($0) } }, write: { $0 })
    }
}

extension StorageCodec where Value == Double {
    static var number: StorageCodec {
        StorageCodec(read: { ($0 as? Double) ?? ($0 as? Int).map(Double.init) }, write: { $0 })
    }
}

extension StorageCodec where Value == URL {
    /// A URL is stored as its text.
    static var address: StorageCodec {
        StorageCodec(
            read: { ($0 as? String).flatMap { URL(string: $0) } ?? $0 as? URL },
            write: { $0.absoluteString })
    }
}

extension StorageCodec where Value: Codable {
    /// A value that is stored as the data of its JSON.
    static func coded() -> StorageCodec {
        StorageCodec(
            read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
            write: { try? JSONEncoder().encode($0) })
    }
}
