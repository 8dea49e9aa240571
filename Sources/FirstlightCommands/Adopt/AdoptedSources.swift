// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

/// The sources of a module as they are compiled here, each by the name of its file.
struct AdoptedSources {
    /// The texts by the paths in the module's folder.
    private(set) var texts: [String: [UInt8]] = [:]
    /// The paths in the project by those in the module's folder.
    private(set) var origins: [String: String] = [:]

    /// Takes the files over, without the lines that import what is not here.
    init(_ verdicts: [AdoptionVerdict], _ files: FileSet) {
        let paths = verdicts.map(\.source.path)
        let common = Self.commonFolder(paths)
        var names: Set<String> = []
        for verdict in verdicts {
            let path = verdict.source.path
            var inner = String(path.dropFirst(common.count))
            // A compiler refuses two files of one name; a folder without a project may have some.
            var (number, plain) = (2, inner)
            while !names.insert(Self.name(plain)).inserted {
                plain = inner.replacing(/\.swift$/, with: "-\(number).swift")
                number += 1
            }
            inner = plain
            var blank = Set(verdict.missingModules.map(\.line))
            if let line = verdict.source.mainLine { blank.insert(-line) }
            texts[inner] =
                FileSet.withoutObjectiveC(Self.text(files[path] ?? [], blank: blank), path: path).bytes
            origins[inner] = path
        }
    }

    /// Returns the words of a file that its copy has otherwise, in order.
    static func rewritten(_ verdict: AdoptionVerdict, _ files: FileSet) -> [String] {
        let path = verdict.source.path
        let words = FileSet.withoutObjectiveC(files[path] ?? [], path: path).changed
        return words.union(verdict.unusedImports.map { "import \($0.name)" }).sorted()
    }

    private static func name(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The folder that all paths are in, with its slash.
    private static func commonFolder(_ paths: [String]) -> String {
        var common = paths.first.map { $0.split(separator: "/").dropLast().map(String.init) } ?? []
        for path in paths {
            let parts = path.split(separator: "/").dropLast().map(String.init)
            common = Array(zip(common, parts).prefix { $0 == $1 }.map(\.0))
        }
        return common.isEmpty ? "" : common.joined(separator: "/") + "/"
    }

    /// A source without some lines, and without the attribute `@main`, or its older form, in the line of a negative number: another program
    /// begins here.
    private static func text(_ bytes: [UInt8], blank: Set<Int>) -> [UInt8] {
        guard !blank.isEmpty else { return bytes }
        var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
        for number in blank where abs(number) <= lines.count {
            let line = String(decoding: lines[abs(number) - 1], as: UTF8.self)
            lines[abs(number) - 1] =
                number > 0
                ? [] : Array(line.replacing(/@(?:main|UIApplicationMain)\b/) { "/* \($0.output) */" }.utf8)
        }
        return Array(lines.joined(separator: [10]))
    }
}
