// Licensed under the Apache License, Version 2.0.

/// Empties a vault that outlived its app, at the first run after an installation.
///
/// The Keychain keeps its items when an app is deleted; a user who installs it again, perhaps on a device
/// that changed hands, must not be signed in.
public struct FirstRun: Sendable {
    private let hasRun: @Sendable () async throws -> Bool
    private let noteRun: @Sendable () async throws -> Void

    /// Creates a first run from a flag that is deleted with the app, such as one in the user defaults.
    ///
    /// - Parameters:
    ///   - hasRun: Whether the flag is set; it throws when that cannot be read, as before the first unlock.
    ///   - noteRun: Sets the flag.
    public init(
        hasRun: @escaping @Sendable () async throws -> Bool,
        noteRun: @escaping @Sendable () async throws -> Void
    ) {
        (self.hasRun, self.noteRun) = (hasRun, noteRun)
    }

    /// Empties the vault unless the app ran before.
    ///
    /// The flag is set last, so that what was interrupted is done again. When the flag cannot be read
    /// nothing is removed.
    ///
    /// - Returns: Whether the vault was emptied.
    /// - Throws: ``VaultError``, or what reading and setting the flag throws.
    @discardableResult public func prepare(_ vault: any Vault) async throws -> Bool {
        if try await hasRun() { return false }
        try await vault.removeAll()
        try await noteRun()
        return true
    }
}
