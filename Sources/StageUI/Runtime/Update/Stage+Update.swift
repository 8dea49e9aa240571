// Licensed under the Apache License, Version 2.0.

extension Stage {
    /// The transaction of the update that is under way.
    var transaction: Transaction {
        get { updates.transaction }
        set { updates.transaction = newValue }
    }

    /// Has a node run again, as a part of a transaction.
    func enqueue(_ node: any Invalidatable, _ transaction: Transaction) { updates.append(node, transaction) }

    /// Runs an action after the present update.
    func perform(_ action: @escaping () -> Void) { updates.append(action) }

    /// Runs a node's action about a change after the present update, ahead of such actions of the nodes around it.
    func perform(_ action: @escaping () -> Void, aboutChangeOf node: Node) {
        updates.append(action, aboutChangeOf: node)
    }

    /// Runs the effect of an event of the user or the system.
    func react(_ body: () -> Void) {
        updates.actionsRun += 1
        inLanguage {
            StageReference.run(
                {
                    body()
                    storage.look()
                    update()
                }, on: self)
        }
    }

    /// Grows whenever code of the app other than a body runs: only that may begin work.
    package var actionsRun: Int { updates.actionsRun }
    /// Indicates whether a change waits for the next frame.
    package var hasChanges: Bool { !updates.isEmpty }

    /// Runs bodies and actions until nothing is left to do.
    func update() {
        updates.drainInvalidations()
        if hasWork { inLanguage { StageReference.run(updateNow, on: self) } }
    }

    private var hasWork: Bool { !updates.bodies.isEmpty || updates.hasActions || focus.validate() }

    private func updateNow() {
        var rounds = 0
        repeat {
            rounds += 1
            if rounds > 200 { return reportLoop() }
            guard flushQueue() else { return }
            runActions()
            updates.drainInvalidations()
        } while hasWork
    }

    /// Runs the bodies of earlier writes now, if they were made under another transaction.
    func flushWrites(otherThan transaction: Transaction) {
        guard updates.updatingNode == nil, !updates.isFlushing, let last = updates.bodies.last,
            last.transaction != transaction
        else { return }
        flushQueue()
    }

    /// Runs the waiting bodies; returns false when they kept causing each other.
    @discardableResult
    private func flushQueue() -> Bool {
        let wasFlushing = updates.isFlushing
        updates.isFlushing = true
        defer { updates.isFlushing = wasFlushing }
        var batches = 0
        while !updates.bodies.isEmpty {
            batches += 1
            if batches > 200 {
                reportLoop()
                return false
            }
            guard let batch = updates.takeBatch() else { break }
            let transaction = batch.transaction
            // Earlier changes are laid out first. They are no part of this transaction, and its animations start from
            // the frames that they lead to, also for views that animate as soon as they first appear.
            if movesFrames(under: transaction) { layoutPass.hasLaidOut = true }
            if layoutPass.hasLaidOut { placeDueBoxes() }
            self.transaction = transaction
            for node in batch.nodes where node.isMounted {
                self.transaction = overridden(transaction, for: node)
                node.rebuild()
            }
            self.transaction = transaction
            moveFrames(under: transaction)
            self.transaction = Transaction()
            preferences.didWrite()
            updates.drainInvalidations()
        }
        updates.releaseTokens()
        return true
    }

    /// Runs the actions that wait, as actions of this stage.
    func runActions() {
        guard updates.hasActions else { return }
        updates.actionsRun += 1
        let due = updates.takeActions()
        StageReference.run({ for action in due { action() } }, on: self)
    }

    private func reportLoop() {
        report(
            .updateLoop,
            "Updates kept causing each other; the remaining ones wait for the next frame. "
                + "Look for an onChange, or a body, that writes what it watches.",
            at: updates.bodies.first?.node)
    }
}
