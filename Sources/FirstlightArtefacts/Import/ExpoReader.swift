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
        if let plugin = plugin(BootsplashReader.package) {
            readBootsplash(plugin)
        } else if let plugin = plugin(Self.plugin), json.value[root + plugin + [1]]?.object != nil {
            readPlugin(plugin + [1])
        } else {
            readSplash()
        }
        let style = json.value[root + ["userInterfaceStyle"]]?.string
        if launch.background?.dark != nil || launch.image?.dark != nil, style == nil || style == "light" {
            remark(
                ["userInterfaceStyle"], "the app is declared light only, so its dark colours are never seen")
        }
    }

    /// The path of a plugin of a name, which stands alone or in a list with its options.
    private func plugin(_ name: String) -> [JSONStep]? {
        json.value[root + ["plugins"]]?.array?.firstIndex { $0.string == name || $0[0]?.string == name }.map {
            ["plugins", .index($0)]
        }
    }

    // MARK: - The plugins

    /// Reads the options of the plugin: those for iOS count before the general ones, one by one.
    private mutating func readPlugin(_ options: [JSONStep]) {
        let (own, android) = (options + ["ios"], options + ["android"])
        let keys = json.value[root + options]?.object?.keys ?? []
        // Options for Android alone leave iOS to the older key.
        if !keys.isEmpty, keys.allSatisfy({ $0 == "android" }) {
            readSplash()
            remarkOnAndroid(android, general: options)
            return
        }
        func place(_ key: [JSONStep]) -> [JSONStep] {
            json.value[root + own + key].map { $0 == .null } == false ? own + key : options + key
        }
        let light = color(place(["backgroundColor"]))
        let isAbsent = text(place(["backgroundColor"])) == nil
        launch.background = pair(
            light ?? (isAbsent ? Self.white : nil), dark: place(["dark", "backgroundColor"]),
            at: place(["backgroundColor"]))
        let isFull = json.value[root + place(["enableFullScreenImage_legacy"])]?.boolean ?? false
        let given = json.value[root + place(["imageWidth"])]
        let width = given?.double ?? 100
        if let given, given != .null, given.double == nil {
            remark(place(["imageWidth"]), "a width is a number, not \(given.kind); 100 is taken")
        }
        let mode = mode(place(["resizeMode"]))
        if !isFull, mode != .fit {
            remark(place(["resizeMode"]), "the picture stands in a square of its width, whatever this says")
        }
        launch.image = picture(
            place(["image"]), dark: place(["dark", "image"]), width: isFull ? nil : width,
            mode: isFull ? mode : .fit)
        let known: Set = ["backgroundColor", "image", "imageWidth", "resizeMode", "dark"]
        let general = known.union(["ios", "android", "enableFullScreenImage_legacy"])
        remarkOnUnknown(options, general)
        remarkOnUnknown(
            own, known.union(["enableFullScreenImage_legacy", "tabletImage", "tabletBackgroundColor"]))
        for path in [options, own] {
            remarkOnUnknown(
                path + ["dark"], ["image", "backgroundColor", "tabletImage", "tabletBackgroundColor"])
        }
        for path in [own, own + ["dark"]] { remarkOnTablet(path) }
        remarkOnAndroid(android, general: options)
    }

    /// Reads the options of react-native-bootsplash, which leaves the other plugin out.
    ///
    /// Before its version 7 they only said where the command had put its pictures, with a manifest.
    private mutating func readBootsplash(_ plugin: [JSONStep]) {
        let options = plugin + [1]
        let given = json.value[root + options]
        guard given?["logo"] == nil else {
            let found = BootsplashReader.readOptions(at: root + options, of: json, in: folder)
            (launch.background, launch.image, launch.branding) = (
                found.background, found.image, found.branding
            )
            launch.remarks += found.remarks
            remarkOnAndroid(options + ["android"], general: options)
            return
        }
        let place = given?["assetsDir"]?.string ?? given?["assetsOutput"]?.string ?? "assets/bootsplash"
        let path = folder.path(place + "/manifest.json")
        guard let path, let bytes = folder.files[path] else {
            return remark(plugin, "it names no logo, and there is no \(place)/manifest.json")
        }
        do throws(ArtefactProblem) {
            let inner = ImportFolder(
                files: folder.files, file: path, pixels: folder.pixels, catalogues: folder.catalogues)
            let found = try BootsplashReader.readManifest(bytes, in: inner)
            (launch.background, launch.image, launch.branding) = (
                found.background, found.image, found.branding
            )
            launch.remarks += found.remarks
        } catch { launch.remarks.append(error) }
    }

    private mutating func remarkOnUnknown(_ path: [JSONStep], _ known: Set<String>) {
        for key in json.value[root + path]?.object?.keys ?? [] where !known.contains(key) {
            remark(path + [.key(key)], "this option is not known")
        }
    }

    // MARK: - The older key

    private mutating func readSplash() {
        let splash: [JSONStep] =
            json.value[root + ["ios", "splash"]]?.object == nil ? ["splash"] : ["ios", "splash"]
        guard json.value[root + splash]?.object != nil else {
            remark(["splash"], "there is no splash screen: neither the plugin's options nor this key")
            return
        }
        // The tool reads dark values of the key for iOS alone.
        let hasDark = splash != ["splash"]
        let dark: [JSONStep]? = hasDark ? splash + ["dark"] : nil
        if !hasDark, json.value[root + ["splash", "dark"]] != nil {
            remark(["splash", "dark"], "this is read below ios/splash and android/splash alone")
        }
        let ground = splash + ["backgroundColor"]
        let light = color(ground)
        launch.background = pair(
            light ?? (text(ground) == nil ? Self.white : nil), dark: dark.map { $0 + ["backgroundColor"] },
            at: ground)
        launch.image = picture(
            splash + ["image"], dark: dark.map { $0 + ["image"] }, width: nil,
            mode: mode(splash + ["resizeMode"]))
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

    /// The tool's own colour where none is given.
    private static let white = HexColor(0xFFFFFF)

    private mutating func pair(
        _ light: HexColor?, dark: [JSONStep]?, at path: [JSONStep]
    ) -> HexColorPair? {
        let dark = dark.flatMap { color($0) }
        guard let light else { return nil }
        let pair = HexColorPair(light, dark: dark)
        if let reason = pair.translucencyRemark() { remark(path, reason) }
        return pair
    }

    private mutating func color(_ path: [JSONStep]) -> HexColor? {
        remarkOnKind(path)
        guard let text = text(path) else { return nil }
        guard let color = HexColor(css: text) else {
            remark(path, "\u{201C}\(text)\u{201D} is not understood; write it as #RRGGBB")
            return nil
        }
        return color
    }

    private mutating func picture(
        _ path: [JSONStep], dark: [JSONStep]?, width: Double?, mode: ImportedLaunch.ContentMode
    ) -> ImportedLaunch.Picture? {
        guard let light = self.path(at: path) else { return nil }
        var picture = ImportedLaunch.Picture(
            light, dark: dark.flatMap { self.path(at: $0) }, contentMode: mode)
        // It is fitted into a square.
        guard let width else { return picture }
        picture.width = width
        if let pixels = folder.pixels(of: light) {
            let scale = width / max(pixels.width, pixels.height)
            (picture.width, picture.height) = (pixels.width * scale, pixels.height * scale)
        }
        return picture
    }

    private mutating func mode(_ path: [JSONStep]) -> ImportedLaunch.ContentMode {
        switch text(path) {
        case "contain", nil: return .fit
        case "cover": return .fill
        case "native": return .natural
        case .some(let other):
            remark(path, "\u{201C}\(other)\u{201D} is no mode; contain is taken")
            return .fit
        }
    }

    private mutating func path(at path: [JSONStep]) -> String? {
        remarkOnKind(path)
        guard let text = text(path) else { return nil }
        guard !text.contains("://") else {
            remark(
                path,
                "\u{201C}\(text)\u{201D} is on the network, which is not read; put the picture into the project"
            )
            return nil
        }
        guard let inside = folder.path(text) else {
            remark(path, "\u{201C}\(text)\u{201D} lies outside the project")
            return nil
        }
        return inside
    }

    /// Tells of a value that is there and is no text.
    private mutating func remarkOnKind(_ path: [JSONStep]) {
        guard let value = json.value[root + path], value.string == nil, value != .null else { return }
        remark(path, "a text is needed, not \(value.kind)")
    }

    private func text(_ path: [JSONStep]) -> String? {
        json.value[root + path]?.string.flatMap { $0.isEmpty ? nil : $0 }
    }

    private mutating func remark(_ path: [JSONStep], _ reason: String) {
        launch.remarks.append(json.problem(at: root + path, reason))
    }
}
