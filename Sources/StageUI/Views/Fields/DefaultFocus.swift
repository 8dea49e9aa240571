// Licensed under the Apache License, Version 2.0.

/// The condition under which a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    let name: String
    /// When the focus moves by itself: the view appears and no field has it.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// Also when the user moves the focus into the view with keys.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Marks a part of the screen in which one field takes the focus before the others.
struct DefaultFocusModifier<Value: Hashable>: BoxModifier, FocusRegion {
    var state: FocusState<Value>.Binding
    var value: Value
    var priority: DefaultFocusEvaluationPriority
    static var changesLayout: Bool { false }

    var takesMovedFocus: Bool { priority == .userInitiated }
    var preferredField: (any FocusableNode)? { state.location?.field(standingFor: value) }
}

extension View {
    /// Gives the focus to the field with a value when the view appears and no other has it, or as well when the
    /// user moves the focus into the view.
    @_disfavoredOverload
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { binding.location?.writeDefault(value) }
            .modified(DefaultFocusModifier(state: binding, value: value, priority: priority))
    }
}
