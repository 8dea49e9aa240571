// Licensed under the Apache License, Version 2.0.

/// A text that is being edited, with its selection.
///
/// Places are counted in characters as a reader sees them, so that no edit cuts one in two.
struct EditBuffer: Equatable {
    private(set) var characters: [Character]
    /// The fixed end of the selection, where it was begun.
    private(set) var anchor: Int
    /// The moving end of the selection, where the caret stands.
    private(set) var head: Int

    init(_ text: String = "") {
        characters = Array(text)
        anchor = characters.count
        head = anchor
    }

    var text: String { String(characters) }
    var count: Int { characters.count }
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var hasSelection: Bool { anchor != head }
    var selectedText: String { String(characters[selection]) }
    /// The text before the selection.
    var textBefore: String { String(characters[..<selection.lowerBound]) }

    /// Moves the caret, and the beginning of the selection with it unless the selection is extended.
    mutating func move(to index: Int, extending: Bool = false) {
        head = min(max(0, index), count)
        if !extending { anchor = head }
    }

    mutating func select(_ range: Range<Int>) {
        anchor = min(max(0, range.lowerBound), count)
        head = min(max(0, range.upperBound), count)
    }

    /// Puts text in the place of the selection, with the caret after it.
    mutating func replaceSelection(with typed: String) {
        let range = selection
        // Typed characters can join with those beside them, so the caret is found from the end.
        let after = count - range.upperBound
        characters = Array(
            String(characters[..<range.lowerBound]) + typed + String(characters[range.upperBound...]))
        move(to: max(0, count - after))
    }

    /// Removes the selection, or what lies between the caret and another place.
    mutating func delete(to index: Int) {
        if !hasSelection { move(to: index, extending: true) }
        let range = selection
        characters.removeSubrange(range)
        // The rest may join as well.
        let after = count - range.lowerBound
        characters = Array(String(characters))
        move(to: max(0, count - after))
    }
}
