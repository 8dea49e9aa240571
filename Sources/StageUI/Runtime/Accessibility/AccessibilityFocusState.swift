// Licensed under the Apache License, Version 2.0.

/// The position of a screen reader's cursor; writing it moves the cursor.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
    private var state: State<Value>
    private let empty: Value
    private let technologies: AccessibilityTechnologies

    /// Creates a state that is false until the cursor comes.
    public init() where Value == Bool { self.init(for: .all) }
    /// Creates a state that is false until the cursor of one of some technologies comes.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        state = State(wrappedValue: false)
        empty = false
        self.technologies = technologies
    }
    /// Creates a state that has no value until the cursor comes.
    public init<T: Hashable>() where Value == T? { self.init(for: .all) }
    /// Creates a state that has no value until the cursor of one of some technologies comes.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        state = State(wrappedValue: nil)
        empty = nil
        self.technologies = technologies
    }

    /// The present value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding that `accessibilityFocused` takes.
    public var projectedValue: Binding {
        Binding(binding: state.projectedValue, empty: empty, technologies: technologies)
    }
}

extension AccessibilityFocusState: DynamicProperty, InstallableProperty {
    mutating func install(_ storage: inout PropertyStorage) { state.install(&storage) }

    /// A binding that reads and writes the state from inside other views.
    @propertyWrapper
    public struct Binding {
        let binding: StageUI.Binding<Value>
        let empty: Value
        let technologies: AccessibilityTechnologies
        /// The present value.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Binds a screen reader's cursor on the view to a state.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessibilityFocused(condition, equals: true)
    }
    /// Binds a screen reader's cursor on the view to a state's value.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        // Read now, so that the view is made anew when the cursor moves.
        let isFocused = binding.wrappedValue == value
        return accessible { node in
            node.isFocused = node.isFocused || isFocused
            // Others may follow the same element.
            let inner = node.moveCursor
            node.moveCursor = { comes, technology in
                inner?(comes, technology)
                guard binding.technologies.contains(technology) else { return }
                if comes {
                    binding.wrappedValue = value
                } else if binding.wrappedValue == value {
                    binding.wrappedValue = binding.empty
                }
            }
        }
    }
}
