// Licensed under the Apache License, Version 2.0.

// The forms of a link from before stacks of values: the app holds what is shown, and writes it to go forward or back.

extension NavigationLink {
    /// Creates a link to a view that is shown as long as a value is true.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), destination: destination(), isShown: isActive)
    }
    /// Creates a link to a view that is shown as long as a value is true.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination, isShown: isActive)
    }
    /// Creates a link to a view that is shown as long as a selection has a value.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), destination: destination(), isShown: selection.isShown(tag))
    }
    /// Creates a link to a view that is shown as long as a selection has a value.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), destination: destination, isShown: selection.isShown(tag))
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title to a view that is shown as long as a value is true.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }
    /// Creates a link with a title to a view that is shown as long as a value is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }
    /// Creates a link with a title to a view that is shown as long as a value is true.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }
    /// Creates a link with a title to a view that is shown as long as a value is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }
    /// Creates a link with a title to a view that is shown as long as a selection has a value.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }
    /// Creates a link with a title to a view that is shown as long as a selection has a value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }
    /// Creates a link with a title to a view that is shown as long as a selection has a value.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }
    /// Creates a link with a title to a view that is shown as long as a selection has a value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

extension Binding {
    /// Returns whether the selection has a value; false takes it away, unless it has become another one.
    @MainActor
    fileprivate func isShown<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool> {
            wrappedValue == tag
        } set: { isShown in
            if isShown {
                wrappedValue = tag
            } else if wrappedValue == tag {
                wrappedValue = nil
            }
        }
    }
}
