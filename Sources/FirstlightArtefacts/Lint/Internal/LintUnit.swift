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
    static func all(of project: LintProject, packages: FileSet, linked: LintLinkedFiles) -> [LintUnit] {
        var sources: [String: [String]] = [:]
        let paths = project.paths.filter { LintPath.name($0) == "Package.swift" && !LintPath.isTemplate($0) }
        let manifests = Dictionary(
            uniqueKeysWithValues: paths.map { path in
                (LintPath.folder(path), LintManifest(project.files[path] ?? []))
            })
        let pods = LintPod.all(of: project)
        // The innermost is the one that a source belongs to.
        let folders = Set(manifests.keys).union(pods.keys).sorted {
            ($0.utf8.count, $0) > ($1.utf8.count, $1)
        }
        for path in project.paths where RequiredReasonUse.isSource(path) {
            guard let folder = folders.first(where: { LintPath.isIn($0, path) }) else { continue }
            let rest = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
            let isOwn = manifests[folder]?.takes(rest) == true || pods[folder]?.takes(rest) == true
            guard isOwn, !isAside(folder + "/Package.swift"), !isAside(rest, of: folder) else { continue }
            sources[folder, default: []].append(path)
        }
        for path in packages.paths where RequiredReasonUse.isSource(path) {
            guard let folder = checkedOut(path) else { continue }
            let rest = String(path.dropFirst(folder.count + 1))
            if !isAside(rest, of: folder) { sources[folder, default: []].append(path) }
        }
        for (path, folder) in linked.folders where RequiredReasonUse.isSource(path) {
            sources[folder, default: []].append(path)
        }
        return sources.keys.sorted().map { folder in
            let file = folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
            let text = String(decoding: project.files[file] ?? [], as: UTF8.self)
            let systems = ["iOS", "tvOS", "visionOS", "watchOS"]
            let isNamed = systems.contains { text.contains(".\($0)(") }
            let name = LintPath.name(folder)
            return LintUnit(
                name: name.isEmpty || name == ".." ? "The package" : name, folder: folder,
                sources: (sources[folder] ?? []).sorted(), isForStores: isNamed && text.contains(".library("),
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

    /// Returns whether a source of a pod or a package takes no part in an app for the stores: below the folder of its
    /// sources only tests do not, whatever a folder there is called.
    private static func isAside(_ path: String, of folder: String) -> Bool {
        let parts = path.split(separator: "/").dropLast().map { $0.lowercased() }
        let name = LintPath.name(folder).lowercased()
        let roots: Set = ["sources", "source", "src", "srcs", "classes", name]
        // What CocoaPods puts into a pod's folder is what the pod says are its sources.
        let isPod = LintPath.name(LintPath.folder(folder)) == "Pods"
        let root = parts.firstIndex(where: roots.contains) ?? (isPod ? 0 : parts.count - 1)
        return parts.enumerated().contains { index, part in
            tests.contains(part) || part.hasSuffix("tests") || index <= root && aside.contains(part)
        }
    }

    /// Returns whether a source takes no part in an app for the stores by the folder that it is in.
    static func isAside(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { part in
            let name = part.lowercased()
            return aside.contains(name) || tests.contains(name) || part.hasSuffix("Tests")
        }
    }

    private static let tests: Set = ["test", "tests"]
    private static let aside: Set = [
        "plugins", "example", "examples", "demo", "demos", "sample", "samples", "benchmark", "benchmarks",
        "android", "windows", "linux", "macos", "web", "target support files", "local podspecs",
    ]
}

/// A pod whose sources are in the project, as its Podfile and its podspec say.
struct LintPod {
    /// The folders with its sources, from its own; empty for all of it.
    let sources: [String]

    /// Returns whether a file, by its path from the pod's folder, is a source of the pod.
    func takes(_ path: String) -> Bool {
        sources.isEmpty || sources.contains { LintPath.isIn($0, path) }
    }

    /// The pods that the Podfiles of a project name with a path in it, by their folders.
    static func all(of project: LintProject) -> [String: LintPod] {
        var found: [String: LintPod] = [:]
        for file in project.paths where LintPath.name(file) == "Podfile" && !LintPath.isTemplate(file) {
            for line in String(decoding: project.files[file] ?? [], as: UTF8.self).split(
                whereSeparator: \.isNewline)
            {
                guard
                    let match = line.firstMatch(
                        of: /^\s*pod[\s(]\s*["'][^"']+["'].*(?::path\s*=>|\bpath:)\s*["']([^"']+)["']/),
                    let path = LintPath.join(LintPath.folder(file), String(match.output.1))
                else { continue }
                let folder = path.hasSuffix(".podspec") ? LintPath.folder(path) : path
                guard !folder.isEmpty else { continue }
                found[folder] = LintPod(sources: sources(of: folder, in: project))
            }
        }
        return found
    }

    /// The folders that the podspec of a folder names its sources in, up to the first star.
    private static func sources(of folder: String, in project: LintProject) -> [String] {
        let specs = project.paths.filter { $0.hasSuffix(".podspec") && LintPath.folder($0) == folder }
        let lines = specs.flatMap { spec in
            String(decoding: project.files[spec] ?? [], as: UTF8.self).split(whereSeparator: \.isNewline)
                .filter { $0.contains(/source_files\s*=/) }
        }
        let globs = lines.flatMap { $0.matches(of: /["']([^"']+)["']/).map(\.output.1) }
        return globs.map { glob in
            let fixed = glob.prefix { !"*{[?".contains($0) }
            let isWhole = fixed.count == glob.count
            return isWhole ? String(glob) : LintPath.folder(String(fixed))
        }
    }
}

/// The files of the packages outside of a project that its apps link, by the paths from the project's folder.
struct LintLinkedFiles {
    private(set) var files: [String: [UInt8]] = [:]
    /// The folder of the package that each is in, with the file.
    private(set) var folders: [(path: String, folder: String)] = []

    init(_ packages: [String: LinkedPackage]) {
        for (folder, package) in packages.sorted(by: { $0.key < $1.key }) {
            // Those in the project's folder are found there.
            guard folder.hasPrefix("..") || folder.hasPrefix("/") else { continue }
            for path in package.sources.paths {
                let place = LintPath.place(path, from: folder)
                guard files[place] == nil else { continue }
                files[place] = package.sources[path]
                folders.append((place, folder))
            }
        }
    }
}
