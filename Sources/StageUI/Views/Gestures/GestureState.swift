// Licensed under the Apache License, Version 2.0.

/// A value that follows a gesture, and is reset to its first value when the gesture ends.
@propertyWrapper
public struct GestureState<Value> {
    private let initial: Value
    private let onReset: (Value, inout Transaction) -> Void
    private(set) var location: GestureStateLocation<Value>?

    /// Creates a state with its first value.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
    }
    /// Creates a state with its first value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    /// Creates a state that is reset under a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }
    /// Creates a state that is reset under a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }
    /// Creates a state with a closure that sets the transaction of the reset from the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        onReset = reset
    }
    /// Creates a state with a closure that sets the transaction of the reset from the last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The present value; outside of the main actor the first one.
    public var wrappedValue: Value {
        let location = location
        return MainQueue.isCurrent ? onStage { location?.value } ?? initial : initial
    }
    /// The state itself, for `updating`.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState: DynamicProperty, InstallableProperty {
    mutating func install(_ storage: inout PropertyStorage) {
        let owner = storage.owner
        let first = initial
        let onReset = onReset
        location = storage.location { GestureStateLocation(first, owner: owner, onReset: onReset) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state without a value that is reset under a transaction.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}

/// The location of a gesture's state: in its view's node.
@MainActor
final class GestureStateLocation<Value> {
    private(set) var value: Value
    private let initial: Value
    private weak var owner: (any Invalidatable)?
    private let onReset: (Value, inout Transaction) -> Void
    private var isChanged = false

    init(
        _ value: Value, owner: (any Invalidatable)?,
        onReset: @escaping (Value, inout Transaction) -> Void
    ) {
        self.value = value
        initial = value
        self.owner = owner
        self.onReset = onReset
    }

    func update(_ change: (inout Value, inout Transaction) -> Void) {
        var new = value
        var transaction = Transaction.current
        change(&new, &transaction)
        set(new, transaction)
        isChanged = true
    }

    func reset() {
        guard isChanged else { return }
        isChanged = false
        var transaction = Transaction.current
        onReset(value, &transaction)
        set(initial, transaction)
    }

    private func set(_ new: Value, _ transaction: Transaction) {
        guard !isEqual(value, new) else { return }
        owner?.stage.flushWrites(otherThan: transaction)
        value = new
        owner?.invalidate(transaction)
    }
}
