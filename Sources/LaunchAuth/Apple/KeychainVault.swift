// Licensed under the Apache License, Version 2.0.

#if canImport(Security) && !os(Linux)
    public import Foundation

    /// A vault in the Keychain: generic passwords that stay on this device.
    ///
    /// They can be read after the first unlock, also in the background, and are in no backup
    /// (`kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly`). They outlive the app: see ``FirstRun``.
    ///
    /// The Keychain compares and replaces in one step: an update names the digest of the old bytes, which each
    /// item carries, and changes nothing when there is no such item.
    public struct KeychainVault: Vault {
        private let calls: VaultKeychain
        private let queue = SerialQueue("firstlight.keychain")

        /// Creates a vault.
        ///
        /// - Parameters:
        ///   - service: The app's bundle identifier, such as `com.example.bakery`.
        ///   - group: The access group that the app shares with its extensions, or nil.
        public init(service: String, group: String? = nil) {
            calls = VaultKeychain(service: service, group: group, keychain: SystemKeychain())
        }

        /// Reads what is kept under a key.
        public func read(_ key: VaultKey) async throws(VaultError) -> Data? {
            try await queue.run { [calls] () throws(VaultError) in try calls.read(key) }
        }

        /// Replaces what is kept under a key, if it is still what the caller believes.
        public func exchange(
            _ key: VaultKey, _ old: Data?, for new: Data?
        ) async throws(VaultError) -> Bool {
            try await queue.run { [calls] () throws(VaultError) in try calls.exchange(key, old, for: new) }
        }

        /// Removes everything of the service.
        public func removeAll() async throws(VaultError) {
            try await queue.run { [calls] () throws(VaultError) in try calls.removeAll() }
        }
    }
#endif
