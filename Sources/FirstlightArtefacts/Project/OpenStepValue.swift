// Licensed under the Apache License, Version 2.0.

import Foundation

/// A value of a property list in the old text form, in which Xcode keeps its projects.
package struct OpenStepValue: Hashable, Sendable {
    /// The four kinds of value that the form knows.
    package indirect enum Content: Hashable, Sendable {
        /// Text; numbers and truth values are text, too.
        case string(String)
        /// Bytes, written as hexadecimal digits between angle brackets.
        case data([UInt8])
        /// Values in order, between parentheses.
        case array([OpenStepValue])
        /// Values by key, between braces.
        case dictionary(OpenStepDictionary)
    }

    /// The content of the value.
    package var content: Content
    /// The comment that follows it, as Xcode writes one after an identifier.
    package var comment: String?
    /// The line at which it begins, from 1; 0 when it was not read. Not part of equality.
    package var line: Int

    /// Makes a value.
    package init(_ content: Content, comment: String? = nil, line: Int = 0) {
        (self.content, self.comment, self.line) = (content, comment, line)
    }

    /// Makes text, followed by a comment.
    package init(_ text: String, comment: String? = nil) {
        self.init(.string(text), comment: comment)
    }

    /// Compares what two values say, wherever they were read.
    package static func == (left: OpenStepValue, right: OpenStepValue) -> Bool {
        left.content == right.content && left.comment == right.comment
    }

    /// Hashes what the value says.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(content)
        hasher.combine(comment)
    }
}

extension OpenStepValue {
    /// The text, when it is text.
    package var string: String? { if case .string(let text) = content { text } else { nil } }
    /// The values in order, when it is an array.
    package var array: [OpenStepValue]? { if case .array(let values) = content { values } else { nil } }
    /// The values by key, when it is a dictionary.
    package var dictionary: OpenStepDictionary? {
        if case .dictionary(let values) = content { values } else { nil }
    }

    /// The texts of an array, or the one text.
    package var strings: [String] { array?.compactMap(\.string) ?? string.map { [$0] } ?? [] }
}

extension OpenStepValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Makes text.
    package init(stringLiteral value: String) { self.init(value) }
    /// Makes an array.
    package init(arrayLiteral elements: OpenStepValue...) { self.init(.array(elements)) }
    /// Makes a dictionary; of a key that is given twice the last value counts.
    package init(dictionaryLiteral elements: (String, OpenStepValue)...) {
        var dictionary = OpenStepDictionary()
        for (key, value) in elements { dictionary[key] = value }
        self.init(.dictionary(dictionary))
    }
}

extension OpenStepValue {
    /// Reads a file that holds one value: at most 64 MB, 2 million values, nested up to 100 deep.
    ///
    /// - Throws: What is wrong and where; a key that is there twice is wrong, too.
    package init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        self = try OpenStepReader.value(bytes, file: file)
    }
}

extension OpenStepValue {
    /// Returns the line of a key or of a place in an array.
    func line(of path: [String]) -> Int? {
        var here: OpenStepValue? = self
        for step in path {
            here =
                here?.dictionary?[step]
                ?? here?.array.flatMap { items in
                    Int(step).flatMap { items.indices.contains($0) ? items[$0] : nil }
                }
        }
        return here?.line
    }
}

extension PropertyValue {
    /// Creates a value of one in the old text form, which knows texts, bytes, arrays and dictionaries.
    init(_ value: OpenStepValue) {
        switch value.content {
        case .string(let text): self = .string(text)
        case .data(let bytes): self = .data(Data(bytes))
        case .array(let values): self = .array(values.map { PropertyValue($0) })
        case .dictionary(let dictionary):
            self = .dictionary(
                PropertyDictionary(dictionary.entries.map { ($0.key, PropertyValue($0.value)) }))
        }
    }
}
