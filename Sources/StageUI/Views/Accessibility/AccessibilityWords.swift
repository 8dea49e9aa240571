// Licensed under the Apache License, Version 2.0.

extension View {
    /// Sets the accessibility label of the view.
    public func accessibilityLabel(_ label: Text) -> some View { accessible { $0.label = label.plain } }
    /// Sets the accessibility label of the view.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }
    /// Sets the accessibility label of the view.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    /// Sets the view's present value.
    public func accessibilityValue(_ valueDescription: Text) -> some View {
        accessible { $0.value = valueDescription.plain.isEmpty ? nil : valueDescription.plain }
    }
    /// Sets the view's present value.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }
    /// Sets the view's present value.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }
    /// Sets the description of what happens when the view is used.
    public func accessibilityHint(_ hint: Text) -> some View {
        accessible { $0.hint = hint.plain.isEmpty ? nil : hint.plain }
    }
    /// Sets the description of what happens when the view is used.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }
    /// Sets the description of what happens when the view is used.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }
}
