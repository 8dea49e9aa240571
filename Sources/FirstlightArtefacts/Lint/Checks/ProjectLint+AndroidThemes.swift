// Licensed under the Apache License, Version 2.0.

// Themes of the library androidx.core:core-splashscreen, the activities that start with one, and edge-to-edge.
extension ProjectLint {
    /// Returns the findings of themes, and of code that colours bars; the documents are those of all values folders.
    func themeFindings(_ documents: [(path: String, root: MarkupElement)]) -> [LintFinding] {
        let themes = AndroidThemes(documents)
        // The activity of Capacitor and that of Cordova set the app's theme themselves.
        let isForeign = files.paths.contains { path in
            let words =
                switch LintPath.ending(path) {
                case "kt", "java": ["BridgeActivity", "CordovaActivity"]
                case "json" where LintPath.name(path) == "package.json": ["@capacitor/", "cordova-android"]
                default: [String]()
                }
            guard !words.isEmpty else { return false }
            let text = String(decoding: files[path] ?? [], as: UTF8.self)
            return words.contains { text.contains($0) }
        }
        // Each module's sources are read once, and only where an item asks.
        var known: [String: Bool] = [:]
        func drawsToEdges(_ folder: String) -> Bool {
            if let known = known[folder] { return known }
            let draws = codeDrawsToEdges(in: folder)
            known[folder] = draws
            return draws
        }
        let bars = files.paths.filter { ["kt", "java"].contains(LintPath.ending($0)) }.flatMap {
            barFindings(in: $0, drawsToEdges)
        }
        guard !documents.isEmpty else { return bars }
        return bars + (isForeign ? [] : themes.splashes).flatMap { name in splashFindings(name, themes) }
            + documents.flatMap { path, root in
                root.all("style").flatMap { edgeFindings($0, in: path, drawsToEdges) }
            }
            + files.paths.filter { LintPath.name($0) == "AndroidManifest.xml" }.flatMap {
                installFindings($0, themes) + startFindings($0, themes)
            } + followingFindings(documents, themes)
    }

    private func splashFindings(_ name: String, _ themes: AndroidThemes) -> [LintFinding] {
        guard let place = themes.styles[name]?.first, !themes.isParent(name) else { return [] }
        let items = themes.items(of: name)
        var found: [LintFinding] = []
        if !items.contains("postSplashScreenTheme") {
            found.append(
                LintRule.androidPostThemeAbsent.at(
                    place.path, place.style.line, "style/\(name)",
                    "\u{201C}\(name)\u{201D} has no postSplashScreenTheme"))
        }
        if !items.contains(where: { $0.hasSuffix("windowSplashScreenAnimatedIcon") }) {
            found.append(
                LintRule.androidIconAbsent.at(
                    place.path, place.style.line, "style/\(name)",
                    "\u{201C}\(name)\u{201D} has no windowSplashScreenAnimatedIcon"))
        }
        return found
    }

    // MARK: - Edge to edge

    /// Returns the findings of a style's items; the last parameter answers whether code in a module's folder
    /// draws to the edges.
    private func edgeFindings(
        _ style: MarkupElement, in path: String, _ drawsToEdges: (String) -> Bool
    ) -> [LintFinding] {
        let module = module(of: path)
        let target = module.flatMap { LintTargetLevel(ofModuleIn: $0, in: files).known?.level }
        let name = style["name"] ?? ""
        return style.all("item").compactMap { item in
            let attribute = item["name"] ?? ""
            let element = "style/\(name)/\(attribute)"
            switch attribute {
            case "android:windowOptOutEdgeToEdgeEnforcement" where item.text.trimmedOfSpace == "true":
                var finding = LintRule.androidEdgeToEdge.at(
                    path, item.line, element, "the app opts out of edge-to-edge, which Android 16 ignores")
                // Code that draws to the edges by itself needs no opting out, where it is ignored.
                if target.map({ $0 < 36 }) ?? false || module.map(drawsToEdges) ?? false {
                    finding.severity = .note
                }
                return finding
            case "android:statusBarColor", "android:navigationBarColor":
                // For older systems, where code does not replace it, the colour still counts.
                guard let target, target >= 35, !(module.map(drawsToEdges) ?? false) else { return nil }
                var finding = LintRule.androidEdgeToEdge.at(
                    path, item.line, element, "\(attribute) has no effect where an app targets \(target)")
                finding.severity = .note
                return finding
            default: return nil
            }
        }
    }

    /// Returns findings for code that colours a window's bars.
    private func barFindings(in path: String, _ drawsToEdges: (String) -> Bool) -> [LintFinding] {
        let text = String(decoding: files[path] ?? [], as: UTF8.self)
        let words = ["tatusBarColor", "avigationBarColor"]
        guard words.contains(where: text.contains), let module = module(of: path),
            let target = LintTargetLevel(ofModuleIn: module, in: files).known?.level, target >= 35,
            !drawsToEdges(module)
        else { return [] }
        let code = LintSource(files[path] ?? [], path: path).everything
        return code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
            index, line in
            let pattern =
                /(?i:window(?:\(\))?[?!]*)\.(?:set(Status|Navigation)BarColor\s*\(|(status|navigation)BarColor\s*=[^=])/
            guard let match = line.firstMatch(of: pattern) else { return nil }
            let name = (match.output.1 ?? match.output.2).map { $0.lowercased() } ?? ""
            var finding = LintRule.androidEdgeToEdge.at(
                path, index + 1, "\(name)BarColor",
                "the window's \(name)BarColor has no effect where an app targets \(target)")
            finding.severity = .note
            return finding
        }
    }

    /// Returns whether code in a module's folder draws to the edges and styles the bars.
    private func codeDrawsToEdges(in folder: String) -> Bool {
        files.paths.contains { path in
            guard ["kt", "java"].contains(LintPath.ending(path)), LintPath.isIn(folder, path) else {
                return false
            }
            let text = String(decoding: files[path] ?? [], as: UTF8.self)
            // Reading a source's code takes much longer than looking for words in it.
            guard Self.edgeWords.contains(where: text.contains) else { return false }
            return Self.drawsToEdges(androidCode(path))
        }
    }

    /// The folder of the module that a file belongs to: that of the nearest script.
    private func module(of path: String) -> String? {
        let scripts = files.paths.filter {
            ["build.gradle", "build.gradle.kts"].contains(LintPath.name($0))
                && LintPath.isIn(LintPath.folder($0), path)
        }
        return scripts.max { $0.utf8.count < $1.utf8.count }.map(LintPath.folder)
    }

    // MARK: - Activities

    /// The words of sources that install the splash screen themselves, or leave it to a library that does.
    static let installers = [
        "installSplashScreen", "InstallSplashScreen", "SplashScreenManager", "BootSplash", "BridgeActivity",
        "CordovaActivity",
    ]
    /// The classes of Android and of AndroidX, which do not install it.
    private static let plainActivities: Set = [
        "Activity", "ComponentActivity", "FragmentActivity", "AppCompatActivity",
    ]

    /// Returns findings for activities that start with a theme of the library and are seen not to install it.
    private func installFindings(_ manifest: String, _ themes: AndroidThemes) -> [LintFinding] {
        guard let root = try? MarkupDocument(reading: files[manifest] ?? [], file: manifest).root,
            let application = root.first("application")
        else { return [] }
        let folder = LintPath.folder(manifest)
        let sources = files.paths.filter {
            ["kt", "java"].contains(LintPath.ending($0)) && LintPath.isIn(folder, $0)
        }
        func text(_ path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }
        let installs = sources.contains { path in
            let text = text(path)
            return Self.installers.contains { text.contains($0) }
        }
        guard !installs else { return [] }
        return application.all("activity").compactMap { activity in
            let theme = (activity["android:theme"] ?? application["android:theme"] ?? "").replacing(
                "@style/", with: "")
            let starts = activity.descendants("category").contains {
                $0["android:name"] == "android.intent.category.LAUNCHER"
            }
            guard starts, themes.isSplash(theme),
                let name = activity["android:name"]?.split(separator: ".").last.map(String.init),
                let source = sources.first(where: { LintPath.stem($0) == name })
            else { return nil }
            for (index, line) in text(source).split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            {
                guard let match = line.firstMatch(of: /\bclass\s+(\w+)[^:{]*?(?:\bextends\s+|:\s*)([\w.]+)/),
                    match.output.1 == name,
                    let parent = match.output.2.split(separator: ".").last,
                    Self.plainActivities.contains(String(parent))
                else { continue }
                return LintRule.androidInstallMissing.at(
                    source, index + 1, name,
                    "\(name) starts with \u{201C}\(theme)\u{201D} and does not install it")
            }
            return nil
        }
    }
}

/// The styles of a project by their names, with their parents.
struct AndroidThemes {
    /// The styles of a name, one for each values folder that has it.
    private(set) var styles: [String: [(path: String, style: MarkupElement)]] = [:]
    /// The themes of the library, which a project does not contain.
    private static let library: Set = ["Theme.SplashScreen", "Theme.SplashScreen.IconBackground"]

    init(_ documents: [(path: String, root: MarkupElement)]) {
        for (path, root) in documents {
            for style in root.all("style") { styles[style["name"] ?? "", default: []].append((path, style)) }
        }
    }

    /// The themes whose parents end in the library's, sorted.
    var splashes: [String] { styles.keys.filter(isSplash).sorted() }

    /// The parent of a style: the one that it names, or else what stands before its last dot.
    private static func parent(of style: MarkupElement) -> String? {
        if let named = style["parent"] {
            let bare = named.replacing("@style/", with: "")
            return bare.isEmpty ? nil : bare
        }
        let name = style["name"] ?? ""
        return name.lastIndex(of: ".").map { String(name[..<$0]) }
    }

    /// The styles of a chain of parents, the style itself first.
    func chain(_ name: String) -> [String] {
        var names: [String] = []
        var next: String? = name
        while let name = next, !names.contains(name) {
            names.append(name)
            next = styles[name]?.lazy.compactMap { Self.parent(of: $0.style) }.first
        }
        return names
    }

    /// Returns whether a style is a splash theme of the library by its parents.
    func isSplash(_ name: String) -> Bool {
        styles[name] != nil && chain(name).contains { Self.library.contains($0) && styles[$0] == nil }
    }

    /// Returns whether another style of the project has this one as its parent.
    func isParent(_ name: String) -> Bool {
        styles.contains { other, all in other != name && all.contains { Self.parent(of: $0.style) == name } }
    }

    /// The attributes that a style or one of its parents sets, in whichever folder.
    func items(of name: String) -> Set<String> {
        Set(
            chain(name).flatMap { styles[$0] ?? [] }.flatMap { $0.style.all("item") }.compactMap {
                $0["name"]
            })
    }
}
