// Licensed under the Apache License, Version 2.0.

/// Keeps a launch guard durably during a launch.
///
///     let monitor = await CrashLoopMonitor.begin(
///         .cold, version: "2.1.0", read: { try await store.value(CrashLoopGuard.self, for: "guard")?.value },
///         write: { try await store.set($0, for: "guard", at: now()) })
///     hooks.isSafeMode = monitor.start.isSafeMode
///     hooks.markReady = { monitor.note(.ready) }
///
/// Changes are written in the order in which they were noted.
@MainActor
public final class CrashLoopMonitor {
    /// The start of the launch.
    public let start: CrashLoopGuard.Start
    /// The guard as it was last noted.
    public private(set) var state: CrashLoopGuard
    /// Indicates whether all writes are done.
    public var isSettled: Bool { writing == nil }

    private let write: @Sendable (CrashLoopGuard) async throws -> Void
    private let log: @Sendable (String) -> Void
    private var writing: Task<Void, Never>?
    private var lastNumber = 0

    private init(
        start: CrashLoopGuard.Start, state: CrashLoopGuard,
        write: @escaping @Sendable (CrashLoopGuard) async throws -> Void,
        log: @escaping @Sendable (String) -> Void
    ) {
        (self.start, self.state, self.write, self.log) = (start, state, write, log)
    }

    /// Begins a launch; when it returns, the launch is noted durably and its tasks may start.
    ///
    /// A guard that can be neither read nor written never keeps the app from starting: the reason goes to
    /// the log.
    ///
    /// - Parameters:
    ///   - kind: Why the process runs.
    ///   - version: The app's version.
    ///   - boot: What names the device's present start; nil where the system does not say.
    ///   - read: Reads the guard of the launch before; nil when there is none.
    ///   - write: Writes the guard, and returns when it is durable.
    ///   - log: Receives one line for each failure.
    public static func begin(
        _ kind: LaunchKind, version: String, boot: String? = nil,
        read: @Sendable () async throws -> CrashLoopGuard?,
        write: @escaping @Sendable (CrashLoopGuard) async throws -> Void,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) async -> CrashLoopMonitor {
        var state = CrashLoopGuard()
        do {
            state = try await read() ?? CrashLoopGuard()
        } catch {
            log("launch guard: the launches before cannot be read, and count as none: \(error)")
        }
        let start = state.begin(kind, version: version, boot: boot)
        let monitor = CrashLoopMonitor(start: start, state: state, write: write, log: log)
        await monitor.save(state)
        return monitor
    }

    /// Takes an event of the launch, and writes the guard again when that changes it.
    public func note(_ event: CrashLoopGuard.Event) {
        guard state.handle(event) else { return }
        let state = state
        let before = writing
        lastNumber += 1
        let number = lastNumber
        writing = Task { [weak self] in
            await before?.value
            await self?.save(state)
            if self?.lastNumber == number { self?.writing = nil }
        }
    }

    /// Takes a phase of the launch as an event.
    public func note(_ phase: LaunchPhase, failure: LaunchFailure?) {
        switch phase {
        case .entering, .holding: note(.restarted)
        case .failed: note(.failed(failure?.kind ?? .other))
        case .blocked: note(.blocked)
        case .idle, .slow, .completing, .exiting, .finished, .cancelled: break
        }
    }

    /// Waits until everything noted so far is written.
    public func settle() async { await writing?.value }

    private func save(_ state: CrashLoopGuard) async {
        do {
            try await write(state)
        } catch {
            log("launch guard: this launch cannot be noted: \(error)")
        }
    }
}
