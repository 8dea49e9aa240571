// Licensed under the Apache License, Version 2.0.

public import LaunchCore
import LaunchStore

extension UrbanNestCache {
    private static let guardKey: LaunchStoreKey = "urbannest.launch-guard"

    /// Notes durably that a launch begins, and tells how careful it has to be.
    ///
    /// - Parameters:
    ///   - kind: Why the process runs.
    ///   - version: The app's version.
    ///   - boot: What names the device's present start; nil where the system does not tell.
    ///   - watch: Hears of each change of the guard before it is written, and once it is.
    ///   - log: Receives one line when the guard can be neither read nor written.
    @MainActor
    public func beginLaunch(
        _ kind: LaunchKind, version: String, boot: String? = nil,
        watch: @escaping @Sendable (LaunchGuard, _ isWritten: Bool) -> Void = { _, _ in },
        log: @escaping @Sendable (String) -> Void
    ) async -> LaunchGuardKeeper {
        let (store, now) = (store, now)
        return await .begin(
            kind, version: version, boot: boot,
            read: { try await store.value(LaunchGuard.self, for: Self.guardKey)?.value },
            write: { state in
                watch(state, false)
                try await store.set(state, for: Self.guardKey, at: now())
                watch(state, true)
            }, log: log)
    }
}
