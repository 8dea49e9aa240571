// Licensed under the Apache License, Version 2.0.

/// A value of a property list in the old text form, in which Xcode keeps its projects.
public struct OpenStepValue: Hashable, Sendable {
    /// The four kinds of value that the form knows.
    public indirect enum Content: Hashable, Sendable {
        /// Text; numbers and Booleans are text, too.
        case string(String)
        /// Bytes, written as hexadecimal digits between angle brackets.
        case data([UInt8])
        /// Values in order, between parentheses.
        case array([OpenStepValue])
        /// Values by key, between braces.
        case dictionary(OpenStepDictionary)
    }

    /// The content of the value.
    public var content: Content
    /// The comment that follows it, as Xcode writes one after an identifier.
    public var comment: String?
    /// The line at which it begins, from 1; 0 when it was not read. Not part of equality.
    public var line: Int

    /// Creates a value.
    public init(_ content: Content, comment: String? = nil, line: Int = 0) {
        (self.content, self.comment, self.line) = (content, comment, line)
    }

    /// Creates text, followed by a comment.
    public init(_ text: String, comment: String? = nil) {
        self.init(.string(text), comment: comment)
    }

    /// Compares the content of two values, wherever they were read.
    public static func == (left: OpenStepValue, right: OpenStepValue) -> Bool {
        left.content == right.content && left.comment == right.comment
    }

    /// Hashes the content of the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(content)
        hasher.combine(comment)
    }
}

extension OpenStepValue {
    /// The text, when it is text.
    public var string: String? { if case .string(let text) = content { text } else { nil } }
    /// The values in order, when it is an array.
    public var array: [OpenStepValue]? { if case .array(let values) = content { values } else { nil } }
    /// The values by key, when it is a dictionary.
    public var dictionary: OpenStepDictionary? {
        if case .dictionary(let values) = content { values } else { nil }
    }

    /// The texts of an array, or the one text.
    public var strings: [String] { array?.compactMap(\.string) ?? string.map { [$0] } ?? [] }
}

extension OpenStepValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates text.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates an array.
    public init(arrayLiteral elements: OpenStepValue...) { self.init(.array(elements)) }
    /// Creates a dictionary; of a key that occurs twice, the last value counts.
    public init(dictionaryLiteral elements: (String, OpenStepValue)...) {
        var dictionary = OpenStepDictionary()
        for (key, value) in elements { dictionary[key] = value }
        self.init(.dictionary(dictionary))
    }
}

extension OpenStepValue {
    /// Reads a file that holds one value: at most 64 MB, 2 million values, nested up to 100 deep.
    ///
    /// - Throws: The problem and its place; a duplicate key is a problem, too.
    public init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        self = try OpenStepReader.value(bytes, file: file)
    }
}
