// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

/// The files that a module of an adopted project has besides sources, as its target in the package has them.
struct AdoptedResources {
    /// The files by their paths in the target's folder.
    private(set) var files = FileSet()
    /// The names that the manifest copies, from the target's folder.
    private(set) var copied: [String] = []
    /// The names of the files of fonts.
    private(set) var fonts: [String] = []
    /// The differences from the project, each in a sentence.
    private(set) var notes: [String] = []
    private var catalogues = FileSet()
    private let extendsTypes: Bool

    /// The folder of the target that they are in.
    private static let folder = "Resources"

    /// Takes over what a module has.
    init(_ module: AdoptionModule, _ all: FileSet) {
        var roots: [String: String] = [:]
        extendsTypes = module.extendsTypes
        for path in module.resources {
            guard let bytes = all[path] else { continue }
            let parts = path.split(separator: "/").map(String.init)
            if let index = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
                catalogues[path] = bytes
                let root = parts[...index].joined(separator: "/")
                let name = roots[root] ?? Self.free(parts[index], in: Array(roots.values))
                roots[root] = name
                let inner = ([name] + parts[(index + 1)...]).joined(separator: "/")
                files["\(Self.folder)/\(inner)"] = bytes
            } else if parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") {
                add(bytes, at: parts.suffix(2).joined(separator: "/"), of: path)
            } else {
                let name = parts.last ?? path
                add(bytes, at: name, of: path)
                if ["ttf", "otf", "ttc"].contains(
                    name.split(separator: ".").last.map { $0.lowercased() } ?? "")
                {
                    fonts.append(name)
                }
            }
        }
        let prefix = Self.folder.count + 1
        copied = Set(
            files.paths.compactMap {
                $0.dropFirst(prefix).split(separator: "/").first.map { "\(Self.folder)/\($0)" }
            }
        ).sorted()
    }

    /// The first language that the texts are translated into and that is not English; nil where there is none.
    var language: String? {
        let folders = copied.map { $0.dropFirst(Self.folder.count + 1) }.filter { $0.hasSuffix(".lproj") }
            .map { String($0.dropLast(".lproj".count)) }
        let texts = files.paths.filter { $0.hasSuffix(".xcstrings") }.flatMap { path in
            String(decoding: files[path] ?? [], as: UTF8.self)
                .matches(of: /"([a-z]{2,3}(?:-[A-Za-z]+)*)"\s*:\s*\{\s*"(?:stringUnit|variations)"/)
                .map { String($0.output.1) }
        }
        return (folders + texts).filter { $0 != "Base" && $0 != "en" && !$0.hasPrefix("en-") }.min()
    }

    private mutating func add(_ bytes: [UInt8], at inner: String, of path: String) {
        let place = "\(Self.folder)/\(inner)"
        guard files[place] == nil || files[place] == bytes else {
            notes.append("'\(path)' is left out: another resource of the target has its name.")
            return
        }
        files[place] = bytes
    }

    private static func free(_ name: String, in taken: [String]) -> String {
        var (candidate, number) = (name, 2)
        while taken.contains(candidate) {
            candidate = name.replacing(".xcassets", with: "-\(number).xcassets")
            number += 1
        }
        return candidate
    }

    /// Indicates whether there are none.
    var isEmpty: Bool { copied.isEmpty }

    /// Returns the file of the symbols of the catalogues; nil where they have none.
    ///
    /// - Parameter declared: The names that the module gives `Color` and the others itself.
    func symbols(declared: Set<String>) -> String? {
        let symbols = AssetSymbols(catalogues: catalogues)
        return symbols.isEmpty ? nil : symbols.swift(declared: declared, extendsTypes: extendsTypes)
    }
}
