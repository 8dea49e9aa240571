// Licensed under the Apache License, Version 2.0.

// The modifiers of accessibility before each had a name of its own.

extension View {
    /// Sets the label that a screen reader speaks.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    /// Sets the value that a screen reader speaks.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    /// Sets the hint that a screen reader speaks.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    /// Hides the view from assistive technology.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// Sets a name for tests.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// Adds accessibility traits to the view.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
    /// Removes accessibility traits from the view.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    /// Sets how early the view is read among those around: higher ones first.
    public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }
    /// Sets the names by which a user speaks of the view.
    public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}
