// Licensed under the Apache License, Version 2.0.

#if canImport(LocalAuthentication) && canImport(Security) && !os(watchOS) && !os(tvOS)
    public import Foundation
    import LocalAuthentication
    import Security

    /// A secret in the Keychain that the system gives back only to the face or the finger enrolled at present.
    ///
    /// Not the app asks the sensor and then reads: the item itself demands it (`biometryCurrentSet`), and is gone
    /// when a face or a finger is added or removed, or the passcode is switched off.
    public struct AppleBiometricStore: BiometricStore {
        private let item: BiometricItem
        private let queue = SerialQueue("firstlight.biometrics")

        /// Creates a store.
        ///
        /// - Parameter item: Where and how the secret is kept, usually ``BiometricItem/credentials(service:oldAccount:)``.
        public init(item: BiometricItem) {
            self.item = item
        }

        /// Returns whether biometric authentication is possible at present.
        public func availability() async -> BiometricAvailability {
            let context = LAContext()
            let isAvailable = context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil)
            let type: BiometryType? =
                switch context.biometryType {
                case .faceID: .faceID
                case .touchID: .touchID
                case .opticID: .opticID
                default: nil
                }
            guard isAvailable, let type else { return .unavailable(type) }
            return .available(type)
        }

        /// Returns whether a usable secret is stored.
        public func hasSecret() async throws(BiometricError) -> Bool {
            try await run { [self] in
                let context = LAContext()
                context.interactionNotAllowed = true
                migrate()
                let status = SecItemCopyMatching(query(item.account, context) as CFDictionary, nil)
                switch status {
                // It is there, and would ask.
                case errSecSuccess, errSecInteractionNotAllowed: return .success(true)
                case errSecItemNotFound: return .success(false)
                default: return .failure(error(status))
                }
            }
        }

        /// Asks the user to be recognised, then keeps a secret.
        public func store(_ secret: Data, reason: String) async throws(BiometricError) {
            // Adding an item shows no prompt, so the sensor is asked first (`LA-205`).
            let context = LAContext()
            do {
                _ = try await context.evaluatePolicy(
                    .deviceOwnerAuthenticationWithBiometrics, localizedReason: reason)
            } catch {
                throw self.error(error)
            }
            try await run { [self] () -> Result<Void, BiometricError> in
                let status = keep(secret)
                return status == errSecSuccess ? .success(()) : .failure(error(status))
            }
        }

        /// Adds the item, replacing the one before; it shows no prompt.
        private func keep(_ secret: Data) -> OSStatus {
            guard
                let control = SecAccessControlCreateWithFlags(
                    nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, .biometryCurrentSet, nil)
            else { return errSecNotAvailable }
            // An update would ask once more; the old item goes first.
            _ = SecItemDelete(query(item.account, nil) as CFDictionary)
            var new = query(item.account, nil)
            new[kSecAttrAccessControl as String] = control
            new[kSecValueData as String] = secret
            return SecItemAdd(new as CFDictionary, nil)
        }

        /// Moves what an older version kept without the sensor's protection, once.
        private func migrate() {
            guard let oldAccount = item.oldAccount else { return }
            var old = query(oldAccount, nil)
            old[kSecReturnData as String] = true
            var result: CFTypeRef?
            guard SecItemCopyMatching(old as CFDictionary, &result) == errSecSuccess,
                let secret = result as? Data
            else { return }
            guard keep(secret) == errSecSuccess else { return }
            _ = SecItemDelete(query(oldAccount, nil) as CFDictionary)
        }

        /// Asks the user to be recognised, then gives the secret back.
        public func secret(reason: String) async throws(BiometricError) -> Data {
            try await run { [self] in
                let context = LAContext()
                context.localizedReason = reason
                var query = query(item.account, context)
                query[kSecReturnData as String] = true
                var result: CFTypeRef?
                let status = SecItemCopyMatching(query as CFDictionary, &result)
                guard status == errSecSuccess else { return .failure(error(status)) }
                return (result as? Data).map { .success($0) } ?? .failure(.invalidated)
            }
        }

        /// Removes the secret, and what an older version kept.
        public func removeSecret() async throws(BiometricError) {
            try await run { [self] () -> Result<Void, BiometricError> in
                for account in [item.account, item.oldAccount].compactMap({ $0 }) {
                    let status = SecItemDelete(query(account, nil) as CFDictionary)
                    if status != errSecSuccess, status != errSecItemNotFound {
                        return .failure(error(status))
                    }
                }
                return .success(())
            }
        }

        private func query(_ account: String, _ context: LAContext?) -> [String: Any] {
            var query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: item.service,
                kSecAttrAccount as String: account, kSecAttrSynchronizable as String: false,
                kSecUseDataProtectionKeychain as String: true,
            ]
            query[kSecUseAuthenticationContext as String] = context
            return query
        }

        private func run<Value: Sendable>(
            _ work: @escaping @Sendable () -> Result<Value, BiometricError>
        ) async throws(BiometricError) -> Value {
            let result: Result<Value, BiometricError>
            do {
                result = try await queue.run { () throws(VaultError) in work() }
            } catch {
                throw .failed(code: 0)
            }
            return try result.get()
        }

        private func error(_ status: OSStatus) -> BiometricError {
            switch status {
            case errSecItemNotFound: .invalidated
            case errSecUserCanceled: .cancelled
            // Also when the device is locked while it asks; the item stays.
            case errSecAuthFailed: .noMatch
            case errSecInteractionNotAllowed: .locked
            default: .failed(code: Int(status))
            }
        }

        private func error(_ error: any Error) -> BiometricError {
            guard let error = error as? LAError else { return .failed(code: 0) }
            return switch error.code {
            case .userCancel, .appCancel, .systemCancel, .userFallback: .cancelled
            case .authenticationFailed: .noMatch
            case .biometryLockout: .lockedOut
            case .biometryNotAvailable, .biometryNotEnrolled, .passcodeNotSet: .notAvailable
            default: .failed(code: error.code.rawValue)
            }
        }
    }
#endif
