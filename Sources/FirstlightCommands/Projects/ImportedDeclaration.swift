// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

/// The launch screen of a project as the Swift code that declares it.
struct ImportedDeclaration {
    private let launch: ImportedLaunch
    private let project: String

    /// Creates the declaration of a launch screen.
    ///
    /// - Parameter name: The name of the folder or file, of which the project's name is made.
    init(_ launch: ImportedLaunch, name: String) {
        self.launch = launch
        let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        project = joined.first?.isLetter == true ? joined : "App" + joined
    }

    /// The code: a value that may be pasted into an app.
    var text: String {
        let identifier = launch.identifiers[.ios] ?? launch.identifiers[.tvos] ?? launch.identifiers[.android]
        let side = launch.icon.map { "// Draw \($0.words) here." } ?? "// Draw the app's mark here."
        return """
            // From \(launch.file.words)
            AppArtefacts(
                bundleID: \((identifier ?? "com.example.\(project.lowercased())").literal), project: \(project.literal),
                platforms: [\(platforms)],
                launch: \(screen),
                icon: AppIconArt(
                    ground: \(ground), dark: \(darkGround), markSide: 0.6
                ) { side in
                    \(side)
                    Image("AppMark").resizable().frame(width: side, height: side)
                })
            """
    }

    private var platforms: String {
        let apple: [(ImportedLaunch.Platform, String)] = [
            (.ios, ".iOS"), (.macos, ".macOS"), (.tvos, ".tvOS"), (.visionos, ".visionOS"),
            (.watchos, ".watchOS"),
        ]
        let named = apple.filter { launch.platforms.contains($0.0) }.map(\.1)
        return named.isEmpty ? ".iOS" : named.joined(separator: ", ")
    }

    // MARK: - The screen

    private var screen: String {
        var parts = [form.map { ".storyboard(\($0))" } ?? ".dictionary"]
        parts.append("ground: NamedShade(\"LaunchBackground\", \(shade))")
        if let picture { parts.append("picture: \(picture)") }
        return "StaticLaunchScreen(\n        " + parts.joined(separator: ",\n        ") + ")"
    }

    /// A dictionary knows a picture in the middle in its natural size only.
    private var form: String? {
        let isSized = launch.image.map { $0.contentMode != .natural && $0.width != nil } ?? false
        guard launch.storyboard != nil || isSized else { return nil }
        return "LaunchStoryboardForm(name: \((launch.storyboard ?? "LaunchScreen").literal))"
    }

    private var picture: String? {
        guard let image = launch.image, image.placement == .center else { return nil }
        let name = image.light.split(separator: "/").last.map(String.init) ?? image.light
        // A file has a suffix and maybe its scale, which the name of the picture lacks; names in catalogues have dots, too.
        let base = name.replacing(
            /(@[0-9,]+x)?\.(png|jpe?g|webp|gif|heic|pdf|svg)$/.ignoresCase(), with: "")
        guard let width = image.width, let height = image.height else {
            return "StaticLaunchScreen.Picture(\(base.literal))"
        }
        return
            "StaticLaunchScreen.Picture(\(base.literal), size: CGSize(width: \(width.plain), height: \(height.plain)))"
    }

    // MARK: - What is left out

    /// The known parts of the launch screen that have no place in the declaration.
    var omissions: [ArtefactProblem] {
        var reasons: [(key: String, reason: String)] = []
        func add(_ key: String, _ reason: String) { reasons.append((key, reason)) }
        if launch.background == nil { add("background", "no colour is known, so white is declared") }
        if let image = launch.image {
            if image.placement != .center {
                add(
                    image.light,
                    "a launch screen's picture stands in the middle; draw this one in the first frame")
            } else if image.width == nil || image.height == nil, image.contentMode != .natural {
                add(image.light, "the size is not known, so the picture is declared in its natural size")
            }
            if let dark = image.dark {
                add(
                    dark,
                    "the picture of dark appearance goes into the same image of the app, not beside it")
            }
        }
        if let branding = launch.branding {
            add(
                branding.light,
                "a launch screen has one picture; draw the name at the edge in the first frame")
        }
        if launch.iconBackground != nil {
            add("icon background", "the circle behind the mark on Android is that of the app's icon")
        }
        if launch.identifiers.isEmpty { add("bundle identifier", "none is known, so an example is declared") }
        return reasons.map { ArtefactProblem(file: launch.file, element: $0.key, reason: $0.reason) }
    }

    // MARK: - Colours

    private var light: HexColor { launch.background?.light ?? HexColor(0xFFFFFF) }
    private var dark: HexColor { launch.background?.dark ?? light }
    private var shade: String { "BrandShade(\(light.swift), \(dark.swift))" }
    private var ground: String { "BrandColor(\(light.swift))" }
    private var darkGround: String { "BrandColor(\(dark.swift))" }
}

extension HexColor {
    /// The number of an opaque colour, which a launch screen has.
    fileprivate var swift: String { "0x" + css.dropFirst().prefix(6) }
}

extension Double {
    /// The number without needless digits.
    fileprivate var plain: String {
        self == rounded() && abs(self) < 1e9 ? String(Int(self)) : String(self)
    }
}

extension String {
    /// The text as a Swift literal, whatever it contains.
    fileprivate var literal: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\" + String(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    /// The text on one line, for a comment.
    fileprivate var words: String { String(map { $0.isNewline ? " " : $0 }) }
}
