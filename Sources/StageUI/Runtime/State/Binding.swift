// Licensed under the Apache License, Version 2.0.

/// The transaction of a binding's writes, which few have.
final class BindingTransaction: Sendable {
    let transaction: Transaction
    init(_ transaction: Transaction) { self.transaction = transaction }
}

/// A property that reads and writes a value that is kept elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let getValue: () -> Value
    private let setValue: (Value) -> Void
    private var accompanied: BindingTransaction?

    /// The transaction of its writes.
    public var transaction: Transaction {
        get { accompanied?.transaction ?? Transaction() }
        set { accompanied = BindingTransaction(newValue) }
    }

    /// Creates a binding from a getter and a setter.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.init(reading: { onStage(get) }, writing: { onStage(set, $0) })
    }

    /// Creates a binding from a getter and a setter that are called on the main actor, and are not bound to it.
    init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
        getValue = reading
        setValue = writing
    }

    /// Creates a binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(reading: { value }, writing: { _ in })
    }

    /// Creates a binding from another one, such as an argument written with a dollar sign.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The value.
    public var wrappedValue: Value {
        get { getValue() }
        nonmutating set {
            let (handed, accompanied) = (Handed(value: setValue), accompanied)
            onStageSoon(
                { value in
                    guard let accompanied else { return handed.value(value) }
                    withTransaction(accompanied.transaction) { handed.value(value) }
                }, newValue)
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Returns a binding to a part of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        let getValue = getValue
        let setValue = setValue
        var part = Binding<Part>(
            reading: { getValue()[keyPath: keyPath] },
            writing: {
                var whole = getValue()
                whole[keyPath: keyPath] = $0
                setValue(whole)
            })
        if accompanied != nil { part.transaction = transaction }
        return part
    }
}

extension Binding: DynamicProperty {}

// Unchecked, because its functions are called on the main actor only, like those of SwiftUI's.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
    /// Creates a binding to a value that may be absent from one that is always there.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            reading: { base.wrappedValue },
            writing: { if let new = $0 { base.wrappedValue = new } })
    }
    /// Creates a binding to a value from one that may be absent; nil if it is.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(reading: { base.wrappedValue ?? first }, writing: { base.wrappedValue = $0 })
    }
    /// Creates a binding to a type-erased value.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            reading: { AnyHashable(base.wrappedValue) },
            writing: { if let new = $0.base as? V { base.wrappedValue = new } })
    }
}
