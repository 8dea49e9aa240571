// Licensed under the Apache License, Version 2.0.

// Privacy manifests, and the calls that need one.
extension ProjectLint {
    func privacyFindings(_ project: LintProject) -> [LintFinding] {
        var manifests = LintManifests()
        for path in project.paths { manifests.read(files[path] ?? [], at: path) }
        for path in packages.paths { manifests.read(packages[path] ?? [], at: path) }
        let outside = LintLinkedFiles(linked)
        for (path, _) in outside.folders { manifests.read(outside.files[path] ?? [], at: path) }
        // Macs are not asked for reasons.
        let apps = project.apps.filter { !$0.platforms.isSubset(of: [.macOS]) }
        let units = LintUnit.all(of: project, packages: packages, linked: outside)
        var found = manifests.problems
        for app in apps { found += appFindings(app, project, manifests, units) }
        let own = manifests.all.values.filter { manifest in
            apps.contains { $0.owns(manifest.file.file) }
        }
        for unit in units where apps.isEmpty ? unit.isForStores : !unit.isForOthers {
            found += unitFindings(unit, manifests, of: own) {
                files[$0] ?? packages[$0] ?? outside.files[$0] ?? []
            }
        }
        if !apps.isEmpty { found += listedFindings(units, manifests) }
        return found
    }

    // MARK: - Libraries that Apple lists

    /// The findings for the listed libraries among the pods, the packages and the binary frameworks.
    private func listedFindings(_ units: [LintUnit], _ manifests: LintManifests) -> [LintFinding] {
        var found: [LintFinding] = []
        func look(at folder: String, _ place: String) {
            guard let listed = ListedSDK(folder: LintPath.name(folder)) else { return }
            if !manifests.paths.contains(where: { LintPath.isIn(folder, $0) }) {
                found.append(
                    LintRule.privacySDK.at(
                        place, nil, listed.name, "\(folder) has no \(PrivacyManifest.fileName)"))
            }
            let signature = folder + "/_CodeSignature/CodeResources"
            if folder.hasSuffix(".xcframework"), files[signature] == nil, packages[signature] == nil {
                found.append(
                    LintRule.privacyUnsigned.at(
                        place, nil, listed.name, "\(folder) has no _CodeSignature"))
            }
        }
        let ending = ".xcframework/Info.plist"
        for path in files.paths + packages.paths where path.hasSuffix(ending) && !LintPath.isTemplate(path) {
            look(at: LintPath.folder(path), path)
        }
        // An own package may have such a name, too: what tools have checked out is what is listed.
        for unit in units {
            guard let source = unit.sources.first, packages[source] != nil else { continue }
            look(at: unit.folder, source)
        }
        return found
    }

    // MARK: - Apps

    private func appFindings(
        _ app: LintApp, _ project: LintProject, _ manifests: LintManifests, _ units: [LintUnit]
    ) -> [LintFinding] {
        func isOwn(_ path: String) -> Bool {
            !units.contains { LintPath.isIn($0.folder, path) && !LintPath.isIn($0.folder, app.root) }
        }
        let sources = app.compiled(
            project.paths.filter { path in
                RequiredReasonUse.isSource(path)
                    // Without a project, nobody says what the files of a folder are for.
                    && (app.target != nil
                        || isOwn(path) && !LintUnit.isAside(path)
                            && !project.extensions.contains { LintPath.isIn($0, path) })
            })
        let places = manifests.paths.filter { app.owns($0) && isOwn($0) }
        // One that cannot be read is told of by itself.
        guard places.allSatisfy({ manifests.all[$0] != nil }) else { return [] }
        let owned = places.compactMap { manifests.all[$0] }
        let (inner, parts) = partFindings(app, project, manifests, owned)
        let uses = self.uses(in: sources, of: app) + inner
        return parts + ownFindings(app, project, manifests, uses, owned, isOwn)
    }

    private func uses(in sources: [String], of app: LintApp) -> [RequiredReasonUse] {
        let platform = [.iOS, .tvOS, .visionOS, .watchOS].first(where: app.platforms.contains) ?? .iOS
        return sources.flatMap { RequiredReasonUse.uses(in: files[$0] ?? [], path: $0, on: platform) }
    }

    /// Looks through the other targets that end up in an app: a library without a manifest of its own is the app's matter,
    /// and an extension has a bundle and needs a manifest there.
    private func partFindings(
        _ app: LintApp, _ project: LintProject, _ manifests: LintManifests, _ owned: [PrivacyManifest]
    ) -> (uses: [RequiredReasonUse], findings: [LintFinding]) {
        let known = owned.reduce(into: Set<PrivacyCategory>()) { $0.formUnion($1.categories) }
        var (inner, found): ([RequiredReasonUse], [LintFinding]) = ([], [])
        for part in app.parts {
            let sources = part.compiled(project.paths.filter(RequiredReasonUse.isSource))
            let uses = self.uses(in: sources, of: app)
            let places = manifests.paths.filter(part.owns)
            let own = places.compactMap { manifests.all[$0] }
            let isExtension = part.target?.target.isExtension == true
            guard !uses.isEmpty, own.count == places.count else { continue }
            if !own.isEmpty {
                let open = isExtension ? uses : uses.filter { known.isDisjoint(with: $0.categories) }
                found += undeclared(open, by: part.name, in: own)
            } else if !isExtension {
                inner += uses
            } else {
                found.append(
                    LintRule.privacyMissing.at(
                        uses[0].path, uses[0].line, uses[0].categories[0].rawValue,
                        "\(part.name) calls \(Self.names(uses)), and there is no \(PrivacyManifest.fileName) among "
                            + "the resources of the extension"))
            }
        }
        return (inner, found)
    }

    private func ownFindings(
        _ app: LintApp, _ project: LintProject, _ manifests: LintManifests, _ uses: [RequiredReasonUse],
        _ owned: [PrivacyManifest], _ isOwn: (String) -> Bool
    ) -> [LintFinding] {
        let linked = declaration(of: app, in: project)?.accessedAPIs ?? []
        let open = linked.filter { category in !owned.contains { $0.categories.contains(category) } }
        guard !owned.isEmpty else {
            let outside = manifests.paths.first { LintPath.isIn(app.root, $0) && isOwn($0) }
            let rest =
                outside.map { "\($0) is not among the resources of its target" }
                ?? "has no \(PrivacyManifest.fileName)"
            if let first = uses.first {
                return [
                    LintRule.privacyMissing.at(
                        first.path, first.line, first.categories[0].rawValue,
                        "\(app.name) calls \(Self.names(uses)), and \(rest)")
                ]
            }
            guard let category = open.min() else { return [] }
            let (file, line) = app.place
            return [
                LintRule.privacyMissing.at(
                    file, line, category.rawValue,
                    "\(app.name) links code that calls APIs of \(category.subject), and \(rest)")
            ]
        }
        return undeclared(uses, by: app.name, in: owned)
            + open.sorted().map { category in
                LintRule.privacyUndeclared.at(
                    owned[0].file.file, owned[0].file.line(of: [PrivacyManifest.accessed]), category.rawValue,
                    "\(app.name) links code that calls APIs of \(category.subject), which the manifest does not name"
                )
            }
    }

    /// Returns a finding for each category of which something is called and that none of the manifests names.
    private func undeclared(
        _ uses: [RequiredReasonUse], by name: String, in manifests: [PrivacyManifest]
    ) -> [LintFinding] {
        let known = manifests.reduce(into: Set<PrivacyCategory>()) { $0.formUnion($1.categories) }
        let open = uses.filter { known.isDisjoint(with: $0.categories) }
        return Dictionary(grouping: open) { $0.categories[0] }.values.compactMap { uses in
            guard let first = uses.first else { return nil }
            return LintRule.privacyUndeclared.at(
                first.path, first.line, first.categories[0].rawValue,
                "\(name) calls \(Self.names(uses)), and \(manifests[0].file.file) does not name "
                    + first.categories.map(\.rawValue).joined(separator: " or "))
        }
    }

    private static func names(_ uses: [RequiredReasonUse]) -> String {
        let names = uses.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return names.count < 2
            ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }

    // MARK: - Pods and packages

    /// Returns the findings for a pod or a package: its own manifests or those of an app name what it calls.
    private func unitFindings(
        _ unit: LintUnit, _ manifests: LintManifests, of apps: [PrivacyManifest],
        reading bytes: (String) -> [UInt8]
    ) -> [LintFinding] {
        let uses = unit.sources.flatMap { RequiredReasonUse.uses(in: bytes($0), path: $0, on: .iOS) }
        let places = manifests.paths.filter { LintPath.isIn(unit.folder, $0) }
        guard places.allSatisfy({ manifests.all[$0] != nil }) else { return [] }
        let own = places.compactMap { manifests.all[$0] }
        let known = apps.reduce(into: Set<PrivacyCategory>()) { $0.formUnion($1.categories) }
        let open = uses.filter { known.isDisjoint(with: $0.categories) }
        if !own.isEmpty { return undeclared(open, by: unit.name, in: own) }
        guard let first = open.first else { return [] }
        return [
            LintRule.privacyMissing.at(
                first.path, first.line, first.categories[0].rawValue,
                "\(unit.name) calls \(Self.names(open)), and neither it nor an app has a "
                    + "\(PrivacyManifest.fileName) that says why")
        ]
    }
}

/// The privacy manifests of a project, and their faults.
private struct LintManifests {
    /// The paths of all, also of those that cannot be read.
    private(set) var paths: [String] = []
    private(set) var all: [String: PrivacyManifest] = [:]
    private(set) var problems: [LintFinding] = []

    mutating func read(_ bytes: [UInt8], at path: String) {
        guard LintPath.name(path) == PrivacyManifest.fileName, !LintPath.isTemplate(path) else { return }
        paths.append(path)
        do throws(ArtefactProblem) {
            let manifest = try PrivacyManifest(reading: bytes, file: path)
            problems += manifest.findings
            all[path] = manifest
        } catch {
            problems.append(LintRule.privacyDamaged.at(path, error.line, error.element, error.reason))
        }
    }
}

extension PrivacyManifest {
    /// The faults of the manifest alone.
    fileprivate var findings: [LintFinding] { kindFindings + trackingFindings + entryFindings + dataFindings }

    private var dataFindings: [LintFinding] {
        collectedFaults.map { finding(.privacyData, $0.path, $0.reason) }
    }

    private func finding(_ rule: LintRule, _ path: [String], _ message: String) -> LintFinding {
        rule.at(file.file, file.line(of: path), path.joined(separator: "/"), message)
    }

    private var kindFindings: [LintFinding] {
        var found: [LintFinding] = []
        if let value = self[Self.tracking], value.boolean == nil {
            found.append(
                finding(
                    .privacyDamaged, [Self.tracking],
                    "\(Self.tracking) is of kind \(value.kind): make it a boolean"))
        }
        if let value = self[Self.domains], value.strings == nil {
            found.append(
                finding(
                    .privacyDamaged, [Self.domains], "\(Self.domains) is no array of strings: make it one"))
        }
        for key in [Self.collected, Self.accessed] {
            guard let value = self[key] else { continue }
            let items = value.array ?? []
            if value.array == nil || items.contains(where: { $0.dictionary == nil }) {
                found.append(
                    finding(.privacyDamaged, [key], "\(key) is no array of dictionaries: make it one"))
            }
        }
        return found
    }

    private var trackingFindings: [LintFinding] {
        let domains = self[Self.domains]?.array ?? []
        if tracks == true, domains.isEmpty {
            return [
                finding(
                    .privacyTracking, [Self.tracking],
                    "\(Self.tracking) is true, and \(Self.domains) has no domain")
            ]
        }
        guard tracks != true, !domains.isEmpty else { return [] }
        let names = domains.prefix(3).map { $0.string ?? "" }.joined(separator: ", ")
        return [
            finding(
                .privacyTracking, [Self.domains],
                "\(Self.domains) has \(names), and \(Self.tracking) is not true")
        ]
    }

    private var entryFindings: [LintFinding] {
        var found: [LintFinding] = []
        let entries = self[Self.accessed]?.array ?? []
        for (index, entry) in entries.prefix(LintProject.longestList).enumerated() {
            guard let entry = entry.dictionary else { continue }
            let place = [Self.accessed, String(index)]
            let name = entry[string: Self.accessedType]
            guard let name, let category = PrivacyCategory(rawValue: name) else {
                let what = name.map { "\u{201C}\($0)\u{201D} is no category" }
                found.append(
                    finding(
                        .privacyCategory, place + [Self.accessedType], what ?? "the entry names no category"))
                continue
            }
            let reasons = entry[Self.accessedReasons]?.array ?? []
            if reasons.isEmpty {
                found.append(finding(.privacyUnreasoned, place, "\(category.subject) has no reason"))
            }
            for (number, reason) in reasons.prefix(LintProject.longestList).enumerated() {
                let code = reason.string ?? ""
                guard !category.reasons.contains(where: { $0.code == code }) else { continue }
                let owner = PrivacyCategory.accepting(code).map { "is one of \($0.subject)" }
                let codes = category.reasons.map(\.code).joined(separator: ", ")
                found.append(
                    finding(
                        .privacyReason, place + [Self.accessedReasons, String(number)],
                        "\u{201C}\(code)\u{201D} \(owner ?? "is no reason that Apple lists"); "
                            + "\(category.subject) has \(codes)"))
            }
        }
        return found
    }
}
