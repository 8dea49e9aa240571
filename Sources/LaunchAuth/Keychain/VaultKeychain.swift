// Licensed under the Apache License, Version 2.0.

import Foundation

/// The calls by which a vault in the Keychain reads, compares and replaces.
///
/// Comparison and replacement are one call: an update names the digest of the old bytes, which each item carries, and
/// changes nothing when there is no such item.
struct VaultKeychain: Sendable {
    let service: String
    let group: String?
    let keychain: any Keychain

    private func request(_ call: KeychainRequest.Call, _ key: VaultKey?) -> KeychainRequest {
        KeychainRequest(call, service: service, account: key?.rawValue, group: group)
    }

    private func values(_ data: Data) -> [KeychainRequest.Attribute: KeychainRequest.Value] {
        [.valueData: .bytes(data), .generic: .bytes(AuthDigest.sha256(data))]
    }

    func read(_ key: VaultKey) throws(VaultError) -> Data? {
        let found = keychain.perform(request(.find, key).with([.returnData: .flag(true)]))
        if found.status == .itemNotFound { return nil }
        try check(found.status)
        guard let data = found.data else {
            throw .damaged(reason: "an item of the Keychain has no bytes")
        }
        return data
    }

    func exchange(_ key: VaultKey, _ old: Data?, for new: Data?) throws(VaultError) -> Bool {
        var request: KeychainRequest
        switch (old, new) {
        case (nil, nil): return try read(key) == nil
        case (nil, let new?):
            request = self.request(.add, key).with(values(new))
            request.query[.protection] = .protection(.afterFirstUnlockThisDeviceOnly)
        case (let old?, let new?):
            request = self.request(.update, key).with([.generic: .bytes(AuthDigest.sha256(old))])
            request.changes = values(new)
        case (let old?, nil):
            request = self.request(.delete, key).with([.generic: .bytes(AuthDigest.sha256(old))])
        }
        let status = keychain.perform(request).status
        if status == .itemNotFound || old == nil && status == .duplicateItem { return false }
        try check(status)
        return true
    }

    func removeAll() throws(VaultError) {
        let status = keychain.perform(request(.delete, nil)).status
        if status != .itemNotFound { try check(status) }
    }

    private func check(_ status: KeychainStatus) throws(VaultError) {
        switch status {
        case .success: return
        // Before the first unlock; never a reason to think that there is nothing.
        case .interactionNotAllowed, .notAvailable: throw .locked
        default: throw .failed(reason: "the Keychain refused with its code \(status.rawValue)")
        }
    }
}
