// Licensed under the Apache License, Version 2.0.

// Fields as they were written before `onSubmit` and `FocusState`.

extension TextField where Label == Text {
    private func telling(
        _ editing: (@MainActor (Bool) -> Void)?, _ submitted: (@MainActor () -> Void)?
    ) -> TextField {
        var field = self
        field.editing = editing
        field.submitted = submitted
        return field
    }

    /// Creates a field that reports when its editing begins and ends, and when it is submitted.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping @MainActor (Bool) -> Void,
        onCommit: @escaping @MainActor () -> Void
    ) {
        self = TextField(titleKey, text: text).telling(onEditingChanged, onCommit)
    }
    /// Creates a field that reports when its editing begins and ends.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) {
        self = TextField(titleKey, text: text).telling(onEditingChanged, nil)
    }
    /// Creates a field that reports when it is submitted.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
    ) {
        self = TextField(titleKey, text: text).telling(nil, onCommit)
    }
    /// Creates a field that reports when its editing begins and ends, and when it is submitted.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
        onCommit: @escaping @MainActor () -> Void
    ) {
        self = TextField(title, text: text).telling(onEditingChanged, onCommit)
    }
    /// Creates a field that reports when its editing begins and ends.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) {
        self = TextField(title, text: text).telling(onEditingChanged, nil)
    }
    /// Creates a field that reports when it is submitted.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
    ) {
        self = TextField(title, text: text).telling(nil, onCommit)
    }
}

extension SecureField where Label == Text {
    /// Creates a field that reports when it is submitted.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, text: text)
        submitted = onCommit
    }
    /// Creates a field that reports when it is submitted.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(title, text: text)
        submitted = onCommit
    }
}
