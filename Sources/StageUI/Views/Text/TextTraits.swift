// Licensed under the Apache License, Version 2.0.

import Foundation

/// The legibility of text.
public enum LegibilityWeight: Hashable, Sendable {
    /// As usual.
    case regular
    /// Bolder: the user has asked for bold text.
    case bold
}

/// The traits that modifiers of views set on all text inside, besides the font.
struct TextTraits: Hashable, Sendable {
    var weight: Font.Weight?
    var design: Font.Design?
    var width: Font.Width?
    var isItalic = false
    var hasMonospacedDigits = false
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var textCase: Text.Case?
    var allowsTightening = false
    var scale: Text.Scale?
    var legibility: LegibilityWeight?
    /// The lines for which there is space even when the text is shorter.
    var leastLines = 1
    /// Indicates whether the letters shrink where a word is wider than its place, so that none is broken inside.
    var keepsWords = false
    /// Indicates whether people can select text.
    var isSelectable = false
    /// Indicates whether text is read from across a room, on a television.
    var isFar = false
}

private enum TextTraitsKey: EnvironmentKey {
    static var defaultValue: TextTraits { TextTraits() }
}

extension EnvironmentValues {
    var textTraits: TextTraits {
        get { self[TextTraitsKey.self] }
        set { self[TextTraitsKey.self] = newValue }
    }
    /// Indicates whether the screen is that of a television, whose text styles are larger.
    package var isOnTelevision: Bool { textTraits.isFar }
    /// Indicates whether characters may stand closer together so that text fits.
    public var allowsTightening: Bool {
        get { textTraits.allowsTightening }
        set { textTraits.allowsTightening = newValue }
    }
    /// The letters in which text is shown; nil as it is written.
    public var textCase: Text.Case? {
        get { textTraits.textCase }
        set { textTraits.textCase = newValue }
    }
    /// The legibility weight that the user has asked for; nil as usual.
    public var legibilityWeight: LegibilityWeight? {
        get { textTraits.legibility }
        set { textTraits.legibility = newValue }
    }
}
