// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A vault in memory, for tests and previews, which can be locked and made to fail.
public actor MemoryVault: Vault {
    private var contents: [VaultKey: Data]
    private var readFailure: VaultError?
    private var writeFailure: VaultError?

    /// Creates a vault.
    public init(_ contents: [VaultKey: Data] = [:]) {
        self.contents = contents
    }

    /// Everything that is kept.
    public var everything: [VaultKey: Data] { contents }

    /// Makes all reading and writing fail from now on; nil ends it.
    public func fail(_ failure: VaultError?) {
        (readFailure, writeFailure) = (failure, failure)
    }

    /// Makes all writing fail from now on; nil ends it.
    public func failWriting(_ failure: VaultError?) {
        writeFailure = failure
    }

    /// Reads what is kept under a key.
    public func read(_ key: VaultKey) throws(VaultError) -> Data? {
        if let readFailure { throw readFailure }
        return contents[key]
    }

    /// Replaces what is kept under a key, if it is still what the caller believes.
    public func exchange(_ key: VaultKey, _ old: Data?, for new: Data?) throws(VaultError) -> Bool {
        if let writeFailure { throw writeFailure }
        guard contents[key] == old else { return false }
        contents[key] = new
        return true
    }

    /// Removes everything.
    public func removeAll() throws(VaultError) {
        if let writeFailure { throw writeFailure }
        contents = [:]
    }
}
