// Licensed under the Apache License, Version 2.0.

/// A Package.swift as far as its text says it: what it calls with names in quotes; names that it works out are not known.
package struct LintManifest {
    /// A target for an app.
    package struct Target: Hashable, Sendable {
        package let name: String
        /// The folder that it names; nil for the usual one.
        package let path: String?
        /// The files and folders in it that are its own; empty for all.
        package let sources: [String]
        package let excluded: [String]
    }

    /// The targets without those of tests, plugins and binaries.
    package private(set) var targets: [Target] = []
    /// The targets of each library.
    package private(set) var products: [String: Set<String>] = [:]
    /// The folders of the packages on the disk that it needs, from its own.
    package private(set) var packages: [String] = []

    /// The folders that targets without a path are in, each below one of these.
    package static let usual = ["Sources", "Source", "src", "srcs"]

    /// Reads the text of a manifest.
    package init(_ bytes: [UInt8]) {
        let text = LintSource.withTexts(bytes, path: "Package.swift")
        for call in LintCall.all(in: text, named: Self.names) {
            let name = call.text("name")
            switch call.name {
            case "package":
                if let path = call.text("path") { packages.append(path) }
            case "library":
                if let name { products[name] = Set(call.texts("targets")) }
            case "target", "executableTarget", "macro":
                guard let name else { continue }
                targets.append(
                    Target(
                        name: name, path: call.text("path"), sources: call.texts("sources"),
                        excluded: call.texts("exclude")))
            default: break
            }
        }
    }

    private static let names: Set = [
        "package", "library", "target", "executableTarget", "macro", "testTarget", "plugin", "binaryTarget",
    ]

    /// Returns the folders of a target from the package's, one of which is there.
    package func folders(of target: Target) -> [String] {
        if let path = target.path { return [LintPath.place(path, from: "")] }
        let own = Self.usual.map { $0 + "/" + target.name }
        // A package of one target may have its sources right in the folder of all.
        return targets.count == 1 ? own + Self.usual : own
    }

    /// Returns whether a target takes a file, given by its path from the target's folder.
    package static func takes(_ target: Target, _ path: String) -> Bool {
        func isIn(_ folders: [String]) -> Bool {
            folders.contains { LintPath.isIn(LintPath.place($0, from: ""), path) }
        }
        return !isIn(target.excluded) && (target.sources.isEmpty || isIn(target.sources))
    }

    /// Returns whether a file of the package, by its path from the package's folder, belongs to a target that is no test.
    func takes(_ path: String) -> Bool {
        if Self.usual.contains(where: { path.hasPrefix($0 + "/") }) { return true }
        return targets.contains { target in
            guard target.path != nil, let folder = folders(of: target).first, LintPath.isIn(folder, path)
            else { return false }
            return Self.takes(target, folder.isEmpty ? path : String(path.dropFirst(folder.count + 1)))
        }
    }
}

/// A call in the text of a manifest: `.name(label: value, …)`.
struct LintCall {
    let name: String
    /// The text of each value by its label.
    private var values: [String: Substring] = [:]

    /// Finds the calls of functions; one inside of another is part of it.
    static func all(in text: String, named names: Set<String>) -> [LintCall] {
        var found: [LintCall] = []
        var rest = text[...]
        while let match = rest.firstMatch(of: /\.([A-Za-z]+)\s*\(/) {
            rest = rest[match.range.upperBound...]
            guard names.contains(String(match.output.1)) else { continue }
            var call = LintCall(name: String(match.output.1))
            rest = call.read(rest)
            found.append(call)
        }
        return found
    }

    /// Reads the values up to the end of the call, and returns the text after it.
    private mutating func read(_ text: Substring) -> Substring {
        var (place, start, depth, isText) = (text.startIndex, text.startIndex, 0, false)
        func take(_ end: Substring.Index) -> (String, Substring)? {
            let part = text[start..<end]
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let label = String(part[..<colon]).trimmedOfSpace
            return label.allSatisfy { $0.isLetter || $0 == "_" }
                ? (label, part[part.index(after: colon)...]) : nil
        }
        while place < text.endIndex {
            let sign = text[place]
            if isText {
                if sign == "\\" { place = text.index(after: place) }
                if sign == "\"" { isText = false }
            } else if sign == "\"" {
                isText = true
            } else if "([{".contains(sign) {
                depth += 1
            } else if ")]}".contains(sign), depth > 0 {
                depth -= 1
            } else if sign == ")" || sign == ",", depth == 0 {
                if let (label, value) = take(place) { values[label] = value }
                start = text.index(after: place)
                if sign == ")" { return text[start...] }
            }
            guard place < text.endIndex else { break }
            place = text.index(after: place)
        }
        return text[text.endIndex...]
    }

    /// The value of a label that is one text in quotes.
    func text(_ label: String) -> String? {
        values[label]?.wholeMatch(of: /\s*"([^"\\]*)"\s*/).map { String($0.output.1) }
    }

    /// The texts in quotes in the value of a label.
    func texts(_ label: String) -> [String] {
        (values[label] ?? "").matches(of: /"([^"\\]*)"/).map { String($0.output.1) }
    }
}
