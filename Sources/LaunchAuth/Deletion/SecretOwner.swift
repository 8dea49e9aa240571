// Licensed under the Apache License, Version 2.0.

import Foundation

/// Remembers whose secret is kept behind face or finger, by the names of their accounts.
///
/// There is one secret on a device, and it cannot be looked at without a prompt. While one user's replaces another's, both are
/// named: whatever a process that ends in the middle leaves there belongs to one of the two.
struct SecretOwner: Sendable {
    /// The vault's word on the secret's owner.
    enum Record: Hashable, Sendable {
        /// Nothing: there is no secret, or an older version has kept it.
        case none
        /// The names of the accounts, one of which it belongs to.
        case named(Set<String>)
        /// A record that this version cannot read: the secret may be anybody's.
        case unreadable
    }

    let vault: any Vault

    /// Keeps a secret of a user by a body that asks for the face or the finger.
    ///
    /// - Throws: ``BiometricError``; `locked` when the owner cannot be written, and then nothing is kept.
    func keep(
        _ userID: String?, _ store: () async throws(BiometricError) -> Void
    ) async throws(BiometricError) {
        let old = try await read()
        switch old {
        case .none: try await write(userID.map { [$0] })
        case .named(let owners): try await write(userID.map { owners.union([$0]) })
        // Whose secret is there is not known, and no name may say that it were: the record is written anew beside a new secret.
        case .unreadable: break
        }
        do throws(BiometricError) {
            try await store()
        } catch {
            switch old {
            case .none: try? await write(nil)
            case .named(let owners): try? await write(owners)
            case .unreadable: break
            }
            throw error
        }
        // Both names are right until the next secret, so what cannot be written now does no harm.
        try? await write(userID.map { [$0] })
    }

    /// Returns whether the secret goes with the account of a user: it is the user's, or one of an older version, which has no
    /// owner. One whose owner cannot be read may be another's, and stays.
    func goes(with userID: String) async throws(BiometricError) -> Bool {
        switch try await read() {
        case .none: true
        case .named(let owners): owners.contains(userID)
        case .unreadable: false
        }
    }

    /// Forgets who the owner is.
    func forget() async throws(BiometricError) { try await write(nil) }

    func read() async throws(BiometricError) -> Record {
        let raw: Data?
        do throws(VaultError) { raw = try await vault.read(.secretOwner) } catch { throw .locked }
        guard let raw else { return .none }
        do {
            return .named(try JSONDecoder().decode(Set<String>.self, from: raw))
        } catch {
            return .unreadable
        }
    }

    private func write(_ owners: Set<String>?) async throws(BiometricError) {
        do {
            try await vault.write(.secretOwner, try owners.map { try JSONEncoder().encode($0.sorted()) })
        } catch {
            throw .locked
        }
    }
}
