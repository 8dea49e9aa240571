// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth

/// The device's vault as one process of the app sees it: locked with the device, and gone with the process.
///
/// `@unchecked`: `failure` is touched only while the lock is held, and the vault below is `Sendable` itself.
final class DeviceVault: Vault, @unchecked Sendable {
    private let base: any Vault
    private let lock = NSLock()
    private var failure: VaultError?

    init(_ base: any Vault, failure: VaultError?) { (self.base, self.failure) = (base, failure) }

    /// Makes all calls fail from now on; nil ends it.
    func fail(_ failure: VaultError?) { lock.withLock { self.failure = failure } }

    private func check() throws(VaultError) {
        if let failure = lock.withLock({ failure }) { throw failure }
    }

    func read(_ key: VaultKey) async throws(VaultError) -> Data? {
        try check()
        return try await base.read(key)
    }

    func exchange(_ key: VaultKey, _ old: Data?, for new: Data?) async throws(VaultError) -> Bool {
        try check()
        return try await base.exchange(key, old, for: new)
    }

    func removeAll() async throws(VaultError) {
        try check()
        try await base.removeAll()
    }
}
