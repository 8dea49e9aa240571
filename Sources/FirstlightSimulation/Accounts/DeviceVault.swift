// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import Synchronization

/// The device's vault as one process of the app sees it: locked with the device, and gone with the process.
final class DeviceVault: Vault {
    private let base: any Vault
    private let failure: Mutex<VaultError?>

    init(_ base: any Vault, failure: VaultError?) {
        self.base = base
        self.failure = Mutex(failure)
    }

    /// Makes all calls fail from now on; nil ends it.
    func fail(_ failure: VaultError?) { self.failure.withLock { $0 = failure } }

    private func check() throws(VaultError) {
        if let failure = failure.withLock({ $0 }) { throw failure }
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
