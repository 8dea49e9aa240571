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

    /// The present value; writing it updates the views that depend on it.
    public var wrappedValue: Value {
        get {
            let location = location
            return onStage {
                location?.noteUse()
                return location?.read()
            } ?? initial
        }
        nonmutating set {
            let location = location
            onStageSoon({ location?.write($0) }, newValue)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let location = location
        let initial = initial
        onStage { location?.noteUse() }
        return Binding(
            reading: {
                onStage {
                    location?.noteUse()
                    return location?.read()
                } ?? initial
            },
            writing: { value in onStage({ location?.write($0) }, value) })
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

/// Runs code of the stage for a property that code outside of the main actor may use too, as it may use SwiftUI's.
///
/// Nothing checks that this is the main thread: a body reads its properties hundreds of times, and there it always is.
@inline(__always)
nonisolated func onStage<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// Runs code of the stage with a value, which nobody else has.
@inline(__always)
nonisolated func onStage<Value>(_ body: @MainActor (Value) -> Void, _ value: Value) {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Value) -> Void).self)(value) }
}

/// Runs code of the stage that writes a property: at once on the main actor, and from elsewhere as soon as it can.
nonisolated func onStageSoon<Value>(_ body: @escaping @MainActor (Value) -> Void, _ value: Value) {
    if Thread.isMainThread || MainQueue.isCurrent { return onStage(body, value) }
    let handed = Handed(value: value)
    DispatchQueue.main.async { onStage(body, handed.value) }
}

/// A value that goes over to the main actor, and that nobody uses here any more.
///
/// Unchecked, because the compiler cannot see that.
struct Handed<Value>: @unchecked Sendable { let value: Value }

/// Tells code on the main queue, which another thread than the main one may drain on Linux.
private enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
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
