// Licensed under the Apache License, Version 2.0.

// The theme that an Android app starts with: whether it is there, and whether the system shows a splash screen for it.
extension ProjectLint {
    /// Returns the findings for the themes of a manifest's application and of the activity that a launcher starts.
    func startFindings(_ manifest: String, _ themes: AndroidThemes) -> [LintFinding] {
        guard !LintPath.isTemplate(manifest), let bytes = files[manifest],
            let root = try? MarkupDocument(reading: bytes, file: manifest).root,
            let application = root.first("application")
        else { return [] }
        let launchers = (application.all("activity") + application.all("activity-alias")).filter {
            $0.descendants("category").contains { $0["android:name"] == "android.intent.category.LAUNCHER" }
        }
        let absent = ([application] + launchers).compactMap { element -> LintFinding? in
            guard let name = element["android:theme"].flatMap(AndroidThemes.name), themes.lacks(name) else {
                return nil
            }
            return LintRule.androidStyleAbsent.at(
                manifest, element.line, "\(element.name)/android:theme",
                "no file of values declares the style \u{201C}\(name)\u{201D}")
        }
        let hidden = launchers.compactMap { activity -> LintFinding? in
            let theme = activity["android:theme"] ?? application["android:theme"]
            guard let name = theme.flatMap(AndroidThemes.name), let found = themes.hiding(name) else {
                return nil
            }
            return LintRule.androidSplashHidden.at(
                found.path, found.item.line, "style/\(found.style)/\(found.item["name"] ?? "")",
                "the app starts with \u{201C}\(name)\u{201D}, for which no splash screen is shown")
        }
        return absent + hidden
    }

    /// Returns the findings for splash themes that are followed by one that is not there.
    func followingFindings(
        _ documents: [(path: String, root: MarkupElement)], _ themes: AndroidThemes
    ) -> [LintFinding] {
        documents.flatMap { path, root in
            root.all("style").flatMap { style in
                style.all("item").compactMap { item in
                    guard item["name"] == "postSplashScreenTheme",
                        let name = AndroidThemes.name(item.text.trimmedOfSpace), themes.lacks(name)
                    else { return nil }
                    return LintRule.androidStyleAbsent.at(
                        path, item.line, "style/\(style["name"] ?? "")/postSplashScreenTheme",
                        "no file of values declares the style \u{201C}\(name)\u{201D}")
                }
            }
        }
    }
}

extension AndroidThemes {
    /// The first words of the names that libraries give to their styles.
    private static let libraries: Set = [
        "Animation", "Base", "Holo", "Maui", "MaterialAlertDialog", "Platform", "ShapeAppearance",
        "TextAppearance", "Theme", "ThemeOverlay", "Widget",
    ]

    /// The name of the project's style that a reference leads to; nil for one of the system, and for other words.
    static func name(_ reference: String) -> String? {
        guard reference.hasPrefix("@style/") else { return nil }
        let name = reference.dropFirst("@style/".count)
        // What a build fills in is not known.
        return name.isEmpty || name.contains("$") || name.contains("{") ? nil : String(name)
    }

    /// Returns whether no file of the project declares a style, and none of a library is known to be named like it.
    func lacks(_ name: String) -> Bool {
        // The names are joined with underscores in code, and references may have them so.
        let words = name.split { $0 == "." || $0 == "_" }
        guard let first = words.first, !Self.libraries.contains(String(first)) else { return false }
        return !styles.isEmpty && styles[name] == nil
            && !styles.keys.contains { $0.split { $0 == "." || $0 == "_" } == words }
    }

    /// The item of a theme or of its nearest parent for which the system shows no starting window.
    func hiding(_ name: String) -> (path: String, style: String, item: MarkupElement)? {
        for attribute in ["android:windowIsTranslucent", "android:windowIsFloating"] {
            for style in chain(name) {
                let items = (styles[style] ?? []).flatMap { place in
                    place.style.all("item").filter { $0["name"] == attribute }.map { (place.path, $0) }
                }
                guard !items.isEmpty else { continue }
                if let found = items.first(where: { $0.1.text.trimmedOfSpace == "true" }) {
                    return (found.0, style, found.1)
                }
                break
            }
        }
        return nil
    }
}
