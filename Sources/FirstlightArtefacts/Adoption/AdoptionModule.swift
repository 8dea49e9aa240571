// Licensed under the Apache License, Version 2.0.

/// A module of a project that is looked at: an app's target, a framework's, or a target of a package.
package struct AdoptionModule: Hashable, Sendable {
    /// The name by which files import it.
    package private(set) var name: String
    /// Indicates whether it is the app.
    package let isApp: Bool
    /// The paths of its Swift sources.
    package var sources: [String] = []
    /// The paths of its other files: those of its catalogues, fonts and texts, and what it copies.
    package var resources: [String] = []
    /// The paths of the files of its models of Core Data.
    package var dataModels: [String] = []
    /// The language mode, 5 or 6.
    package var languageMode = 5
    /// Indicates whether what says nothing else is on the main actor.
    package var isOnMainActor = false
    /// Indicates whether slashes begin a regular expression in Swift 5 mode, too, as Xcode's setting says by default.
    package var readsSlashes = false
    /// Indicates whether Xcode makes the symbols of its catalogues for `Color` and `Image` themselves, too.
    package var extendsTypes = false

    /// Names a module.
    package init(name: String, isApp: Bool = false) {
        (self.name, self.isApp) = (Self.moduleName(name), isApp)
    }

    /// Takes a number into the name where others have it, as folders of lessons often do.
    mutating func makeName(differFrom others: [AdoptionModule]) {
        let taken = Set(others.map { $0.name.lowercased() })
        let plain = name
        var number = 2
        while taken.contains(name.lowercased()) {
            name = "\(plain)\(number)"
            number += 1
        }
    }

    /// Returns a name as Xcode makes a module's of it: what no name of Swift has becomes an underscore.
    private static func moduleName(_ text: String) -> String {
        let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }

    /// Returns whether a file is taken along: a source, or something that a screen shows.
    package static func isWanted(_ path: String) -> Bool {
        if isSource(path) { return true }
        return ["pbxproj", "xcconfig"].contains(LintPath.ending(path))
            || isResource(path) || isDataModel(path)
    }

    static func isSource(_ path: String) -> Bool { LintPath.ending(path) == "swift" }

    /// Returns whether a file is a part of a model of Core Data.
    static func isDataModel(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains {
            $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel")
        }
    }

    /// Returns whether a file beside sources is one that a screen shows.
    static func isResource(_ path: String) -> Bool {
        if path.contains(".xcassets/") { return !path.contains(".appiconset/") }
        if path.split(separator: "/").contains(where: {
            $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".appiconset")
        }) {
            return false
        }
        return resourceEndings.contains(LintPath.ending(path))
    }

    private static let resourceEndings: Set = [
        "strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc", "json", "txt", "csv", "html", "png",
        "jpg", "jpeg",
        "gif", "svg", "pdf",
    ]
}

extension AdoptionModule {
    /// The targets that a package's manifest declares and that are not tests.
    ///
    /// The manifest is read and not run: a target that it makes with a function of its own is found by its folder in `Sources`.
    static func modules(ofManifest bytes: [UInt8], in folder: String, paths: [String]) -> [AdoptionModule] {
        let text = String(decoding: bytes, as: UTF8.self)
        let inner = paths.filter { LintPath.isIn(folder, $0) }
        let root = folder.isEmpty ? "" : folder + "/"
        var modules: [AdoptionModule] = []
        var places: Set<String> = []
        for (name, path) in targets(text) {
            let candidates = path.map { [$0] } ?? ["Sources/\(name)", "Source/\(name)", "src/\(name)"]
            let place = candidates.compactMap { LintPath.join(folder, $0) }
                .first { place in inner.contains { LintPath.isIn(place, $0) && isSource($0) } }
            guard let place, places.insert(place).inserted else { continue }
            // A target may have the manifest's own folder.
            modules.append(module(name, at: place, of: inner.filter { !isManifest($0, in: folder) }))
        }
        guard modules.isEmpty else { return modules }
        let names = Set(
            inner.compactMap { path -> String? in
                guard path.hasPrefix(root + "Sources/") else { return nil }
                return path.dropFirst(root.count + 8).split(separator: "/").dropLast().first.map(String.init)
            })
        return names.sorted().map { module($0, at: root + "Sources/" + $0, of: inner) }
            .filter { !$0.sources.isEmpty }
    }

    private static func isManifest(_ path: String, in folder: String) -> Bool {
        LintPath.folder(path) == folder && LintPath.name(path).contains(/^Package(@swift-[0-9.]+)?\.swift$/)
    }

    private static func module(_ name: String, at place: String, of paths: [String]) -> AdoptionModule {
        var module = AdoptionModule(name: name)
        let own = paths.filter { LintPath.isIn(place, $0) }
        module.sources = own.filter(isSource)
        module.resources = own.filter(isResource)
        module.dataModels = own.filter(isDataModel)
        return module
    }

    /// The names and paths of the targets in a manifest.
    private static func targets(_ text: String) -> [(name: String, path: String?)] {
        var found: [(String, String?)] = []
        for kind in [".target(", ".executableTarget("] {
            var rest = Substring(text)
            while let start = rest.firstRange(of: kind) {
                rest = rest[start.upperBound...]
                var depth = 1
                let end = rest.indices.first { index in
                    depth += rest[index] == "(" ? 1 : rest[index] == ")" ? -1 : 0
                    return depth == 0
                }
                let inner = rest[..<(end ?? rest.endIndex)]
                guard let name = value("name", in: inner) else { continue }
                found.append((name, value("path", in: inner)))
            }
        }
        return found
    }

    private static func value(_ label: String, in text: Substring) -> String? {
        guard let start = text.firstRange(of: label + ":") else { return nil }
        let rest = text[start.upperBound...].drop { $0 == " " || $0 == "\n" }
        guard rest.first == "\"" else { return nil }
        return String(rest.dropFirst().prefix { $0 != "\"" })
    }
}
