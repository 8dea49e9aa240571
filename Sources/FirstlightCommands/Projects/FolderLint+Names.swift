// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

extension FolderLint {
    /// Returns the names of the apps whose lists are below a folder, by the projects above it up to the root of its
    /// repository.
    static func names(above root: URL) -> [String: String] {
        let manager = FileManager.default
        var (place, path, names) = (root, "", [String: String]())
        while place.pathComponents.count > 1, !manager.fileExists(atPath: place.path + "/.git") {
            path = place.lastPathComponent + "/" + path
            place.deleteLastPathComponent()
            let found = (try? manager.contentsOfDirectory(atPath: place.path)) ?? []
            for name in found.sorted() where name.hasSuffix(".xcodeproj") {
                for list in project(name, in: place)?.lists ?? [] where list.target.isApp {
                    guard let own = XcodeProject.place(list.path, from: ""), own.hasPrefix(path) else {
                        continue
                    }
                    let key = String(own.dropFirst(path.count))
                    names[key] = names[key] ?? list.target.name
                }
            }
        }
        return names
    }

    /// Reads a project of a folder with its files of settings; nil for one that cannot be read.
    private static func project(_ name: String, in folder: URL) -> XcodeProject? {
        func bytes(_ path: String) -> [UInt8]? {
            FileManager.default.contents(atPath: folder.path + "/" + path).map(Array.init)
        }
        let file = name + "/project.pbxproj"
        guard let text = bytes(file), var project = try? XcodeProject(reading: text, file: file) else {
            return nil
        }
        project.name = String(name.dropLast(".xcodeproj".count))
        project.readSettingsFiles { path in XcodeProject.place(path, from: "").flatMap(bytes) }
        return project
    }
}
