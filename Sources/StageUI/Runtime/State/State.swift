// Licensed under the Apache License, Version 2.0.

import Foundation

/// A value that the runtime keeps for a view as long as the view keeps its place.
@propertyWrapper
public struct State<Value>: DynamicProperty, InstallableProperty {
    private var initial: Value
    private var location: StateLocation<Value>?

    /// Creates a state with its first value.
    public init(wrappedValue: Value) { initial = wrappedValue }

    /// Creates a state with its first value.
    public init(initialValue: Value) { initial = initialValue }

    /// The present value; writing it updates the views that depend on it.
    @MainActor @preconcurrency
    public var wrappedValue: Value {
        get {
            location?.noteUse()
            return location?.read() ?? initial
        }
        nonmutating set { location?.write(newValue) }
    }

    /// A binding to the value.
    @MainActor @preconcurrency
    public var projectedValue: Binding<Value> {
        let location = location
        let initial = initial
        location?.noteUse()
        return Binding {
            location?.noteUse()
            return location?.read() ?? initial
        } set: {
            location?.write($0)
        }
    }

    mutating func install(_ storage: inout PropertyStorage) {
        let owner = storage.owner
        let first = initial
        let location = storage.location { StateLocation(first, owner: owner) }
        location.isUsed = false
        self.location = location
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state without a value.
    public init() { self.init(wrappedValue: nil) }
}

/// The location of a view's state: in its node.
@MainActor
final class StateLocation<Value> {
    private var value: Value
    private weak var owner: (any Invalidatable)?
    /// Indicates whether a body has read the value, or passed on a binding to it, since the owner's last run.
    var isUsed = false

    init(_ value: Value, owner: (any Invalidatable)?) {
        self.value = value
        self.owner = owner
    }

    func read() -> Value { value }

    func noteUse() {
        if !isUsed, owner?.stage.updates.updatingNode != nil { isUsed = true }
    }

    func write(_ new: Value) {
        if let stage = owner?.stage, let busy = stage.updates.updatingNode {
            stage.report(
                .writeDuringUpdate,
                "A state of \(owner?.path ?? "a view") was written while \(busy.path) was being updated; "
                    + "the write was refused. Write it in an action or in onChange.", at: busy)
            return
        }
        guard !isEqual(value, new) else { return }
        let transaction = Transaction.current
        // An earlier write under another transaction is shown by itself first.
        owner?.stage.flushWrites(otherThan: transaction)
        value = new
        if isUsed { owner?.invalidate(transaction) }
    }
}

/// Returns whether two values are equal, as far as their type can tell.
func isEqual<T>(_ a: T, _ b: T) -> Bool {
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    if let a = a as? any Equatable { return compare(a) }
    return sameBits(a, b)
}
