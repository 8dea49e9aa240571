// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit

/// An Xcode project made by others, and the places in it that a generation patches.
struct ExistingProject {
    /// The path of the project.
    let project: String
    /// The folder of the app.
    let app: String
    /// The texts of the project.
    let files: FileSet
    /// The files that an earlier generation added.
    let record: ProjectRecord
    private let xcode: XcodeProject
    private let target: XcodeTarget
    /// The folder that the paths in the project begin at, with its slash; empty for the outermost one.
    private let root: String

    /// Finds out about a project; nil when the folder has none, or one that was generated.
    ///
    /// - Throws: A `CommandError` when the project cannot be read.
    init?(in folder: URL) throws {
        guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
        let record = try ProjectRecord(of: folder)
        let files = try ProjectFiles.read(folder) { path in
            path.hasSuffix(".xcodeproj/project.pbxproj") || path.hasSuffix(".plist")
                || path.hasSuffix(".entitlements") || path.hasSuffix(".xcconfig")
                || path.hasSuffix("/Contents.json") && path.contains(".xcassets/")
        }
        let projects = files.paths.filter {
            $0.hasSuffix(".xcodeproj/project.pbxproj") && record.files[$0] == nil
        }
        guard let file = projects.min(by: { $0.count < $1.count }) else { return nil }
        let xcode = try XcodeProject(at: file, in: files)
        project = String(file.dropLast("/project.pbxproj".count))
        let root = XcodeProject.root(of: file)
        guard let target = xcode.targets.first(where: \.isApp)
        else {
            throw CommandError(
                "'\(file)' has no app.", code: .badData, hint: "Name the folder of an app's project.")
        }
        (self.xcode, self.target, self.root, self.files, self.record) = (xcode, target, root, files, record)
        let catalogue = Self.catalogue(of: target, xcode, root, in: files)
        let plist = Self.path("INFOPLIST_FILE", of: target, xcode, root)
        let place = catalogue ?? plist ?? "\(root)\(target.name)/Info.plist"
        app = place.split(separator: "/").dropLast().joined(separator: "/")
    }

    // MARK: - Settings

    /// A build setting of the app, as the first configuration that has it says; nil when none does.
    func setting(_ name: String) -> String? { Self.setting(name, of: target, xcode) }

    /// The path that a build setting of the app names, from the folder; nil when nothing sets it.
    ///
    /// - Parameter platform: The system for which conditions are judged; nil leaves those with a condition aside.
    func path(_ name: String, on platform: XcodePlatform? = nil) -> String? {
        Self.path(name, of: target, xcode, root, on: platform)
    }

    /// The systems that the app is built for; none when the project does not say.
    var platforms: Set<XcodePlatform> {
        Set(
            xcode.configurations(of: target).flatMap {
                xcode.platforms(of: target, configuration: $0.name)
            })
    }

    /// The build settings of the app whose names begin so.
    func settingNames(prefix: String) -> [String] {
        let names = xcode.configurations(of: target).flatMap {
            xcode.settingNames(prefix: prefix, of: target, configuration: $0.name)
        }
        return Set(names).sorted()
    }

    private static func setting(
        _ name: String, of target: XcodeTarget, _ xcode: XcodeProject, on platform: XcodePlatform? = nil
    ) -> String? {
        xcode.configurations(of: target).lazy.compactMap {
            xcode.setting(name, of: target, configuration: $0.name, platform: platform)?.value
        }.first
    }

    private static func path(
        _ name: String, of target: XcodeTarget, _ xcode: XcodeProject, _ root: String,
        on platform: XcodePlatform? = nil
    ) -> String? {
        guard let path = setting(name, of: target, xcode, on: platform), !path.isEmpty else { return nil }
        return XcodeProject.place(path, from: root) ?? root + path
    }

    // MARK: - Places

    /// The app's asset catalogue: one that it names, or one in a folder of its name.
    var catalogue: String? { Self.catalogue(of: target, xcode, root, in: files) }

    private static func catalogue(
        of target: XcodeTarget, _ xcode: XcodeProject, _ root: String, in files: FileSet
    ) -> String? {
        let all = Catalogue.catalogues(in: files).map(\.path).filter {
            $0.hasPrefix(root) && !$0.contains("Preview Content")
        }
        let named = Set(xcode.files(of: target, phase: "PBXResourcesBuildPhase").map { root + $0.path })
        let folders = xcode.folders(of: target).map { root + $0.path + "/" }
        return all.first(where: named.contains)
            ?? all.first { path in folders.contains { path.hasPrefix($0) } }
            ?? all.first { $0.hasPrefix("\(root)\(target.name)/") } ?? all.first
    }

    /// The path of the app's property list, which may not exist yet.
    var infoPlist: String { path("INFOPLIST_FILE") ?? "\(app)/Info.plist" }

    /// Returns the files of the folder that determine how the app's launch screen looks.
    func launchFiles(_ all: FileSet) -> FileSet {
        func isTaken(_ path: String) -> Bool { path.hasPrefix(app + "/") || isResource(path) }
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
        xcode.folders(of: target).contains { path.hasPrefix("\(root)\($0.path)/") }
    }

    /// Returns whether a file is among the app's resources.
    func isResource(_ path: String) -> Bool {
        isFollowed(path)
            || xcode.files(of: target, phase: "PBXResourcesBuildPhase").contains { root + $0.path == path }
    }

    /// A path as the project's settings name it.
    func fromProject(_ path: String) -> String {
        path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    }
}
