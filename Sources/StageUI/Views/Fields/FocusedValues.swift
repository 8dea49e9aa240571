// Licensed under the Apache License, Version 2.0.

/// A key of a value that the view with the focus shares with menus.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the view with the focus shares with menus, of which the stage has none.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a key; nil where no view shares one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value that the view with the focus shares; nil, as the stage has no menus that would show it.
@propertyWrapper
public struct FocusedValue<Value> {
    /// Creates the property of a value.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    /// The value.
    public var wrappedValue: Value? { nil }
}

extension FocusedValue: DynamicProperty {}

/// A binding that the view with the focus shares; nil, as the stage has no menus that would show it.
@propertyWrapper
public struct FocusedBinding<Value> {
    /// Creates the property of a binding.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    /// The value of the binding.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
}

extension FocusedBinding: DynamicProperty {}

extension View {
    /// Shares a value with menus while the view has the focus; the stage has no menus.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }
    /// Shares a value with menus while the view has the focus; the stage has no menus.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }
    /// Shares a value with menus while the view's window has the focus; the stage has no menus.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }
    /// Shares a value with menus while the view's window has the focus; the stage has no menus.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }
}
