// Licensed under the Apache License, Version 2.0.

import Foundation

/// The criteria by which the motions of a transaction count as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case logicallyComplete
        case removed
    }
    private let kind: Kind
    /// Complete when they have reached their targets, although they may still settle a little.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
    /// Complete when they have come to rest.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Calls an action when all motions that a transaction began are over.
///
/// Unchecked, because a lock cannot be seen by the compiler: what changes is only touched under
/// `lock`, and `action` is only called by the stage or at the end of the transaction, on the main actor.
final class AnimationCompletion: @unchecked Sendable {
    let criteria: AnimationCompletionCriteria
    private let action: () -> Void
    private let lock = NSLock()
    private var tokens = 0
    private var isDone = false
    private var queue: InvalidationQueue?

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Keeps the completion from being called for as long as the result lives.
    func token(in queue: InvalidationQueue) -> CompletionToken {
        lock.withLock {
            self.queue = queue
            tokens += 1
        }
        return CompletionToken(self)
    }

    fileprivate func release() {
        let due: InvalidationQueue? = lock.withLock {
            tokens -= 1
            guard tokens == 0, !isDone else { return nil }
            isDone = true
            return queue
        }
        due?.put(self)
    }

    /// Ends the transaction; with nothing to wait for, the completion is called at once.
    @MainActor
    func close() {
        let isUnused = lock.withLock {
            guard tokens == 0, !isDone else { return false }
            isDone = true
            return true
        }
        if isUnused { action() }
    }

    /// Indicates whether anything is pending.
    var isHeld: Bool { lock.withLock { tokens > 0 } }

    @MainActor
    func tell() { action() }
}

/// A token that a completion waits for.
final class CompletionToken: Sendable {
    let completion: AnimationCompletion

    fileprivate init(_ completion: AnimationCompletion) { self.completion = completion }

    deinit { completion.release() }
}
