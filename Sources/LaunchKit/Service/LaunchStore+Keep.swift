// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
public import LaunchStore

extension LaunchStore {
    /// Keeps something for later launches, named as a sentence begins (`The session`); a failure is logged,
    /// and stops nothing.
    public static func keep(
        _ what: String, log: @Sendable (String) -> Void, _ write: @Sendable () async throws -> Void
    ) async {
        do { try await write() } catch { log("\(what) could not be kept: \(error)") }
    }
}

extension CrashLoopMonitor {
    /// Notes durably in a store that a launch begins, and returns how careful it has to be.
    ///
    /// `boot` names the device's present start, if the system gives one. `watch` receives each change of the
    /// guard before it is written, and once it is; a guard that can be neither read nor written is logged.
    public static func begin(
        _ kind: LaunchKind, in store: LaunchStore, key: LaunchStoreKey = "launch-guard", version: String,
        boot: String? = nil, now: @escaping @Sendable () -> Date,
        watch: @escaping @Sendable (CrashLoopGuard, _ isWritten: Bool) -> Void = { _, _ in },
        log: @escaping @Sendable (String) -> Void
    ) async -> CrashLoopMonitor {
        await begin(
            kind, version: version, boot: boot,
            read: { try await store.value(CrashLoopGuard.self, for: key)?.value },
            write: { state in
                watch(state, false)
                try await store.set(state, for: key, at: now())
                watch(state, true)
            }, log: log)
    }
}
