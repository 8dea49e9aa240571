// Licensed under the Apache License, Version 2.0.

import Foundation

/// The node of a field: it keeps the caret and edits the text.
final class EditorNode: ViewNode<EditorView>, FocusableNode {
    private(set) lazy var box = EditorBox(owner: self)
    private(set) var buffer: EditBuffer
    private var history = EditHistory()
    private(set) var isFocused = false
    /// The time when the caret was last moved or the text edited, in seconds of the stage's time.
    private(set) var activeSince = 0.0
    private var labelNode: ViewNode<AnyView>?
    /// Indicates whether the next change begins with an empty field: bullets that cannot be read are typed anew.
    private var startsAnew = false

    override init(_ view: EditorView, _ inputs: NodeInputs) {
        buffer = EditBuffer(view.shown)
        super.init(view, inputs)
        if let label = view.title.view {
            labelNode = label.makeViewNode(inputs.child(of: self, environment: labelEnvironment))
        }
    }

    /// A label stands where the text will be, and as faint as a prompt.
    private var labelEnvironment: EnvironmentValues {
        var inner = environment
        inner.foregroundStyle = AnyShapeStyle(HierarchicalShapeStyle.tertiary)
        return inner
    }

    override var children: [Node] { .only(labelNode) }
    override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }
    override func structureDidChange() { box.labelDidChange() }

    /// The boxes of a label that is no text.
    var labelBoxes: [LayoutBox] {
        var boxes: [LayoutBox] = []
        labelNode?.collectBoxes(into: &boxes)
        return boxes
    }

    var canFocus: Bool {
        isMounted && environment.isEnabled && !isOnItsWayOut && !isBelowPresentation && !isOutOfFocusReach
    }
    var isMultiline: Bool { view.extent != .line }

    /// The drawn text: the text, or a bullet for each character.
    var shown: String {
        view.isSecure ? String(repeating: "•", count: buffer.count) : buffer.text
    }

    override func didUpdate(from old: EditorView, viewChanged: Bool, environmentChanged: Bool) {
        let isOtherText = view.shown != buffer.text
        if isOtherText {
            closeMenu()
            buffer = EditBuffer(view.shown)
            history = EditHistory()
        }
        if let label = view.title.view { labelNode?.update(to: label, environment: labelEnvironment) }
        // A key in one field of a form makes all of its fields anew: those that look as before are measured as before.
        if isOtherText || environmentChanged || !view.looksAs(old) { box.invalidateLayout() }
    }

    // MARK: Focus

    func focus() {
        if canFocus { stage.focus.move(to: self) }
    }

    func focusDidChange(_ isFocused: Bool) {
        self.isFocused = isFocused
        closeMenu()
        if isFocused {
            // The keyboard follows the focus from now on.
            stage.feature(KeyboardArea.self)
            takeOutsideText()
            buffer.move(to: buffer.count)
        }
        startsAnew = isFocused && view.isSecure && buffer.count > 0
        history.interrupt()
        activeSince = stage.time
        box.focusDidChange()
        if !isFocused { view.commit?() }
        view.editing?(isFocused)
    }

    func inherit(from other: any FocusableNode) {
        guard let other = other as? EditorNode, other.buffer.count == buffer.count else { return }
        // A text that was revealed or hidden is the same text.
        startsAnew = other.startsAnew
        buffer.select(other.buffer.anchor..<max(other.buffer.anchor, other.buffer.head))
        if other.buffer.head < other.buffer.anchor {
            buffer.move(to: other.buffer.anchor)
            buffer.move(to: other.buffer.head, extending: true)
        }
        box.invalidateDisplay()
    }

    func advance(to time: Double) { box.blink(at: time) }

    // MARK: Editing

    /// Applies a text that the binding got from elsewhere since the last update.
    private func takeOutsideText() {
        let text = view.text.wrappedValue
        guard text != buffer.text else { return }
        buffer = EditBuffer(text)
        history = EditHistory()
    }

    /// Moves the caret or the selection.
    ///
    /// - Parameter byTouch: Whether a finger does it, which also gives the field the focus.
    func select(byTouch: Bool = false, _ change: (inout EditBuffer) -> Void) {
        closeMenu()
        change(&buffer)
        if !byTouch { startsAnew = false }
        history.interrupt()
        activeSince = stage.time
        box.caretDidMove()
    }

    /// Changes the text, and updates the binding.
    func edit(_ kind: EditHistory.Kind, _ change: (inout EditBuffer) -> Void) {
        takeOutsideText()
        var new = buffer
        if startsAnew { new.select(0..<new.count) }
        startsAnew = false
        change(&new)
        if new.characters != buffer.characters {
            history.record(buffer, buffer.hasSelection ? .other : kind)
        }
        replace(with: new)
    }

    /// Closes the menu, which is about another text or another selection.
    private func closeMenu() {
        if stage.editMenu.node?.source === self { stage.editMenu.close() }
    }

    override func unmount() {
        closeMenu()
        super.unmount()
    }

    private func replace(with new: EditBuffer) {
        closeMenu()
        let isSameText = new.characters == buffer.characters
        buffer = new
        activeSince = stage.time
        if !isSameText {
            view.text.wrappedValue = new.text
            // The binding may keep another text than the one it was given.
            let kept = view.text.wrappedValue
            if kept != new.text {
                buffer = EditBuffer(kept)
                buffer.move(to: min(new.head, buffer.count))
            }
        }
        box.textDidChange()
    }

    func insert(_ typed: String) {
        if typed == "\n" || typed == "\r" {
            _ = press(.return, [])
            return
        }
        let text = isMultiline ? typed : typed.inOneLine
        edit(.typing) { buffer in
            let capitals = view.isSecure ? nil : environment.autocapitalization
            let before = buffer.textBefore
            buffer.replaceSelection(with: capitals?.applied(to: text, after: before) ?? text)
        }
    }

    func undo() {
        guard let before = history.undo(buffer) else { return }
        replace(with: before)
    }

    func redo() {
        guard let after = history.redo(buffer) else { return }
        replace(with: after)
    }

    /// Submits the field.
    func submit() {
        view.commit?()
        view.submitted?()
        for action in environment.submitActions { action() }
        // A field that is submitted gives up the focus, unless that has moved on by then.
        stage.perform { [weak self] in
            guard let self, self.stage.focus.current === self else { return }
            self.stage.focus.move(to: nil)
        }
    }
}

extension String {
    /// The text with a space for each line's end, as a field of one line takes it.
    var inOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
