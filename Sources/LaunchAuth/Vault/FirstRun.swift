// Licensed under the Apache License, Version 2.0.

/// Empties a vault that outlived its app, at the first run after an installation.
///
/// The Keychain keeps its items when an app is deleted; a user who installs it again, perhaps on a device
/// that changed hands, must not be signed in.
public struct FirstRun: Sendable {
    private let hasRun: @Sendable () async throws -> Bool?
    private let noteRun: @Sendable (Bool) async throws -> Void

    /// Creates a first run from a flag that is deleted with the app, such as one in the user defaults.
    ///
    /// - Parameters:
    ///   - hasRun: Whether the flag is set, nil when that is not known; it may throw as well, as before the first
    ///     unlock.
    ///   - noteRun: Sets the flag, or takes it back.
    public init(
        hasRun: @escaping @Sendable () async throws -> Bool?,
        noteRun: @escaping @Sendable (Bool) async throws -> Void
    ) {
        (self.hasRun, self.noteRun) = (hasRun, noteRun)
    }

    /// Empties the vault when it is certain that the app never ran here.
    ///
    /// Nothing is removed when the flag is unknown or cannot be read, when it cannot be written (each later launch would
    /// be a first one), and when an older version left something behind. The flag is set last, so that what was
    /// interrupted is done again.
    ///
    /// - Parameters:
    ///   - vault: The vault.
    ///   - biometrics: The sensor's secret, which an older version may have kept elsewhere: it moves first.
    /// - Returns: Whether the vault was emptied.
    /// - Throws: ``VaultError``, ``BiometricError``, or what reading and setting the flag throws.
    @discardableResult public func prepare(
        _ vault: any Vault, biometrics: (any BiometricStore)? = nil
    ) async throws -> Bool {
        let found = try await hasRun()
        if found == true { return false }
        let isUpdate = try await biometrics?.migrate() ?? false
        guard found == false, !isUpdate else {
            try await noteRun(true)
            return false
        }
        try await noteRun(false)
        try await vault.removeAll()
        try await noteRun(true)
        return true
    }
}
