// Licensed under the Apache License, Version 2.0.

/// Moves what an older version kept under another key, once.
public struct VaultMigration: Sendable {
    /// The old key.
    public let old: VaultKey
    /// The new key.
    public let new: VaultKey

    /// Creates a migration.
    public init(from old: VaultKey, to new: VaultKey) {
        (self.old, self.new) = (old, new)
    }

    /// Moves it when there is something to move; what is there under the new key stays.
    ///
    /// It may end at any moment and be run again: the old entry goes when the new one is there.
    ///
    /// - Throws: ``VaultError``.
    public func run(_ vault: any Vault) async throws(VaultError) {
        guard let value = try await vault.read(old) else { return }
        if try await vault.read(new) == nil {
            guard try await vault.exchange(new, nil, for: value) else { return try await run(vault) }
        }
        _ = try await vault.exchange(old, value, for: nil)
    }
}
