// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

/// A file of which a tool makes an app's project, so that a folder has an app and no project yet.
struct ProjectDescription {
    /// The path of the file.
    let file: String
    /// The tool.
    let tool: String
    /// The line that makes the project; nil where it is made anew at each build.
    let command: String?

    /// Returns the descriptions among files, except those beside a project.
    static func all(in files: FileSet) -> [ProjectDescription] {
        let made = Set(
            files.paths.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }.map {
                folder(of: folder(of: $0))
            })
        let found = files.paths.compactMap { ProjectDescription($0, files[$0] ?? []) }
        func isIn(_ path: String, _ folder: String) -> Bool {
            folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
        }
        // The projects of a workspace are made with it, in their own folders. Of one that was made in part, what is not there is
        // described by the projects themselves.
        let workspaces = found.filter(\.isWorkspace).map { folder(of: $0.file) }
            .filter { place in !made.contains { isIn($0, place) } }
        return found.filter { one in
            let place = folder(of: one.file)
            if one.isWorkspace { return workspaces.contains(place) }
            return !made.contains(place) && !workspaces.contains { isIn(place, $0) }
        }
    }

    /// Returns the description of which a tool makes a project, by the path of the project; nil where there is none.
    static func beside(_ project: String, in files: FileSet) -> ProjectDescription? {
        let place = folder(of: project)
        return files.paths.filter { folder(of: $0) == place }
            .compactMap { ProjectDescription($0, files[$0] ?? []) }
            .first { $0.command != nil && !$0.isWorkspace }
    }

    /// Indicates whether it names the projects of others, which are in folders of their own.
    private var isWorkspace: Bool { file.split(separator: "/").last == "Workspace.swift" }

    /// Returns those of the files of the folder that the tool writes anew each time it makes the project.
    func made(of files: FileSet) -> Set<String> {
        guard tool == "XcodeGen" else {
            // Tuist keeps what it makes in a folder.
            let place = Self.folder(of: file)
            let derived = place.isEmpty ? "Derived/" : place + "/Derived/"
            return Set(
                files.paths.filter { path in
                    path.hasPrefix(derived) && (path.hasSuffix(".plist") || path.hasSuffix(".entitlements"))
                })
        }
        // XcodeGen writes the paths that `info` and `entitlements` name.
        return (try? ProjectSpec(reading: file, in: files))?.madeFiles ?? []
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    private init?(_ path: String, _ bytes: [UInt8]) {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        func has(_ text: String) -> Bool { ("\n" + String(decoding: bytes, as: UTF8.self)).contains(text) }
        switch name {
        case "project.yml", "project.yaml":
            guard has("\ntargets:") || has("\ninclude:") && has("\nname:") else { return nil }
            (tool, command) = ("XcodeGen", "xcodegen generate")
        case "Project.swift", "Workspace.swift":
            guard has("import ProjectDescription") else { return nil }
            (tool, command) = ("Tuist", "tuist generate")
        case "Package.swift":
            guard has(".iOSApplication(") else { return nil }
            (tool, command) = ("Swift Playground", nil)
        default: return nil
        }
        file = path
    }

    /// The name of a file of this kind is one that is read.
    static func isOne(_ name: String) -> Bool {
        isProjects(name) || name == "Package.swift"
    }

    /// Returns whether a path has the name of a file of which a project is made.
    static func isProjects(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return ["project.yml", "project.yaml", "Project.swift", "Workspace.swift"].contains(name)
    }

    /// The sentence that says what is not seen.
    var sentence: String {
        guard let command else {
            return
                "\(file) describes an app of \(tool): Info.plist and launch screen are made when it is built, and are not "
                + "seen here."
        }
        return
            "\(file) describes a project that \(tool) makes and that is not here yet: what only it says is not seen. Run "
            + "'\(command)' there first."
    }
}
