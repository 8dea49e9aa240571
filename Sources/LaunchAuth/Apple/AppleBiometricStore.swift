// Licensed under the Apache License, Version 2.0.

#if canImport(LocalAuthentication) && canImport(Security) && !os(watchOS) && !os(tvOS) && !os(Linux)
    public import Foundation
    import LocalAuthentication

    /// A secret in the Keychain that the system gives back only to the face or the finger enrolled at present.
    ///
    /// Not the app asks the sensor and then reads: the item itself demands it (`biometryCurrentSet`), and is gone
    /// when a face or a finger is added or removed, or the passcode is switched off.
    public struct AppleBiometricStore: BiometricStore {
        private let calls: BiometricKeychain
        private let queue = SerialQueue("firstlight.biometrics")

        /// Creates a store.
        ///
        /// - Parameter item: Where and how the secret is kept, usually ``BiometricItem/credentials(service:oldAccount:)``.
        public init(item: BiometricItem) {
            calls = BiometricKeychain(item: item, keychain: SystemKeychain())
        }

        /// Returns whether biometric authentication is possible at present.
        public func availability() async -> BiometricAvailability {
            let context = LAContext()
            // The kind of the sensor is known only after this question.
            let isPossible = context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil)
            return BiometricAvailability(
                isPossible: isPossible, type: BiometryType(code: context.biometryType.rawValue))
        }

        /// Returns whether a usable secret is stored.
        public func hasSecret() async throws(BiometricError) -> Bool {
            try await run { [calls] in calls.hasSecret() }
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
            try await run { [calls] in calls.keep(secret) }
        }

        /// Asks the user to be recognised, then gives the secret back.
        public func secret(reason: String) async throws(BiometricError) -> Data {
            try await run { [calls] in calls.secret(reason: reason) }
        }

        /// Removes the secret, and what an older version kept.
        public func removeSecret() async throws(BiometricError) {
            try await run { [calls] in calls.removeSecret() }
        }

        /// Moves what an older version kept without the sensor's protection, once; what is newer stays.
        public func migrate() async throws(BiometricError) -> Bool {
            try await run { [calls] in calls.migrate() }
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

        private func error(_ error: any Error) -> BiometricError {
            BiometricError(code: (error as? LAError)?.code.rawValue)
        }
    }
#endif
