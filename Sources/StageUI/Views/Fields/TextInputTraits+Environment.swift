// Licensed under the Apache License, Version 2.0.

/// An action for a submitted entry, or the end of a chain of such actions.
struct SubmitHandler {
    var triggers: SubmitTriggers
    var isBlocking: Bool
    var action: () -> Void
}

private enum Keys {
    enum Keyboard: EnvironmentKey { static var defaultValue: UIKeyboardType { .default } }
    enum Content: EnvironmentKey { static var defaultValue: UITextContentType? { nil } }
    enum Capitals: EnvironmentKey { static var defaultValue: TextInputAutocapitalization? { nil } }
    enum NoCorrection: EnvironmentKey { static var defaultValue: Bool { false } }
    enum Label: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }
    enum Submit: EnvironmentKey { static var defaultValue: [SubmitHandler] { [] } }
}

extension EnvironmentValues {
    /// Indicates whether text is left as it was typed.
    public var autocorrectionDisabled: Bool {
        get { self[Keys.NoCorrection.self] }
        set { self[Keys.NoCorrection.self] = newValue }
    }
    var keyboardType: UIKeyboardType {
        get { self[Keys.Keyboard.self] }
        set { self[Keys.Keyboard.self] = newValue }
    }
    var textContentType: UITextContentType? {
        get { self[Keys.Content.self] }
        set { self[Keys.Content.self] = newValue }
    }
    var autocapitalization: TextInputAutocapitalization? {
        get { self[Keys.Capitals.self] }
        set { self[Keys.Capitals.self] = newValue }
    }
    var submitLabel: SubmitLabel {
        get { self[Keys.Label.self] }
        set { self[Keys.Label.self] = newValue }
    }
    /// The handlers of a submitted entry, the innermost first.
    var submitHandlers: [SubmitHandler] {
        get { self[Keys.Submit.self] }
        set { self[Keys.Submit.self] = newValue }
    }
    /// The actions of a submitted text field, the innermost first.
    var submitActions: [() -> Void] {
        submitHandlers.prefix { !$0.isBlocking }.filter { $0.triggers.contains(.text) }.map(\.action)
    }
}

extension View {
    /// Sets the software keyboard of the fields inside the view.
    public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }
    /// Sets the meaning of the text of the fields inside the view.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textContentType, textContentType)
    }
    /// Sets which letters the software keyboard makes capitals.
    @_disfavoredOverload
    public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        environment(\.autocapitalization, autocapitalization)
    }
    /// Sets whether text is left as it was typed; the subset corrects none.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }
    /// Sets the label of the return key.
    @_disfavoredOverload
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.submitLabel, submitLabel)
    }
    /// Performs an action when a field inside the view is submitted, after the actions further inside.
    @_disfavoredOverload
    public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitHandlers) {
            $0.insert(SubmitHandler(triggers: triggers, isBlocking: false, action: action), at: 0)
        }
    }
    /// Keeps the submission of the fields inside the view from the actions further outside.
    @_disfavoredOverload
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitHandlers) {
            if isBlocking { $0.insert(SubmitHandler(triggers: [], isBlocking: true, action: {}), at: 0) }
        }
    }
    /// Sets whether text is left as it was typed; nil leaves it to the field.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.autocorrectionDisabled) { if let disable { $0 = disable } }
    }
}
