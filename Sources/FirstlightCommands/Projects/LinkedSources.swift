// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

/// The sources of the packages on the disk that the apps of a project link.
struct LinkedSources {
    /// Modules that are Apple's in an app, whatever a package calls its own.
    private static let apples = ScreenNames.frameworks.union(["AppKit", "Foundation", "Observation"])
    /// The endings of the sources that are looked at.
    private static let endings: Set = ["swift", "m", "mm", "c", "cc", "cpp", "cxx", "h"]

    /// A package as its folder and its manifest describe it.
    private struct Package {
        let place: URL
        let manifest: LintManifest
        /// The folder of each module from the package's, and its target where the manifest names one.
        var modules: [String: (folder: String, target: LintManifest.Target?)] = [:]
        /// The packages that a project names and that need it.
        var users: Set<String> = []
    }

    private var packages: [String: Package] = [:]

    /// Reads the modules that are linked, and those that they import in turn, also from packages that these need.
    ///
    /// - Parameters:
    ///   - root: The project's folder.
    ///   - linked: The packages by their paths from it, with the products that are linked.
    static func read(
        from root: URL, linked: [String: Set<String>]
    ) throws -> [String: LinkedPackage] {
        var all = LinkedSources()
        for folder in linked.keys.sorted() { all.add(folder, from: root, user: folder) }
        return try all.read(linked.values.reduce(into: []) { $0.formUnion($1) })
    }

    /// Adds a package and those that it needs; a folder without a manifest is none.
    private mutating func add(_ folder: String, from root: URL, user: String) {
        guard packages[folder] == nil else {
            if packages[folder]?.users.insert(user).inserted == true {
                for next in needs(of: folder) { add(next, from: root, user: user) }
            }
            return
        }
        let place = URL(fileURLWithPath: folder.isEmpty ? "." : folder, relativeTo: root).standardizedFileURL
        guard let text = try? Data(contentsOf: place.appendingPathComponent("Package.swift")) else { return }
        var package = Package(place: place, manifest: LintManifest([UInt8](text)))
        package.users = [user]
        func names(in folder: String) -> [String] {
            let path = place.appendingPathComponent(folder, isDirectory: true).path
            return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        }
        func isFolder(_ folder: String) -> Bool {
            FileManager.default.isFolder(place.appendingPathComponent(folder).path) == true
        }
        for target in package.manifest.targets {
            guard let found = package.manifest.folders(of: target).first(where: isFolder) else { continue }
            package.modules[target.name] = (found, target)
        }
        // A manifest may work out the names of its targets.
        let taken = Set(package.modules.values.map(\.folder))
        for usual in LintManifest.usual where !taken.contains(usual) {
            for name in names(in: usual) where package.modules[name] == nil {
                let path = usual + "/" + name
                if !taken.contains(path), isFolder(path) { package.modules[name] = (path, nil) }
            }
        }
        packages[folder] = package
        for next in needs(of: folder) { add(next, from: root, user: user) }
    }

    private func needs(of folder: String) -> [String] {
        (packages[folder]?.manifest.packages ?? []).map { ProjectLint.place($0, from: folder) }
    }

    private func read(_ products: Set<String>) throws -> [String: LinkedPackage] {
        let words = ProjectLint.linkedWords.map { Data($0.utf8) }
        let names = Set(packages.values.flatMap(\.modules.keys))
        let ours = names.subtracting(Self.apples)
        var result = packages.mapValues { package in
            LinkedPackage(
                sources: FileSet(), imports: [:], folders: package.modules.mapValues(\.folder),
                products: package.manifest.products, users: package.users)
        }
        var modules = products
        for package in packages.values {
            for name in products { modules.formUnion(package.manifest.products[name] ?? []) }
        }
        var (open, seen) = (modules.sorted(), modules)
        while let name = open.popLast() {
            for (folder, package) in packages.sorted(by: { $0.key < $1.key }) {
                guard let module = package.modules[name] else { continue }
                var imports: Set<String> = []
                let sources = try ProjectFiles.read(
                    package.place.appendingPathComponent(module.folder, isDirectory: true),
                    keeping: { path, data in
                        if path.hasSuffix(PrivacyManifest.fileName) { return true }
                        imports.formUnion(Self.imported(by: data).intersection(ours).subtracting([name]))
                        return words.contains { data.range(of: $0) != nil }
                    },
                    where: { path in
                        let isWanted =
                            path.hasSuffix(PrivacyManifest.fileName)
                            || Self.endings.contains((path as NSString).pathExtension.lowercased())
                        return isWanted && module.target.map { LintManifest.takes($0, path) } != false
                    })
                result[folder]?.imports[name] = imports
                try result[folder]?.sources.merge(sources, into: module.folder)
                open += imports.subtracting(seen).sorted()
                seen.formUnion(imports)
            }
        }
        return result
    }

    /// Returns the folders of the linked modules.
    static func folders(of packages: [String: LinkedPackage], from root: URL) -> [URL] {
        packages.sorted { $0.key < $1.key }.flatMap { folder, package in
            package.imports.keys.sorted().compactMap { package.folders[$0] }.map { module in
                URL(fileURLWithPath: ProjectLint.place(module, from: folder), relativeTo: root)
                    .standardizedFileURL
            }
        }
    }

    /// Returns whether a source in folders other than the one at a path names a type; what cannot be read may do so.
    static func isNamed(_ type: String, besides path: String, from root: URL, in folders: [URL]) -> Bool {
        let text = Data(type.utf8)
        let own = URL(fileURLWithPath: path, relativeTo: root).standardizedFileURL.resolvingSymlinksInPath()
            .path
        var isNamed = false
        for folder in folders where !isNamed {
            let place = folder.resolvingSymlinksInPath()
            do {
                _ = try ProjectFiles.read(
                    place,
                    keeping: { path, data in
                        let source = place.appendingPathComponent(path).resolvingSymlinksInPath()
                        if source.path != own, has(text, in: data) { isNamed = true }
                        return false
                    }, where: { !isNamed && $0.hasSuffix(".swift") })
            } catch {
                return true
            }
        }
        return isNamed
    }

    /// Returns the names that stand behind `import`, and before the slash of a header behind `import <`.
    private static func imported(by data: Data) -> Set<String> {
        var names: Set<String> = []
        var rest = data.startIndex..<data.endIndex
        while let found = data.range(of: importing, in: rest) {
            rest = found.upperBound..<data.endIndex
            guard !isPart(found.lowerBound - 1, of: data) else { continue }
            let isHeader = rest.first.map { data[$0] } == UInt8(ascii: "<")
            let start = isHeader ? found.upperBound + 1 : found.upperBound
            let end = (start..<data.endIndex).first { !isPart($0, of: data) } ?? data.endIndex
            if isHeader, end == data.endIndex || data[end] != UInt8(ascii: "/") { continue }
            names.insert(String(decoding: data[start..<end], as: UTF8.self))
        }
        return names
    }

    private static let importing = Data("import ".utf8)

    /// Returns whether a source has a text that is no part of a longer name.
    private static func has(_ text: Data, in data: Data) -> Bool {
        var rest = data.startIndex..<data.endIndex
        while let found = data.range(of: text, in: rest) {
            if !isPart(found.upperBound, of: data), !isPart(found.lowerBound - 1, of: data) { return true }
            rest = found.upperBound..<data.endIndex
        }
        return false
    }

    private static func isPart(_ place: Data.Index, of data: Data) -> Bool {
        guard data.indices.contains(place) else { return false }
        // Of a sign beyond ASCII each byte is a part.
        guard data[place] < 0x80 else { return true }
        let sign = Character(Unicode.Scalar(data[place]))
        return sign.isLetter || sign.isNumber || sign == "_"
    }
}
