// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchArtefacts
import LaunchKit

/// An Xcode project that somebody else made, and where in it the things lie that a generation patches.
struct ExistingProject {
    let folder: URL
    /// The path of the project.
    let project: String
    /// The folder of the app.
    let app: String
    /// The path of the app's Info.plist; nil when Xcode makes all of it.
    let infoPlist: String?
    /// The path of the app's asset catalogue; nil when it has none.
    let catalogue: String?
    /// The path of the app's entitlements; nil when it has none.
    let entitlements: String?
    /// The texts of the project.
    let files: FileSet

    /// Finds out about a project; nil when the folder has none, or one that was generated.
    ///
    /// - Throws: A `CommandError` when the project cannot be read.
    init?(in folder: URL) throws {
        guard FileManager.default.fileExists(atPath: folder.path), try ProjectRecord(of: folder).brand == nil
        else { return nil }
        let files = try ProjectFiles.read(folder) { path in
            path.hasSuffix("/project.pbxproj") || path.hasSuffix(".plist") || path.hasSuffix(".entitlements")
                || path.hasSuffix("/Contents.json") && path.contains(".xcassets/")
        }
        let projects = files.paths.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
        guard let file = projects.min(by: { $0.count < $1.count }) else { return nil }
        let xcode = try XcodeProject(reading: files[file] ?? [], file: file)
        project = String(file.dropLast("/project.pbxproj".count))
        let root = project.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        guard let target = xcode.targets.first(where: \.isApp)
        else {
            throw CommandError(
                "'\(file)' has no app.", code: .badData, hint: "Name the folder of an app's project.")
        }
        func setting(_ name: String) -> String? {
            xcode.configurations(of: target).lazy.compactMap {
                xcode.setting(name, of: target, configuration: $0.name)?.value
            }.first.map { root + $0 }
        }
        let plist = setting("INFOPLIST_FILE") ?? files.paths.first { $0.hasSuffix("/Info.plist") }
        infoPlist = plist.flatMap { files[$0] == nil ? nil : $0 }
        entitlements = setting("CODE_SIGN_ENTITLEMENTS").flatMap { files[$0] == nil ? nil : $0 }
        let catalogues = Catalogue.catalogues(in: files).map(\.path).filter {
            !$0.contains("Preview Content")
        }
        catalogue = catalogues.first { $0.hasPrefix(root + target.name + "/") } ?? catalogues.first
        let place = catalogue ?? infoPlist ?? "\(root)\(target.name)/Info.plist"
        app = place.split(separator: "/").dropLast().joined(separator: "/")
        (self.folder, self.files) = (folder, files)
    }
}
