// Licensed under the Apache License, Version 2.0.

// The gate of the stores: what they ask beyond what every project needs.
extension ProjectLint {
    /// Returns the findings of the stores' own rules, and what each store is asked here.
    func storeFindings(
        _ project: LintProject
    ) -> (findings: [LintFinding], asked: [AppStoreKind: Set<StoreTopic>]) {
        var found: [LintFinding] = []
        var asked: [AppStoreKind: Set<StoreTopic>] = [:]
        for app in project.apps {
            var topics: Set<StoreTopic> = [.icons, .rest]
            if !app.platforms.isSubset(of: [.macOS]) { topics.insert(.privacy) }
            if app.hasLaunchScreen { topics.formUnion([.launchScreen, .scenes]) }
            found += appearanceFindings(app, project)
            found += domainFindings(app, project, asked: &topics)
            found += accountFindings(app, project, asked: &topics)
            asked[.appStore, default: []].formUnion(topics)
        }
        for module in androidModules {
            var topics: Set<StoreTopic> = [.adaptiveIcon, .edgeToEdge, .targetLevel, .rest]
            found += iconFindings(module) + levelFindings(module, asked: &topics)
            found += accountFindings(ofAndroid: module.name, sources: module.sources, asked: &topics)
            asked[.play, default: []].formUnion(topics)
        }
        return (found, asked)
    }

    // MARK: - Appearances

    /// Returns findings for an icon of a telephone without pictures for dark and tinted home screens.
    private func appearanceFindings(_ app: LintApp, _ project: LintProject) -> [LintFinding] {
        guard app.platforms.contains(.iOS) else { return [] }
        let name = app.setting("ASSETCATALOG_COMPILER_APPICON_NAME", platform: .iOS)?.value ?? "AppIcon"
        // A document of Icon Composer has every appearance, unless it is damaged.
        guard !project.composedIcons(named: name).contains(where: \.isWhole) else { return [] }
        return project.catalogues(of: app).flatMap(\.namedAssets).filter { $0.name == name }.compactMap {
            icon in
            guard let set = icon.appIconSet else { return nil }
            let filled = set.entries.filter { entry in entry.filename.map { icon.files[$0] != nil } ?? false }
            let missing = [Appearance.dark, .tinted].filter { wanted in
                !filled.contains { $0.appearances.contains(wanted) }
            }
            guard !missing.isEmpty else { return nil }
            let words = missing.map { $0 == .dark ? "dark" : "tinted" }.joined(separator: " and ")
            return LintRule.iconAppearance.at(
                icon.contentsPath, icon.line(of: ["images"]), "images",
                "\u{201C}\(name)\u{201D} has no \(words) picture")
        }
    }
}
