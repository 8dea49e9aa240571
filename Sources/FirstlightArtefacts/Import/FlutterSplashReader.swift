// Licensed under the Apache License, Version 2.0.

/// Reads the settings of flutter_native_splash, from a file of their own or from a `pubspec.yaml`.
struct FlutterSplashReader {
    private let folder: ImportFolder
    private let settings: YAMLNode
    private var launch: ImportedLaunch

    static let block = "flutter_native_splash"

    static func read(_ bytes: [UInt8], in folder: ImportFolder) throws(ArtefactProblem) -> ImportedLaunch {
        let root = try YAMLReader.read(bytes, file: folder.file)
        guard let settings = root[block] else {
            throw ArtefactProblem(
                file: folder.file, line: root.line, element: block,
                reason: "the file has no such block of settings")
        }
        guard case .mapping = settings.content else {
            throw ArtefactProblem(
                file: folder.file, line: settings.line, element: block,
                reason: "the block is no mapping; give it keys such as color")
        }
        var reader = FlutterSplashReader(
            folder: folder, settings: settings,
            launch: ImportedLaunch(file: folder.file, platforms: [.ios, .android, .web]))
        reader.read()
        return reader.launch
    }

    /// The reasons why keys cannot be converted; the keys that can are not among them.
    private static let reasons: [String: String] = [
        "background_image":
            "a picture behind everything: draw it in the first screen, or give its main colour",
        "fullscreen": "whether the status bar is shown is set in the Info.plist and in the first screen",
        "fill": "replaced by android_gravity: declare the size of the picture",
        "android_gravity": "the picture stands as on iOS",
        "android_screen_orientation": "orientations are declared by the app",
        "web_image_mode": "the picture stands as on iOS",
    ]

    private mutating func read() {
        for platform in [ImportedLaunch.Platform.ios, .android, .web] {
            if settings[platform.rawValue]?.boolean == false { launch.platforms.remove(platform) }
        }
        if let line = settings.members.first(where: { $0.key == "ios" })?.line,
            !launch.platforms.contains(.ios)
        {
            remark(
                line, "ios", "the tool makes no screen for iOS: what it makes elsewhere is declared for it")
        }
        launch.background = colors("color", in: settings, suffix: "_ios")
        let (mode, placement) = contentMode()
        launch.image = picture("image", mode, placement)
        let corner = text("branding_mode").flatMap(ImportedLaunch.Placement.init)
        let corners: [ImportedLaunch.Placement] = [.bottomLeft, .bottomRight]
        launch.branding = picture("branding", .natural, corners.first { $0 == corner } ?? .bottom)
        let lists = settings["info_plist_files"]?.elements ?? []
        launch.propertyList = lists.first?.text.flatMap(folder.path)
        for list in lists.dropFirst() {
            remark(list.line, "info_plist_files", "one property list is taken; the first")
        }
        if let android = settings["android_12"] { readAndroid(android) }
        for member in settings.members { remarkOn(member) }
        launch.remarks.sort { ($0.line ?? 0, $0.element) < ($1.line ?? 0, $1.element) }
    }

    private mutating func readAndroid(_ block: YAMLNode) {
        launch.iconBackground = colors("icon_background_color", in: block)
        for member in block.members {
            switch member.key {
            case "icon_background_color", "icon_background_color_dark": break
            case "image", "image_dark", "color", "color_dark", "branding", "branding_dark":
                if let text = member.value.text, text != self.text(member.key) {
                    remark(member.line, "android_12/\(member.key)", "the app has one for all systems")
                }
            default: remark(member.line, "android_12/\(member.key)", "this key is not known")
            }
        }
    }

    private mutating func remarkOn(_ member: YAMLNode.Member) {
        let base = Self.withoutSuffixes(member.key)
        if let reason = Self.reasons[base] ?? Self.reasons[member.key] {
            remark(member.line, member.key, reason)
        } else if ["color", "image", "branding"].contains(base) {
            let isForOthers = member.key.hasSuffix("_android") || member.key.hasSuffix("_web")
            let general = member.key.replacing("_android", with: "").replacing("_web", with: "")
            if isForOthers, let text = member.value.text, text != self.text(general) {
                remark(member.line, member.key, "the app has one for all systems; that of iOS is taken")
            }
        } else if member.key == "<<" {
            remark(member.line, member.key, "merged mappings are not followed; write their keys here")
        } else if !Self.readKeys.contains(member.key) {
            remark(member.line, member.key, "this key is not known")
        }
    }

    private static let readKeys: Set<String> = [
        "android", "ios", "web", "branding_mode", "ios_content_mode", "info_plist_files", "android_12",
    ]

    private static func withoutSuffixes(_ key: String) -> String {
        var key = key
        for suffix in ["_android", "_ios", "_web", "_dark"] where key.hasSuffix(suffix) {
            key.removeLast(suffix.count)
        }
        return key
    }

    // MARK: - Values

    private func text(_ key: String) -> String? { settings[key]?.text }

    private mutating func colors(_ key: String, in block: YAMLNode, suffix: String = "") -> HexColorPair? {
        let light = color(key + suffix, in: block) ?? color(key, in: block)
        let dark = color(key + "_dark" + suffix, in: block) ?? color(key + "_dark", in: block)
        return light.map { HexColorPair($0, dark: dark) }
    }

    /// Reads a colour as the tool does: six digits with or without a number sign, or a number that lost its zeros.
    private mutating func color(_ key: String, in block: YAMLNode) -> HexColor? {
        guard let node = block[key] else { return nil }
        guard case .scalar(let text, let isPlain) = node.content, !text.isEmpty else {
            remark(node.line, key, "there is no colour: without quotes a number sign begins a comment")
            return nil
        }
        var digits = text.filter { $0 != "#" && $0 != " " }
        if isPlain, Int(digits) != nil, digits.count < 6 {
            digits = String(repeating: "0", count: 6 - digits.count) + digits
        }
        guard digits.count == 6, let color = HexColor(css: "#" + digits) else {
            remark(node.line, key, "\u{201C}\(text)\u{201D} is no colour; six hexadecimal digits are needed")
            return nil
        }
        return color
    }

    private mutating func picture(
        _ key: String, _ mode: ImportedLaunch.ContentMode, _ placement: ImportedLaunch.Placement
    ) -> ImportedLaunch.Picture? {
        guard let light = path(key + "_ios") ?? path(key) else { return nil }
        // Its pictures are drawn for four pixels a point.
        let pixels = folder.pixels(of: light)
        return ImportedLaunch.Picture(
            light, dark: path(key + "_dark_ios") ?? path(key + "_dark"), width: pixels.map { $0.width / 4 },
            height: pixels.map { $0.height / 4 }, contentMode: mode, placement: placement)
    }

    private mutating func path(_ key: String) -> String? {
        guard let node = settings[key], let text = node.text else { return nil }
        guard let path = folder.path(text) else {
            remark(node.line, key, "\u{201C}\(text)\u{201D} lies outside the project")
            return nil
        }
        return path
    }

    private mutating func contentMode() -> (ImportedLaunch.ContentMode, ImportedLaunch.Placement) {
        guard let node = settings["ios_content_mode"], let text = node.text else {
            return (.natural, .center)
        }
        switch text {
        case "scaleToFill": return (.stretch, .center)
        case "scaleAspectFit": return (.fit, .center)
        case "scaleAspectFill": return (.fill, .center)
        default:
            if let placement = ImportedLaunch.Placement(rawValue: text) { return (.natural, placement) }
            remark(
                node.line, "ios_content_mode", "\u{201C}\(text)\u{201D} is no content mode; center is taken")
            return (.natural, .center)
        }
    }

    private mutating func remark(_ line: Int, _ key: String, _ reason: String) {
        launch.remarks.append(
            ArtefactProblem(file: folder.file, line: line, element: "\(Self.block)/\(key)", reason: reason))
    }
}
