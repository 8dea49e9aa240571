// Licensed under the Apache License, Version 2.0.

/// A version such as `2.10.0` or `3.0.0-beta.2`, ordered as Semantic Versioning 2.0 orders them.
///
/// Missing numbers count as zero, so that `2.1` as a store writes it is `2.1.0`. More than three
/// numbers are allowed, and a leading `v` is ignored.
public struct SemanticVersion: Hashable, Sendable {
    /// The numbers, most important first, without zeros at the end.
    let numbers: [UInt64]
    /// The parts of what stands before a release, such as `beta` and `2`; empty for a release.
    let preview: [String]
    /// The version as it was written.
    private let text: String

    /// Reads a version; nil when the text is none.
    public init?(_ text: String) {
        guard text.utf8.count <= 128 else { return nil }
        var rest = Substring(text)
        if rest.first == "v" || rest.first == "V" { rest = rest.dropFirst() }
        if let plus = rest.firstIndex(of: "+") {
            guard Self.identifiers(rest[rest.index(after: plus)...]) != nil else { return nil }
            rest = rest[..<plus]
        }
        var preview: [String] = []
        if let dash = rest.firstIndex(of: "-") {
            guard let found = Self.identifiers(rest[rest.index(after: dash)...]) else { return nil }
            preview = found
            rest = rest[..<dash]
        }
        var numbers: [UInt64] = []
        for part in rest.split(separator: ".", omittingEmptySubsequences: false) {
            guard let number = Self.number(part) else { return nil }
            numbers.append(number)
        }
        while numbers.last == 0 { numbers.removeLast() }
        (self.numbers, self.preview, self.text) = (numbers, preview, text)
    }

    /// Versions that differ only in how they are written are equal.
    public static func == (left: Self, right: Self) -> Bool {
        left.numbers == right.numbers && left.preview == right.preview
    }

    /// Feeds what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(numbers)
        hasher.combine(preview)
    }

    private static func number(_ part: Substring) -> UInt64? {
        guard !part.isEmpty, part.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return UInt64(part)
    }

    /// The parts between dots; nil when one is empty or has other characters than letters, digits, `-`.
    private static func identifiers(_ text: Substring) -> [String]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isGood = parts.allSatisfy { part in
            !part.isEmpty && part.unicodeScalars.allSatisfy { $0.isASCII && ($0 == "-" || isWord($0)) }
        }
        return isGood ? parts.map(String.init) : nil
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
}

extension SemanticVersion: Comparable {
    /// Orders by the numbers; a preview comes before its release.
    public static func < (left: Self, right: Self) -> Bool {
        for place in 0..<max(left.numbers.count, right.numbers.count) {
            let one = place < left.numbers.count ? left.numbers[place] : 0
            let other = place < right.numbers.count ? right.numbers[place] : 0
            if one != other { return one < other }
        }
        if left.preview.isEmpty || right.preview.isEmpty {
            return !left.preview.isEmpty && right.preview.isEmpty
        }
        for (one, other) in zip(left.preview, right.preview) where one != other {
            return isBefore(one, other)
        }
        return left.preview.count < right.preview.count
    }

    /// Numbers come before words and are compared by value.
    private static func isBefore(_ one: String, _ other: String) -> Bool {
        switch (number(Substring(one)), number(Substring(other))) {
        case (let one?, let other?): one < other
        case (.some, nil): true
        case (nil, .some): false
        case (nil, nil): one < other
        }
    }
}

extension SemanticVersion: Codable, CustomStringConvertible {
    /// The version as it was written.
    public var description: String { text }

    /// Reads a version from its text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let version = Self(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(text)' is no version such as 2.1.0")
        }
        self = version
    }

    /// Writes the version as it was written.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
