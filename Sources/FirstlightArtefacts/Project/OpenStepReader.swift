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
        var dictionary = OpenStepDictionary()
        index += 1
        try skip()
        while next != UInt8(ascii: "}") {
            guard next != nil else { throw problem("this brace is not closed", line: start) }
            let keyLine = line
            let key = try text()
            path.append(key)
            let comment = try skip()
            try expect("=", after: "the key \(key)")
            try skip()
            var value = try value()
            value.comment = try skip()
            try expect(";", after: "the value of \(key)")
            guard dictionary.append(.init(key, comment: comment, value)) else {
                throw problem("the key is there twice; delete one of the two", line: keyLine)
            }
            path.removeLast()
            try skip()
        }
        index += 1
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
