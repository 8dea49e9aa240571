// Licensed under the Apache License, Version 2.0.

/// Reads the launch screen of an Info.plist: `UILaunchScreen`, or the name of a storyboard.
enum PropertyListImport {
    private static let screen = "UILaunchScreen"
    private static let screens = "UILaunchScreens"
    private static let storyboard = "UILaunchStoryboardName"
    private static let storyboards = "UILaunchStoryboards"

    static func hasLaunchScreen(_ bytes: [UInt8], file: String) -> Bool {
        guard let list = try? PropertyListFile(reading: bytes, file: file) else { return false }
        return [screen, screens, storyboard, storyboards].contains { list[$0] != nil }
    }

    static func read(_ bytes: [UInt8], in folder: ImportFolder) throws(ArtefactProblem) -> ImportedLaunch {
        let list = try PropertyListFile(reading: bytes, file: folder.file)
        var launch = ImportedLaunch(file: folder.file, platforms: [.ios])
        launch.propertyList = folder.file
        func remark(_ path: [String], _ reason: String) {
            launch.remarks.append(
                ArtefactProblem(
                    file: folder.file, line: list.line(of: path), element: path.joined(separator: "/"),
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
        if let name = list[storyboard]?.string {
            let isSuffixed = name.hasSuffix(".storyboard")
            if isSuffixed { remark([storyboard], "the name has no suffix; an upload with one is refused") }
            launch.storyboard = isSuffixed ? String(name.dropLast(11)) : name
            if list[screen] == nil {
                remark([storyboard], "the screen is that of the storyboard; import it as well")
            }
        }
        for key in [screens, storyboards] where list[key] != nil {
            remark([key], "a screen for each URL scheme is not declared; the first frame may differ by link")
        }
        guard let screen = list[screen] else {
            guard list[storyboard] != nil || list[screens] != nil || list[storyboards] != nil
            else {
                throw ArtefactProblem(
                    file: folder.file, line: list.line(of: []) ?? 1, element: Self.screen,
                    reason: "the list has no launch screen and names no storyboard")
            }
            return launch
        }
        guard let dictionary = screen.dictionary else {
            throw ArtefactProblem(
                file: folder.file, line: list.line(of: [Self.screen]) ?? 1, element: Self.screen,
                reason: "a dictionary is needed, which may be empty")
        }
        if let name = dictionary["UIColorName"]?.string {
            launch.background = folder.colors(named: name)
            if launch.background == nil {
                remark(
                    [Self.screen, "UIColorName"],
                    "the colour \u{201C}\(name)\u{201D} is in no catalogue of the project")
            }
        } else {
            // The system's background, which follows the appearance.
            launch.background = HexColorPair(HexColor(0xFFFFFF), dark: HexColor(0))
        }
        launch.image = dictionary["UIImageName"]?.string.map { ImportedLaunch.Picture($0) }
        for key in dictionary.keys where !["UIColorName", "UIImageName"].contains(key) {
            switch key {
            case "UINavigationBar", "UITabBar", "UIToolbar":
                remark([Self.screen, key], "bars are not declared; draw them in the first screen")
            case "UIImageRespectsSafeAreaInsets":
                remark([Self.screen, key], "the mark stands in the middle of the whole screen")
            default: remark([Self.screen, key], "this key is not known")
            }
        }
        return launch
    }
}
