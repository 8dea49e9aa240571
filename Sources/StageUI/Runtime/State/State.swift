// Licensed under the Apache License, Version 2.0.

import Foundation

/// A value that the runtime keeps for a view as long as the view keeps its place.
@propertyWrapper
public struct State<Value> {
    private var initial: Value
    private var location: StateLocation<Value>?

    /// Creates a state with its first value.
    public init(wrappedValue: Value) { initial = wrappedValue }

    /// Creates a state with its first value.
    public init(initialValue: Value) { initial = initialValue }

    /// The present value; writing it updates the views that depend on it. Any thread may use it.
    public var wrappedValue: Value {
        get { location?.readNoting() ?? initial }
        nonmutating set { location?.writeFromAnywhere(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let location = location
        let initial = initial
        location?.noteUseFromAnywhere()
        return Binding(
            reading: { location?.readNoting() ?? initial },
            writing: { location?.writeFromAnywhere($0) })
    }
}

extension State: DynamicProperty, InstallableProperty {
    mutating func install(_ storage: inout PropertyStorage) {
        let owner = storage.owner
        let first = initial
        let location = storage.location { StateLocation(first, owner: owner) }
        location.isUsed = false
        self.location = location
    }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state without a value.
    public init() { self.init(wrappedValue: nil) }
}

/// The location of a view's state: in its node.
@MainActor
final class StateLocation<Value> {
    private nonisolated let stored: StateValue<Value>
    private weak var owner: (any Invalidatable)?
    /// Indicates whether a body has read the value, or passed on a binding to it, since the owner's last run.
    var isUsed = false

    init(_ value: Value, owner: (any Invalidatable)?) {
        stored = StateValue(value)
        self.owner = owner
    }

    nonisolated func readNoting() -> Value {
        noteUseFromAnywhere()
        return stored.value
    }

    nonisolated func noteUseFromAnywhere() {
        if !onStage({ isUsed }), MainQueue.isCurrent { onStage { noteUse() } }
    }

    private func noteUse() { if owner?.stage.updates.updatingNode != nil { isUsed = true } }

    /// Writes at once; off the main actor the views learn of it as soon as they can.
    nonisolated func writeFromAnywhere(_ new: Value) {
        if MainQueue.isCurrent { return onStage({ write($0) }, new) }
        guard !isEqual(stored.value, new) else { return }
        stored.value = new
        onStageSoon({ [self] _ in invalidate() }, ())
    }

    private func write(_ new: Value) {
        if let stage = owner?.stage, let busy = stage.updates.updatingNode {
            stage.report(
                .writeDuringUpdate,
                "A state of \(owner?.path ?? "a view") was written while \(busy.path) was being updated; "
                    + "the write was refused. Write it in an action or in onChange.", at: busy)
            return
        }
        guard !isEqual(stored.value, new) else { return }
        // An earlier write under another transaction is shown by itself first.
        owner?.stage.flushWrites(otherThan: .current)
        stored.value = new
        if isUsed { owner?.invalidate(.current) }
    }

    private func invalidate() {
        owner?.stage.flushWrites(otherThan: .current)
        if isUsed { owner?.invalidate(.current) }
    }
}

/// Returns whether two values are equal, as far as their type can tell.
func isEqual<T>(_ a: T, _ b: T) -> Bool {
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    if let a = a as? any Equatable { return compare(a) }
    return sameBits(a, b)
}
