// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightStudio

/// Requests that wait for a change.
@Suite(.timeLimit(.minutes(2))) @MainActor struct ChangeSignalTests {
    @Test func `A request that waits ends with the change, or with its page`() async {
        let signal = ChangeSignal(atMost: .seconds(3600))
        let told = Task { await signal.wait() }
        while !signal.isAwaited { await Task.yield() }
        signal.tell()
        await told.value
        #expect(!signal.isAwaited)
        let (left, stays) = (Task { await signal.wait() }, Task { await signal.wait() })
        while !signal.isAwaited { await Task.yield() }
        left.cancel()
        await left.value
        // One that was cancelled before it waits does not wait.
        let late = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await signal.wait()
        }
        await late.value
        // The other page goes on waiting.
        while !signal.isAwaited { await Task.yield() }
        signal.tell()
        await stays.value
    }
}
