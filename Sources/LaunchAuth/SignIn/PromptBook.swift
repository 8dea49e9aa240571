// Licensed under the Apache License, Version 2.0.

import Foundation

/// The accounts that do not want to be asked about signing in by face or finger, as digests of their email addresses.
struct PromptBook: Sendable {
    let vault: any Vault

    func hasDeclined(_ account: String) async -> Bool {
        do {
            return try Self.decode(try await vault.read(.prompts)).contains(Self.digest(account))
        } catch {
            // Who cannot be looked up is not asked: once too few is better than again and again.
            return true
        }
    }

    /// Notes that an account said no, or that it has said yes since; what cannot be read stays as it is.
    func note(_ account: String, hasDeclined: Bool) async {
        for _ in 0..<16 {
            do {
                let raw = try await vault.read(.prompts)
                var all = try Self.decode(raw)
                let old = all
                if hasDeclined { all.insert(Self.digest(account)) } else { all.remove(Self.digest(account)) }
                if all == old { return }
                let new = all.isEmpty ? nil : try JSONEncoder().encode(all.sorted())
                if try await vault.exchange(.prompts, raw, for: new) { return }
            } catch {
                return
            }
        }
    }

    /// Forgets what an account said.
    func forget(_ account: String) async throws(VaultError) {
        for _ in 0..<16 {
            let raw = try await vault.read(.prompts)
            guard var all = try? Self.decode(raw), all.remove(Self.digest(account)) != nil else { return }
            let new = all.isEmpty ? nil : try? JSONEncoder().encode(all.sorted())
            if try await vault.exchange(.prompts, raw, for: new) { return }
        }
        throw .failed(reason: "others change the prompts all the time. Try again")
    }

    private static func decode(_ raw: Data?) throws -> Set<String> {
        try raw.map { try JSONDecoder().decode(Set<String>.self, from: $0) } ?? []
    }

    private static func digest(_ account: String) -> String { AuthDigest.sha256Hex(account.lowercased()) }
}
