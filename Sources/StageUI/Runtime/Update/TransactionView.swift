// Licensed under the Apache License, Version 2.0.

/// The effect of a node on the transactions that reach the views below it.
enum TransactionRole {
    case none
    /// The node changes them.
    case changes((inout Transaction) -> Void)
    /// The node passes on the transaction that reached a node above, past the changes of that one.
    case restores(Node)
}

extension Stage {
    /// The transaction as it reaches a node, after the changes by the views above.
    func overridden(_ transaction: Transaction, for node: Node) -> Transaction {
        guard updates.overridingBatch == updates.batch || updates.transactionViews > 0 else {
            return transaction
        }
        var changes: [(inout Transaction) -> Void] = []
        var skipped: Node?
        var above = node.parent
        while let current = above {
            switch current.transactionRole {
            case .none: break
            case .changes(let change) where skipped == nil: changes.append(change)
            case .changes: if skipped === current { skipped = nil }
            case .restores(let node): skipped = skipped ?? node
            }
            above = current.parent
        }
        // The outermost first, so that the nearest one counts.
        return changes.reversed().reduce(into: transaction) { $1(&$0) }
    }

    /// Updates views under another transaction.
    func under(_ transaction: Transaction, _ update: () -> Void) {
        let outer = self.transaction
        self.transaction = transaction
        update()
        self.transaction = outer
        // Completions that were added on the way end with this part of the update.
        for completion in transaction.completions
        where !outer.completions.contains(where: { $0 === completion }) {
            if !completion.isHeld { perform(completion.tell) }
        }
    }
}

/// A view whose changes are drawn under another transaction whenever a value changes.
struct ValueTransactionView<Content: View, Value: Equatable>: View, PrimitiveView {
    let content: Content
    let value: Value
    let change: (inout Transaction) -> Void
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { ValueTransactionNode(self, inputs) }
}

private final class ValueTransactionNode<Content: View, Value: Equatable>:
    ViewNode<ValueTransactionView<Content, Value>>
{
    private var child: ViewNode<Content>?
    /// The batch in which the value last changed.
    private var changedBatch = -1

    override init(_ view: ValueTransactionView<Content, Value>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        inputs.stage.updates.hasValueMotions = true
        child = view.content.makeViewNode(inputs.child(of: self))
    }

    override var children: [Node] { .only(child) }

    override var transactionRole: TransactionRole {
        changedBatch == stage.updates.batch ? .changes(view.change) : .none
    }

    override func didUpdate(
        from old: ValueTransactionView<Content, Value>, viewChanged: Bool, environmentChanged: Bool
    ) {
        guard old.value != view.value else {
            child?.update(to: view.content, environment: environment)
            return
        }
        changedBatch = stage.updates.batch
        stage.updates.overridingBatch = stage.updates.batch
        var transaction = stage.transaction
        view.change(&transaction)
        stage.under(transaction) { child?.update(to: view.content, environment: environment) }
    }
}

/// A view whose every change is drawn under another transaction.
struct TransactionView<Content: View>: View, PrimitiveView {
    let content: Content
    let change: (inout Transaction) -> Void
    /// Indicates whether the change reaches the modifiers of the view, and not the modified content.
    var isScoped = false
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { TransactionNode(self, inputs) }
}

private final class TransactionNode<Content: View>: ViewNode<TransactionView<Content>>, ChangesTransaction {
    private var child: ViewNode<Content>?
    private(set) var outerTransaction = Transaction()
    var isScoped: Bool { view.isScoped }

    override init(_ view: TransactionView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        inputs.stage.updates.transactionViews += 1
        child = view.content.makeViewNode(inputs.child(of: self))
    }

    override var children: [Node] { .only(child) }
    override var transactionRole: TransactionRole { .changes(view.change) }

    override func didUpdate(
        from old: TransactionView<Content>, viewChanged: Bool, environmentChanged: Bool
    ) {
        var transaction = stage.transaction
        if isScoped { outerTransaction = transaction }
        view.change(&transaction)
        stage.under(transaction) { child?.update(to: view.content, environment: environment) }
        if isScoped { outerTransaction = Transaction() }
    }

    override func unmount() {
        if isMounted { stage.updates.transactionViews -= 1 }
        super.unmount()
    }
}

/// The content of a view that was changed under another transaction: its own transactions are not changed.
struct UnchangedView<Content: View>: View, PrimitiveView {
    let content: Content
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { UnchangedNode(self, inputs) }
}

private final class UnchangedNode<Content: View>: ViewNode<UnchangedView<Content>> {
    private var child: ViewNode<Content>?

    override init(_ view: UnchangedView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
    }

    override var children: [Node] { .only(child) }

    /// The nearest view above that changes transactions.
    private var changer: Node? {
        var above = parent
        while let current = above {
            if (current as? any ChangesTransaction)?.isScoped == true { return current }
            above = current.parent
        }
        return nil
    }

    override var transactionRole: TransactionRole { changer.map { .restores($0) } ?? .none }

    override func didUpdate(
        from old: UnchangedView<Content>, viewChanged: Bool, environmentChanged: Bool
    ) {
        let outer = (changer as? any ChangesTransaction)?.outerTransaction ?? stage.transaction
        stage.under(outer) { child?.update(to: view.content, environment: environment) }
    }
}

/// A node that changes transactions: where it is scoped, only those of the modifiers of its view.
@MainActor
private protocol ChangesTransaction {
    var isScoped: Bool { get }
    var outerTransaction: Transaction { get }
}
