// Licensed under the Apache License, Version 2.0.

/// A way to read and write a value that is kept elsewhere.
@propertyWrapper
@dynamicMemberLookup
@MainActor
public struct Binding<Value> {
    private let getValue: @MainActor () -> Value
    private let setValue: @MainActor (Value) -> Void

    /// Creates a binding from a way to read and a way to write.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        getValue = get
        setValue = set
    }

    /// Creates a binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

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

/// Makes bindings to the properties of an observable model.
@propertyWrapper
@dynamicMemberLookup
@MainActor
public struct Bindable<Model: AnyObject> {
    /// The model.
    public var wrappedValue: Model

    /// Creates bindings to a model's properties.
    public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }

    /// Creates bindings to a model's properties.
    public init(_ model: Model) { wrappedValue = model }

    /// The maker of bindings itself.
    public var projectedValue: Bindable<Model> { self }

    /// Returns a binding to a property of the model.
    public subscript<Value>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>
    ) -> Binding<Value> {
        let model = wrappedValue
        return Binding {
            model[keyPath: keyPath]
        } set: {
            model[keyPath: keyPath] = $0
        }
    }
}
