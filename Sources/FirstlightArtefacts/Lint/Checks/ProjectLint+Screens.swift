// Licensed under the Apache License, Version 2.0.

// The content of a launch screen: its pictures and colours, their memory and appearances.
extension ProjectLint {
    func screenFindings(_ screen: LintScreen, of app: LintApp, in project: LintProject) -> [LintFinding] {
        var found: [LintFinding] = []
        var images: [(LintScreen.Mention, LintImage)] = []
        var colors: [(LintScreen.Mention, CatalogueAsset)] = []
        found += screen.unset.compactMap {
            app.unsetFinding($0.name, at: (screen.file, $0.line), $0.element)
        }
        for mention in screen.images {
            let named = imageFindings(mention, screen, app, project)
            found += named.findings
            if let image = named.image { images.append((mention, image)) }
        }
        for mention in screen.colors {
            if let color = project.color(mention.name, of: app) {
                colors.append((mention, color))
            } else {
                found.append(
                    LintRule.colorAbsent.at(
                        screen.file, mention.line, mention.element,
                        "no catalogue of \(app.name) has the colour \u{201C}\(mention.name)\u{201D}"))
            }
        }
        found += brandingFindings(screen, images) + memoryFindings(screen, images)
        found += appearanceFindings(screen, images, colors, app)
        found += absenceFindings(screen, images, colors, app) + jpegFindings(screen, images)
        found += translucencyFindings(screen, app, project)
        var seen: Set<String> = []
        for (mention, image) in images where seen.insert(image.name).inserted {
            found += scaleFindings(image, app) + edgeFindings(image)
            if !image.isColor, !Self.hasHash(mention.name) {
                found.append(
                    LintRule.nameCached.at(
                        screen.file, mention.line, mention.element,
                        "a new picture under the name \u{201C}\(mention.name)\u{201D} may not be shown"))
            }
        }
        return found
    }

    private func imageFindings(
        _ mention: LintScreen.Mention, _ screen: LintScreen, _ app: LintApp, _ project: LintProject
    ) -> (image: LintImage?, findings: [LintFinding]) {
        let endings: Set = ["png", "jpg", "jpeg", "pdf", "svg", "heic", "imageset"]
        let image = project.image(mention.name, of: app)
        if endings.contains(LintPath.ending(mention.name)), image?.asset == nil {
            let bare = LintPath.stem(mention.name)
            let known = project.image(bare, of: app)
            if screen.storyboard == nil || known?.asset != nil {
                var edit: LintEdit?
                if known?.asset != nil, app.info?.file.value[path: mention.path]?.string == mention.name {
                    edit = app.edit(mention.path, to: .string(bare))
                }
                return (
                    known,
                    [
                        LintRule.imageExtension.at(
                            screen.file, mention.line, mention.element,
                            "\u{201C}\(mention.name)\u{201D} has an ending", edit: edit)
                    ]
                )
            }
        }
        if let image { return (image, []) }
        return (
            nil,
            [
                LintRule.imageAbsent.at(
                    screen.file, mention.line, mention.element,
                    "\(app.name) has no picture \u{201C}\(mention.name)\u{201D}")
            ]
        )
    }

    private func brandingFindings(
        _ screen: LintScreen, _ images: [(LintScreen.Mention, LintImage)]
    ) -> [LintFinding] {
        guard !firstScreenHasBranding else { return [] }
        var seen: Set<String> = []
        return images.filter { !$1.isColor && seen.insert($1.name).inserted }.map { mention, image in
            LintRule.branding.at(
                screen.file, mention.line, mention.element, "it shows \u{201C}\(image.name)\u{201D}")
        }
    }

    /// Returns whether a name ends in a hash: six or more digits after a hyphen or an underscore.
    private static func hasHash(_ name: String) -> Bool {
        guard let sign = name.lastIndex(where: { $0 == "-" || $0 == "_" }) else { return false }
        let end = name[name.index(after: sign)...]
        return end.count >= 6 && end.allSatisfy { $0.isHexDigit } && end.contains { $0.isNumber }
    }

    /// Returns findings for JPEG pictures, which a launch storyboard does not show on every device.
    private func jpegFindings(
        _ screen: LintScreen, _ images: [(LintScreen.Mention, LintImage)]
    ) -> [LintFinding] {
        var seen: Set<String> = []
        return images.filter { seen.insert($1.name).inserted }.compactMap { mention, image in
            guard let file = image.variants.first(where: { $0.header?.format == .jpeg }) else { return nil }
            return LintRule.launchJPEG.at(
                screen.file, mention.line, mention.element,
                "\u{201C}\(image.name)\u{201D} is a JPEG, \(LintPath.name(file.path))")
        }
    }

    /// Returns findings for parts of which one appearance shows nothing, because every variant is for the other.
    private func absenceFindings(
        _ screen: LintScreen, _ images: [(LintScreen.Mention, LintImage)],
        _ colors: [(LintScreen.Mention, CatalogueAsset)], _ app: LintApp
    ) -> [LintFinding] {
        let style = app.info?["UIUserInterfaceStyle"]?.string ?? app.generated("UIUserInterfaceStyle")?.value
        let shown = [("Light", Appearance.light), ("Dark", .dark)].filter {
            style == nil || style == "Automatic" || style == $0.0
        }
        var seen: Set<String> = []
        func findings(_ kind: String, _ mention: LintScreen.Mention, _ isEmpty: (Appearance) -> Bool)
            -> [LintFinding]
        {
            guard seen.insert(kind + mention.name).inserted else { return [] }
            return shown.filter { isEmpty($0.1) }.map { word, _ in
                LintRule.appearanceAbsent.at(
                    screen.file, mention.line, mention.element,
                    "the \(kind) \u{201C}\(mention.name)\u{201D} has no variant for the \(word.lowercased()) appearance"
                )
            }
        }
        return images.flatMap { mention, image in findings("picture", mention, image.isEmpty) }
            + colors.flatMap { mention, asset in
                let entries = asset.colorSet?.entries.filter { $0.color != nil } ?? []
                return findings("colour", mention) { appearance in
                    let other: Appearance = appearance == .dark ? .light : .dark
                    return !entries.isEmpty && entries.allSatisfy { $0.appearances.contains(other) }
                }
            }
    }

    /// Returns a finding for a ground of keys, or of a storyboard's root view, that something shows through.
    private func translucencyFindings(
        _ screen: LintScreen, _ app: LintApp, _ project: LintProject
    ) -> [LintFinding] {
        let named: LintScreen.Mention?
        if let storyboard = screen.storyboard {
            guard let root = storyboard.rootView, let color = root.backgroundColor else { return [] }
            let line = root.markup.child("color", key: "backgroundColor")?.line
            let element = "\(root.kind)/color"
            if case .named(let name) = color {
                named = LintScreen.Mention(name: name, line: line, element: element)
            } else {
                let pair: HexColorPair? =
                    if case .system(let name) = color {
                        SystemColor.pair(named: name)
                    } else {
                        color.sRGB.flatMap { HexColor($0) }.map { HexColorPair($0) }
                    }
                guard let words = pair?.translucency else { return [] }
                return [LintRule.colorTranslucent.at(screen.file, line, element, words)]
            }
        } else {
            named = screen.colors.first
        }
        guard let named, let asset = project.color(named.name, of: app), let set = asset.colorSet else {
            return []
        }
        func shade(isDark: Bool) -> HexColor? {
            set.color(isDark: isDark)?.sRGB.flatMap { HexColor($0) }
        }
        // A light colour that cannot be read says nothing, and the dark one does not stand in for it.
        let light = shade(isDark: false) ?? HexColor(0)
        guard let words = HexColorPair(light, dark: shade(isDark: true)).translucency else { return [] }
        return [
            LintRule.colorTranslucent.at(
                screen.file, named.line, named.element,
                "the colour \u{201C}\(named.name)\u{201D} of \(asset.path): \(words)")
        ]
    }

    // MARK: - Memory

    private func memoryFindings(
        _ screen: LintScreen, _ images: [(LintScreen.Mention, LintImage)]
    ) -> [LintFinding] {
        var found: [LintFinding] = []
        var names: Set<String> = []
        var total = 0.0
        for (mention, image) in images where names.insert(image.name).inserted {
            let sizes = image.variants.compactMap { $0.header?.pixels }
            // Rows are filled up to 64 bytes.
            total +=
                sizes.map { (Double($0.width) * 4 / 64).rounded(.up) * 64 * Double($0.height) }.max() ?? 0
            if let large = sizes.first(where: { max($0.width, $0.height) > 2400 }) {
                found.append(
                    LintRule.imageSide.at(
                        screen.file, mention.line, mention.element,
                        "\u{201C}\(image.name)\u{201D} has \(large.width) \u{00D7} \(large.height) pixels"))
            }
        }
        let first = screen.images.first
        if total > 25_000_000 {
            found.append(
                LintRule.memory.at(
                    screen.file, first?.line, first?.element ?? "",
                    "\(total.plain) bytes are more than 25000000"))
        } else if total > 20_000_000 {
            found.append(
                LintRule.memoryNear.at(
                    screen.file, first?.line, first?.element ?? "",
                    "\(total.plain) of 25000000 bytes are used"))
        }
        return found
    }

    // MARK: - Appearances

    private func appearanceFindings(
        _ screen: LintScreen, _ images: [(LintScreen.Mention, LintImage)],
        _ colors: [(LintScreen.Mention, CatalogueAsset)], _ app: LintApp
    ) -> [LintFinding] {
        let parts =
            images.map { ($0, "picture", $1.hasDark) }
            + colors.map { mention, asset in
                let entries = asset.colorSet?.entries ?? []
                let isSystem = entries.contains { $0.color?.reference != nil }
                return (mention, "colour", isSystem || LintImage.hasDark(entries.map(\.appearances)))
            }
        let hasDark = parts.contains { $0.2 }
        let style = app.info?["UIUserInterfaceStyle"]?.string ?? app.generated("UIUserInterfaceStyle")?.value
        let key = "UIUserInterfaceStyle"
        let line = app.info?[key] == nil ? app.place.line : app.info?.file.line(of: [key])
        if let style, style == "Light" || style == "Dark" {
            guard hasDark else { return [] }
            return [
                LintRule.appearanceFixed.at(
                    app.place.file, line, key, "\(key) is \(style), and the launch screen has dark variants")
            ]
        }
        var seen: Set<String> = []
        var found = parts.filter { hasDark && !$0.2 && seen.insert($0.1 + $0.0.name).inserted }.map {
            mention, kind, _ in
            LintRule.darkHole.at(
                screen.file, mention.line, mention.element,
                "the \(kind) \u{201C}\(mention.name)\u{201D} has no dark variant, another part has")
        }
        let literals = (screen.storyboard?.views ?? []).compactMap { view -> LintFinding? in
            guard let color = view.markup.child("color", key: "backgroundColor"), view.isVisible else {
                return nil
            }
            switch StoryboardColor(color) {
            case .components(_, _, _, let alpha, _), .gray(_, let alpha, _):
                guard alpha > 0 else { return nil }
                return LintRule.literalColor.at(
                    screen.file, color.line, "\(view.kind)/color",
                    "the background of \(view.kind) is a literal colour")
            case .named, .system, nil: return nil
            }
        }
        found += literals
        if style == "Automatic", !hasDark, literals.isEmpty, !parts.isEmpty,
            screen.storyboard?.usedSystemColors.isEmpty ?? true
        {
            found.append(
                LintRule.appearanceWithoutDark.at(
                    app.place.file, line, key, "\(key) is Automatic, and no part of the launch screen is dark"
                ))
        }
        return found
    }
}

extension StoryboardView {
    fileprivate var isVisible: Bool { !isHidden && alpha > 0 }
}
