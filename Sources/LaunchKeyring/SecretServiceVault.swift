// Licensed under the Apache License, Version 2.0.

// Desktops with a Secret Service run on Linux; the Keychain's adapter for Apple's systems stands in Apple/.
#if os(Linux)
    import CSecret
    public import Foundation
    public import LaunchAuth

    /// A vault in the keyring of a desktop: the Secret Service, as GNOME's and KDE's keyrings offer it.
    ///
    /// The keyring is encrypted with the user's password, and open while the user is logged in. Other programs of
    /// the same user can read it then. Without such a service each call throws `unavailable`; an app may then
    /// take a `FileVault`.
    ///
    /// The service itself cannot compare and replace, so a file beside nothing else serves as the lock.
    public struct SecretServiceVault: Vault {
        private let service: String
        private let lockPath: String
        private let queue = SerialQueue("firstlight.secret-service")

        /// Creates a vault; the service is not asked before it is used.
        ///
        /// - Parameters:
        ///   - service: The app's name, such as `com.laten.app`.
        ///   - lock: A file that all processes of the app lock for a change.
        public init(service: String, lock: URL) {
            (self.service, lockPath) = (service, lock.path)
        }

        /// Reads what is kept under a key.
        public func read(_ key: VaultKey) async throws(VaultError) -> Data? {
            try await queue.run { [self] () throws(VaultError) in try lookup(key) }
        }

        /// Replaces what is kept under a key, if it is still what the caller believes.
        public func exchange(
            _ key: VaultKey, _ old: Data?, for new: Data?
        ) async throws(VaultError) -> Bool {
            try await queue.run { [self] () throws(VaultError) in
                try exclusively { () throws(VaultError) in
                    guard try lookup(key) == old else { return false }
                    if let new {
                        try check(
                            firstlight_secret_store(
                                service, key.rawValue, "\(service): \(key.rawValue)",
                                new.base64EncodedString()))
                    } else if old != nil {
                        try check(firstlight_secret_clear(service, key.rawValue))
                    }
                    return true
                }
            }
        }

        /// Removes everything of the app.
        public func removeAll() async throws(VaultError) {
            try await queue.run { [self] () throws(VaultError) in
                try exclusively { () throws(VaultError) in try check(firstlight_secret_clear(service, nil)) }
            }
        }

        private func lookup(_ key: VaultKey) throws(VaultError) -> Data? {
            var text: UnsafeMutablePointer<CChar>?
            let status = firstlight_secret_lookup(service, key.rawValue, &text)
            defer { firstlight_secret_free(text) }
            if status == Int32(firstlight_secret_absent.rawValue) { return nil }
            try check(status)
            guard let text, let data = Data(base64Encoded: String(cString: text)) else {
                throw .damaged(reason: "the keyring's entry \(key.rawValue) is none of this app's")
            }
            return data
        }

        private func check(_ status: Int32) throws(VaultError) {
            switch UInt32(status) {
            case firstlight_secret_done.rawValue, firstlight_secret_absent.rawValue: return
            case firstlight_secret_locked.rawValue: throw .locked
            case firstlight_secret_no_service.rawValue:
                throw .unavailable(
                    reason: "no Secret Service answers. Start a keyring, or keep secrets in a file")
            default: throw .failed(reason: "the Secret Service refused")
            }
        }

        private func exclusively<Value>(_ body: () throws(VaultError) -> Value) throws(VaultError) -> Value {
            let lock: FileDescriptor
            do {
                lock = try FileDescriptor(path: lockPath, flags: O_RDWR | O_CREAT)
                try lock.lock()
            } catch {
                throw error.vaultError
            }
            let value = try body()
            withExtendedLifetime(lock) {}
            return value
        }
    }
#endif
