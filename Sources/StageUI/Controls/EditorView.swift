// Licensed under the Apache License, Version 2.0.

import Foundation

/// The name of a field.
struct EditorTitle {
    var text: Text
    /// Whether the label was a view that cannot be read.
    var isUnreadable = false

    @MainActor
    init<Label: View>(_ label: Label) {
        if let text = label as? Text {
            self.text = text
        } else {
            text = Text(verbatim: "")
            isUnreadable = true
        }
    }
}

/// One line of text that can be edited.
struct EditorView: View, PrimitiveView {
    var title: EditorTitle
    var prompt: Text?
    var text: Binding<String>
    /// The text when the view was made, so that a new one is a new view.
    var shown: String
    var isSecure: Bool

    func makeNode(_ inputs: NodeInputs) -> ViewNode<EditorView> { EditorNode(self, inputs) }
}

/// A node that can have the keyboard focus.
@MainActor
protocol FocusableNode: Node, KeyResponder {
    var canFocus: Bool { get }
}

/// A node that is told when the focus of a field below it changes.
@MainActor
protocol FocusWatchingNode: Node {
    func fieldFocusDidChange(_ isFocused: Bool)
}

/// Keeps the caret of a field and edits its text.
final class EditorNode: ViewNode<EditorView>, FocusableNode {
    private lazy var box = EditorBox(owner: self)
    /// The number of characters before the caret.
    private(set) var caret = 0
    private var lastText: String
    private(set) var isFocused = false

    override init(_ view: EditorView, _ inputs: NodeInputs) {
        lastText = view.shown
        super.init(view, inputs)
        if view.title.isUnreadable {
            stage.report(
                .unsupported, "The label of a text field must be a Text; this field has no name.", at: self)
        }
    }

    override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }

    var text: String { view.text.wrappedValue }
    var canFocus: Bool { isMounted && environment.isEnabled }

    /// What is drawn for a text: the text, or a bullet for each character.
    func visible(_ text: String) -> String {
        view.isSecure ? String(repeating: "•", count: text.count) : text
    }

    override func didUpdate(from old: EditorView, viewChanged: Bool, environmentChanged: Bool) {
        if view.shown != lastText {
            lastText = view.shown
            caret = lastText.count
        }
        if isFocused, !environment.isEnabled {
            stage.perform { [weak self] in self?.resign() }
        }
        box.invalidateLayout()
    }

    override func unmount() {
        guard isMounted else { return }
        super.unmount()
        if isFocused { stage.perform { self.resign() } }
    }

    // MARK: Focus

    func focus() {
        guard canFocus, !isFocused else { return }
        caret = text.count
        stage.focus.move(to: self)
    }

    private func resign() {
        if stage.focus.current === self { stage.focus.move(to: nil) }
    }

    func focusDidChange(_ isFocused: Bool) {
        self.isFocused = isFocused
        if isFocused { caret = text.count }
        box.focusDidChange()
        var node = parent
        while let current = node {
            (current as? any FocusWatchingNode)?.fieldFocusDidChange(isFocused)
            node = current.parent
        }
    }

    // MARK: Editing

    func moveCaret(to index: Int) {
        caret = min(max(0, index), text.count)
        box.invalidateDisplay()
    }

    func insert(_ typed: String) {
        if typed == "\n" || typed == "\r" { return press(.return) }
        let line = String(typed.map { $0.isNewline ? " " : $0 })
        edit { text, caret in
            // Typed characters can join with those before them, so the caret is found from the end.
            let after = text.count - caret
            text.insert(contentsOf: line, at: text.index(text.startIndex, offsetBy: caret))
            caret = max(0, text.count - after)
        }
    }

    func press(_ key: StageKey) {
        let mirrored = box.readsRightToLeft
        switch key {
        case .delete:
            edit { text, caret in
                guard caret > 0 else { return }
                caret -= 1
                text.remove(at: text.index(text.startIndex, offsetBy: caret))
            }
        case .left: moveCaret(to: caret + (mirrored ? 1 : -1))
        case .right: moveCaret(to: caret + (mirrored ? -1 : 1))
        case .home: moveCaret(to: 0)
        case .end: moveCaret(to: text.count)
        case .return:
            for action in environment.submitActions { action() }
            // A field that is submitted gives up the focus, unless that has gone elsewhere by then.
            stage.perform { [weak self] in self?.resign() }
        }
    }

    private func edit(_ change: (inout String, inout Int) -> Void) {
        var new = text
        var position = min(caret, new.count)
        change(&new, &position)
        view.text.wrappedValue = new
        // The binding may keep another text than the one it was given.
        lastText = text
        caret = min(position, lastText.count)
        box.invalidateLayout()
    }
}
