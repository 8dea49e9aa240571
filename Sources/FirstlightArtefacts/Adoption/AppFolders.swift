// Licensed under the Apache License, Version 2.0.

/// The folders of the apps in a folder without a project, such as the lessons of a course: each has an app's `@main`, or a
/// catalogue of its own.
struct AppFolders {
    /// The folders, each with no other app inside; none where there is one app or no sign of any.
    let folders: [String]
    /// The sources that are in none of them.
    let rest: [String]

    /// Looks for the places where apps begin.
    init(_ sources: [String], _ files: FileSet) {
        var marks = sources.filter { Self.beginsApp(files[$0] ?? []) }.map(LintPath.folder)
        if marks.isEmpty {
            let catalogues = files.paths.compactMap { path in
                path.firstRange(of: "/Assets.xcassets/").map { String(path[..<$0.lowerBound]) }
            }
            marks = Set(catalogues).sorted().filter { folder in
                sources.contains { LintPath.isIn(folder, $0) }
            }
        }
        let found = marks.map { Self.root(of: $0, among: marks) }
        guard marks.count > 1, Set(found).count == marks.count, !found.contains("") else {
            (folders, rest) = ([], sources)
            return
        }
        folders = found.sorted()
        rest = sources.filter { path in !found.contains { LintPath.isIn($0, path) } }
    }

    /// The outermost folder around a mark that has no other in it.
    private static func root(of mark: String, among marks: [String]) -> String {
        var root = mark
        while !root.isEmpty {
            let outer = LintPath.folder(root)
            guard marks.count(where: { LintPath.isIn(outer, $0) }) == 1 else { break }
            root = outer
        }
        return root
    }

    /// Returns whether an app begins in a source; the bundle of widgets is none.
    private static func beginsApp(_ bytes: [UInt8]) -> Bool {
        guard bytes.withUnsafeBytes({ SourceWords.occur(["@main", "@UIApplicationMain"], in: $0) }) else {
            return false
        }
        let code = LintSource(bytes, path: "App.swift").everything
        return code.contains(/@UIApplicationMain\b/)
            || code.contains(/@main\b[^{]*:[^{]*\b(App|UIApplicationDelegate)\b[^{]*\{/)
    }
}
