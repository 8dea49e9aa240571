// Licensed under the Apache License, Version 2.0.

import Foundation

/// Carries an invalidation from what one run of a body has read to its node.
///
/// A model is observed on any thread that writes it; the node is only touched by the stage, when it drains its queue of
/// invalidations.
///
/// Unchecked, because a lock cannot be seen by the compiler: all that changes is only touched under that of
/// the queue.
final class BodyObservation: @unchecked Sendable {
    private let node: ParentReference<Node>
    private let queue: InvalidationQueue
    /// Indicates whether a later run has taken the place of this one.
    fileprivate var isOver = false

    @MainActor
    init(_ node: any Invalidatable) {
        self.node = node.link
        queue = node.stage.updates.invalidations
    }

    func fire() { queue.put(self, Transaction.current) }

    /// Ends the observation: from now on, changes that only this run has read do not matter.
    func end() { queue.end(self) }

    @MainActor
    var target: (any Invalidatable)? { node.object?.invalidatable }
}

/// The invalidations that the stage has not yet handled.
///
/// Unchecked, because a lock cannot be seen by the compiler: all that changes is only touched under `lock`.
final class InvalidationQueue: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [(BodyObservation, Transaction)] = []
    private var tokens: [CompletionToken] = []
    private var completions: [AnimationCompletion] = []
    private var isClosed = false

    /// Accepts no more invalidations: the stage is gone, and nothing must wait for it.
    func close() {
        let released: [CompletionToken] = lock.withLock {
            isClosed = true
            waiting.removeAll()
            defer { tokens.removeAll() }
            return tokens
        }
        withExtendedLifetime(released) {}
    }

    fileprivate func end(_ observation: BodyObservation) { lock.withLock { observation.isOver = true } }

    func put(_ observation: BodyObservation, _ transaction: Transaction) {
        guard !lock.withLock({ isClosed || observation.isOver }) else { return }
        let held = transaction.completions.map { $0.token(in: self) }
        lock.withLock {
            waiting.append((observation, transaction))
            tokens += held
        }
    }

    /// Records that the motions of a transaction are over.
    func put(_ completion: AnimationCompletion) { lock.withLock { completions.append(completion) } }

    func drainCompletions() -> [AnimationCompletion] {
        lock.withLock {
            defer { completions.removeAll() }
            return completions
        }
    }

    /// The tokens of completions that wait for the drained invalidations; to be released once those are handled.
    func drainTokens() -> [CompletionToken] {
        lock.withLock {
            defer { tokens.removeAll() }
            return tokens
        }
    }

    /// Removes and returns all invalidations, in the order in which they came.
    func drain() -> [(BodyObservation, Transaction)] {
        lock.withLock {
            defer { waiting.removeAll(keepingCapacity: true) }
            return waiting
        }
    }

    var isEmpty: Bool { lock.withLock { waiting.isEmpty && completions.isEmpty } }
}
