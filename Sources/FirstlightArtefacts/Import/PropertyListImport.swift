// Licensed under the Apache License, Version 2.0.

/// Reads the launch screen of an Info.plist: `UILaunchScreen`, or the name of a storyboard.
enum PropertyListImport {
    private static let screen = "UILaunchScreen"
    private static let screens = "UILaunchScreens"
    private static let storyboard = "UILaunchStoryboardName"
    private static let storyboards = "UILaunchStoryboards"

    /// Returns whether a list has a launch screen, or is an Info.plist that cannot be read.
    static func hasLaunchScreen(_ bytes: [UInt8], file: String) -> Bool {
        do throws(ArtefactProblem) {
            let list = try PropertyListFile(reading: bytes, file: file)
            return list.value.dictionary?.keys.contains { key in
                InfoPlist.launchKeys.contains(String(key.prefix { $0 != "~" }))
            } ?? false
        } catch {
            return LintPath.name(file).hasSuffix("Info.plist")
        }
    }

    /// The screen of several that the system shows where no link asks for another.
    private static func usual(_ screens: PropertyValue) -> PropertyValue? {
        guard let name = screens.dictionary?["UIDefaultLaunchScreen"]?.string else { return nil }
        return screens.dictionary?["UILaunchScreenDefinitions"]?.array?.first {
            $0.dictionary?["UILaunchScreenIdentifier"]?.string == name
        }
    }

    /// The storyboard of several that the system shows where no link asks for another.
    private static func usualFile(_ storyboards: PropertyValue) -> String? {
        guard let name = storyboards.dictionary?["UIDefaultLaunchStoryboard"]?.string else { return nil }
        return storyboards.dictionary?["UILaunchStoryboardDefinitions"]?.array?.first {
            $0.dictionary?["UILaunchStoryboardIdentifier"]?.string == name
        }?.dictionary?["UILaunchStoryboardFile"]?.string
    }

    /// The names that a launch screen's value contains: a storyboard's, or those of a colour and a picture.
    private static func names(in value: PropertyValue) -> [String?] {
        [value.string] + ["UIColorName", "UIImageName"].map { value.dictionary?[$0]?.string }
    }

    /// Puts the build settings that the launch keys name in their places, as far as the project of the app sets them.
    private static func fill(
        _ list: inout PropertyListFile, in folder: ImportFolder, _ launch: inout ImportedLaunch
    ) {
        let keys = (list.value.dictionary?.keys ?? []).filter { key in
            InfoPlist.launchKeys.contains(String(key.prefix { $0 != "~" }))
                && list[key].map(namesSetting) ?? false
        }
        guard !keys.isEmpty else { return }
        let app = LintProject(folder.files).apps.first { $0.info?.file.file == folder.file }
        for key in keys {
            let value = list[key]?.filled(at: [key]) { text, path in
                if let known = app?.expanded(text) { return known }
                launch.remarks.append(
                    ArtefactProblem(
                        file: folder.file, line: list.line(of: path), element: path.joined(separator: "/"),
                        reason: "\(text) is filled in by Xcode, and nothing in the project says with what"))
                return text
            }
            list[key] = value
        }
    }

    private static func namesSetting(_ value: PropertyValue) -> Bool {
        switch value {
        case .string(let text): text.contains("$(") || text.contains("${")
        case .array(let values): values.contains(where: namesSetting)
        case .dictionary(let values): values.keys.contains { values[$0].map(namesSetting) ?? false }
        default: false
        }
    }

    static func read(_ bytes: [UInt8], in folder: ImportFolder) throws(ArtefactProblem) -> ImportedLaunch {
        var list = try PropertyListFile(reading: bytes, file: folder.file)
        let written = list
        var launch = ImportedLaunch(file: folder.file, platforms: [.ios])
        launch.propertyList = folder.file
        launch.remarks = list.remarks
        fill(&list, in: folder, &launch)
        let assets = ImportAssets(folder)
        /// The key with the value that a phone takes, which may be its own.
        func key(_ base: String) -> String {
            [base + InfoPlist.Device.phone.rawValue, base, base + InfoPlist.Device.pad.rawValue]
                .first { list[$0] != nil } ?? base
        }
        let (screen, screens) = (key(Self.screen), key(Self.screens))
        let (storyboard, storyboards) = (key(Self.storyboard), key(Self.storyboards))
        func remark(_ path: [String], _ reason: String) {
            launch.remarks.append(
                ArtefactProblem(
                    file: folder.file, line: written.line(of: path), element: path.joined(separator: "/"),
                    reason: reason))
        }
        if let name = list["CFBundleIdentifier"]?.string {
            if name.contains("$(") {
                remark(
                    ["CFBundleIdentifier"],
                    "\(name) is filled in by Xcode; take it from the project's settings")
            } else {
                launch.identifiers[.ios] = name
            }
        }
        if let value = list[storyboard], value.string == nil {
            remark([storyboard], "the name of a storyboard is a string, not \(value.kind)")
        }
        if let name = list[storyboard]?.string {
            let isSuffixed = name.hasSuffix(".storyboard")
            if isSuffixed { remark([storyboard], "the name has no suffix; an upload with one is refused") }
            launch.storyboard = isSuffixed ? String(name.dropLast(11)) : name
            if list[screen] == nil {
                remark([storyboard], "the screen is that of the storyboard; import it as well")
            }
        }
        if launch.storyboard == nil, let file = list[storyboards].flatMap(Self.usualFile) {
            launch.storyboard = LintPath.stem(file)
        }
        for (base, key) in [(Self.screen, screen), (Self.storyboard, storyboard)] {
            let pad = base + InfoPlist.Device.pad.rawValue
            guard key != pad, list[key] != nil, let other = list[pad],
                names(in: other) != list[key].map(names)
            else { continue }
            remark([pad], "an iPad has a launch screen of its own, which is not declared")
        }
        for key in [screens, storyboards] where list[key] != nil {
            remark([key], "a screen for each URL scheme is not declared; the first frame may differ by link")
        }
        // No document says which of both counts without a link.
        if let one = list[screen], let other = list[screens].flatMap(Self.usual),
            names(in: one) != names(in: other)
        {
            remark(
                [screens, "UIDefaultLaunchScreen"], "this is another screen than \(screen), which is declared"
            )
        }
        let usual = list[screen] == nil ? list[screens].flatMap(Self.usual) : nil
        launch.isDeclaredByKeys =
            list[screen] != nil || list[screens] != nil && launch.storyboard == nil
        if list[screen] == nil, list[screens] != nil, usual == nil {
            remark(
                [screens],
                "no UIDefaultLaunchScreen says which of them is shown where no link asks for one")
        }
        guard let value = list[screen] ?? usual else {
            guard list[storyboard] != nil || list[screens] != nil || list[storyboards] != nil
            else {
                throw ArtefactProblem(
                    file: folder.file, line: written.line(of: []) ?? 1, element: screen,
                    reason: "the list has no launch screen and names no storyboard")
            }
            return launch
        }
        guard let dictionary = value.dictionary else {
            throw ArtefactProblem(
                file: folder.file, line: written.line(of: [screen]) ?? 1, element: screen,
                reason: "a dictionary is needed, which may be empty")
        }
        if let name = dictionary["UIColorName"]?.string {
            let found = assets.colors(named: name)
            launch.background = found?.pair
            if let doubt = found?.doubt { remark([screen, "UIColorName"], doubt) }
            if let reason = found?.pair.translucencyRemark(name) { remark([screen, "UIColorName"], reason) }
            if found == nil { remark([screen, "UIColorName"], assets.absence(ofColor: name)) }
        } else {
            launch.background = .system
        }
        for (key, subject) in [("UIColorName", "colour"), ("UIImageName", "picture")] {
            guard let value = dictionary[key], value.string == nil else { continue }
            remark([screen, key], "the name of a \(subject) is a string, not \(value.kind)")
        }
        if let name = dictionary["UIImageName"]?.string {
            if let reason = assets.fault(ofPicture: name) ?? assets.absence(ofPicture: name) {
                remark([screen, "UIImageName"], reason)
            }
            let plain = assets.picture(named: name).flatMap(assets.plain)
            // A picture in which nothing is seen only keeps the system from showing another.
            if plain != .clear { launch.image = ImportedLaunch.Picture(name) }
        }
        let known = ["UIColorName", "UIImageName", "UILaunchScreenIdentifier"]
        for key in dictionary.keys where !known.contains(key) {
            switch key {
            case "UINavigationBar", "UITabBar", "UIToolbar":
                remark([screen, key], "bars are not declared; draw them in the first screen")
            case "UIImageRespectsSafeAreaInsets":
                remark([screen, key], "the mark stands in the middle of the whole screen")
            default: remark([screen, key], "this key is not known")
            }
        }
        return launch
    }
}

extension PropertyValue {
    /// The value with other texts in place of those that name build settings.
    fileprivate func filled(at path: [String], by text: (String, [String]) -> String) -> PropertyValue {
        switch self {
        case .string(let own): .string(own.contains("$(") || own.contains("${") ? text(own, path) : own)
        case .array(let values):
            .array(values.enumerated().map { $1.filled(at: path + ["\($0)"], by: text) })
        case .dictionary(let values):
            .dictionary(
                PropertyDictionary(
                    values.keys.compactMap { key in
                        values[key].map { (key, $0.filled(at: path + [key], by: text)) }
                    }))
        default: self
        }
    }
}

extension HexColorPair {
    /// The system's background, which follows the appearance.
    static let system = HexColorPair(HexColor(0xFFFFFF), dark: HexColor(0))
}
