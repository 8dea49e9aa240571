// Licensed under the Apache License, Version 2.0.

/// How a screen reader is to speak an element.
public struct SpeechTraits: Hashable, Sendable {
    /// Whether it says each sign of punctuation.
    public var includesPunctuation = false
    /// Whether it says each character by itself.
    public var spellsOutCharacters = false
    /// How much higher than usual it speaks, from -1 to 1.
    public var pitch = 0.0
    /// Whether it waits with its words until others are said.
    public var isQueued = false

    /// What of it is not as usual, in words.
    var words: [String] {
        var words: [String] = []
        if includesPunctuation { words.append("punctuation") }
        if spellsOutCharacters { words.append("spelled-out") }
        if pitch != 0 { words.append("pitch=\(pitch)") }
        if isQueued { words.append("queued") }
        return words
    }
}
