// Licensed under the Apache License, Version 2.0.

import Foundation

/// One step of an atomic change of several documents and flags.
public struct LaunchStoreChange: Sendable {
    enum Step: Sendable {
        case set(LaunchStoreKey, @Sendable (JSONEncoder) throws -> Data)
        case remove(LaunchStoreKey)
        case flag(LaunchStoreFlag, Bool)
    }

    let step: Step

    /// Stores a document under a key.
    public static func set<T: Encodable & Sendable>(_ value: T, for key: LaunchStoreKey) -> Self {
        Self(step: .set(key) { encoder in try encoder.encode(value) })
    }

    /// Removes the document of a key.
    public static func remove(_ key: LaunchStoreKey) -> Self { Self(step: .remove(key)) }

    /// Sets a flag.
    public static func setFlag(_ value: Bool, for flag: LaunchStoreFlag) -> Self {
        Self(step: .flag(flag, value))
    }
}
