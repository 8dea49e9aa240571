// Licensed under the Apache License, Version 2.0.

import Foundation

/// The name of a field: a text, or any other view.
struct EditorTitle {
    var text: Text
    /// The label, when it is a view other than a text.
    var view: AnyView?

    @MainActor
    init<Label: View>(_ label: Label) {
        if let text = label as? Text {
            self.text = text
        } else {
            text = Text(verbatim: "")
            view = label is EmptyView ? nil : AnyView(label)
        }
    }
}

/// Text that can be edited.
struct EditorView: View, PrimitiveView {
    /// The number of lines, and the way in which their space is found.
    enum Extent {
        /// One line.
        case line
        /// As many lines as the text has, within the limits of the environment.
        case growing
        /// Lines in whatever space there is.
        case page
    }

    var title: EditorTitle
    var prompt: Text?
    var text: Binding<String>
    /// The text when the view was made, so that a new one is a new view.
    var shown: String
    var isSecure = false
    var extent = Extent.line
    /// Called when the editing begins and ends, and when a field is submitted, in the manner of old fields.
    var editing: (@MainActor (Bool) -> Void)?
    var submitted: (@MainActor () -> Void)?
    /// Called before a field is submitted and after it has lost the focus.
    var commit: (@MainActor () -> Void)?

    func makeNode(_ inputs: NodeInputs) -> ViewNode<EditorView> { EditorNode(self, inputs) }

    /// Returns whether a field looks as another, but for a label that is a view.
    func looksAs(_ other: EditorView) -> Bool {
        shown == other.shown && isSecure == other.isSecure && extent == other.extent
            && prompt == other.prompt && title.text == other.title.text
            && (title.view == nil) == (other.title.view == nil)
    }
}
