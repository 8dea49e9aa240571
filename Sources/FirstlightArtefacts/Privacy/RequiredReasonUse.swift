// Licensed under the Apache License, Version 2.0.

/// A use of an API for which Apple wants a reason, in a source.
public struct RequiredReasonUse: Hashable, Sendable {
    /// The name of the API.
    public let name: String
    /// The categories, any of which covers it in a privacy manifest.
    public let categories: [PrivacyCategory]
    /// The path of the source.
    public let path: String
    /// The line of the first use, from 1.
    public let line: Int

    /// Returns the first use of each API in the sources for a system, in their order.
    ///
    /// - Parameters:
    ///   - files: The sources in Swift, C and Objective-C; other files are passed over.
    ///   - platform: The system that the code is compiled for.
    public static func uses(in files: FileSet, on platform: XcodePlatform = .iOS) -> [RequiredReasonUse] {
        files.paths.filter(isSource).flatMap { uses(in: files[$0] ?? [], path: $0, on: platform) }
    }

    /// Returns whether a source has one of the words without which none of these APIs is used.
    package static func mayOccur(in source: UnsafeRawBufferPointer) -> Bool {
        SourceWords.occur(RequiredReasonAPI.words, in: source)
    }

    /// Returns whether a path is that of a source in Swift, C or Objective-C.
    static func isSource(_ path: String) -> Bool { endings.contains(LintPath.ending(path)) }

    static let endings: Set = ["swift", "m", "mm", "c", "cc", "cpp", "cxx", "h"]

    static func uses(
        in bytes: [UInt8], path: String, on platform: XcodePlatform
    ) -> [RequiredReasonUse] {
        guard bytes.withUnsafeBytes(mayOccur) else { return [] }
        let code = LintSource(bytes, path: path).code(on: platform)
        var seen: Set<String> = []
        return RequiredReasonScanner(code, ending: LintPath.ending(path)).found.compactMap {
            guard seen.insert($0.name).inserted, let api = RequiredReasonAPI.all[$0.name] else { return nil }
            return RequiredReasonUse(name: $0.name, categories: api.categories, path: path, line: $0.line)
        }
    }
}

/// Finds the uses in code without comments and texts, word by word.
private struct RequiredReasonScanner {
    private(set) var found: [(name: String, line: Int)] = []
    private let bytes: [UInt8]
    private let isSwift, isHeader: Bool
    /// The last word, and the place after it.
    private var last: (name: String, end: Int) = ("", -1)

    /// Words before a call; after any other word, a name before parentheses is a declaration.
    private static let callers: Set = [
        "return", "if", "while", "for", "guard", "else", "try", "await", "in", "do", "throw", "where",
        "switch", "repeat", "defer", "sizeof",
    ]
    private static let declarations: Set = [
        "func", "var", "let", "case", "class", "struct", "enum", "actor", "protocol", "typealias", "import",
        "define", "macro",
    ]
    /// Modules that a function of C is called by.
    private static let modules: Set = ["Darwin", "Foundation", "System"]

    init(_ code: String, ending: String) {
        (bytes, isSwift, isHeader) = (Array(code.utf8), ending == "swift", ending == "h")
        var known: [String: Bool] = [:]
        func isMeant(_ api: RequiredReasonAPI, _ name: String) -> Bool {
            if let known = known[name] { return known }
            let isMeant = api.context.isEmpty || api.context.contains(where: code.contains)
            known[name] = isMeant
            return isMeant
        }
        var (line, place) = (1, 0)
        while place < bytes.count {
            guard Self.isPart(bytes[place]) else {
                if bytes[place] == 10 { line += 1 }
                place += 1
                continue
            }
            let start = place
            while place < bytes.count, Self.isPart(bytes[place]) { place += 1 }
            let name = String(decoding: bytes[start..<place], as: UTF8.self)
            if let api = RequiredReasonAPI.all[name], isUse(api.form, start..<place), isMeant(api, name) {
                found.append((name, line))
            }
            last = (name, place)
        }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 95, 128...255: true
        default: false
        }
    }

    /// The place of the last byte before one that is no blank; nil at the beginning of a line.
    private func before(_ place: Int) -> Int? {
        var place = place - 1
        while place >= 0, bytes[place] == 32 || bytes[place] == 9 { place -= 1 }
        return place >= 0 && bytes[place] != 10 ? place : nil
    }

    /// The first byte from a place on that is no blank.
    private func next(_ place: Int, passing blanks: Set<UInt8> = [32, 9]) -> (byte: UInt8, place: Int)? {
        var place = place
        while place < bytes.count, blanks.contains(bytes[place]) { place += 1 }
        return place < bytes.count ? (bytes[place], place) : nil
    }

    private func isUse(_ form: RequiredReasonAPI.Form, _ range: Range<Int>) -> Bool {
        let previous = before(range.lowerBound)
        let sign = previous.map { bytes[$0] }
        // The word right before, with nothing but blanks between.
        let word = previous.map { $0 + 1 == last.end } == true ? last.name : nil
        guard word.map(Self.declarations.contains) != true else { return false }
        switch form {
        case .function, .bareFunction:
            guard let open = next(range.upperBound), open.byte == UInt8(ascii: "("),
                word.map(Self.callers.contains) != false, !isMember(previous)
            else { return false }
            // Without arguments it makes an empty value of the structure of that name.
            return form == .bareFunction
                || next(open.place + 1, passing: [32, 9, 10])?.byte != UInt8(ascii: ")")
        case .member:
            if sign == UInt8(ascii: ".") || !isSwift && sign == UInt8(ascii: "]") { return true }
            return !isSwift && word != nil && next(range.upperBound)?.byte == UInt8(ascii: "]")
        case .key:
            guard isSwift, let dot = previous, sign == UInt8(ascii: ".") else { return false }
            if last.end == dot { return last.name == "FileAttributeKey" }
            var place = dot - 1
            while place >= 0, [32, 9, 10].contains(bytes[place]) { place -= 1 }
            return place >= 0 && [UInt8(ascii: "["), UInt8(ascii: ",")].contains(bytes[place])
        // A header names types in what it declares; only a message to one is a use.
        case .name: return !isHeader || sign == UInt8(ascii: "[")
        }
    }

    /// Returns whether what stands before a name makes it that of a value or of a type.
    private func isMember(_ previous: Int?) -> Bool {
        guard let previous, previous > 0 else { return false }
        switch bytes[previous] {
        case UInt8(ascii: "."): return !(last.end == previous && Self.modules.contains(last.name))
        case UInt8(ascii: ">"): return bytes[previous - 1] == UInt8(ascii: "-")
        case UInt8(ascii: ":"): return bytes[previous - 1] == UInt8(ascii: ":") && last.end == previous - 1
        default: return false
        }
    }
}
