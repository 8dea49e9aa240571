// Licensed under the Apache License, Version 2.0.

/// Paths with slashes between their parts.
enum LintPath {
    /// Returns the folder of a path, empty for the outermost.
    static func folder(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// The last part of a path.
    static func name(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Returns the last part without its extension.
    static func stem(_ path: String) -> String {
        let name = name(path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// Returns the part after the last dot, in lower case.
    static func ending(_ path: String) -> String {
        let name = name(path)
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    /// Returns a path from a folder, without `.` and `..`; nil when it leaves the project or contains a build setting.
    static func join(_ folder: String, _ path: String) -> String? {
        guard !path.hasPrefix("/"), !path.contains("$("), !path.contains("${") else { return nil }
        var parts: [Substring] = []
        for part in (folder + "/" + path).split(separator: "/") where part != "." {
            if part == ".." {
                if parts.popLast() == nil { return nil }
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// Returns whether a path is in a folder.
    static func isIn(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }

    /// Returns whether a path is that of a template or an overlay, of which a tool makes the project's file later.
    static func isTemplate(_ path: String) -> Bool {
        let signs = ["{{", "{%", "<%", "__PROJECT", "__project", "${"]
        if signs.contains(where: path.contains) { return true }
        let words: Set = [
            "template", "templates", "overlay", "overlays", "boilerplate", "skeleton", "scaffold",
            "scaffolding",
            "cookiecutter", "brick", "bricks", "blueprint", "blueprints", "fixtures", "testdata",
        ]
        return path.split(separator: "/").dropLast().contains { part in
            part.lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
        }
    }
}
