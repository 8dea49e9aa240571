// Licensed under the Apache License, Version 2.0.

/// A project that XcodeGen makes of a `project.yml`, as far as an adoption needs it.
struct GeneratedProject {
    /// The name of the file that XcodeGen reads.
    static let fileName = "project.yml"

    /// A file or a folder of a target.
    struct Source {
        let path: String
        /// The patterns of what is left out, from the path.
        let excludes: [[Substring]]
    }
    /// A target.
    struct Target {
        let name: String
        let type: String
        let sources: [Source]
        let settings: [String: String]
        /// Indicates whether it is an app for a phone.
        let isApp: Bool
    }

    /// The folder of the file.
    let folder: String
    /// The targets, in order.
    private(set) var targets: [Target] = []
    /// The paths of the packages on the disk that it depends on.
    private(set) var packages: [String] = []
    /// The addresses of packages from elsewhere, by the names of packages and products.
    private(set) var addresses: [String: String] = [:]
    /// The parts of it that could not be read.
    private(set) var unread: [String] = []

    /// Reads a file and those that it includes; nil where it is one of another tool, which has no targets in the form of
    /// XcodeGen.
    init?(reading file: String, in files: FileSet) throws(ArtefactProblem) {
        let spec = try ProjectSpec(reading: file, in: files)
        let document = spec.document
        guard document["name"]?.text != nil, let all = document["targets"]?.members, !all.isEmpty else {
            return nil
        }
        folder = spec.folder
        unread = spec.absent.map { "include of \($0)" }
        let shared = spec.settings(document["settings"])
        for member in all {
            let nodes = spec.nodes(of: member.value)
            func first(_ key: String) -> YAMLNode? { nodes.lazy.compactMap { $0[key] }.first }
            let type = first("type")?.text ?? ""
            targets.append(
                Target(
                    name: member.key, type: type,
                    sources: nodes.reversed().flatMap { Self.sources(of: $0, named: member.key) },
                    settings: nodes.reversed().map { spec.settings($0["settings"]) }
                        .reduce(shared) { $0.merging($1) { $1 } },
                    isApp: type.hasPrefix("application") && !type.contains("watch")
                        && Self.isForPhones(first("platform"), first("supportedDestinations"))))
            for dependency in nodes.flatMap({ $0["dependencies"]?.elements ?? [] }) {
                guard let package = dependency["package"]?.text, let product = dependency["product"]?.text,
                    let address = document["packages"]?[package].flatMap(Self.address)
                else { continue }
                addresses[product] = address
            }
        }
        for member in document["packages"]?.members ?? [] {
            if let path = member.value["path"]?.text { packages.append(path) }
            if let address = Self.address(member.value) { addresses[member.key] = address }
        }
    }

    private static func address(_ package: YAMLNode) -> String? {
        package["url"]?.text ?? package["github"]?.text.map { "https://github.com/" + $0 }
    }

    /// Returns whether a target is for a phone: its platform is one, or a list of several.
    private static func isForPhones(_ platform: YAMLNode?, _ destinations: YAMLNode?) -> Bool {
        let names = [platform, destinations].compactMap(\.self)
            .flatMap { $0.text.map { [$0] } ?? $0.elements.compactMap(\.text) }
        return names.isEmpty || names.contains { ["iOS", "auto"].contains($0) }
    }

    private static func sources(of target: YAMLNode, named name: String) -> [Source] {
        ["sources", "resources"].flatMap { key -> [Source] in
            guard let node = target[key] else { return [] }
            let entries = node.elements.isEmpty ? [node] : node.elements
            return entries.compactMap { entry in
                guard entry["buildPhase"]?.text != "none", let path = entry.text ?? entry["path"]?.text else {
                    return nil
                }
                let excludes = (entry["excludes"]?.elements ?? []).compactMap(\.text)
                return Source(
                    path: path.replacing("${target_name}", with: name),
                    excludes: excludes.map { $0.split(separator: "/") })
            }
        }
    }

    /// Returns the files of a target among the paths of a project.
    func files(of target: Target, among paths: [String]) -> [String] {
        let found = target.sources.flatMap { source -> [String] in
            guard let place = LintPath.join(folder, source.path) else { return [] }
            return paths.filter { path in
                guard LintPath.isIn(place, path) else { return false }
                let inner = path.dropFirst(place.isEmpty ? 0 : place.count + 1).split(separator: "/")
                return !source.excludes.contains { Self.matches($0[...], inner[...]) }
            }
        }
        return Set(found).sorted()
    }

    /// Returns whether a pattern is that of a path, or of a folder that it is in.
    private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool {
        guard let first = pattern.first else { return true }
        if first == "**" {
            return matches(pattern.dropFirst(), path) || (!path.isEmpty && matches(pattern, path.dropFirst()))
        }
        guard let part = path.first, isLike(first, part) else { return false }
        return matches(pattern.dropFirst(), path.dropFirst())
    }

    /// Returns whether a pattern, in which a star stands for any letters, is that of a name.
    private static func isLike(_ pattern: Substring, _ name: Substring) -> Bool {
        guard let sign = pattern.first else { return name.isEmpty }
        if sign == "*" {
            let rest = pattern.dropFirst()
            return name.indices.contains { isLike(rest, name[$0...]) } || isLike(rest, name[name.endIndex...])
        }
        return name.first == sign && isLike(pattern.dropFirst(), name.dropFirst())
    }
}
