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
    /// The upcoming features of Swift that its settings turn on.
    package var features: [String] = []
    /// The modules that a header brings to all its sources, as the one of a framework does.
    package var headerModules: [String] = []
    /// Indicates whether it belongs to a package from elsewhere that the project depends on.
    package var isDependency = false
    /// The paths of the licences of that package.
    package var licenses: [String] = []

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

    /// Returns whether a file has the licence of its package, or names those whose work is in it.
    package static func isLicense(_ path: String) -> Bool {
        let name = LintPath.name(path).uppercased()
        return !isSource(path)
            && ["LICENSE", "LICENCE", "NOTICE", "COPYING"].contains { word in
                name == word || name.hasPrefix(word + ".") || name.hasPrefix(word + "-")
            }
    }

    /// Returns whether a file is taken along: a source, or something that a screen shows.
    package static func isWanted(_ path: String) -> Bool {
        // Packages that Xcode checked out in the project's folder are read by themselves.
        if path.hasPrefix("SourcePackages/") || path.contains("/SourcePackages/") { return false }
        if isSource(path) { return true }
        return ["pbxproj", "xcconfig"].contains(LintPath.ending(path))
            || isResource(path) || isDataModel(path) || isSharedHeader(path)
            || ProjectSpec.isRead(path)
    }

    /// Returns whether a file is a source. Xcode leaves out what begins with a dot, such as the traces of another disk.
    static func isSource(_ path: String) -> Bool {
        LintPath.ending(path) == "swift" && !LintPath.name(path).hasPrefix(".")
    }

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
