// Licensed under the Apache License, Version 2.0.

extension EditBuffer {
    /// Returns whether the character at a place belongs to a word.
    private func isWord(at index: Int) -> Bool {
        guard characters.indices.contains(index) else { return false }
        let character = characters[index]
        if character.isLetter || character.isNumber || character == "_" { return true }
        // An apostrophe inside a word does not end it.
        guard character == "'" || character == "’", index > 0, index + 1 < count else { return false }
        return characters[index - 1].isLetter && characters[index + 1].isLetter
    }

    /// The end of the next word.
    func wordEnd(after index: Int) -> Int {
        var place = index
        while place < count, !isWord(at: place) { place += 1 }
        while place < count, isWord(at: place) { place += 1 }
        return place
    }

    /// The start of the word before.
    func wordStart(before index: Int) -> Int {
        var place = index
        while place > 0, !isWord(at: place - 1) { place -= 1 }
        while place > 0, isWord(at: place - 1) { place -= 1 }
        return place
    }

    /// Returns the word at a place, or the characters of one kind between two words.
    func word(at index: Int) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        var first = min(max(0, index), count - 1)
        if !isWord(at: first), first > 0, isWord(at: first - 1) { first -= 1 }
        let isPart: (Int) -> Bool
        if isWord(at: first) {
            isPart = { isWord(at: $0) }
        } else if characters[first].isWhitespace {
            isPart = { characters[$0].isWhitespace }
        } else {
            return first..<first + 1
        }
        var last = first
        while first > 0, isPart(first - 1) { first -= 1 }
        while last + 1 < count, isPart(last + 1) { last += 1 }
        return first..<last + 1
    }

    /// The start of the paragraph around a place.
    func paragraphStart(of index: Int) -> Int {
        var place = min(index, count)
        while place > 0, !characters[place - 1].isNewline { place -= 1 }
        return place
    }

    /// The end of the paragraph around a place.
    func paragraphEnd(of index: Int) -> Int {
        var place = max(0, index)
        while place < count, !characters[place].isNewline { place += 1 }
        return place
    }
}
