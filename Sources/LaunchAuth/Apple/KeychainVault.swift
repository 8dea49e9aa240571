// Licensed under the Apache License, Version 2.0.

#if canImport(Security)
    public import Foundation
    import Security

    /// A vault in the Keychain: generic passwords that stay on this device.
    ///
    /// They can be read after the first unlock, also in the background, and are in no backup
    /// (`kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly`). They outlive the app: see ``FirstRun``.
    ///
    /// The Keychain compares and replaces in one step: an update names the digest of the old bytes, which each
    /// item carries, and changes nothing when there is no such item.
    public struct KeychainVault: Vault {
        private let service: String
        private let group: String?
        private let queue = SerialQueue("firstlight.keychain")

        /// Creates a vault.
        ///
        /// - Parameters:
        ///   - service: The app's bundle identifier, such as `com.example.bakery`.
        ///   - group: The access group that the app shares with its extensions, or nil.
        public init(service: String, group: String? = nil) {
            (self.service, self.group) = (service, group)
        }

        /// Reads what is kept under a key.
        public func read(_ key: VaultKey) async throws(VaultError) -> Data? {
            try await queue.run { [self] () throws(VaultError) in
                var query = item(key)
                query[kSecReturnData as String] = true
                query[kSecMatchLimit as String] = kSecMatchLimitOne
                var result: CFTypeRef?
                let status = SecItemCopyMatching(query as CFDictionary, &result)
                if status == errSecItemNotFound { return nil }
                try check(status)
                guard let data = result as? Data else {
                    throw .damaged(reason: "an item of the Keychain has no bytes")
                }
                return data
            }
        }

        /// Replaces what is kept under a key, if it is still what the caller believes.
        public func exchange(
            _ key: VaultKey, _ old: Data?, for new: Data?
        ) async throws(VaultError) -> Bool {
            try await queue.run { [self] () throws(VaultError) in
                var query = item(key)
                let status: OSStatus
                switch (old, new) {
                case (nil, nil):
                    status = SecItemCopyMatching(query as CFDictionary, nil)
                    if status == errSecItemNotFound { return true }
                    try check(status)
                    return false
                case (nil, let new?):
                    query.merge(values(new)) { _, new in new }
                    query[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
                    status = SecItemAdd(query as CFDictionary, nil)
                    if status == errSecDuplicateItem { return false }
                case (let old?, let new?):
                    query[kSecAttrGeneric as String] = AuthDigest.sha256(old)
                    status = SecItemUpdate(query as CFDictionary, values(new) as CFDictionary)
                case (let old?, nil):
                    query[kSecAttrGeneric as String] = AuthDigest.sha256(old)
                    status = SecItemDelete(query as CFDictionary)
                }
                if status == errSecItemNotFound { return false }
                try check(status)
                return true
            }
        }

        /// Removes everything of the service.
        public func removeAll() async throws(VaultError) {
            try await queue.run { [self] () throws(VaultError) in
                var query = item("")
                query[kSecAttrAccount as String] = nil
                let status = SecItemDelete(query as CFDictionary)
                if status != errSecItemNotFound { try check(status) }
            }
        }

        private func item(_ key: VaultKey) -> [String: Any] {
            var query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
                kSecAttrAccount as String: key.rawValue, kSecAttrSynchronizable as String: false,
                kSecUseDataProtectionKeychain as String: true,
            ]
            query[kSecAttrAccessGroup as String] = group
            return query
        }

        private func values(_ data: Data) -> [String: Any] {
            [kSecValueData as String: data, kSecAttrGeneric as String: AuthDigest.sha256(data)]
        }

        private func check(_ status: OSStatus) throws(VaultError) {
            switch status {
            case errSecSuccess: return
            // Before the first unlock; never a reason to think that there is nothing.
            case errSecInteractionNotAllowed, errSecNotAvailable: throw .locked
            default: throw .failed(reason: "the Keychain refused with its code \(status)")
            }
        }
    }
#endif
