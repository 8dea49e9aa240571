// Licensed under the Apache License, Version 2.0.

/// The waived findings of a project: `.firstlight-lint.json`, a list of rule, path and reason.
struct LintWaivers {
    /// The name of the file; its paths are those from its folder.
    static let fileName = ".firstlight-lint.json"

    private struct Waiver {
        let file: String
        let line: Int?
        let rule: String
        /// A file or a folder; nil for all below the waivers' folder.
        let path: String?
        let reason: String?

        func covers(_ finding: LintFinding) -> Bool {
            guard reason != nil, finding.rule.id == rule else { return false }
            let folder = file.dropLast(LintWaivers.fileName.count)
            guard finding.file.hasPrefix(folder) else { return false }
            guard let path, !path.isEmpty else { return true }
            let place = folder + path
            return finding.file == place
                || finding.file.hasPrefix(place.hasSuffix("/") ? String(place) : place + "/")
        }
    }

    private var waivers: [Waiver] = []
    private var damaged: [LintFinding] = []

    init(_ files: FileSet) {
        for path in files.paths where path == Self.fileName || path.hasSuffix("/" + Self.fileName) {
            do throws(ArtefactProblem) {
                try read(JSONFile(reading: files[path] ?? [], file: path))
            } catch {
                damaged.append(
                    LintRule.waiversDamaged.at(error.file, error.line, error.element, error.reason))
            }
        }
    }

    private mutating func read(_ file: JSONFile) throws(ArtefactProblem) {
        guard let entries = file.value.array else {
            throw file.problem(at: [], "a list of waivers is needed, not \(file.value.kind)")
        }
        for (index, entry) in entries.enumerated() {
            guard let rule = entry["rule"]?.string else {
                throw file.problem(at: [.index(index)], "a waiver names a rule")
            }
            let reason = entry["reason"]?.string?.trimmedOfSpace
            waivers.append(
                Waiver(
                    file: file.file, line: file.line(of: [.index(index)]), rule: rule,
                    path: entry["path"]?.string, reason: reason?.isEmpty == false ? reason : nil))
        }
    }

    /// Returns the findings, those that a waiver covers with its reason.
    func applied(to findings: [LintFinding]) -> [LintFinding] {
        findings.map { finding in
            var finding = finding
            finding.waiver = waivers.first { $0.covers(finding) }?.reason
            return finding
        }
    }

    /// Returns the problems with the waivers themselves.
    ///
    /// - Parameter isForStores: Whether the stores' own rules were tried, whose waivers are of use only then.
    func findings(for findings: [LintFinding], isForStores: Bool) -> [LintFinding] {
        let untried = isForStores ? [] : Set(LintRule.stores.map(\.id))
        // What a damaged file keeps from being found may come again when it can be read, also in another folder: a project
        // says what the files beside it are for.
        let damages = Set(LintRule.damages.map(\.id))
        let hasDamage = findings.contains { damages.contains($0.rule.id) }
        return damaged
            + waivers.compactMap { waiver in
                let rule: LintRule
                let message: String
                if LintRule.named(waiver.rule) == nil {
                    (rule, message) = (.waiverUnknown, "no rule is called \u{201C}\(waiver.rule)\u{201D}")
                } else if waiver.reason == nil {
                    (rule, message) = (.waiverUnreasoned, "the waiver of \(waiver.rule) gives no reason")
                } else if !findings.contains(where: waiver.covers), !untried.contains(waiver.rule), !hasDamage
                {
                    (rule, message) = (.waiverUnused, "the waiver of \(waiver.rule) covers no finding")
                } else {
                    return nil
                }
                return rule.at(waiver.file, waiver.line, waiver.rule, message)
            }
    }
}
