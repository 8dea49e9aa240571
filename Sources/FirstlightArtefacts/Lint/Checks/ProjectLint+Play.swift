// Licensed under the Apache License, Version 2.0.

/// A module of an Android project that is an app: it has an activity that launchers start.
struct LintAndroidModule {
    /// The path of its AndroidManifest.xml.
    let manifest: String
    let application: MarkupElement
    /// The folder with its Gradle script, or that of the manifest without one.
    let folder: String
    /// Its sources, and those of the modules that it names as dependencies.
    let sources: [String]
    /// The folders of those modules.
    let libraries: [String]
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
            let libraries = self.libraries(of: folder)
            let sources = androidSources.filter { source in
                ([folder] + libraries).contains { LintPath.isIn($0, source) }
            }
            let features = root.all("uses-feature").filter { $0["android:required"] != "false" }
                .compactMap { $0["android:name"] }
            let kinds = [
                "android.hardware.type.watch": "watch", "android.hardware.type.automotive": "car",
                "android.software.leanback": "television", "android.software.xr.api.spatial": "headset",
            ]
            return LintAndroidModule(
                manifest: path, application: application, folder: folder, sources: sources,
                libraries: libraries, kind: features.lazy.compactMap { kinds[$0] }.first)
        }
    }

    /// The sources for Android without those of tests.
    private var androidSources: [String] {
        files.paths.filter {
            ["kt", "java"].contains(LintPath.ending($0)) && !$0.contains("/test/")
                && !$0.contains("/androidTest/")
        }
    }

    /// Returns the folders of the modules that a module's script names as dependencies, and those that these name.
    private func libraries(of folder: String) -> [String] {
        let scripts = files.paths.filter { ["build.gradle", "build.gradle.kts"].contains(LintPath.name($0)) }
        let folders = scripts.map(LintPath.folder)
        var found: [String] = []
        var open = [folder]
        while let next = open.popLast() {
            guard let path = script(in: next) else { continue }
            let text = LintSource.withTexts(files[path] ?? [], path: path)
            let names =
                text.matches(of: /\bproject\s*\(?\s*(?:path\s*[:=]\s*)?["']:([\w:.\-]+)["']/).map {
                    String($0.output.1)
                }
                + text.matches(of: /\(\s*projects\.([\w.]+)\s*\)/).map { String($0.output.1) }
            for name in names {
                let wanted = Self.plain(name.replacing(":", with: "/").replacing(".", with: "/"))
                // The root of the build may lie below that of the project.
                let place = folders.filter { ("/" + Self.plain($0)).hasSuffix("/" + wanted) }
                    .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
                guard let place, place != folder, !found.contains(place) else { continue }
                found.append(place)
                open.append(place)
            }
        }
        return found.sorted()
    }

    /// A name as Gradle's accessors write it, which have no signs between words.
    private static func plain(_ name: String) -> String {
        name.lowercased().replacing("-", with: "").replacing("_", with: "")
    }

    private func script(in folder: String) -> String? {
        ["build.gradle.kts", "build.gradle"].map { folder.isEmpty ? $0 : folder + "/" + $0 }
            .first { files[$0] != nil }
    }

    // MARK: - Icons

    func iconFindings(_ module: LintAndroidModule) -> [LintFinding] {
        var named = module.application["android:icon"] ?? ""
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
        var adaptive = adaptiveIcons(named, of: module)
        // A resource of values may stand for that of a file.
        for _ in 0..<8 where adaptive.isEmpty {
            guard let other = aliases(in: module.folder)[named] else { break }
            named = other
            adaptive = adaptiveIcons(named, of: module)
        }
        guard !adaptive.isEmpty else {
            return [
                LintRule.adaptiveMissing.at(
                    module.manifest, module.application.line, "application", "\(named) is no adaptive icon")
            ]
        }
        // Themed icons came with version 33, where a file for later systems takes the place of one for earlier ones.
        return adaptive.filter { icon in
            icon.root.first("monochrome") == nil
                && !adaptive.contains {
                    $0.family == icon.family && icon.version < $0.version && $0.version <= 33
                }
        }.map { icon in
            LintRule.monochromeMissing.at(
                icon.path, icon.root.line, "adaptive-icon", "\(named) has no monochrome layer")
        }
    }

    /// An adaptive icon: its file, the least version of the system that takes it, and the folder without that version.
    private typealias AdaptiveIcon = (path: String, root: MarkupElement, version: Int, family: String)

    private func adaptiveIcons(_ named: String, of module: LintAndroidModule) -> [AdaptiveIcon] {
        let name = named.split(separator: "/").last.map(String.init) ?? ""
        return files.paths.compactMap { path -> AdaptiveIcon? in
            let place = LintPath.folder(path)
            let folder = LintPath.name(place)
            guard path.hasSuffix("/\(name).xml"), LintPath.isIn(module.folder, path),
                folder.hasPrefix("mipmap-anydpi") || folder.hasPrefix("drawable"),
                let root = try? MarkupDocument(reading: files[path] ?? [], file: path).root,
                root.name == "adaptive-icon"
            else { return nil }
            let version = folder.firstMatch(of: /-v(\d+)$/).flatMap { Int($0.output.1) }
            let family = place.replacing(/-v\d+$/, with: "")
            return (path, root, version ?? 0, family)
        }
    }

    /// The resources of a module's values that stand for another, such as `<item type="mipmap" name="a">@mipmap/b</item>`.
    private func aliases(in folder: String) -> [String: String] {
        var found: [String: String] = [:]
        for path in files.paths where path.hasSuffix(".xml") && LintPath.isIn(folder, path) {
            guard LintPath.name(LintPath.folder(path)).hasPrefix("values"),
                let root = try? MarkupDocument(reading: files[path] ?? [], file: path).root
            else { continue }
            for element in root.elements {
                let kind = element.name == "item" ? element["type"]?.trimmedOfSpace ?? "" : element.name
                let text = element.text.trimmedOfSpace
                guard ["mipmap", "drawable"].contains(kind), text.hasPrefix("@"),
                    let name = element["name"]?.trimmedOfSpace
                else { continue }
                found["@\(kind)/\(name)"] = found["@\(kind)/\(name)"] ?? text
            }
        }
        return found
    }

    // MARK: - Target level

    /// The level that Play takes since 31 August 2026 (Play Console Help, 11926878).
    private static let levels = ["watch": 35, "car": 35, "television": 34, "headset": 34]

    func levelFindings(_ module: LintAndroidModule, asked: inout Set<StoreTopic>) -> [LintFinding] {
        let needed = module.kind.flatMap { Self.levels[$0] } ?? 36
        let level = LintTargetLevel(of: module, in: files)
        guard let target = level.known else {
            if !minds(module) { asked.remove(.edgeToEdge) }
            let place =
                level.unknown ?? (
                    module.manifest, module.application.line, "no script of the project says it"
                )
            return [
                LintRule.targetLevelUnknown.at(
                    place.path, place.line, "targetSdk",
                    "the level that \(module.name) targets is not known: \(place.reason)")
            ]
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

    /// The words of code and layouts that mind the bars of the system, and those that may.
    static let insetWords = barWords + edgeWords
    private static let barWords = [
        "WindowInsets", "fitsSystemWindows", "safeDrawing", "systemBars", "Scaffold", "OnApplyWindowInsets",
        "safeContentPadding", "statusBarsPadding", "navigationBarsPadding",
    ]
    /// The words without any of which code does not draw to the edges, in Kotlin and in Java.
    static let edgeWords = edgeCalls + [decorCall]
    private static let edgeCalls = ["enableEdgeToEdge", "EdgeToEdge.enable", "SystemBarStyle"]
    private static let decorCall = "setDecorFitsSystemWindows"

    /// Returns whether code draws to the edges and gives the bars their looks itself.
    static func drawsToEdges(_ code: String) -> Bool {
        if edgeCalls.contains(where: code.contains) { return true }
        // With true it is the opposite: the system keeps the content away from the bars.
        return code.contains(decorCall)
            && code.contains(/setDecorFitsSystemWindows\s*\((?:[^()]|\([^()]*\))*?\bfalse\b/)
    }

    private func insetFindings(_ module: LintAndroidModule, target: Int) -> [LintFinding] {
        guard module.kind == nil, target >= 35, !module.sources.isEmpty, !minds(module) else { return [] }
        return [
            LintRule.insetsUnhandled.at(
                module.manifest, module.application.line, "application",
                "\(module.name) targets \(target), and no source or layout minds the insets")
        ]
    }

    /// Returns whether the code or a layout of a module, of those that it uses or of a base class of its own minds the bars.
    private func minds(_ module: LintAndroidModule) -> Bool {
        // These draw with an engine that minds the insets itself.
        if files.paths.contains(where: { ["pubspec.yaml", "package.json"].contains(LintPath.name($0)) }) {
            return true
        }
        let code = module.sources.map { androidCode($0) }
        let layouts = files.paths.filter { path in
            LintPath.ending(path) == "xml"
                && ([module.folder] + module.libraries).contains { LintPath.isIn($0, path) }
        }
        if code.contains(where: Self.mindsInsets) || layouts.contains(where: layoutMinds) { return true }
        let bases = Set(
            code.flatMap { code in
                code.matches(of: /\bclass\s+\w+[^{:]*(?::|\bextends\b)\s*(?:[\w.]+\.)?(\w+)/).map {
                    String($0.output.1)
                }
            })
        return androidSources.contains { path in
            guard !module.sources.contains(path) else { return false }
            let code = androidCode(path)
            return Self.mindsInsets(code)
                && code.matches(of: /\bclass\s+(\w+)/).contains { bases.contains(String($0.output.1)) }
        }
    }

    /// The code of a source without what it imports.
    func androidCode(_ path: String) -> String {
        let code = LintSource(files[path] ?? [], path: path).everything
        return code.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.drop { $0 == " " || $0 == "\t" }.hasPrefix("import ") }.joined(separator: "\n")
    }

    private static func mindsInsets(_ code: String) -> Bool {
        barWords.contains { code.contains($0) } || drawsToEdges(code)
    }

    private func layoutMinds(_ path: String) -> Bool {
        let text = String(decoding: files[path] ?? [], as: UTF8.self)
        guard text.contains("fitsSystemWindows") || text.contains("SystemWindowInsets") else { return false }
        let plain = text.replacing(/<!--[\s\S]*?-->/, with: "")
        return plain.contains(/(?:fitsSystemWindows|SystemWindowInsets)"?\s*(?:=\s*"|>)\s*true/)
    }
}

/// The level that an app for Android targets, as far as its scripts say.
struct LintTargetLevel {
    /// The level and where it is written.
    private(set) var known: (level: Int, path: String, line: Int)?
    /// The place at which it is worked out, and how.
    private(set) var unknown: (path: String, line: Int, reason: String)?

    /// Reads the script of a module, those around it, the version catalogues and the properties, or its manifest.
    init(of module: LintAndroidModule, in files: FileSet) {
        self.init(ofModuleIn: module.folder, manifest: module.manifest, in: files)
    }

    /// Reads the same of the module in a folder.
    init(ofModuleIn folder: String, manifest: String? = nil, in files: FileSet) {
        let around = files.paths.filter { path in
            let name = LintPath.name(path)
            let isScript = ["build.gradle", "build.gradle.kts"].contains(name)
            return isScript && LintPath.isIn(LintPath.folder(path), folder)
                || name.hasSuffix(".versions.toml")
        }.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
        for path in around + [manifest].compactMap(\.self) {
            let text = LintSource.withTexts(files[path] ?? [], path: path)
            for match in text.matches(of: /(?:^|[^A-Za-z])(targetSdk)(?:Version)?(?!\w)"?([^\n]*)/) {
                let line = 1 + text[..<match.output.1.startIndex].count { $0 == "\n" }
                let rest = String(match.output.2)
                if let level = Self.number(in: rest, block: text[match.range.upperBound...]) {
                    known = (level, path, line)
                    return
                }
                guard unknown == nil, !path.hasSuffix(".toml"), path != manifest,
                    let value = rest.firstMatch(of: /^\s*(?:=|\(|\s)\s*([A-Za-z"'].*)/)
                else { continue }
                let formula = String(value.output.1).trimmedOfSpace
                if let found = Self.look(up: formula, in: files, near: folder) {
                    known = found
                    return
                }
                unknown = (path, line, "\u{201C}\(formula.prefix(60))\u{201D} is worked out by Gradle")
            }
        }
    }

    /// Returns the number that stands after the name, also as `{ version = release(35) }`.
    private static func number(in line: String, block: Substring) -> Int? {
        if let match = line.firstMatch(of: /^\s*(?:=|\(|\s)\s*"?([0-9]{2})\b/) { return Int(match.output.1) }
        guard line.contains(/^\s*\{/) else { return nil }
        let whole = line + String(block.prefix(200))
        return whole.firstMatch(of: /^\s*\{\s*version\s*=?\s*release\s*\(\s*([0-9]{2})\s*\)/).flatMap {
            Int($0.output.1)
        }
    }

    /// Returns the value of a version of a catalogue, or of a property of Gradle, that a formula names.
    private static func look(
        up formula: String, in files: FileSet, near folder: String
    ) -> (level: Int, path: String, line: Int)? {
        func plain(_ name: Substring) -> String {
            String(name.map { $0 == "-" || $0 == "_" ? "." : $0 })
        }
        func value(of name: String, in path: String) -> (level: Int, path: String, line: Int)? {
            let lines = String(decoding: files[path] ?? [], as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                guard
                    let match = line.firstMatch(of: /^\s*"?([\w.\-]+)"?\s*[=:]\s*"?([0-9]{2})"?\s*(?:#.*)?$/),
                    plain(match.output.1) == name, let level = Int(match.output.2)
                else { continue }
                return (level, path, index + 1)
            }
            return nil
        }
        if let match = formula.firstMatch(of: /versions\.([\w.]+?)(?:\.get\(|\.toInt\(|$|\s|\))/) {
            return files.paths.filter { $0.hasSuffix(".versions.toml") }.lazy
                .compactMap { value(of: plain(match.output.1), in: $0) }.first
        }
        let quoted = formula.firstMatch(of: /[pP]roperty\s*\(\s*["']([\w.\-]+)["']/)?.output.1
        let named = formula.firstMatch(of: /^(?:rootProject\.|project\.)(?:ext\.)?(\w+)/)?.output.1
        guard let name = quoted ?? named else { return nil }
        return files.paths.filter {
            LintPath.name($0) == "gradle.properties" && LintPath.isIn(LintPath.folder($0), folder)
        }.lazy.compactMap { value(of: plain(name), in: $0) }.first
    }
}
