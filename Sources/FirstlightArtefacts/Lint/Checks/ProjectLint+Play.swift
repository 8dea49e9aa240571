// Licensed under the Apache License, Version 2.0.

/// A module of an Android project that is an app: it has an activity that launchers start.
struct LintAndroidModule {
    /// The path of its AndroidManifest.xml.
    let manifest: String
    let application: MarkupElement
    /// The folder with its Gradle script, or that of the manifest without one.
    let folder: String
    let sources: [String]
    /// The kind of device that it is only for, by the features that its manifest requires; nil for telephones.
    let kind: String?

    var name: String { folder.isEmpty ? "The app" : folder }
}

// What Google Play asks of an app for Android.
extension ProjectLint {
    var androidModules: [LintAndroidModule] {
        files.paths.compactMap { path in
            guard LintPath.name(path) == "AndroidManifest.xml", !LintPath.isTemplate(path),
                let root = try? MarkupDocument(reading: files[path] ?? [], file: path).root,
                let application = root.first("application"),
                application.descendants("category").contains(where: {
                    $0["android:name"] == "android.intent.category.LAUNCHER"
                        || $0["android:name"] == "android.intent.category.LEANBACK_LAUNCHER"
                })
            else { return nil }
            var folder = LintPath.folder(path)
            while !folder.isEmpty, script(in: folder) == nil { folder = LintPath.folder(folder) }
            if script(in: folder) == nil { folder = LintPath.folder(path) }
            let sources = files.paths.filter {
                ["kt", "java"].contains(LintPath.ending($0)) && LintPath.isIn(folder, $0)
                    && !$0.contains("/test/") && !$0.contains("/androidTest/")
            }
            let features = root.all("uses-feature").filter { $0["android:required"] != "false" }
                .compactMap { $0["android:name"] }
            let kinds = [
                "android.hardware.type.watch": "watch", "android.hardware.type.automotive": "car",
                "android.software.leanback": "television", "android.software.xr.api.spatial": "headset",
            ]
            return LintAndroidModule(
                manifest: path, application: application, folder: folder, sources: sources,
                kind: features.lazy.compactMap { kinds[$0] }.first)
        }
    }

    private func script(in folder: String) -> String? {
        ["build.gradle.kts", "build.gradle"].map { folder.isEmpty ? $0 : folder + "/" + $0 }
            .first { files[$0] != nil }
    }

    // MARK: - Icons

    func iconFindings(_ module: LintAndroidModule) -> [LintFinding] {
        let named = module.application["android:icon"] ?? ""
        // A television shows a banner.
        guard module.kind == nil, named.hasPrefix("@") else {
            return module.kind != nil || named.hasPrefix("$")
                ? []
                : [
                    LintRule.adaptiveMissing.at(
                        module.manifest, module.application.line, "application",
                        "the application names no icon")
                ]
        }
        let name = named.split(separator: "/").last.map(String.init) ?? ""
        let adaptive = files.paths.filter { path in
            let folder = LintPath.name(LintPath.folder(path))
            return path.hasSuffix("/\(name).xml") && LintPath.isIn(module.folder, path)
                && (folder.hasPrefix("mipmap-anydpi") || folder.hasPrefix("drawable"))
        }.compactMap { path -> (path: String, root: MarkupElement)? in
            guard let root = try? MarkupDocument(reading: files[path] ?? [], file: path).root,
                root.name == "adaptive-icon"
            else { return nil }
            return (path, root)
        }
        guard !adaptive.isEmpty else {
            return [
                LintRule.adaptiveMissing.at(
                    module.manifest, module.application.line, "application", "\(named) is no adaptive icon")
            ]
        }
        return adaptive.filter { $0.root.first("monochrome") == nil }.map { path, root in
            LintRule.monochromeMissing.at(
                path, root.line, "adaptive-icon", "\(named) has no monochrome layer")
        }
    }

    // MARK: - Target level

    /// The level that Play takes since 31 August 2026 (Play Console Help, 11926878).
    private static let levels = ["watch": 35, "car": 35, "television": 34, "headset": 34]

    func levelFindings(_ module: LintAndroidModule, asked: inout Set<StoreTopic>) -> [LintFinding] {
        let needed = module.kind.flatMap { Self.levels[$0] } ?? 36
        guard let target = targetLevel(of: module) else {
            // Flutter and others put their own in, so that nobody can say.
            asked.remove(.targetLevel)
            return insetFindings(module, target: nil)
        }
        var found = insetFindings(module, target: target.level)
        if target.level < needed {
            let kind = module.kind.map { " for a \($0)" } ?? ""
            found.append(
                LintRule.targetLevel.at(
                    target.path, target.line, "targetSdk",
                    "\(module.name) targets \(target.level), and Play takes \(needed) or newer\(kind)"))
        }
        return found
    }

    /// The target level of a module and where it is written: in its script, in those around it, in a version catalogue,
    /// or in its manifest.
    private func targetLevel(of module: LintAndroidModule) -> (level: Int, path: String, line: Int)? {
        let scripts = files.paths.filter { path in
            let name = LintPath.name(path)
            let isScript = name == "build.gradle" || name == "build.gradle.kts"
            return isScript && LintPath.isIn(LintPath.folder(path), module.folder)
                || name.hasSuffix(".versions.toml")
        }.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
        for path in scripts + [module.manifest] {
            let lines = String(decoding: files[path] ?? [], as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() where line.contains("targetSdk") {
                guard !String(line).trimmedOfSpace.hasPrefix("//"),
                    let match = line.firstMatch(
                        of: /\btargetSdk(?:Version)?"?\s*(?:=|\(|\s)\s*"?([0-9]{2})\b/),
                    let level = Int(match.output.1)
                else { continue }
                return (level, path, index + 1)
            }
        }
        return nil
    }

    /// The words of code and layouts that mind the bars of the system.
    static let insetWords = [
        "enableEdgeToEdge", "WindowInsets", "fitsSystemWindows", "safeDrawing", "systemBars", "Scaffold",
        "OnApplyWindowInsets", "safeContentPadding",
    ]

    private func insetFindings(_ module: LintAndroidModule, target: Int?) -> [LintFinding] {
        guard module.kind == nil, let target, target >= 35, !module.sources.isEmpty else { return [] }
        // These draw with an engine that minds the insets itself.
        let isForeign = files.paths.contains { ["pubspec.yaml", "package.json"].contains(LintPath.name($0)) }
        let minds = files.paths.contains { path in
            guard ["kt", "java", "xml"].contains(LintPath.ending(path)), LintPath.isIn(module.folder, path)
            else {
                return false
            }
            let text = String(decoding: files[path] ?? [], as: UTF8.self)
            return Self.insetWords.contains { text.contains($0) }
        }
        guard !isForeign, !minds else { return [] }
        return [
            LintRule.insetsUnhandled.at(
                module.manifest, module.application.line, "application",
                "\(module.name) targets \(target), and no source or layout minds the insets")
        ]
    }
}
