// Licensed under the Apache License, Version 2.0.

/// The systems and the identifiers of a project's apps, by the files that say what is shown at launch.
package struct ImportApps: Sendable {
    private var systems: [String: Set<ImportedLaunch.Platform>] = [:]
    private var identifiers: [String: String] = [:]

    /// Reads the targets of a project, and lists that no target claims.
    package init(_ files: FileSet) {
        let project = LintProject(ImportSource.own(files))
        for app in project.apps {
            var used = [app.info?.file.file].compactMap { $0 }
            used += project.launchScreens(of: app).screens.map(\.file)
            if let setting = app.generated("UILaunchScreen_Generation") {
                used.append(app.place(of: setting).file)
            }
            // A target that does not say what it is built for is for the devices of its list.
            let own =
                app.isForKnownSystems
                ? app.platforms : Set([app.info.flatMap(LintProject.platform)].compactMap(\.self))
            for path in Set(used) {
                systems[path, default: []].formUnion(
                    own.compactMap { ImportedLaunch.Platform(rawValue: $0.rawValue.lowercased()) })
                identifiers[path] = identifiers[path] ?? app.identifier
            }
        }
    }

    /// Returns what was read of a file with the systems and the identifier of the apps that use it; as it is where no app
    /// does.
    func completed(_ launch: ImportedLaunch, from path: String) -> ImportedLaunch {
        var launch = launch
        if let found = systems[path], !found.isEmpty { launch.platforms = found }
        if launch.identifiers.isEmpty, let identifier = identifiers[path] {
            launch.identifiers[.ios] = identifier
            // The value that the list leaves to Xcode is known.
            launch.remarks.removeAll { $0.element == "CFBundleIdentifier" }
        }
        return launch
    }
}

extension LintApp {
    /// Indicates whether the target says what it is built for; one that does not is taken for a phone's.
    fileprivate var isForKnownSystems: Bool {
        guard let target else { return true }
        return platforms == [.watchOS]
            || !target.project.platforms(of: target.target, configuration: target.configuration).isEmpty
    }

    /// The identifier that the target gives the app; nil where its settings do not say it.
    fileprivate var identifier: String? {
        let written = info?["CFBundleIdentifier"]?.string ?? "$(PRODUCT_BUNDLE_IDENTIFIER)"
        guard let known = expanded(written), !known.isEmpty, !known.contains("$") else { return nil }
        return known
    }
}
