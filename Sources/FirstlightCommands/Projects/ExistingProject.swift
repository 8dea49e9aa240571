// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit

/// An Xcode project made by others, and the places in it that a generation patches.
struct ExistingProject {
    /// The path of the project.
    let project: String
    /// The folder of the app; empty for the outermost one.
    let app: String
    /// The texts of the project.
    let files: FileSet
    /// The folder that they are in.
    let folder: URL
    /// The links in it that are not followed.
    let refused: [RefusedLink]
    /// The files that an earlier generation added.
    let record: ProjectRecord
    /// The other apps of the project that could have been patched, by their targets' names.
    let otherTargets: [String]
    /// The other projects with an app whose target has the same name.
    let namesakes: [String]
    let xcode: XcodeProject
    let target: XcodeTarget
    /// The folder that the paths in the project begin at, with its slash; empty for the outermost one.
    let root: String

    /// Finds out about a project; nil when the folder has none, or one that was generated.
    ///
    /// - Parameters:
    ///   - platforms: The systems that the app should be built for; the first app that is built for one of them is taken,
    ///     else the first.
    ///   - name: The name of the app's target; nil to choose by the systems.
    /// - Throws: A `CommandError` when no project of the folder can be read, has an app, or has that target.
    init?(in folder: URL, for platforms: [XcodePlatform] = [], target name: String? = nil) throws {
        guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
        let record = try ProjectRecord(of: folder)
        var refused: [RefusedLink] = []
        let files = try ProjectFiles.read(
            folder, onRefused: { refused.append($0) }, where: { Self.isWanted($0) })
        let projects = files.paths.filter {
            $0.hasSuffix(".xcodeproj/project.pbxproj") && record.files[$0] == nil
        }.sorted { ($0.count, $0) < ($1.count, $1) }
        guard let first = projects.first else {
            try Self.refuseDescription(in: files, of: folder)
            return nil
        }
        var apps: [(file: String, xcode: XcodeProject, target: XcodeTarget)] = []
        var problem: (any Error)?
        for file in projects {
            do {
                let xcode = try XcodeProject(at: file, in: files)
                apps += xcode.targets.filter(\.isWholeApp).map { (file, xcode, $0) }
            } catch { problem = problem ?? error }
        }
        if let name, !apps.contains(where: { $0.target.name == name }) {
            throw CommandError.noTarget(name, of: apps.map(\.target.name), in: folder)
        }
        let fitting = apps.filter { app in
            let built = app.xcode.platforms(of: app.target)
            return platforms.isEmpty || built.isEmpty || !built.isDisjoint(with: platforms)
        }
        guard let chosen = apps.first(where: { $0.target.name == name }) ?? fitting.first ?? apps.first else {
            if let problem { throw problem }
            throw CommandError(
                "'\(first)' has no app.", code: .badData, hint: "Name the folder of an app's project.")
        }
        (xcode, target, self.files, self.record) = (chosen.xcode, chosen.target, files, record)
        (self.folder, self.refused) = (folder, refused)
        project = String(chosen.file.dropLast("/project.pbxproj".count))
        root = XcodeProject.root(of: chosen.file)
        otherTargets =
            name == nil
            ? fitting.map(\.target.name).filter { $0 != chosen.target.name } : []
        namesakes = fitting.filter { $0.file != chosen.file && $0.target.name == chosen.target.name }.map {
            String($0.file.dropLast("/project.pbxproj".count))
        }
        let catalogue = Self.catalogue(of: target, xcode, root, in: files)
        let plist = Self.named("INFOPLIST_FILE", of: target, xcode, root, in: files).paths.first
        let place = catalogue ?? plist ?? "\(root)\(target.name)/Info.plist"
        app = place.split(separator: "/").dropLast().joined(separator: "/")
    }

    private static func isWanted(_ path: String) -> Bool {
        path.hasSuffix(".xcodeproj/project.pbxproj") || path.hasSuffix(".plist")
            || path.hasSuffix(".entitlements") || path.hasSuffix(".xcconfig")
            || path.hasSuffix(".storyboard") || path.hasSuffix(".xib") || path.hasSuffix(".xcprivacy")
            || path.lowercased().hasSuffix("/contents.json") && path.contains(".xcassets/")
            || path.hasSuffix(".icon/icon.json")
            || path == "Package.swift" || ProjectDescription.isProjects(path)
            || ProjectSpec.isRead(path)
            || path.hasSuffix(".swiftpm/Package.swift") && path.filter { $0 == "/" }.count == 1
    }

    // MARK: - Settings

    /// The values of a build setting in the app's configurations, each once.
    ///
    /// - Parameter platform: The system for which conditions are judged; nil leaves those with a condition aside.
    func settings(_ name: String, on platform: XcodePlatform? = nil) -> [String] {
        let values = xcode.configurations(of: target).compactMap {
            xcode.setting(name, of: target, configuration: $0.name, platform: platform)?.value
        }
        return values.enumerated().filter { values.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    }

    /// The files that a build setting of the app names in its configurations.
    ///
    /// - Parameter platforms: The systems for which conditions are judged; nil leaves those with a condition aside.
    func named(_ setting: String, on platforms: [XcodePlatform?] = [nil]) -> NamedFiles {
        Self.named(setting, of: target, xcode, root, in: files, on: platforms)
    }

    /// The systems that the app is built for; none when the project does not say.
    var platforms: Set<XcodePlatform> { xcode.platforms(of: target) }

    /// The build settings of the app whose names begin so.
    func settingNames(prefix: String) -> [String] {
        let names = xcode.configurations(of: target).flatMap {
            xcode.settingNames(prefix: prefix, of: target, configuration: $0.name)
        }
        return Set(names).sorted()
    }

    private static func named(
        _ setting: String, of target: XcodeTarget, _ xcode: XcodeProject, _ root: String, in files: FileSet,
        on platforms: [XcodePlatform?] = [nil]
    ) -> NamedFiles {
        var found = NamedFiles()
        for configuration in xcode.configurations(of: target) {
            for platform in platforms {
                let value = xcode.setting(
                    setting, of: target, configuration: configuration.name, platform: platform)?.value
                guard let value, !value.isEmpty else { continue }
                found.add(value, from: root, in: files)
            }
        }
        return found
    }

    // MARK: - Places

    /// The path of a file in the app's folder.
    func place(_ name: String) -> String { app.isEmpty ? name : "\(app)/\(name)" }

    /// The app's asset catalogue: one that it names, or one in a folder of its name.
    var catalogue: String? { Self.catalogue(of: target, xcode, root, in: files) }

    private static func catalogue(
        of target: XcodeTarget, _ xcode: XcodeProject, _ root: String, in files: FileSet
    ) -> String? {
        let all = Catalogue.catalogues(in: files).filter {
            $0.path.hasPrefix(root) && !$0.path.contains("Preview Content")
        }
        let named = Set(resources(of: target, xcode, root))
        let folders = xcode.folders(of: target).map { root + $0.path + "/" }
        let members = all.filter { catalogue in
            named.contains(catalogue.path) || folders.contains { catalogue.path.hasPrefix($0) }
        }
        let own = members.isEmpty ? all.filter { $0.path.hasPrefix("\(root)\(target.name)/") } : members
        // The one that Xcode makes has this name; others may have only what a part of the app shows.
        let usual = own.first { $0.path.hasSuffix("/Assets.xcassets") || $0.path == "Assets.xcassets" }
        let largest = own.reduce(nil as Catalogue?) { largest, catalogue in
            catalogue.namedAssets.count > largest?.namedAssets.count ?? -1 ? catalogue : largest
        }
        return (usual ?? largest ?? all.first { $0.path == "\(root)Assets.xcassets" })?.path
    }

    /// The path of the app's property list, which may not exist yet.
    var infoPlist: String { named("INFOPLIST_FILE").paths.first ?? place("Info.plist") }

    /// Returns the files of the folder that determine how the app's launch screen looks.
    func launchFiles(_ all: FileSet) -> FileSet {
        func isTaken(_ path: String) -> Bool {
            app.isEmpty || path.hasPrefix(app + "/") || isResource(path)
        }
        var files = FileSet()
        for path in all.paths {
            let catalogue = path.range(of: ".xcassets/").map { String(path[..<$0.upperBound].dropLast()) }
            if path == infoPlist || catalogue.map({ $0 == self.catalogue || isTaken($0) }) ?? isTaken(path) {
                files[path] = all[path]
            }
        }
        return files
    }

    /// Returns whether Xcode follows the folder that a file is in, so that it takes part by lying there.
    func isFollowed(_ path: String) -> Bool {
        xcode.folders(of: target).contains { folder in
            let start = folder.path.isEmpty ? root : "\(root)\(folder.path)/"
            guard path.hasPrefix(start) else { return false }
            return folder.takes(String(path.dropFirst(start.count)))
        }
    }

    /// Returns whether the app's resources name a file, or the set of its languages.
    func isNamedResource(_ path: String) -> Bool {
        Self.resources(of: target, xcode, root).contains(path)
    }

    /// Reads the sources that the app's target compiles and that may call an API for which Apple wants a reason.
    func readSources() throws -> FileSet {
        let sources = try ProjectFiles.read(
            folder, keeping: HostPrivacy.isKept, where: HostPrivacy.isSource)
        let named = Set(
            xcode.files(of: target, phase: "PBXSourcesBuildPhase").compactMap {
                XcodeProject.place($0.path, from: root)
            })
        var compiled = FileSet()
        for path in sources.paths where named.contains(path) || isFollowed(path) {
            compiled[path] = sources[path]
        }
        return compiled
    }

    /// Returns whether a file is among the app's resources.
    func isResource(_ path: String) -> Bool { isFollowed(path) || isNamedResource(path) }

    private static func resources(of target: XcodeTarget, _ xcode: XcodeProject, _ root: String) -> [String] {
        xcode.files(of: target, phase: "PBXResourcesBuildPhase").compactMap {
            XcodeProject.place($0.path, from: root)
        }
    }

    /// A path as the project's settings name it.
    func fromProject(_ path: String) -> String {
        path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    }
}

/// The files that a build setting names, which may differ from configuration to configuration.
struct NamedFiles {
    /// The paths from the folder.
    private(set) var paths: [String] = []
    /// The values that lead to no file of the folder, each with the reason.
    private(set) var unknown: [(value: String, reason: String)] = []

    /// Adds a value of the setting.
    ///
    /// - Parameter root: The folder that the paths in the project begin at, with its slash.
    fileprivate mutating func add(_ value: String, from root: String, in files: FileSet) {
        guard !value.contains("$") else {
            return add(value, "it has a variable that nothing in the project sets")
        }
        guard let path = XcodeProject.place(value, from: root) else {
            return add(value, "that is outside of the folder")
        }
        // A Mac's disk takes small letters for capitals.
        let found =
            files[path] != nil
            ? path : files.paths.first { $0.lowercased() == path.lowercased() } ?? path
        if !paths.contains(found) { paths.append(found) }
    }

    private mutating func add(_ value: String, _ reason: String) {
        if !unknown.contains(where: { $0.value == value }) { unknown.append((value, reason)) }
    }
}

extension XcodeProject {
    /// The systems that a target is built for in any of its configurations.
    fileprivate func platforms(of target: XcodeTarget) -> Set<XcodePlatform> {
        Set(configurations(of: target).flatMap { platforms(of: target, configuration: $0.name) })
    }
}

extension XcodeTarget {
    /// Indicates whether the product is an app of its own: no clip, and nothing that lives in another app.
    fileprivate var isWholeApp: Bool { productType == "com.apple.product-type.application" }
}

extension CommandError {
    fileprivate static func noTarget(_ name: String, of all: [String], in folder: URL) -> CommandError {
        let names = all.map { "'\($0)'" }
        return .usage(
            "Option '--target' was given '\(name)', and no app in '\(folder.path)' is called that.",
            hint: names.isEmpty
                ? "It has no app." : "Its apps are \(MessageText.list(names, last: "and")).")
    }
}
