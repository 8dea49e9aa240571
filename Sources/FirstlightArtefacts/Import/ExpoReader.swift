// Licensed under the Apache License, Version 2.0.

/// Reads the splash screen of an Expo project: the plugin's options, or the older `splash` of `app.json`.
struct ExpoReader {
    private let folder: ImportFolder
    private let json: JSONFile
    /// The path of the configuration: `expo`, or the root of an older file.
    private let root: [JSONStep]
    private var launch: ImportedLaunch

    static let plugin = "expo-splash-screen"

    static func read(_ bytes: [UInt8], in folder: ImportFolder) throws(ArtefactProblem) -> ImportedLaunch {
        let json = try JSONFile(reading: bytes, file: folder.file)
        let root: [JSONStep] = json.value["expo"] == nil ? [] : ["expo"]
        guard json.value[root]?.object != nil else {
            throw json.problem(at: root, "the configuration is an object with keys such as splash")
        }
        var reader = ExpoReader(
            folder: folder, json: json, root: root,
            launch: ImportedLaunch(file: folder.file, platforms: [.ios, .android, .web]))
        reader.read()
        return reader.launch
    }

    private mutating func read() {
        if let names = json.value[root + ["platforms"]]?.array {
            launch.platforms = Set(names.compactMap { $0.string.flatMap(ImportedLaunch.Platform.init) })
        }
        for (platform, path) in [
            (ImportedLaunch.Platform.ios, ["ios", "bundleIdentifier"] as [JSONStep]),
            (.android, ["android", "package"]),
        ] {
            launch.identifiers[platform] = json.value[root + path]?.string
        }
        let icon = json.value[root + ["ios", "icon"]]
        launch.icon = path(
            at: icon?.string != nil
                ? ["ios", "icon"] : icon?["light"] != nil ? ["ios", "icon", "light"] : ["icon"])
        if let index = pluginIndex() {
            readPlugin(["plugins", .index(index), 1])
        } else {
            readSplash()
        }
        let style = json.value[root + ["userInterfaceStyle"]]?.string
        if launch.background?.dark != nil || launch.image?.dark != nil, style == nil || style == "light" {
            remark(
                ["userInterfaceStyle"], "the app is declared light only, so its dark colours are never seen")
        }
    }

    private func pluginIndex() -> Int? {
        json.value[root + ["plugins"]]?.array?.firstIndex {
            $0[0]?.string == Self.plugin && $0[1]?.object != nil
        }
    }

    // MARK: - The plugin

    private mutating func readPlugin(_ options: [JSONStep]) {
        let override = options + ["ios"]
        let known: Set<String> = [
            "backgroundColor", "image", "imageWidth", "resizeMode", "dark", "ios", "android",
            "enableFullScreenImage_legacy",
        ]
        launch.background = colors(override) ?? colors(options)
        let source = text(override + ["image"]) == nil ? options : override
        let isFull =
            json.value[root + override + ["enableFullScreenImage_legacy"]]?.boolean
            ?? json.value[root + options + ["enableFullScreenImage_legacy"]]?.boolean ?? false
        var width: Double?
        if !isFull {
            width =
                json.value[root + override + ["imageWidth"]]?.double
                ?? json.value[root + options + ["imageWidth"]]?.double ?? 100
        }
        launch.image = picture(source, width: width, mode: isFull ? mode(source) : .fit)
        for key in json.value[root + options]?.object?.keys ?? [] where !known.contains(key) {
            remark(options + [.key(key)], "this option is not known")
        }
        remarkOnTablet(override)
        remarkOnAndroid(options + ["android"], general: options)
    }

    // MARK: - The older key

    private mutating func readSplash() {
        let splash: [JSONStep] =
            json.value[root + ["ios", "splash"]]?.object == nil ? ["splash"] : ["ios", "splash"]
        guard json.value[root + splash]?.object != nil else {
            remark(["splash"], "there is no splash screen: neither the plugin's options nor this key")
            return
        }
        launch.background = colors(splash)
        launch.image = picture(splash, width: nil, mode: mode(splash))
        for key in json.value[root + splash]?.object?.keys ?? []
        where !["image", "resizeMode", "backgroundColor", "dark", "tabletImage"].contains(key) {
            remark(splash + [.key(key)], "this key is not known")
        }
        remarkOnTablet(splash)
        remarkOnAndroid(["android", "splash"], general: splash)
    }

    private mutating func remarkOnTablet(_ path: [JSONStep]) {
        for key in ["tabletImage", "tabletBackgroundColor"] where text(path + [.key(key)]) != nil {
            remark(path + [.key(key)], "the app has one picture for phones and tablets")
        }
    }

    private mutating func remarkOnAndroid(_ path: [JSONStep], general: [JSONStep]) {
        for key in json.value[root + path]?.object?.keys ?? [] {
            let steps = path + [.key(key)]
            if json.value[root + steps] != json.value[root + general + [.key(key)]] {
                remark(steps, "the app has one for all systems; that of iOS is taken")
            }
        }
    }

    // MARK: - Values

    private mutating func colors(_ path: [JSONStep]) -> HexColorPair? {
        guard let light = color(path + ["backgroundColor"]) else { return nil }
        let pair = HexColorPair(light, dark: color(path + ["dark", "backgroundColor"]))
        if let reason = pair.translucencyRemark() { remark(path + ["backgroundColor"], reason) }
        return pair
    }

    private mutating func color(_ path: [JSONStep]) -> HexColor? {
        guard let text = text(path) else { return nil }
        guard let color = HexColor(css: text) else {
            remark(path, "\u{201C}\(text)\u{201D} is not understood; write it as #RRGGBB")
            return nil
        }
        return color
    }

    private mutating func picture(
        _ path: [JSONStep], width: Double?, mode: ImportedLaunch.ContentMode
    ) -> ImportedLaunch.Picture? {
        guard let light = self.path(at: path + ["image"]) else { return nil }
        var picture = ImportedLaunch.Picture(
            light, dark: self.path(at: path + ["dark", "image"]), contentMode: mode)
        if let width {
            picture.width = width
            picture.height = folder.pixels(of: light).map { width * $0.height / $0.width }
        }
        return picture
    }

    private mutating func mode(_ path: [JSONStep]) -> ImportedLaunch.ContentMode {
        switch text(path + ["resizeMode"]) {
        case "contain", nil: return .fit
        case "cover": return .fill
        case "native": return .natural
        case .some(let other):
            remark(path + ["resizeMode"], "\u{201C}\(other)\u{201D} is no mode; contain is taken")
            return .fit
        }
    }

    private mutating func path(at path: [JSONStep]) -> String? {
        guard let text = text(path) else { return nil }
        guard let inside = folder.path(text) else {
            remark(path, "\u{201C}\(text)\u{201D} lies outside the project")
            return nil
        }
        return inside
    }

    private func text(_ path: [JSONStep]) -> String? {
        json.value[root + path]?.string.flatMap { $0.isEmpty ? nil : $0 }
    }

    private mutating func remark(_ path: [JSONStep], _ reason: String) {
        launch.remarks.append(json.problem(at: root + path, reason))
    }
}
