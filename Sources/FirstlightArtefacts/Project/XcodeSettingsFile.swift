// Licensed under the Apache License, Version 2.0.

/// A file of build settings, `.xcconfig`, together with the files that it includes.
///
/// The form is the one of Xcode's help, "Configuration Settings File (xcconfig) format", as its build system reads it
/// (`MacroConfigFileParser.swift` and `MacroConfigFileLoader.swift` of swift-build): a line for each setting, conditions
/// in brackets behind its name, comments behind `//`, quotation marks that are a part of the value. A later line goes
/// before an earlier one.
package struct XcodeSettingsFile: Hashable, Sendable {
    /// A line that gives a setting a value.
    package struct Assignment: Hashable, Sendable {
        /// The setting's name with its condition.
        package let name: String
        /// The value, with the line.
        package let value: OpenStepValue
        /// The path of the file.
        package let file: String
    }

    /// The lines that give a setting a value, in the order in which they are read.
    package private(set) var assignments: [Assignment] = []
    /// The last value of each setting, with the lines at which they stand.
    package private(set) var settings = OpenStepDictionary()
    /// The file in which each setting stands, by its name with its condition.
    package private(set) var files: [String: String] = [:]
    /// A file that is included and could not be had.
    package struct Missing: Hashable, Sendable {
        /// The path of the file.
        package let path: String
        /// The file that includes it, and the line there; nil for one that a configuration names.
        package let file: String?, line: Int?
    }

    /// The files that could not be had; those behind `#include?` may be missing.
    package private(set) var missing: [Missing] = []
    private var count = 0

    /// The limits, which no project reaches and which stop a file that includes itself.
    private static let most = (files: 100, depth: 16, settings: 10_000, tries: 400)
    /// The number of places at which an included file was looked for.
    private var tries = 0

    /// Reads a file and the files that it includes.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - bytes: The bytes at a path, in which `..` stands at the beginning alone; nil when there is no such file.
    package init(reading path: String, bytes: (String) -> [UInt8]?) {
        guard let found = bytes(path) else {
            missing.append(Missing(path: path, file: nil, line: nil))
            return
        }
        read(path, found, above: [], bytes)
    }

    private mutating func read(
        _ path: String, _ found: [UInt8], above: [String], _ bytes: (String) -> [UInt8]?
    ) {
        count += 1
        guard count <= Self.most.files, above.count < Self.most.depth, !above.contains(path) else { return }
        // Editors of other systems put a mark before the first line.
        let isMarked = found.starts(with: [0xEF, 0xBB, 0xBF])
        let lines = String(decoding: found.dropFirst(isMarked ? 3 : 0), as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var place = 0
        while place < lines.count {
            let number = place + 1
            var text = Self.bare(lines[place])
            place += 1
            if text.hasPrefix("#") {
                guard let (file, isOptional) = Self.inclusion(text) else { continue }
                guard tries < Self.most.tries else { continue }
                if let inner = find(file, from: above + [path], bytes) {
                    read(inner.path, inner.bytes, above: above + [path], bytes)
                } else if !isOptional {
                    let wanted = Self.join(LintPath.folder(path), file) ?? file
                    missing.append(Missing(path: wanted, file: path, line: number))
                }
                continue
            }
            // A backslash at the end continues on the next line.
            while text.hasSuffix("\\"), place < lines.count {
                text = (String(text.dropLast()).trimmedOfSpace + " " + Self.bare(lines[place])).trimmedOfSpace
                place += 1
            }
            add(text, line: number, of: path)
        }
    }

    private mutating func add(_ text: String, line: Int, of path: String) {
        guard let (name, value) = Self.assignment(text), assignments.count < Self.most.settings else {
            return
        }
        let found = OpenStepValue(.string(value), line: line)
        assignments.append(Assignment(name: name, value: found, file: path))
        if !settings.append(OpenStepDictionary.Entry(name, found)) { settings[name] = found }
        files[name] = path
    }

    // MARK: - Inclusion

    /// Finds a file that another includes: in the folder of that one, in those of the files that include it, in the
    /// project's own; the ending may be left out.
    private mutating func find(
        _ file: String, from chain: [String], _ bytes: (String) -> [UInt8]?
    ) -> (path: String, bytes: [UInt8])? {
        let endings = LintPath.ending(file).isEmpty ? ["", ".xcconfig"] : [""]
        var seen: Set<String> = []
        for folder in chain.reversed().map(LintPath.folder) + [""] where seen.insert(folder).inserted {
            guard let place = Self.join(folder, file) else { return nil }
            for ending in endings {
                tries += 1
                if let found = bytes(place + ending) { return (place + ending, found) }
            }
        }
        return nil
    }

    /// Returns a path from a folder, without `.` and with `..` at the beginning alone; nil for one from elsewhere.
    private static func join(_ folder: String, _ file: String) -> String? {
        guard !file.hasPrefix("/"), !file.hasPrefix("<"), !file.contains("$") else { return nil }
        var parts: [Substring] = []
        for part in (folder + "/" + file).split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    // MARK: - Lines

    /// A line without its comment, and without the semicolon that is allowed at its end.
    private static func bare(_ line: Substring) -> String {
        var text = line
        if let comment = text.firstRange(of: "//") { text = text[..<comment.lowerBound] }
        var bare = String(text).trimmedOfSpace
        if bare.hasSuffix(";") { bare = String(bare.dropLast()).trimmedOfSpace }
        return bare
    }

    private static func inclusion(_ text: String) -> (path: String, isOptional: Bool)? {
        let words = String(text.dropFirst()).trimmedOfSpace
        guard words.hasPrefix("include"), let start = words.firstIndex(of: "\""),
            let end = words.lastIndex(of: "\""), start < end
        else { return nil }
        let directive = String(words[..<start]).trimmedOfSpace
        guard directive == "include" || directive == "include?" else { return nil }
        return (String(words[words.index(after: start)..<end]), directive.hasSuffix("?"))
    }

    /// The name with its conditions, and the value.
    private static func assignment(_ text: String) -> (name: String, value: String)? {
        var rest = text[...]
        var name = String(rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
        guard let first = name.first, !first.isNumber else { return nil }
        rest = rest.dropFirst(name.count).drop { $0 == " " || $0 == "\t" }
        while rest.first == "[" {
            guard let end = rest.firstIndex(of: "]") else { return nil }
            name += rest[...end]
            rest = rest[rest.index(after: end)...].drop { $0 == " " || $0 == "\t" }
        }
        guard rest.first == "=" else { return nil }
        return (name, String(rest.dropFirst()).trimmedOfSpace)
    }
}
