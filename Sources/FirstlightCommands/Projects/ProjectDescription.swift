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
        return files.paths.compactMap { path in
            guard !made.contains(folder(of: path)), let found = ProjectDescription(path, files[path] ?? [])
            else {
                return nil
            }
            return found
        }
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    private init?(_ path: String, _ bytes: [UInt8]) {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        func has(_ text: String) -> Bool { ("\n" + String(decoding: bytes, as: UTF8.self)).contains(text) }
        switch name {
        case "project.yml", "project.yaml":
            guard has("\ntargets:") else { return nil }
            (tool, command) = ("XcodeGen", "xcodegen generate")
        case "Project.swift":
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
        ["project.yml", "project.yaml", "Project.swift", "Package.swift"].contains(name)
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
