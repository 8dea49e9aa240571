// Licensed under the Apache License, Version 2.0.

/// Whether a screen reader's cursor is on a view; writing it moves the cursor.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, InstallableProperty {
    private var state: State<Value>

    /// Creates a state that is false until the cursor comes.
    public init() where Value == Bool { state = State(wrappedValue: false) }

    /// The present value.
    @MainActor
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// What is handed to `accessibilityFocused`.
    @MainActor
    public var projectedValue: Binding<Value> { state.projectedValue }

    mutating func install(_ storage: inout PropertyStorage) { state.install(&storage) }
}

extension View {
    /// Binds a screen reader's cursor on the view to a state.
    public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.FocusBinding
    ) -> some View {
        modified(AccessibilityModifier(change: .focused(condition.wrappedValue)))
    }
}

extension AccessibilityFocusState {
    /// What is handed to `accessibilityFocused`.
    public typealias FocusBinding = Binding<Value>
}
