// Licensed under the Apache License, Version 2.0.

/// Creates bindings to the properties of an observable model.
@propertyWrapper
@dynamicMemberLookup
@MainActor @preconcurrency
public struct Bindable<Model: AnyObject> {
    /// The model.
    public var wrappedValue: Model

    /// Creates bindings to a model's properties.
    public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }

    /// Creates bindings to a model's properties.
    public init(_ model: Model) { wrappedValue = model }

    /// Creates a bindable from another one's projected value.
    public init(projectedValue: Bindable<Model>) { self = projectedValue }

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
