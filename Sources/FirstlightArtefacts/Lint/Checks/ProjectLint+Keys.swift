// Licensed under the Apache License, Version 2.0.

// The keys of an Info.plist, with those that Xcode adds.
extension ProjectLint {
    func keyFindings(_ app: LintApp, _ project: LintProject) -> [LintFinding] {
        // Of keys that cannot be read all would be missing.
        if app.hasUnknownKeys { return [] }
        var found = app.hasLaunchScreen ? launchKeyFindings(app, project) + orientationFindings(app) : []
        if let info = app.info {
            found += info.mistyped().map { LintRule.mistyped.at($0.file, $0.line, $0.element, $0.reason) }
            found += schemeFindings(info) + fontFindings(info, app, project)
            if app.hasLaunchScreen {
                found += definitionFindings(
                    info, key: "UILaunchScreens", list: "UILaunchScreenDefinitions",
                    identifier: "UILaunchScreenIdentifier",
                    associations: "UIURLToLaunchScreenAssociations", start: "UIDefaultLaunchScreen")
                found += definitionFindings(
                    info, key: "UILaunchStoryboards", list: "UILaunchStoryboardDefinitions",
                    identifier: "UILaunchStoryboardIdentifier",
                    associations: "UIURLToLaunchStoryboardAssociations", start: "UIDefaultLaunchStoryboard")
            }
        }
        let answer = "ITSAppUsesNonExemptEncryption"
        if app.info?[answer] == nil, app.generated(answer) == nil, !app.platforms.contains(.watchOS) {
            found.append(
                LintRule.encryption.at(app.place.file, app.place.line, answer, "\(app.name) has no \(answer)")
            )
        }
        return found
    }

    private func launchKeyFindings(_ app: LintApp, _ project: LintProject) -> [LintFinding] {
        var found: [LintFinding] = []
        let (file, line) = app.place
        let declared = app.info?.declaredLaunchKeys ?? []
        let generates = app.generated("UILaunchScreen_Generation")?.value == "YES"
        let generatedName = app.generated("UILaunchStoryboardName")
        let screens = declared.filter { $0.hasPrefix("UILaunchScreen") }
        let storyboards = declared.filter { $0.hasPrefix("UILaunchStoryboard") }
        let hasScreen = !screens.isEmpty || generates
        let hasStoryboard = !storyboards.isEmpty || generatedName != nil
        let launchImage = app.setting("ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME", platform: .tvOS)
        let isOldTelevision = !app.platforms.contains(.iOS) && launchImage?.value.isEmpty == false
        if !hasScreen, !hasStoryboard, !isOldTelevision, !project.isLaunchedByBazel(app) {
            let instead =
                app.info?["UIRequiresFullScreen"] == nil ? "" : "; UIRequiresFullScreen is no substitute"
            found.append(
                LintRule.launchMissing.at(
                    file, line, "UILaunchScreen", "\(app.name) has none of the four launch keys\(instead)"))
        }
        if hasScreen, hasStoryboard {
            let key = storyboards.first ?? screens.first
            let place = key.flatMap { key in app.info.map { $0.file.line(of: [key]) } } ?? line
            let difference = project.staleGround(of: app).map { "; \($0)" } ?? ""
            found.append(
                LintRule.bothKeys.at(
                    file, place, key ?? "UILaunchStoryboardName",
                    "\(app.name) has a launch screen by keys and one by a storyboard\(difference)"))
        }
        if hasScreen, !hasStoryboard { found += versionFindings(app) }
        found += twofoldFindings(app, declared) + styleFindings(app)
        if !generates, generatedName == nil { found += deviceFindings(app, declared) }
        let scenes = "UIApplicationSceneManifest"
        if app.info?[scenes] == nil, app.generated(scenes + "_Generation")?.value != "YES",
            !app.sources(in: project).contains(where: \.declaresSwiftUIApp)
        {
            found.append(
                LintRule.scenesMissing.at(
                    file, line, scenes,
                    "\(app.name) has no \(scenes); from April 2027 it does not start when built anew"))
        }
        let full = "UIRequiresFullScreen"
        if app.info?.requiresFullScreen == true {
            let place = app.info?.file.line(of: [full])
            found.append(LintRule.fullScreen.at(file, place, full, "\(app.name) takes the whole screen"))
        } else if let setting = app.generated(full), setting.value == "YES" {
            let place = app.place(of: setting)
            found.append(
                LintRule.fullScreen.at(place.file, place.line, full, "\(app.name) takes the whole screen"))
        }
        return found
    }

    /// Returns a finding for versions of iOS that know launch storyboards alone.
    private func versionFindings(_ app: LintApp) -> [LintFinding] {
        let name = XcodePlatform.iOS.deploymentSetting
        guard app.platforms.contains(.iOS), let setting = app.setting(name, platform: .iOS),
            InfoPlist.isBeforeLaunchScreen(setting.value)
        else { return [] }
        let place = app.place(of: setting)
        return [
            LintRule.keysUnread.at(
                place.file, place.line, name,
                "\(app.name) runs on iOS \(setting.value), which does not read UILaunchScreen")
        ]
    }

    /// Returns a finding for a kind of device that the app is for and that none of its launch keys is for.
    private func deviceFindings(_ app: LintApp, _ declared: [String]) -> [LintFinding] {
        let setting = app.setting("TARGETED_DEVICE_FAMILY")?.value.split { !$0.isNumber }.compactMap {
            Int($0)
        }
        let listed = app.info?["UIDeviceFamily"]?.array?.compactMap(\.integer)
        let families = Set(setting ?? listed ?? [])
        let devices = [(1, "~ipad", "iPhones"), (2, "~iphone", "iPads")]
        return devices.filter { family, other, _ in
            families.contains(family) && !declared.isEmpty && declared.allSatisfy { $0.hasSuffix(other) }
        }.map { _, _, name in
            LintRule.launchMissing.at(
                app.place.file, app.place.line, "UILaunchScreen",
                "\(app.name) has none of the four launch keys for \(name)")
        }
    }

    /// Returns a finding for an appearance that there is not.
    private func styleFindings(_ app: LintApp) -> [LintFinding] {
        let key = "UIUserInterfaceStyle"
        // Xcode makes no key of a setting that is empty.
        let setting = app.generated(key).flatMap { $0.value.isEmpty ? nil : $0 }
        guard let text = app.info?[key]?.string ?? setting?.value, let style = app.expanded(text),
            InfoPlist.InterfaceStyle(rawValue: style) == nil
        else { return [] }
        let own = app.info.flatMap { info in
            info[key].map { _ in (info.file.file, info.file.line(of: [key])) }
        }
        let place = own ?? setting.map { app.place(of: $0) } ?? app.place
        return [
            LintRule.styleUnknown.at(place.0, place.1, key, "\u{201C}\(style)\u{201D} is no appearance")
        ]
    }

    /// Returns findings for a launch screen beside a list of them: each key is there for what the other is not.
    private func twofoldFindings(_ app: LintApp, _ declared: [String]) -> [LintFinding] {
        guard let file = app.info?.file else { return [] }
        return [("UILaunchScreen", "UILaunchScreens"), ("UILaunchStoryboardName", "UILaunchStoryboards")]
            .flatMap { one, several in
                declared.filter { key in
                    key.prefix { $0 != "~" } == several
                        && declared.contains(one + key.dropFirst(several.count))
                }.map { key in
                    LintRule.bothKeys.at(
                        file.file, file.line(of: [key]), key,
                        "\(app.name) has one launch screen by \(one) and several by \(several)")
                }
            }
    }

    // MARK: - Orientation

    private func orientationFindings(_ app: LintApp) -> [LintFinding] {
        guard app.platforms.contains(.iOS) else { return [] }
        let key = "UISupportedInterfaceOrientations"
        var found: [LintFinding] = []
        var lists: [(suffix: String, file: String, line: Int?, names: [String])] = []
        for suffix in ["", "~iphone", "~ipad"] {
            if let info = app.info, let names = info.dictionary[strings: key + suffix] {
                lists.append((suffix, info.file.file, info.file.line(of: [key + suffix]), names))
                continue
            }
            let generated = ["": "", "~iphone": "_iPhone", "~ipad": "_iPad"][suffix] ?? ""
            if let setting = app.generated(key + generated) {
                let place = app.place(of: setting)
                let names = setting.value.split(separator: " ").map(String.init)
                lists.append((suffix, place.file, place.line, names))
            }
        }
        for list in lists {
            for name in list.names
            where InfoPlist.Orientation(rawValue: name) == nil && app.expanded(name) == name {
                found.append(
                    LintRule.orientationUnknown.at(
                        list.file, list.line, key + list.suffix,
                        "\u{201C}\(name)\u{201D} is no orientation"))
            }
        }
        let families = app.setting("TARGETED_DEVICE_FAMILY")?.value ?? ""
        let isForPad = families.split(separator: ",").contains { $0.allSatisfy { $0 == "2" || $0 == " " } }
        let pad = lists.first { $0.suffix == "~ipad" } ?? (isForPad ? lists.first { $0.suffix == "" } : nil)
        if lists.isEmpty {
            found.append(
                LintRule.orientationUndeclared.at(
                    app.place.file, app.place.line, key, "\(app.name) has no \(key)"))
        } else if let pad, families.isEmpty || isForPad, app.info?.requiresFullScreen != true,
            app.generated("UIRequiresFullScreen")?.value != "YES",
            Set(pad.names.compactMap(InfoPlist.Orientation.init)).count < 4
        {
            found.append(
                LintRule.orientationMultitasking.at(
                    pad.file, pad.line, key + pad.suffix,
                    "on iPad \(app.name) supports \(pad.names.count) of four orientations"))
        }
        return found
    }

    // MARK: - Lists of launch screens

    private func definitionFindings(
        _ info: InfoPlist, key: String, list: String, identifier: String, associations: String, start: String
    ) -> [LintFinding] {
        guard let all = info[key]?.dictionary else { return [] }
        var found: [LintFinding] = []
        func add(_ rule: LintRule, _ path: [String], _ message: String) {
            let path = [key] + path
            found.append(
                rule.at(info.file.file, info.file.line(of: path), path.joined(separator: "/"), message))
        }
        var known: Set<String> = []
        for (index, entry) in (all[list]?.array ?? []).prefix(LintProject.longestList).enumerated() {
            let path = [list, "\(index)"]
            guard let name = entry.dictionary?[identifier]?.string, !name.isEmpty else {
                add(.definitionUnnamed, path, "the launch screen has no \(identifier)")
                continue
            }
            if !known.insert(name).inserted {
                add(.definitionDuplicate, path + [identifier], "\u{201C}\(name)\u{201D} stands twice")
            }
        }
        if let name = all[start]?.string, !known.contains(name) {
            add(.defaultUnresolved, [start], "no launch screen has the identifier \u{201C}\(name)\u{201D}")
        }
        let schemes = Set(info.urlSchemes.map { $0.lowercased() })
        for (scheme, name) in all[texts: associations].sorted(by: { $0.key < $1.key })
            .prefix(LintProject.longestList)
        {
            let path = [associations, scheme]
            if !known.contains(name) {
                add(
                    .associationUnresolved, path,
                    "no launch screen has the identifier \u{201C}\(name)\u{201D}")
            }
            if !schemes.contains(scheme.lowercased()), !schemes.contains(where: { $0.contains("$") }) {
                add(.associationScheme, path, "\u{201C}\(scheme)\u{201D} is no scheme of the app")
            }
        }
        return found
    }

    // MARK: - Addresses and fonts

    private func schemeFindings(_ info: InfoPlist) -> [LintFinding] {
        var found: [LintFinding] = []
        for (index, type) in (info["CFBundleURLTypes"]?.array ?? []).prefix(100).enumerated() {
            for (place, value) in (type.dictionary?["CFBundleURLSchemes"]?.array ?? []).prefix(100)
                .enumerated()
            {
                guard let scheme = value.string, !scheme.contains("$"), !Self.isScheme(scheme) else {
                    continue
                }
                let path = ["CFBundleURLTypes", "\(index)", "CFBundleURLSchemes", "\(place)"]
                found.append(
                    LintRule.urlScheme.at(
                        info.file.file, info.file.line(of: path), path.joined(separator: "/"),
                        "\u{201C}\(scheme)\u{201D} is no scheme"))
            }
        }
        return found
    }

    private static func isScheme(_ text: String) -> Bool {
        guard let first = text.utf8.first, (65...90).contains(first) || (97...122).contains(first) else {
            return false
        }
        return text.unicodeScalars.allSatisfy {
            $0.isASCII
                && ($0.properties.isAlphabetic || ("0"..."9").contains($0)
                    || "+-.".unicodeScalars.contains($0))
        }
    }

    private func fontFindings(_ info: InfoPlist, _ app: LintApp, _ project: LintProject) -> [LintFinding] {
        let fonts = info.fonts.prefix(LintProject.longestList)
        // The copy into the bundle may drop folders, and a file may lie outside of the app's folder.
        let names = fonts.isEmpty ? [] : Set(project.paths.map(LintPath.name))
        let bringsPackages = !fonts.isEmpty && project.bringsPackages(app)
        return fonts.enumerated().compactMap { index, font in
            guard !font.contains("$"), !names.contains(LintPath.name(font)) else { return nil }
            var finding = LintRule.fontAbsent.at(
                info.file.file, info.file.line(of: ["UIAppFonts", "\(index)"]), "UIAppFonts/\(index)",
                "there is no file \u{201C}\(font)\u{201D}")
            if bringsPackages {
                finding.severity = .note
                finding.message += " here; a package may bring it"
            }
            return finding
        }
    }
}
