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
    fileprivate let getValue: () -> Value
    fileprivate let setValue: (Value) -> Void
    fileprivate var accompanied: BindingTransaction?

    /// The transaction of its writes.
    public var transaction: Transaction {
        get { accompanied?.transaction ?? Transaction() }
        set { accompanied = BindingTransaction(newValue) }
    }

    /// Creates a binding from a getter and a setter.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.init(reading: { onStage(get) }, writing: { onStageSoon(set, $0) })
    }

    /// Creates a binding from a getter and a setter that see to the main actor themselves.
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
            guard let accompanied else { return setValue(newValue) }
            let handed = Handed(value: setValue)
            onStageSoon(
                { value in withTransaction(accompanied.transaction) { handed.value(value) } }, newValue)
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
        part.accompanied = accompanied
        return part
    }
}

extension Binding: DynamicProperty {}

// Unchecked, because its functions are closures: those of a state may be called on any thread, and those that an app writes are the
// main actor's, where it has to be read, too.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
    /// Creates a binding to a value that may be absent from one that is always there.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            reading: { base.getValue() },
            writing: { if let new = $0 { base.setValue(new) } })
        accompanied = base.accompanied
    }
    /// Creates a binding to a value from one that may be absent; nil if it is.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(reading: { base.getValue() ?? first }, writing: { base.setValue($0) })
        accompanied = base.accompanied
    }
    /// Creates a binding to a type-erased value.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            reading: { AnyHashable(base.getValue()) },
            writing: { if let new = $0.base as? V { base.setValue(new) } })
        accompanied = base.accompanied
    }
}
