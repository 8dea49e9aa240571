// Licensed under the Apache License, Version 2.0.

/// Reads what react-native-bootsplash left: the manifest of its pictures, or its command in a `package.json`.
enum BootsplashReader {
    /// The name of the package, of its command and of its plugin for Expo.
    static let package = "react-native-bootsplash"

    // MARK: - The manifest

    /// Returns whether a JSON value has the form of a manifest.
    static func isManifest(_ value: JSONValue) -> Bool {
        value["background"]?.string != nil && value["logo"]?["width"]?.double != nil
    }

    static func readManifest(_ bytes: [UInt8], in folder: ImportFolder) throws(ArtefactProblem)
        -> ImportedLaunch
    {
        let json = try JSONFile(reading: bytes, file: folder.file)
        guard isManifest(json.value) else {
            throw json.problem(at: [], "a manifest has a background and a logo with its width")
        }
        var launch = ImportedLaunch(file: folder.file, platforms: [.ios, .android])
        func color(_ key: String) -> HexColor? {
            guard let text = json.value[key]?.string else { return nil }
            if let color = HexColor(css: text) ?? HexColor(css: "#" + text) { return color }
            launch.remarks.append(json.problem(at: [.key(key)], "\u{201C}\(text)\u{201D} is no colour"))
            return nil
        }
        launch.background = color("background").map { HexColorPair($0, dark: color("darkBackground")) }
        if let reason = launch.background?.translucencyRemark() {
            launch.remarks.append(json.problem(at: ["background"], reason))
        }
        func picture(_ key: String, _ placement: ImportedLaunch.Placement) -> ImportedLaunch.Picture? {
            guard let size = json.value[key] else { return nil }
            guard let light = largest(key, in: folder) ?? largest("bootsplash_\(key)", in: folder) else {
                launch.remarks.append(
                    json.problem(
                        at: [.key(key)], "its pictures, such as \(key).png, do not lie beside the manifest"))
                return nil
            }
            return ImportedLaunch.Picture(
                light, dark: largest("dark-\(key)", in: folder), width: size["width"]?.double,
                height: size["height"]?.double, contentMode: .fit, placement: placement)
        }
        launch.image = picture("logo", .center)
        launch.branding = picture("brand", .bottom)
        if let bottom = json.value["brand"]?["bottom"]?.double {
            launch.remarks.append(
                json.problem(
                    at: ["brand", "bottom"],
                    "the distance of \(bottom.plain) pt from the edge is the app's own"))
        }
        for key in json.value.object?.keys ?? []
        where !["background", "darkBackground", "logo", "brand"].contains(key) {
            launch.remarks.append(json.problem(at: [.key(key)], "this key is not known"))
        }
        return launch
    }

    private static func largest(_ name: String, in folder: ImportFolder) -> String? {
        ["@4x", "@3x", "@2x", "@1,5x", ""].lazy.compactMap { folder.path("\(name)\($0).png") }
            .first { folder.files[$0] != nil }
    }

    // MARK: - The command

    static func hasCommand(_ value: JSONValue) -> Bool {
        value["scripts"]?.object?.members.contains {
            $0.value.string.map { arguments(in: $0) != nil } ?? false
        } ?? false
    }

    static func readCommand(_ bytes: [UInt8], in folder: ImportFolder) throws(ArtefactProblem)
        -> ImportedLaunch
    {
        let json = try JSONFile(reading: bytes, file: folder.file)
        for (key, value) in json.value["scripts"]?.object?.members ?? [] {
            if let arguments = value.string.flatMap({ arguments(in: $0) }) {
                return launch(arguments, of: json, at: ["scripts", .key(key)], in: folder)
            }
        }
        throw json.problem(at: ["scripts"], "no script calls react-native-bootsplash")
    }

    private static func launch(
        _ arguments: [String], of json: JSONFile, at path: [JSONStep], in folder: ImportFolder
    ) -> ImportedLaunch {
        var launch = ImportedLaunch(file: folder.file, platforms: [.ios, .android, .web])
        func remark(_ reason: String) { launch.remarks.append(json.problem(at: path, reason)) }
        var (options, names) = options(arguments)
        func color(_ key: String) -> HexColor? {
            guard let text = options.removeValue(forKey: key) else { return nil }
            if let color = HexColor(css: text) ?? HexColor(css: "#" + text) { return color }
            remark("--\(key): \u{201C}\(text)\u{201D} is no colour")
            return nil
        }
        func inside(_ text: String?) -> String? {
            guard let text else { return nil }
            if let path = folder.path(text) { return path }
            remark("\u{201C}\(text)\u{201D} lies outside the project")
            return nil
        }
        // The tool's own defaults: white, and a logo of 100 points.
        let light = color("background") ?? color("background-color") ?? HexColor(0xFFFFFF)
        launch.background = HexColorPair(light, dark: color("dark-background"))
        if let reason = launch.background?.translucencyRemark() { remark("--background: \(reason)") }
        let width = options.removeValue(forKey: "logo-width").flatMap(Double.init) ?? 100
        if let logo = inside(names.isEmpty ? nil : names.removeFirst()) {
            launch.image = ImportedLaunch.Picture(
                logo, dark: inside(options.removeValue(forKey: "dark-logo")), width: width,
                height: folder.pixels(of: logo).map { width * $0.height / $0.width }, contentMode: .fit)
        } else {
            remark("the command names no logo")
        }
        let brandWidth = options.removeValue(forKey: "brand-width").flatMap(Double.init) ?? 80
        if let brand = inside(options.removeValue(forKey: "brand")) {
            launch.branding = ImportedLaunch.Picture(
                brand, dark: inside(options.removeValue(forKey: "dark-brand")), width: brandWidth,
                height: folder.pixels(of: brand).map { brandWidth * $0.height / $0.width }, contentMode: .fit,
                placement: .bottom)
        }
        if let platforms = options.removeValue(forKey: "platforms") {
            launch.platforms = Set(platforms.split(separator: ",").compactMap { .init(rawValue: String($0)) })
        }
        launch.propertyList = inside(options.removeValue(forKey: "plist"))
        for key in ["assets-output", "assets-path", "license-key", "html"] { options[key] = nil }
        for key in options.keys.sorted() { remark("--\(key) is not taken over") }
        for name in names { remark("\u{201C}\(name)\u{201D} is not taken over") }
        return launch
    }

    // MARK: - The plugin for Expo

    /// Reads the plugin's options, which are those of the command.
    static func readOptions(
        at path: [JSONStep], of json: JSONFile, in folder: ImportFolder
    ) -> ImportedLaunch {
        var launch = ImportedLaunch(file: folder.file, platforms: [.ios, .android, .web])
        let options = json.value[path]
        func remark(_ key: String, _ reason: String) {
            launch.remarks.append(json.problem(at: path + [.key(key)], reason))
        }
        func color(_ key: String) -> HexColor? {
            guard let text = options?[key]?.string else { return nil }
            if let color = HexColor(css: text) ?? HexColor(css: "#" + text) { return color }
            remark(key, "\u{201C}\(text)\u{201D} is no colour")
            return nil
        }
        func file(_ key: String) -> String? {
            guard let text = options?[key]?.string, !text.isEmpty else { return nil }
            if let path = folder.path(text) { return path }
            remark(key, "\u{201C}\(text)\u{201D} lies outside the project")
            return nil
        }
        func picture(
            _ key: String, dark: String, _ usual: Double, _ placement: ImportedLaunch.Placement
        ) -> ImportedLaunch.Picture? {
            guard let light = file(key) else { return nil }
            // The tool takes whole even widths.
            let width = ((options?["\(key)Width"]?.double ?? usual) / 2).rounded(.down) * 2
            return ImportedLaunch.Picture(
                light, dark: file(dark), width: width,
                height: folder.pixels(of: light).map { width * $0.height / $0.width }, contentMode: .fit,
                placement: placement)
        }
        launch.background = HexColorPair(
            color("background") ?? HexColor(0xFFFFFF), dark: color("darkBackground"))
        if let reason = launch.background?.translucencyRemark() { remark("background", reason) }
        launch.image = picture("logo", dark: "darkLogo", 100, .center)
        launch.branding = picture("brand", dark: "darkBrand", 80, .bottom)
        let known: Set = [
            "logo", "logoWidth", "background", "brand", "brandWidth", "darkLogo", "darkBackground",
            "darkBrand",
            "assetsOutput", "licenseKey", "android",
        ]
        for key in options?.object?.keys ?? [] where !known.contains(key) {
            remark(key, "this option is not known")
        }
        return launch
    }

    // MARK: - Words

    /// The words after the call of the tool in a line of a shell, if there is one.
    static func arguments(in script: String) -> [String]? {
        var (words, tool): ([String], [String]?) = (Self.words(script), nil)
        while !words.isEmpty, tool == nil {
            let command = words.prefix { !separators.contains($0) }
            words.removeFirst(min(words.count, command.count + 1))
            if let place = command.firstIndex(of: "generate-bootsplash") {
                tool = Array(command[(place + 1)...])
            } else if let place = command.firstIndex(where: { $0.hasSuffix("react-native-bootsplash") }),
                place + 1 < command.endIndex, command[place + 1] == "generate"
            {
                tool = Array(command[(place + 2)...])
            }
        }
        return tool
    }

    private static let separators: Set<String> = ["&&", "||", ";", "|", "&"]

    /// The words of a shell's line: quotes join, a backslash takes the next character as it is.
    private static func words(_ line: String) -> [String] {
        var (words, word): ([String], String?) = ([], nil)
        var (quote, isEscaped): (Character?, Bool) = (nil, false)
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                (quote, word) = (character, word ?? "")
            } else if character.isWhitespace || character == ";" {
                if let whole = word { words.append(whole) }
                word = nil
                if character == ";" { words.append(";") }
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }

    /// The options `--key value` and `--key=value`, and the words that belong to none.
    private static func options(_ arguments: [String]) -> ([String: String], [String]) {
        var (options, names): ([String: String], [String]) = ([:], [])
        var rest = arguments[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                names.append(word)
                continue
            }
            let parts = word.dropFirst(2).split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let key = parts.first else { continue }
            if parts.count == 2 {
                options[String(key)] = String(parts[1])
            } else if let value = rest.first, !value.hasPrefix("--") {
                options[String(key)] = value
                rest.removeFirst()
            } else {
                options[String(key)] = ""
            }
        }
        return (options, names)
    }
}
