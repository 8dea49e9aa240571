// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Keeps one secret that only the face or the finger enrolled at present gives back.
///
/// Whether there is a secret is the one truth about whether biometrics are switched on; nothing else should
/// remember it. An implementation must make the secret unreadable when a face or a finger is added or removed.
public protocol BiometricStore: Sendable {
    /// Returns whether biometric authentication is possible at present, without a prompt.
    func availability() async -> BiometricAvailability

    /// Returns whether a usable secret is stored, without a prompt.
    ///
    /// - Throws: ``BiometricError``; `locked` when that cannot be determined at present.
    func hasSecret() async throws(BiometricError) -> Bool

    /// Asks the user to be recognised, then keeps a secret in the place of the one before.
    func store(_ secret: Data, reason: String) async throws(BiometricError)

    /// Asks the user to be recognised, then gives the secret back.
    ///
    /// - Throws: ``BiometricError``; `invalidated` when there is none, or none any more.
    func secret(reason: String) async throws(BiometricError) -> Data

    /// Removes the secret, without a prompt.
    func removeSecret() async throws(BiometricError)

    /// Moves what an older version of the app kept in another place, without a prompt; what is newer stays.
    ///
    /// - Returns: Whether an older version had kept something.
    func migrate() async throws(BiometricError) -> Bool
}

extension BiometricStore {
    /// Moves nothing: a store without an older version.
    public func migrate() async throws(BiometricError) -> Bool { false }
}
