// Licensed under the Apache License, Version 2.0.

/// An attribute of an element, its value without escapes.
public struct MarkupAttribute: Hashable, Sendable {
    /// The name as it stands, with its prefix.
    public var name: String
    /// The value with its references resolved.
    public var value: String

    /// Pairs a name with a value.
    public init(_ name: String, _ value: String) {
        (self.name, self.value) = (name, value)
    }
}

/// A part of what an element holds.
public indirect enum MarkupNode: Hashable, Sendable {
    /// An element with all that it holds.
    case element(MarkupElement)
    /// Character data, its references resolved and its line ends as line feeds.
    case text(String)
    /// A CDATA section, taken as it stands.
    case data(String)
    /// A comment without its marks.
    case comment(String)
    /// A processing instruction.
    case instruction(target: String, content: String)
}
