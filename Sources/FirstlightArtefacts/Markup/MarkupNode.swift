// Licensed under the Apache License, Version 2.0.

/// An attribute of an element, its value without escapes.
public struct MarkupAttribute: Hashable, Sendable {
    /// The name as written, with its prefix.
    public var name: String
    /// The value with its references resolved.
    public var value: String

    /// Creates an attribute with a name and a value.
    public init(_ name: String, _ value: String) {
        (self.name, self.value) = (name, value)
    }
}

/// A part of an element's content.
public indirect enum MarkupNode: Hashable, Sendable {
    /// An element with its content.
    case element(MarkupElement)
    /// Character data, its references resolved and its line ends as line feeds.
    case text(String)
    /// A CDATA section, unchanged.
    case data(String)
    /// A comment without its marks.
    case comment(String)
    /// A processing instruction.
    case instruction(target: String, content: String)
}
