// Licensed under the Apache License, Version 2.0.

/// Keeps what is known about who is signed in, and looks again when that may have changed.
///
///     let authenticator = LaunchAuthenticator(
///         read: { await keychain.session() }, erase: { try await keychain.removeSession() })
///     let session = plan.task("session") { try await authenticator.value().known() }
///
/// Tell it when the device is unlocked and when the app comes to the foreground.
public actor LaunchAuthenticator<User: Hashable & Sendable> {
    /// An event of the underlying rules.
    public typealias Event = AuthenticationMachine<User>.Event

    private let read: @Sendable () async -> LaunchAuthentication<User>
    private let erase: @Sendable () async throws -> Void
    private let log: @Sendable (String) -> Void
    private var machine = AuthenticationMachine<User>()
    private var reading: (number: Int, task: Task<Void, Never>)?
    private var watchers: [Int: AsyncStream<LaunchAuthentication<User>>.Continuation] = [:]
    private var lastWatcher = 0

    /// Creates a keeper that knows nothing yet.
    ///
    /// - Parameters:
    ///   - read: Looks who is signed in; it says "unknown" for whatever it cannot read.
    ///   - erase: Removes what belongs to the session; called only when it is known that there is one.
    ///   - log: Receives one line when something could not be erased.
    public init(
        read: @escaping @Sendable () async -> LaunchAuthentication<User>,
        erase: @escaping @Sendable () async throws -> Void,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.read, self.erase, self.log) = (read, erase, log)
    }

    /// What is known at this moment, without looking.
    public var present: LaunchAuthentication<User> { machine.value }

    /// Whether a sign-out waits until it is known what there is to erase.
    public var isSignOutPending: Bool { machine.isSignOutPending }

    /// What is known, after a look when nothing is.
    public func value() async -> LaunchAuthentication<User> {
        if !machine.value.isKnown { await take(.networkChanged) }
        return machine.value
    }

    /// Takes an event and returns when what follows from it is done.
    ///
    /// When the caller is cancelled meanwhile, a look under way is given up, and the next one begins anew.
    public func take(_ event: Event) async {
        await perform(machine.handle(event))
        // A caller that came while somebody else looks waits for the same answer.
        if let reading { await join(reading.number, reading.task) }
    }

    private func perform(_ effects: [AuthenticationMachine<User>.Effect]) async {
        for effect in effects {
            switch effect {
            case .changed(let value): for watcher in watchers.values { watcher.yield(value) }
            case .read(let number):
                let read = read
                reading = (number, Task { await self.finish(number, await read()) })
            case .erase:
                var isDone = true
                do {
                    try await erase()
                } catch {
                    isDone = false
                    log("The session could not be erased, and stays until it can be: \(error)")
                }
                await perform(machine.handle(.erased(isDone: isDone)))
            }
        }
    }

    private func finish(_ number: Int, _ answer: LaunchAuthentication<User>) async {
        if reading?.number == number { reading = nil }
        await perform(machine.handle(.answered(answer, number: number)))
    }

    private func join(_ number: Int, _ task: Task<Void, Never>) async {
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
            Task { await self.finish(number, .unknown(.notRead)) }
        }
    }

    /// Tells what is known, now and at each change.
    public func changes() -> AsyncStream<LaunchAuthentication<User>> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: LaunchAuthentication<User>.self, bufferingPolicy: .unbounded)
        lastWatcher += 1
        let number = lastWatcher
        watchers[number] = continuation
        continuation.yield(machine.value)
        continuation.onTermination = { [weak self] _ in Task { await self?.forget(number) } }
        return stream
    }

    private func forget(_ number: Int) { watchers[number] = nil }
}
