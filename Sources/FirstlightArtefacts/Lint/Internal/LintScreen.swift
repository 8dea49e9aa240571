// Licensed under the Apache License, Version 2.0.

/// A launch screen of an app: keys of its Info.plist or a storyboard, and the names in it.
struct LintScreen {
    /// The name of a picture or a colour, and its place.
    struct Mention {
        let name: String
        let line: Int?
        let element: String
        /// The path of the key; empty in a storyboard.
        var path: [String] = []
    }

    let file: String
    var storyboard: LaunchStoryboard?
    var images: [Mention] = []
    var colors: [Mention] = []
    /// The names that have a build setting which nothing sets.
    var unset: [Mention] = []
}

extension LintProject {
    /// Returns the launch screens that an app declares, and the problems with the declarations of storyboards.
    func launchScreens(of app: LintApp) -> (screens: [LintScreen], findings: [LintFinding]) {
        guard app.hasLaunchScreen else { return ([], []) }
        var screens: [LintScreen] = []
        var findings: [LintFinding] = []
        var names: [(name: String, file: String, line: Int?, path: [String])] = []
        if let info = app.info {
            let file = info.file
            for key in info.declaredLaunchKeys {
                if key.hasPrefix("UILaunchStoryboardName"), let name = info[key]?.string {
                    names.append((name, file.file, file.line(of: [key]), [key]))
                } else if key.hasPrefix("UILaunchStoryboards") {
                    let list = "UILaunchStoryboardDefinitions"
                    for (index, entry) in (info[key]?.dictionary?[list]?.array ?? []).prefix(Self.longestList)
                        .enumerated()
                    {
                        let path = [key, list, "\(index)", "UILaunchStoryboardFile"]
                        guard let name = entry.dictionary?["UILaunchStoryboardFile"]?.string else { continue }
                        names.append((name, file.file, file.line(of: path), path))
                    }
                } else if key.hasPrefix("UILaunchScreens") {
                    let list = "UILaunchScreenDefinitions"
                    for (index, entry) in (info[key]?.dictionary?[list]?.array ?? []).prefix(Self.longestList)
                        .enumerated()
                    {
                        guard let keys = entry.dictionary else { continue }
                        screens.append(screen(keys, at: [key, list, "\(index)"], in: file, of: app))
                    }
                } else if let keys = info[key]?.dictionary {
                    screens.append(screen(keys, at: [key], in: file, of: app))
                }
            }
        }
        if let name = app.generated("UILaunchStoryboardName") {
            let place = app.place(of: name)
            names.append((name.value, place.file, place.line, []))
        }
        if names.isEmpty, screens.isEmpty, let own = onlyStoryboard(of: app) {
            screens.append(LintScreen(own))
        }
        let suffixes = app.removal(ofSuffixes: names.map { ($0.name, $0.path) })
        for (name, file, line, path) in names {
            let key = path.isEmpty ? "INFOPLIST_KEY_UILaunchStoryboardName" : path.joined(separator: "/")
            let found = resolve(name, at: (file, line, key), path, suffixes, of: app)
            findings += found.findings
            if let screen = found.screen { screens.append(screen) }
        }
        return (screens, findings)
    }

    /// The storyboard that says that it is a launch screen, if an app whose keys cannot be read has one alone: a damaged list
    /// hides no other finding.
    private func onlyStoryboard(of app: LintApp) -> LaunchStoryboard? {
        guard app.hasUnknownKeys else { return nil }
        let own = storyboards.filter {
            $0.value.isLaunchScreen && app.owns($0.key) && !LintPath.isTemplate($0.key)
        }
        return own.count == 1 ? own.first?.value : nil
    }

    private func screen(
        _ keys: PropertyDictionary, at path: [String], in file: PropertyListFile, of app: LintApp
    ) -> LintScreen {
        var screen = LintScreen(file: file.file)
        func mention(_ inner: [String]) -> LintScreen.Mention? {
            let whole = path + inner
            guard let text = file.value[path: whole]?.string else { return nil }
            func mention(_ name: String) -> LintScreen.Mention {
                LintScreen.Mention(
                    name: name, line: file.line(of: whole), element: whole.joined(separator: "/"),
                    path: whole)
            }
            guard let name = app.expanded(text) else {
                screen.unset.append(mention(text))
                return nil
            }
            return mention(name)
        }
        let bars = LaunchScreenKeys.Bar.allCases.map { [$0.rawValue, "UIImageName"] }
        screen.images = ([["UIImageName"]] + bars).compactMap(mention)
        screen.colors = [["UIColorName"]].compactMap(mention)
        return screen
    }

    /// Finds the storyboard of a name.
    private func resolve(
        _ text: String, at place: (file: String, line: Int?, key: String), _ path: [String],
        _ suffixes: LintEdit?, of app: LintApp
    ) -> (screen: LintScreen?, findings: [LintFinding]) {
        guard let name = app.expanded(text), !name.contains("$(") else {
            return (nil, [app.unsetFinding(text, at: (place.file, place.line), place.key)].compactMap(\.self))
        }
        func finding(_ rule: LintRule, _ message: String, edit: LintEdit? = nil) -> LintFinding {
            rule.at(place.file, place.line, place.key, message, edit: edit)
        }
        let bare = name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
        if bare.trimmedOfSpace.isEmpty {
            return (nil, [finding(.nameEmpty, "the name is empty", edit: app.removal(ofEmpty: path))])
        }
        var findings: [LintFinding] = []
        if bare != name {
            let edit = name == text && !path.isEmpty ? suffixes : nil
            findings.append(finding(.nameSuffix, "\u{201C}\(name)\u{201D} ends with .storyboard", edit: edit))
        }
        guard let found = storyboard(bare, of: app) else {
            let message = "there is no \u{201C}\(bare).storyboard\u{201D} for \(app.name)"
            return (nil, findings + [finding(.storyboardAbsent, message)])
        }
        if !found.isMember {
            let message = "\u{201C}\(found.path)\u{201D} is not among the resources of \(app.name)"
            findings.append(finding(.storyboardOutside, message))
        }
        guard let storyboard = storyboards[found.path] else {
            if LintPath.ending(found.path) == "xib" {
                findings.append(
                    LintRule.storyboardDamaged.at(
                        found.path, nil, "", "the nib cannot be read; save it with Xcode"))
            }
            return (nil, findings)
        }
        return (LintScreen(storyboard), findings)
    }
}

extension LintScreen {
    init(_ storyboard: LaunchStoryboard) {
        func mentions(_ found: [StoryboardMention]) -> [Mention] {
            found.map { Mention(name: $0.name, line: $0.line, element: $0.element) }
        }
        self.init(
            file: storyboard.file, storyboard: storyboard, images: mentions(storyboard.usedImages),
            colors: mentions(storyboard.usedColors))
    }
}

extension LintApp {
    /// The edit that gives a key of the Info.plist another value, or with nil removes it.
    func edit(_ path: [String], to value: PropertyValue?) -> LintEdit? {
        guard !path.isEmpty, var file = info?.file, (try? file.set(value, at: path)) != nil else {
            return nil
        }
        return LintEdit(path: file.file, bytes: file.bytes())
    }

    /// The edit that removes the extension from all names of storyboards that have one.
    func removal(ofSuffixes names: [(name: String, path: [String])]) -> LintEdit? {
        let wrong = names.filter {
            $0.name.hasSuffix(".storyboard") && !$0.name.contains("$") && !$0.path.isEmpty
        }
        guard !wrong.isEmpty, var file = info?.file else { return nil }
        var value = file.value
        for (name, path) in wrong where name.count > 11 {
            try? value.set(.string(String(name.dropLast(11))), at: path[...], of: path)
        }
        file.value = value
        return LintEdit(path: file.file, bytes: file.bytes())
    }

    /// The edit that removes an empty name where another key declares the launch screen.
    func removal(ofEmpty path: [String]) -> LintEdit? {
        guard path.count == 1, let info, info.declaredLaunchKeys.contains(where: { $0 != path[0] }) else {
            return nil
        }
        return edit(path, to: nil)
    }
}
