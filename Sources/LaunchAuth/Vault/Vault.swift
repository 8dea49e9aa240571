// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Keeps secrets on the device, across launches and for all processes of an app.
///
/// A vault answers nil only when it knows that there is nothing. Whatever it cannot read is an error, so that
/// a locked device is never taken for one on which nobody is signed in.
public protocol Vault: Sendable {
    /// Reads what is kept under a key.
    ///
    /// - Returns: The bytes, or nil when there are none for certain.
    /// - Throws: ``VaultError``.
    func read(_ key: VaultKey) async throws(VaultError) -> Data?

    /// Replaces what is kept under a key, if it is still what the caller believes.
    ///
    /// No other process can come between the comparison and the replacement, and a process that ends in the
    /// middle leaves the old bytes or the new ones.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - old: What the caller read; nil for nothing.
    ///   - new: What to keep; nil removes it.
    /// - Returns: Whether it was still so; when not, nothing was changed.
    /// - Throws: ``VaultError``.
    func exchange(_ key: VaultKey, _ old: Data?, for new: Data?) async throws(VaultError) -> Bool

    /// Removes everything, whatever it is and whether or not it can be read.
    ///
    /// - Throws: ``VaultError``.
    func removeAll() async throws(VaultError)
}

extension Vault {
    /// Replaces what is kept under a key, whatever it was.
    ///
    /// - Throws: ``VaultError``; `failed` when others change it all the time.
    public func write(_ key: VaultKey, _ new: Data?) async throws(VaultError) {
        for _ in 0..<16 {
            let old = try await read(key)
            if try await exchange(key, old, for: new) { return }
        }
        throw .failed(reason: "others change \(key.rawValue) all the time. Try again")
    }
}
