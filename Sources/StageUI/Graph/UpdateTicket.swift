// Licensed under the Apache License, Version 2.0.

import Foundation

/// Carries an invalidation from an observed model to its node.
///
/// A model may be written on any thread, and the main actor does not always run on the main thread;
/// so the ticket only puts a note into the stage's inbox, which is emptied with the next update.
struct UpdateTicket: Sendable {
    private let box: WeakNode
    private let inbox: UpdateInbox

    @MainActor
    init(_ node: any Invalidatable, inbox: UpdateInbox) {
        box = WeakNode(node)
        self.inbox = inbox
    }

    func fire() { inbox.put(box, Transaction.current) }
}

@MainActor
final class WeakNode {
    weak var node: (any Invalidatable)?
    init(_ node: any Invalidatable) { self.node = node }
}

/// The invalidations that have come in since the last update.
///
/// Sendable although it has mutable state: `notes` is only touched while `lock` is held.
final class UpdateInbox: @unchecked Sendable {
    private let lock = NSLock()
    private var notes: [(WeakNode, Transaction)] = []

    func put(_ node: WeakNode, _ transaction: Transaction) {
        lock.withLock { notes.append((node, transaction)) }
    }

    var isEmpty: Bool { lock.withLock { notes.isEmpty } }

    func take() -> [(WeakNode, Transaction)] {
        lock.withLock {
            defer { notes.removeAll(keepingCapacity: true) }
            return notes
        }
    }
}
