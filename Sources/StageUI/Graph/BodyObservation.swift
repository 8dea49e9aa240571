// Licensed under the Apache License, Version 2.0.

import Foundation

/// Carries an invalidation from what one run of a body has read to its node.
///
/// A model is observed on whatever thread writes it; the node is only touched by the stage, when it
/// empties its mailbox.
///
/// Unchecked, because a lock cannot be seen by the compiler: all that changes is only touched under that of
/// the mailbox.
final class BodyObservation: @unchecked Sendable {
    private let node: ParentReference<Node>
    private let mailbox: InvalidationQueue
    /// Whether a later run has taken the place of this one.
    fileprivate var isOver = false

    @MainActor
    init(_ node: any Invalidatable) {
        self.node = node.link
        mailbox = node.stage.mailbox
    }

    func fire() { mailbox.put(self, Transaction.current) }

    /// What only this run has read is of no concern from now on.
    func end() { mailbox.end(self) }

    @MainActor
    var target: (any Invalidatable)? { node.object?.invalidatable }
}

/// The invalidations that the stage has not yet taken up.
///
/// Unchecked, because a lock cannot be seen by the compiler: all that changes is only touched under `lock`.
final class InvalidationQueue: @unchecked Sendable {
    private let lock = NSLock()
    private var letters: [(BodyObservation, Transaction)] = []
    private var tokens: [CompletionToken] = []
    private var completions: [AnimationCompletion] = []
    private var isClosed = false

    /// Takes no letters any more: the stage is gone, and nothing must wait for it.
    func close() {
        let waiting: [CompletionToken] = lock.withLock {
            isClosed = true
            letters.removeAll()
            defer { tokens.removeAll() }
            return tokens
        }
        withExtendedLifetime(waiting) {}
    }

    fileprivate func end(_ ticket: BodyObservation) { lock.withLock { ticket.isOver = true } }

    func put(_ ticket: BodyObservation, _ transaction: Transaction) {
        guard !lock.withLock({ isClosed || ticket.isOver }) else { return }
        let waiting = transaction.completions.map { $0.token(in: self) }
        lock.withLock {
            letters.append((ticket, transaction))
            tokens += waiting
        }
    }

    /// Takes up that the motions of a transaction are over.
    func put(_ completion: AnimationCompletion) { lock.withLock { completions.append(completion) } }

    func takeCompletions() -> [AnimationCompletion] {
        lock.withLock {
            defer { completions.removeAll() }
            return completions
        }
    }

    /// What waits for the letters that were taken; to be let go when they have been read.
    func takeTokens() -> [CompletionToken] {
        lock.withLock {
            defer { tokens.removeAll() }
            return tokens
        }
    }

    func takeAll() -> [(BodyObservation, Transaction)] {
        lock.withLock {
            defer { letters.removeAll(keepingCapacity: true) }
            return letters
        }
    }

    var isEmpty: Bool { lock.withLock { letters.isEmpty && completions.isEmpty } }
}
