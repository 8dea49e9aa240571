// Licensed under the Apache License, Version 2.0.

import Foundation

/// Remembers whose secret is kept behind face or finger, by the names of their accounts.
///
/// There is one secret on a device, and it cannot be looked at without a prompt. While one user's replaces another's, both are
/// named: whatever a process that ends in the middle leaves there belongs to one of the two.
struct SecretOwner: Sendable {
    let vault: any Vault

    /// Keeps a secret of a user by a body that asks for the face or the finger.
    ///
    /// - Throws: ``BiometricError``; `locked` when the owner cannot be written, and then nothing is kept.
    func keep(
        _ userID: String?, _ store: () async throws(BiometricError) -> Void
    ) async throws(BiometricError) {
        let old = try await read()
        try await write(userID.map { Set([$0]).union(old ?? []) })
        do throws(BiometricError) {
            try await store()
        } catch {
            try? await write(old)
            throw error
        }
        // Both names are right until the next secret, so what cannot be written now does no harm.
        try? await write(userID.map { [$0] })
    }

    /// Returns whether the secret is another user's for certain; one of an older version has no owner.
    func isForeign(to userID: String) async throws(BiometricError) -> Bool {
        guard let owners = try await read() else { return false }
        return !owners.contains(userID)
    }

    /// Forgets who the owner is.
    func forget() async throws(BiometricError) { try await write(nil) }

    private func read() async throws(BiometricError) -> Set<String>? {
        do throws(VaultError) {
            return try await vault.read(.secretOwner).flatMap {
                try? JSONDecoder().decode(Set<String>.self, from: $0)
            }
        } catch {
            throw .locked
        }
    }

    private func write(_ owners: Set<String>?) async throws(BiometricError) {
        do throws(VaultError) {
            try await vault.write(.secretOwner, owners.flatMap { try? JSONEncoder().encode($0.sorted()) })
        } catch {
            throw .locked
        }
    }
}
