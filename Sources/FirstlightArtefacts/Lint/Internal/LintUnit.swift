// Licensed under the Apache License, Version 2.0.

/// A pod or a package whose sources are in the folder of a project: what an app links and others may have written.
struct LintUnit {
    let name: String
    let folder: String
    let sources: [String]
    /// Indicates whether it names a system of Apple's that asks for reasons, and has a library.
    let isForStores: Bool
    /// Indicates whether it names systems, and none that asks for reasons.
    let isForOthers: Bool

    /// Finds the pods and packages of a project, in the order of their folders.
    static func all(of project: LintProject, packages: FileSet) -> [LintUnit] {
        var sources: [String: [String]] = [:]
        let manifests = project.paths.filter {
            LintPath.name($0) == "Package.swift" && !LintPath.isTemplate($0)
        }
        // The innermost is the one that a source belongs to.
        let folders = manifests.map(LintPath.folder).sorted { $0.count > $1.count }
        for path in project.paths where RequiredReasonUse.isSource(path) && !isAside(path) {
            guard let folder = folders.first(where: { LintPath.isIn($0, path) }) else { continue }
            let rest = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
            guard rest.hasPrefix("Sources/") || rest.hasPrefix("Source/") else { continue }
            sources[folder, default: []].append(path)
        }
        for path in packages.paths where RequiredReasonUse.isSource(path) && !isAside(path) {
            if let folder = checkedOut(path) { sources[folder, default: []].append(path) }
        }
        return sources.keys.sorted().map { folder in
            let file = folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
            let text = String(decoding: project.files[file] ?? [], as: UTF8.self)
            let systems = ["iOS", "tvOS", "visionOS", "watchOS"]
            let isNamed = systems.contains { text.contains(".\($0)(") }
            return LintUnit(
                name: folder.isEmpty ? "The package" : LintPath.name(folder), folder: folder,
                sources: sources[folder] ?? [], isForStores: isNamed && text.contains(".library("),
                isForOthers: !isNamed && text.contains(".macOS("))
        }
    }

    /// The folders in which tools put what they check out, each with a folder for every pod or package.
    private static let places = ["Pods", "Checkouts", "checkouts"]

    /// Returns the folder of the pod or package that a path is in.
    private static func checkedOut(_ path: String) -> String? {
        let parts = path.split(separator: "/")
        guard let index = parts.firstIndex(where: { places.contains(String($0)) }), index + 2 < parts.count
        else { return nil }
        return parts[...(index + 1)].joined(separator: "/")
    }

    /// Returns whether a source takes no part in an app for the stores by the folder that it is in.
    static func isAside(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { part in
            aside.contains(part.lowercased()) || part.hasSuffix("Tests")
        }
    }

    private static let aside: Set = [
        "test", "tests", "plugins", "example", "examples", "demo", "demos", "sample", "samples", "benchmark",
        "benchmarks", "android", "windows", "linux", "macos", "web", "target support files",
        "local podspecs",
    ]
}
