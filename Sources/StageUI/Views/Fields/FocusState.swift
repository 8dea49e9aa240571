// Licensed under the Apache License, Version 2.0.

/// A property that holds which field has the keyboard focus; writing it moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    private let empty: Value
    private var location: FocusLocation<Value>?

    /// Creates a state that indicates whether one field has the focus.
    public init() where Value == Bool { empty = false }

    /// Creates a state that identifies the field that has the focus, if any.
    public init<T: Hashable>() where Value == T? { empty = nil }

    /// The present value, on the main actor; writing it moves the focus after the update.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// A binding to the state, for `focused(_:)`.
    public var projectedValue: Binding { Binding(location: location, empty: empty) }

    /// A binding that reads and writes a focus state from inside other views.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>?
        let empty: Value

        /// The present value, on the main actor; writing it moves the focus after the update.
        public var wrappedValue: Value {
            get {
                let location = location
                return MainQueue.isCurrent ? onStage { location?.value } ?? empty : empty
            }
            nonmutating set {
                let location = location
                onStageSoon({ location?.write($0) }, newValue)
            }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension FocusState: DynamicProperty, InstallableProperty {
    mutating func install(_ storage: inout PropertyStorage) {
        let owner = storage.owner
        let empty = empty
        location = storage.location { FocusLocation(empty, owner: owner) }
    }
}
