// Licensed under the Apache License, Version 2.0.

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    let name: String
    /// When the view appears and no field has the focus.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// When the view appears, even if a field has the focus that the user did not choose.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
    /// Gives the focus to the field with a value when the view appears and no other has it.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { binding.location?.writeDefault(value) }
    }
}
