// Licensed under the Apache License, Version 2.0.

import Foundation

/// A field for text: one line, or more where it may grow.
public struct TextField<Label: View>: View {
    let title: EditorTitle
    let content: TextFieldContent
    let prompt: Text?
    var extent = EditorView.Extent.line
    var isSecure = false
    /// The callback of old fields on editing and on a submission.
    var editing: (@MainActor (Bool) -> Void)?
    var submitted: (@MainActor () -> Void)?

    /// Creates a field for one line.
    ///
    /// - Parameters:
    ///   - text: The text of the field.
    ///   - prompt: The placeholder of an empty field; the label if there is none.
    ///   - label: The purpose of the field.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        title = EditorTitle(label())
        content = .text(text)
        self.prompt = prompt
    }

    /// Creates a field that grows along an axis; one that grows downwards takes as many lines as
    /// `lineLimit` allows.
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, prompt: prompt, label: label)
        extent = axis == .vertical ? .growing : .line
    }

    init(content: TextFieldContent, prompt: Text?, label: Label) {
        self.init(content: content, prompt: prompt, title: EditorTitle(label))
    }

    init(content: TextFieldContent, prompt: Text?, title: EditorTitle) {
        self.title = title
        self.content = content
        self.prompt = prompt
    }

    /// The field in the style of the environment.
    public var body: some View { StyledField(field: self) }
}

extension TextField where Label == _TextFieldStyleLabel {
    /// Creates the field that a style gets.
    init<Other: View>(_ field: TextField<Other>) {
        (title, content, prompt, extent) = (field.title, field.content, field.prompt, field.extent)
        (isSecure, editing, submitted) = (field.isSecure, field.editing, field.submitted)
    }
}

/// The content that a field edits.
enum TextFieldContent {
    case text(Binding<String>)
    /// A value converted to text: how to write it, and how to handle an entered text.
    case value(write: @MainActor (Locale) -> String, take: @MainActor (String, Locale) -> Void)
}

/// Keeps the text of a value while it is being entered.
struct TextFieldBody<Label: View>: View, UnnamedView {
    let field: TextField<Label>
    @State private var draft: String?
    @Environment(\.locale) private var locale

    var body: some View {
        switch field.content {
        case .text(let text): editor(text)
        case .value(let write, let take):
            let draft = $draft
            let text = Binding {
                draft.wrappedValue ?? write(locale)
            } set: {
                draft.wrappedValue = $0
            }
            editor(text) {
                guard let entered = draft.wrappedValue else { return }
                take(entered, locale)
                draft.wrappedValue = nil
            }
        }
    }

    private func editor(
        _ text: Binding<String>, commit: (@MainActor () -> Void)? = nil
    ) -> EditorView {
        EditorView(
            title: field.title, prompt: field.prompt, text: text, shown: text.wrappedValue,
            isSecure: field.isSecure, extent: field.extent, editing: field.editing,
            submitted: field.submitted, commit: commit)
    }
}

extension TextField where Label == Text {
    /// Creates a field whose title is shown while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }
    /// Creates a field with a title that is read and a prompt that is shown while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    /// Creates a field whose title is shown while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }
    /// Creates a field with a title that is read and a prompt that is shown while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

extension TextField where Label == Text {
    /// Creates a field with a title that grows along an axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }
    /// Creates a field with a title and a prompt that grows along an axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }
    /// Creates a field with a title that grows along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }
    /// Creates a field with a title and a prompt that grows along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }
}
