// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

/// The sources of the packages on the disk that the apps of a project link.
enum LinkedSources {
    /// Modules that are Apple's in an app, whatever a package calls its own.
    private static let apples: Set = [
        "SwiftUI", "UIKit", "AppKit", "Foundation", "Combine", "Observation", "AuthenticationServices",
        "StoreKit", "UserNotifications", "os",
    ]

    /// Reads the modules that are linked, and those that they import in turn.
    ///
    /// - Parameters:
    ///   - root: The project's folder.
    ///   - linked: The packages by their paths from it, with the products that are linked.
    static func read(
        from root: URL, linked: [String: Set<String>]
    ) throws -> [String: LinkedPackage] {
        let words = ProjectLint.accountWords.map { Data($0.utf8) }
        var result: [String: LinkedPackage] = [:]
        for (folder, products) in linked {
            let place = URL(fileURLWithPath: folder, relativeTo: root).standardizedFileURL
                .appendingPathComponent("Sources", isDirectory: true)
            let all = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            let modules = all.filter { !apples.contains($0) }.map { ($0, Data("import \($0)".utf8)) }
            var package = LinkedPackage(sources: FileSet(), imports: [:])
            var (open, seen) = (products.sorted(), products)
            while let name = open.popLast() {
                guard all.contains(name) else { continue }
                var imports: Set<String> = []
                let sources = try ProjectFiles.read(
                    place.appendingPathComponent(name, isDirectory: true),
                    keeping: { _, data in
                        for (module, text) in modules where module != name && !imports.contains(module) {
                            if Self.has(text, in: data) { imports.insert(module) }
                        }
                        return words.contains { data.range(of: $0) != nil }
                    }, where: { $0.hasSuffix(".swift") })
                package.imports[name] = imports
                try package.sources.merge(sources, into: "Sources/\(name)")
                open += imports.subtracting(seen).sorted()
                seen.formUnion(imports)
            }
            result[folder] = package
        }
        return result
    }

    /// Returns whether a source imports a module: the text ends there, and no longer name begins with it.
    private static func has(_ text: Data, in data: Data) -> Bool {
        var rest = data.startIndex..<data.endIndex
        while let found = data.range(of: text, in: rest) {
            guard found.upperBound < data.endIndex else { return true }
            let next = Character(Unicode.Scalar(data[found.upperBound]))
            if !next.isLetter, !next.isNumber, next != "_" { return true }
            rest = found.upperBound..<data.endIndex
        }
        return false
    }
}
