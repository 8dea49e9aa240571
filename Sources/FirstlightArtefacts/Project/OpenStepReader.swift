// Licensed under the Apache License, Version 2.0.

/// A reader of property lists in the old text form: braces, parentheses, quotation marks, comments.
struct OpenStepReader {
    /// The largest file that is read: 64 MB.
    static let largestFile = 64 << 20
    /// The greatest depth of nested values.
    static let deepest = 100
    /// The greatest number of values in a file.
    static let mostValues = 2_000_000

    let bytes: [UInt8]
    let file: String
    var index = 0
    var line = 1
    /// Indicates whether oddities are taken that a property list may have and a project of Xcode never has.
    var isList = false
    private(set) var remarks: [ArtefactProblem] = []
    private var values = 0
    private var path: [String] = []

    init(_ bytes: [UInt8], file: String) {
        (self.bytes, self.file) = (bytes, file)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    /// The value of the whole file.
    static func value(_ bytes: [UInt8], file: String) throws(ArtefactProblem) -> OpenStepValue {
        guard bytes.count <= largestFile else {
            throw ArtefactProblem(file: file, reason: "it has more than 64 MB; give a smaller file")
        }
        var reader = OpenStepReader(bytes, file: file)
        try reader.skip()
        let value = try reader.value()
        try reader.skip()
        guard reader.index == bytes.count else {
            throw reader.problem("something follows the value; one file holds one value")
        }
        return value
    }

    /// The value of a property list with the oddities that were taken: a root without braces, a key that stands twice,
    /// a key without a value.
    static func list(
        _ bytes: [UInt8], file: String
    ) throws(ArtefactProblem) -> (value: OpenStepValue, remarks: [ArtefactProblem]) {
        guard bytes.count <= largestFile else {
            throw ArtefactProblem(file: file, reason: "it has more than 64 MB; give a smaller file")
        }
        guard let text = PropertyListRepair.decoded(bytes) else {
            throw ArtefactProblem(
                file: file, line: 1, reason: "this is not UTF-8; save the file in that encoding")
        }
        var reader = OpenStepReader(Array(text.utf8), file: file)
        reader.isList = true
        try reader.skip()
        guard reader.next != nil else {
            return (OpenStepValue(.dictionary(OpenStepDictionary()), line: 1), [])
        }
        let (start, line) = (reader.index, reader.line)
        var value = try reader.value()
        try reader.skip()
        if value.string != nil, reader.next == UInt8(ascii: "=") || reader.next == UInt8(ascii: ";") {
            (reader.index, reader.line) = (start, line)
            value = OpenStepValue(.dictionary(try reader.entries(from: line, to: nil)), line: line)
        }
        guard reader.index == reader.bytes.count else {
            throw reader.problem("something follows the value; one file holds one value")
        }
        return (value, reader.remarks)
    }

    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    func problem(_ reason: String, line other: Int? = nil) -> ArtefactProblem {
        let element = path.suffix(4).joined(separator: "/")
        return ArtefactProblem(file: file, line: other ?? line, element: element, reason: reason)
    }

    private mutating func value() throws(ArtefactProblem) -> OpenStepValue {
        values += 1
        guard values <= Self.mostValues else { throw problem("it has more than 2 million values") }
        guard path.count < Self.deepest else { throw problem("values lie more than 100 deep") }
        let start = line
        let content: OpenStepValue.Content
        switch next {
        case UInt8(ascii: "{"): content = .dictionary(try dictionary())
        case UInt8(ascii: "("): content = .array(try array())
        case UInt8(ascii: "<"): content = .data(try data())
        case nil: throw problem("the file ends where a value must stand")
        default: content = .string(try text())
        }
        return OpenStepValue(content, line: start)
    }

    private mutating func dictionary() throws(ArtefactProblem) -> OpenStepDictionary {
        let start = line
        index += 1
        try skip()
        let dictionary = try entries(from: start, to: UInt8(ascii: "}"))
        index += 1
        return dictionary
    }

    /// Reads keys with their values up to a sign, or with nil to the end of the file.
    private mutating func entries(
        from start: Int, to end: UInt8?
    ) throws(ArtefactProblem) -> OpenStepDictionary {
        var dictionary = OpenStepDictionary()
        while next != end {
            guard next != nil else { throw problem("this brace is not closed", line: start) }
            let keyLine = line
            let key = try text()
            path.append(key)
            let comment = try skip()
            var value = OpenStepValue(.string(key), line: keyLine)
            if isList, next == UInt8(ascii: ";") {
                remarks.append(problem("the key has no value, and is read as its own", line: keyLine))
            } else {
                try expect("=", after: "the key \(key)")
                try skip()
                value = try self.value()
            }
            value.comment = try skip()
            try expect(";", after: "the value of \(key)")
            if !dictionary.append(.init(key, comment: comment, value)) {
                guard isList else {
                    throw problem("the key is there twice; delete one of the two", line: keyLine)
                }
                remarks.append(
                    problem("the key stands twice, and the later counts: remove one", line: keyLine))
                dictionary[key] = value
            }
            path.removeLast()
            try skip()
        }
        return dictionary
    }

    private mutating func array() throws(ArtefactProblem) -> [OpenStepValue] {
        let start = line
        var array: [OpenStepValue] = []
        index += 1
        try skip()
        path.append("[]")
        while next != UInt8(ascii: ")") {
            guard next != nil else { throw problem("this parenthesis is not closed", line: start) }
            var value = try value()
            value.comment = try skip()
            array.append(value)
            if next == UInt8(ascii: ",") {
                index += 1
                try skip()
            } else if next != UInt8(ascii: ")") {
                throw problem("after a value of a list there must be a comma or the closing parenthesis")
            }
        }
        path.removeLast()
        index += 1
        return array
    }

    private mutating func expect(_ sign: Unicode.Scalar, after what: String) throws(ArtefactProblem) {
        guard next == UInt8(ascii: sign) else { throw problem("after \(what) there must be \(sign)") }
        index += 1
    }

    /// Skips white space and comments, and returns the first comment between `/*` and `*/`.
    @discardableResult mutating func skip() throws(ArtefactProblem) -> String? {
        var comment: String?
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\n"): (index, line) = (index + 1, line + 1)
            case 0x09...0x0D, 0x20: index += 1
            case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
                while let byte = next, byte != UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
                let text = try blockComment()
                if comment == nil { comment = text }
            default: return comment
            }
        }
        return comment
    }

    private mutating func blockComment() throws(ArtefactProblem) -> String {
        let (start, startLine) = (index + 2, line)
        index = start
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                var text = bytes[start..<index]
                while let last = text.last, last == 0x20 { text.removeLast() }
                while let first = text.first, first == 0x20 { text.removeFirst() }
                index += 2
                return try utf8(text, line: startLine)
            }
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
        throw problem("this comment is not closed", line: startLine)
    }

    func utf8(_ slice: ArraySlice<UInt8>, line start: Int) throws(ArtefactProblem) -> String {
        guard let text = String(validating: slice, as: UTF8.self) else {
            throw problem("this is not UTF-8; save the file in that encoding", line: start)
        }
        return text
    }
}
