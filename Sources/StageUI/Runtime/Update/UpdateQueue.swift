// Licensed under the Apache License, Version 2.0.

/// The bodies of a stage that wait to run, the actions that follow them, and the reports of observed models.
@MainActor
final class UpdateQueue {
    typealias Entry = (node: any Invalidatable, transaction: Transaction)

    /// The reports of observed models, and of motions that are over, from any thread.
    nonisolated let invalidations = InvalidationQueue()
    private(set) var bodies: [Entry] = []
    /// The tokens of completions that may not be called while bodies wait.
    private var tokens: [CompletionToken] = []
    private var actions = UpdateActions()
    /// Indicates whether the bodies that wait are being run.
    var isFlushing = false
    /// The transaction of the update that is under way.
    var transaction = Transaction()
    /// The environment that the node being updated had before.
    var environmentBefore = EnvironmentValues()
    /// The node whose body, or other part of an update, runs now.
    private(set) var updatingNode: Node?
    /// Grows with each batch of bodies that belong to one transaction.
    private(set) var batch = 0
    /// The batch in which a view last attached a motion to the views below it.
    var overridingBatch = -1
    /// Grows whenever code of the app other than a body runs: actions, timers and whatever answers a finger or a key.
    var actionsRun = 0
    /// The number of views that change the transactions of those below.
    var transactionViews = 0
    /// Indicates whether any view has attached an animation to a value so far.
    var hasValueMotions = false
    /// The nodes that were made so far.
    private var nodeCount = 0

    /// Indicates whether nothing waits, and nothing has been reported that would.
    var isEmpty: Bool { bodies.isEmpty && actions.isEmpty && invalidations.isEmpty }
    var hasActions: Bool { !actions.isEmpty }

    /// The number of a new node.
    func nextSerial() -> Int {
        nodeCount += 1
        return nodeCount
    }

    func append(_ node: any Invalidatable, _ transaction: Transaction) {
        bodies.append((node, transaction))
        for completion in transaction.completions { tokens.append(completion.token(in: invalidations)) }
    }

    func append(_ action: @escaping () -> Void) { actions.append(action) }

    /// Adds a node's action about a change, ahead of such actions of the nodes around it.
    func append(_ action: @escaping () -> Void, aboutChangeOf node: Node) {
        actions.append(action, of: node, in: batch)
    }

    /// Removes and returns the bodies that run next: those of one transaction, outer views before inner ones; those at
    /// one level in the order in which they were made, because observed models report in an order that differs in each
    /// run of the program.
    func takeBatch() -> (nodes: [any Invalidatable], transaction: Transaction)? {
        guard let transaction = bodies.first?.transaction else { return nil }
        batch += 1
        let end = bodies.firstIndex { $0.transaction != transaction } ?? bodies.count
        let nodes = bodies[..<end].map(\.node).sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
        bodies.removeFirst(end)
        return (nodes, transaction)
    }

    /// Releases the completions that waited for bodies.
    func releaseTokens() { tokens.removeAll() }

    func takeActions() -> [() -> Void] { actions.drain() }

    /// Applies the changes that observed models have reported.
    func drainInvalidations() {
        let waiting = invalidations.drainTokens()
        for (observation, transaction) in invalidations.drain() {
            observation.target?.invalidate(transaction)
        }
        withExtendedLifetime(waiting) {}
        for completion in invalidations.drainCompletions() { append(completion.tell) }
    }

    func updating<Result>(_ node: Node, _ body: () -> Result) -> Result {
        let outer = updatingNode
        updatingNode = node
        defer { updatingNode = outer }
        return body()
    }
}
