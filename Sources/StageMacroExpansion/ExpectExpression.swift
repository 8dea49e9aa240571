// Licensed under the Apache License, Version 2.0.

/// An expectation of a test, `#expect(a == b, "comment")`, and the one call that it becomes.
///
/// A comparison becomes a call with its two sides, so that a failure tells their values; anything else a call
/// with a Boolean. No closure is made, unless a comment has more than words in it: closures, and types
/// for Testing to infer, take a third of what it takes to compile the tests.
struct ExpectExpression {
    /// The functions of comparisons, in `ProofSupport`.
    private static let functions = [
        "==": "Expect.equal", "!=": "Expect.unequal", "<": "Expect.less", ">": "Expect.greater",
        "<=": "Expect.atMost", ">=": "Expect.atLeast",
    ]
    /// Operators that bind more tightly than a comparison, so that it may be taken apart beside them.
    private static let tighter: Set = [
        "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "...", "..<", "??", "&+", "&-", "&*",
    ]

    private let condition: String
    private let comparison: (left: String, sign: String, right: String)?
    private let comment: String?
    /// The lines before the expression's sign, and the column of that.
    private let lines: Int
    private let column: Int?

    /// Reads an expectation; nil where there is none.
    init?(_ source: String) {
        guard let call = source.firstRange(of: "#expect") else { return nil }
        let before = source.utf8[..<call.lowerBound]
        lines = before.count { $0 == UInt8(ascii: "\n") }
        let line = before.lastIndex(of: UInt8(ascii: "\n"))
        column = line.map { before.distance(from: $0, to: before.endIndex) }
        let scan = SourceScan(source[call.upperBound...])
        guard let first = scan.arguments.first else { return nil }
        condition = first.text
        comment = scan.arguments.dropFirst().first?.text
        comparison = Self.comparison(in: first)
    }

    /// Returns the call.
    ///
    /// - Parameters:
    ///   - fileID: The module and the file.
    ///   - path: The file's path.
    ///   - line: The line in which the expression's text begins, with what is before its sign.
    ///   - column: The column in which it does.
    ///   - isInClosure: Whether the expression is in a closure. There the compiler gives an autoclosure of an expansion, such
    ///     as the right side of `&&`, the name of one of the closure's own, and calls that in its place, or refuses to compile
    ///     (Swift 6.3). Testing's macro, which makes closures of its own, is taken there.
    func call(
        fileID: String, path: String, line: Int, column: Int, isInClosure: Bool = false
    ) -> String {
        if isInClosure {
            return "#expect(\(condition)" + (comment.map { ", \($0)" } ?? "")
                + ", sourceLocation: SourceLocation(fileID: \(Self.literal(fileID)), filePath: "
                + "\(Self.literal(path)), line: \(line + lines), column: \(self.column ?? column)))"
        }
        let (plain, built) = Self.parts(of: comment)
        let place = "\(fileID)\u{1F}\(path)\u{1F}\(line + lines)\u{1F}\(self.column ?? column)"
        let note = "\(place)\u{1F}\(condition)" + (plain.map { "\u{1F}\($0)" } ?? "")
        let end = ", \(Self.literal(note))" + (built.map { ", \($0)" } ?? "") + ")"
        guard let comparison else { return "Expect.isTrue(\(condition)\(end)" }
        let (effects, left) = Self.effects(of: comparison.left)
        let isNil = comparison.right == "nil"
        let function = Self.functions[comparison.sign] ?? ""
        switch comparison.sign {
        case "==" where isNil: return "\(effects)Expect.none(\(left)\(end)"
        case "!=" where isNil: return "\(effects)Expect.some(\(left)\(end)"
        default: return "\(effects)\(function)(\(left), \(comparison.right)\(end)"
        }
    }

    /// A comment's words, where it is nothing else, or else its text.
    private static func parts(of comment: String?) -> (words: String?, built: String?) {
        guard let comment else { return (nil, nil) }
        let isPlain =
            comment.utf8.count > 1 && comment.hasPrefix("\"") && comment.hasSuffix("\"")
            && !comment.hasPrefix("\"\"\"")
            && !comment.utf8.dropFirst().dropLast().contains { "\\\"".utf8.contains($0) }
        return isPlain ? (String(comment.dropFirst().dropLast()), nil) : (nil, comment)
    }

    /// The two sides of a comparison that may be taken apart.
    private static func comparison(in argument: SourceScan.Argument) -> (String, String, String)? {
        let text = argument.text
        // Words of the source that is read: what follows them is no side of a comparison.
        guard !["if ", "switch ", "try?", "try!", "nil "].contains(where: text.hasPrefix) else { return nil }
        var found: SourceScan.Sign?
        for sign in argument.signs {
            if functions[sign.text] != nil {
                guard found == nil else { return nil }
                found = sign
            } else if !tighter.contains(sign.text) {
                return nil
            }
        }
        guard let found else { return nil }
        let left = SourceScan.trimmed(text[..<found.start])
        let right = SourceScan.trimmed(text[found.end...])
        // A tuple conforms to nothing, nor does a type.
        guard !isTuple(left), !isTuple(right), !isType(left), !isType(right) else { return nil }
        return (left, found.text, right)
    }

    private static func isTuple(_ side: String) -> Bool {
        side.hasPrefix("(") && side.hasSuffix(")") && SourceScan(side[...]).arguments.count > 1
    }

    private static func isType(_ side: String) -> Bool {
        side.hasPrefix("type(of:") || side.hasSuffix(".self")
    }

    /// The words that say what an expression may do, and the rest of it.
    private static func effects(of side: String) -> (words: String, rest: String) {
        var (words, rest) = ("", side)
        while let space = rest.firstIndex(where: \.isWhitespace),
            ["try", "await", "unsafe"].contains(rest[..<space])
        {
            words += rest[..<space] + " "
            rest = SourceScan.trimmed(rest[space...])
        }
        return (words, rest)
    }

    private static func literal(_ text: String) -> String {
        var bytes: [UInt8] = [UInt8(ascii: "\"")]
        bytes.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: "\""): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): bytes += "\\n".utf8
            case UInt8(ascii: "\r"): bytes += "\\r".utf8
            case 0x1F: bytes += "\\u{1F}".utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        return String(decoding: bytes, as: UTF8.self)
    }
}
