// Licensed under the Apache License, Version 2.0.

import Synchronization

/// A value of a device with those who are told of each change of it, from any thread.
package final class Watched<Value: Equatable & Sendable>: Sendable {
    private struct State {
        var value: Value
        var watchers: [Int: @Sendable () -> Void] = [:]
        var count = 0
    }
    private let state: Mutex<State>

    package init(_ value: Value) { state = Mutex(State(value: value)) }

    package var value: Value {
        get { state.withLock { $0.value } }
        set { change { $0 = newValue } }
    }

    /// Changes the value; whoever watches it is told where it is another one then, in the order in which they began.
    package func change(_ body: (inout Value) -> Void) {
        let watchers = state.withLock { state -> [@Sendable () -> Void] in
            let before = state.value
            body(&state.value)
            return before == state.value ? [] : state.watchers.sorted { $0.key < $1.key }.map(\.value)
        }
        for watcher in watchers { watcher() }
    }

    /// Calls an action after each change; returns the number to end that with.
    package func watch(_ action: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.count += 1
            state.watchers[state.count] = action
            return state.count
        }
    }
    /// Calls an action no more.
    package func endWatching(_ number: Int) { state.withLock { _ = $0.watchers.removeValue(forKey: number) } }
}
