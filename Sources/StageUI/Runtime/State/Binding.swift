// Licensed under the Apache License, Version 2.0.

/// A property that reads and writes a value that is kept elsewhere.
@propertyWrapper
@dynamicMemberLookup
@MainActor @preconcurrency
public struct Binding<Value> {
    private let getValue: @MainActor () -> Value
    private let setValue: @MainActor (Value) -> Void

    /// Creates a binding from a getter and a setter.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        getValue = get
        setValue = set
    }

    /// Creates a binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// Creates a binding from another one, such as an argument written with a dollar sign.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The value.
    public var wrappedValue: Value {
        get { getValue() }
        nonmutating set { setValue(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Returns a binding to a part of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        let getValue = getValue
        let setValue = setValue
        return Binding<Part> {
            getValue()[keyPath: keyPath]
        } set: {
            var whole = getValue()
            whole[keyPath: keyPath] = $0
            setValue(whole)
        }
    }
}

extension Binding: DynamicProperty {}

extension Binding {
    /// Creates a binding to a value that may be absent from one that is always there.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init {
            base.wrappedValue
        } set: {
            if let new = $0 { base.wrappedValue = new }
        }
    }
    /// Creates a binding to a value from one that may be absent; nil if it is.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init {
            base.wrappedValue ?? first
        } set: {
            base.wrappedValue = $0
        }
    }
    /// Creates a binding to a type-erased value.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init {
            AnyHashable(base.wrappedValue)
        } set: {
            if let new = $0.base as? V { base.wrappedValue = new }
        }
    }
}
