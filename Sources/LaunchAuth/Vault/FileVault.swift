// Licensed under the Apache License, Version 2.0.

#if !os(Windows)
    public import Foundation

    /// A vault in one encrypted file that only its owner may read.
    ///
    /// The file is sealed with AES-256-GCM. What that protects against depends on where the key is:
    ///
    /// - **A key beside the file** (``Key/beside``) protects against a change of the file, and against a copy of the
    ///   file alone. It does not protect against anyone who can read the user's files, such as the administrator,
    ///   another program of the same user or a thief of an unencrypted disk: they read both files.
    /// - **A key of the caller's** (``Key/bytes(_:)``), such as one from a hardware module or a passphrase,
    ///   protects against a reader of files, and not against a reader of the memory of a running program.
    ///
    /// Neither notices that an older file was put back. On a desktop prefer `SecretServiceVault`.
    ///
    /// Several processes may use one file: each change is made under a lock, in a new file that then takes the
    /// place of the old one.
    public struct FileVault: Vault {
        /// The place of the encryption key.
        public enum Key: Sendable {
            /// In a file of the same name with `.key` at its end, drawn at the first use.
            case beside
            /// With the caller; 32 bytes.
            case bytes(Data)
        }

        private let store: FileVaultStore
        private let queue = SerialQueue("firstlight.vault")

        /// Creates a vault; nothing is read or written before it is used.
        ///
        /// - Parameters:
        ///   - file: A file URL; the folder is created with the mode 0700 when it is missing.
        ///   - key: Where the key of the encryption is.
        ///   - random: Where keys and nonces come from.
        public init(file: URL, key: Key = .beside, random: AuthRandom = .system) {
            store = FileVaultStore(path: file.path, key: key, random: random)
        }

        /// Reads what is kept under a key.
        public func read(_ key: VaultKey) async throws(VaultError) -> Data? {
            try await queue.run { [store] () throws(VaultError) in try store.load()[key.rawValue] }
        }

        /// Replaces what is kept under a key, if it is still what the caller believes.
        public func exchange(
            _ key: VaultKey, _ old: Data?, for new: Data?
        ) async throws(VaultError) -> Bool {
            try await queue.run { [store] () throws(VaultError) in
                try store.exclusively { () throws(VaultError) in
                    var contents = try store.load()
                    guard contents[key.rawValue] == old else { return false }
                    contents[key.rawValue] = new
                    try store.save(contents)
                    return true
                }
            }
        }

        /// Removes the file and the key beside it.
        public func removeAll() async throws(VaultError) {
            try await queue.run { [store] () throws(VaultError) in
                try store.exclusively { () throws(VaultError) in try store.remove() }
            }
        }
    }
#endif
