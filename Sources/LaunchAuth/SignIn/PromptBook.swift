// Licensed under the Apache License, Version 2.0.

import Foundation

/// The accounts that were asked whether they want to sign in by face or finger, as digests of their email addresses.
struct PromptBook: Sendable {
    let vault: any Vault

    func wasAsked(_ account: String) async -> Bool {
        do {
            return Self.decode(try await vault.read(.prompts)).contains(Self.digest(account))
        } catch {
            // Who cannot be looked up is not asked: once too few is better than again and again.
            return true
        }
    }

    func noteAsked(_ account: String) async {
        for _ in 0..<16 {
            do {
                let raw = try await vault.read(.prompts)
                let all = Self.decode(raw).union([Self.digest(account)]).sorted()
                if try await vault.exchange(.prompts, raw, for: try JSONEncoder().encode(all)) { return }
            } catch {
                return
            }
        }
    }

    private static func decode(_ raw: Data?) -> Set<String> {
        raw.flatMap { try? JSONDecoder().decode(Set<String>.self, from: $0) } ?? []
    }

    private static func digest(_ account: String) -> String { AuthDigest.sha256Hex(account.lowercased()) }
}
