// Licensed under the Apache License, Version 2.0.

/// Whether a screen reader's cursor is on a view; writing it moves the cursor.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, InstallableProperty {
    private var initial: Value
    private var location: StateLocation<Value>?

    /// Creates a state that is false until the cursor comes.
    public init() where Value == Bool { initial = false }

    /// The present value.
    @MainActor
    public var wrappedValue: Value {
        get {
            location?.noteUse()
            return location?.read() ?? initial
        }
        nonmutating set { location?.write(newValue) }
    }

    /// What is handed to `accessibilityFocused`.
    @MainActor
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
