// Licensed under the Apache License, Version 2.0.

/// A result that the first finisher sets, from any thread; later ones are ignored.
final class Race<Value: Sendable>: Sendable {
    private struct State: Sendable {
        var continuation: CheckedContinuation<Value, any Error>?
        var cleanUp: (@Sendable () -> Void)?
        var isOver = false
    }

    private let state = Locked(State())

    func begin(_ continuation: CheckedContinuation<Value, any Error>) {
        let isOver = state.withLock { state in
            if !state.isOver { state.continuation = continuation }
            return state.isOver
        }
        if isOver { continuation.resume(throwing: CancellationError()) }
    }

    func onEnd(_ cleanUp: @escaping @Sendable () -> Void) {
        let isOver = state.withLock { state in
            if !state.isOver { state.cleanUp = cleanUp }
            return state.isOver
        }
        if isOver { cleanUp() }
    }

    func end(_ result: Result<Value, any Error>) {
        let (continuation, cleanUp) = state.withLock { state in
            let now = (state.continuation, state.cleanUp)
            state = State(isOver: true)
            return now
        }
        continuation?.resume(with: result)
        cleanUp?()
    }
}
