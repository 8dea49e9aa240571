// Licensed under the Apache License, Version 2.0.

extension LintProject {
    /// Returns findings for files of settings that a project names and that are not there.
    func absentSettings(of project: XcodeProject, at path: String) -> [LintFinding] {
        let root = LintPath.folder(LintPath.folder(path))
        let all = Set(project.settingsFiles.values.flatMap(\.missing))
        let known = Set(paths.filter { LintPath.ending($0) == "xcconfig" }.map { $0.lowercased() })
        return all.sorted { ($0.path, $0.file ?? "", $0.line ?? 0) < ($1.path, $1.file ?? "", $1.line ?? 0) }
            .compactMap { missing in
                // Nobody sees what lies outside of the folder or in Xcode, and tools make their own.
                let parts = missing.path.split(separator: "/")
                guard !parts.contains("Pods"), !missing.path.hasPrefix("<"),
                    !missing.path.contains("$"), parts.last?.hasSuffix("Generated.xcconfig") != true,
                    let place = LintPath.join(root, missing.path), !known.contains(place.lowercased())
                else { return nil }
                let file = missing.file.flatMap { LintPath.join(root, $0) }
                return LintRule.settingsAbsent.at(
                    file ?? path, missing.line, file == nil ? "baseConfigurationReference" : "#include",
                    "there is no \u{201C}\(place)\u{201D}")
            }
    }
}
