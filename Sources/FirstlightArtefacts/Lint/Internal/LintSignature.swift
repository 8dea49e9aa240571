// Licensed under the Apache License, Version 2.0.

/// The entitlements that sign an app on a system.
enum LintSignature {
    /// The target names no file of entitlements.
    case none
    /// The file.
    case file(Entitlements)
    /// The files do not say.
    case unknown

    /// Returns whether there is an entitlement, with all texts of a list; nil when the files do not say.
    func has(_ key: String, _ value: PropertyValue? = nil) -> Bool? {
        switch self {
        case .none: return false
        case .unknown: return nil
        case .file(let entitlements):
            guard let found = entitlements[key] else { return false }
            guard let wanted = value?.strings else { return true }
            let texts = found.strings ?? []
            if wanted.allSatisfy(texts.contains) { return true }
            // A setting may stand for any text.
            return texts.contains { $0.contains("$(") } ? nil : false
        }
    }

    /// The property list of the file.
    var list: PropertyListFile? { if case .file(let entitlements) = self { entitlements.file } else { nil } }
}

extension LintApp {
    /// The entitlements that sign the app on a system.
    func signature(on platform: XcodePlatform, in project: LintProject) -> LintSignature {
        guard let target, setting("CODE_SIGNING_ALLOWED", platform: platform)?.value != "NO" else {
            return .unknown
        }
        guard let setting = setting("CODE_SIGN_ENTITLEMENTS", platform: platform), !setting.value.isEmpty
        else {
            // A file of settings that is not there may say more.
            let configurations = [nil, target.target].flatMap { target.project.configurations(of: $0) }
            let isWhole = configurations.compactMap(\.base).allSatisfy { base in
                LintPath.join(root, base).map { project.files[$0] != nil } ?? false
            }
            return isWhole ? .none : .unknown
        }
        guard let path = LintPath.join(root, setting.value), let bytes = project.files[path],
            let entitlements = try? Entitlements(reading: bytes, file: path)
        else { return .unknown }
        return .file(entitlements)
    }

    /// The problem with the file of entitlements that signs the app on a system; nil for one that can be read or is not
    /// there.
    func damagedEntitlements(on platform: XcodePlatform, in project: LintProject) -> ArtefactProblem? {
        guard setting("CODE_SIGNING_ALLOWED", platform: platform)?.value != "NO",
            let named = setting("CODE_SIGN_ENTITLEMENTS", platform: platform)?.value, !named.isEmpty,
            let path = LintPath.join(root, named), let bytes = project.files[path]
        else { return nil }
        do throws(ArtefactProblem) {
            _ = try Entitlements(reading: bytes, file: path)
            return nil
        } catch {
            return error
        }
    }

    /// Returns the file of entitlements that the target names and that is not there; nil when it is, or is not known.
    func absentEntitlements(in project: LintProject) -> String? {
        let platform = XcodePlatform.allCases.first(where: platforms.contains)
        return platform.flatMap { absentEntitlements(on: $0, in: project)?.path }
    }

    /// Returns the file of entitlements that should sign the app on a system and that is not there, with the setting that
    /// names it; nil when it is, or is not known.
    func absentEntitlements(
        on platform: XcodePlatform, in project: LintProject
    ) -> (path: String, setting: XcodeSetting)? {
        guard setting("CODE_SIGNING_ALLOWED", platform: platform)?.value != "NO",
            let named = setting("CODE_SIGN_ENTITLEMENTS", platform: platform), !named.value.isEmpty,
            !named.value.contains("$"), let path = LintPath.join(root, named.value),
            project.files[path] == nil
        else { return nil }
        return (path, named)
    }

    /// The Swift sources of the app's target that the rules look at.
    func sources(in project: LintProject) -> [LintSource] {
        compiled(project.sources).map { LintSource(project.files[$0] ?? [], path: $0) }
    }

    /// The sources of the app's target that may say something of accounts, in Swift and Objective-C.
    func accountSources(in project: LintProject) -> [LintSource] {
        let paths = project.paths.filter { ["swift", "m", "mm"].contains(LintPath.ending($0)) }
        return compiled(paths).map { LintSource(project.files[$0] ?? [], path: $0) }
    }

    /// Returns those of the sources that the app's target compiles; without a target, those in its folder.
    func compiled(_ sources: [String]) -> [String] {
        guard let target else { return sources.filter { LintPath.isIn(root, $0) } }
        let named = target.project.files(of: target.target, phase: "PBXSourcesBuildPhase").map(\.path)
        var paths = Set(named.compactMap { LintPath.join(root, $0) })
        for folder in target.project.folders(of: target.target) {
            guard let place = LintPath.join(root, folder.path) else { continue }
            let included = folder.included.compactMap { LintPath.join(place, $0) }
            let excluded = Set(folder.excluded.compactMap { LintPath.join(place, $0) })
            paths.formUnion(included)
            guard folder.included.isEmpty else { continue }
            paths.formUnion(sources.filter { LintPath.isIn(place, $0) && !excluded.contains($0) })
        }
        return sources.filter(paths.contains)
    }
}
