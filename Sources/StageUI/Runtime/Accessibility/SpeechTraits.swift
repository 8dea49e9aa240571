// Licensed under the Apache License, Version 2.0.

/// The way in which a screen reader speaks an element.
public struct SpeechTraits: Hashable, Sendable {
    /// Indicates whether it speaks each punctuation mark.
    public var includesPunctuation = false
    /// Indicates whether it spells out each character.
    public var spellsOutCharacters = false
    /// The pitch relative to the usual one, from -1 to 1.
    public var pitch = 0.0
    /// Indicates whether it waits until other speech has ended.
    public var isQueued = false

    /// The unusual traits, in words.
    var words: [String] {
        var words: [String] = []
        if includesPunctuation { words.append("punctuation") }
        if spellsOutCharacters { words.append("spelled-out") }
        if pitch != 0 { words.append("pitch=\(pitch)") }
        if isQueued { words.append("queued") }
        return words
    }
}
