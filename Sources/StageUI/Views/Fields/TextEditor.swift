// Licensed under the Apache License, Version 2.0.

/// A space for text of several lines.
public struct TextEditor: View {
    private let text: Binding<String>

    /// Creates an editor.
    public init(text: Binding<String>) { self.text = text }

    /// The text in all the space there is.
    public var body: some View {
        EditorView(
            title: EditorTitle(EmptyView()), text: text, shown: text.wrappedValue, extent: .page)
    }
}
