// Licensed under the Apache License, Version 2.0.

/// A screen of Apple's phones and tablets, by which Safari chooses the picture that it shows at launch.
struct WebScreen: Hashable {
    let width, height, scale: Int

    init(_ width: Int, _ height: Int, _ scale: Int) {
        (self.width, self.height, self.scale) = (width, height, scale)
    }

    static let phones = [
        WebScreen(320, 568, 2), WebScreen(375, 667, 2), WebScreen(414, 736, 3), WebScreen(375, 812, 3),
        WebScreen(414, 896, 2), WebScreen(414, 896, 3), WebScreen(390, 844, 3), WebScreen(428, 926, 3),
        WebScreen(393, 852, 3), WebScreen(430, 932, 3), WebScreen(402, 874, 3), WebScreen(440, 956, 3),
        WebScreen(420, 912, 3),
    ]
    static let tablets = [
        WebScreen(744, 1133, 2), WebScreen(768, 1024, 2), WebScreen(810, 1080, 2), WebScreen(820, 1180, 2),
        WebScreen(834, 1112, 2), WebScreen(834, 1194, 2), WebScreen(834, 1210, 2), WebScreen(1024, 1366, 2),
        WebScreen(1032, 1376, 2),
    ]
}

extension WebLaunch {
    /// A picture for a screen in one orientation and one appearance, with the query by which it is chosen.
    struct StartupPicture {
        let slot: PictureSlot
        let media: String
    }

    var startupPictures: [StartupPicture] {
        let upright = (WebScreen.phones + WebScreen.tablets).map { ($0, true) }
        let turned = WebScreen.tablets.map { ($0, false) }
        return (background.dark == nil ? [false] : [false, true]).flatMap { isDark in
            (upright + turned).map { startupPicture($0, isUpright: $1, isDark: isDark) }
        }
    }

    private func startupPicture(_ screen: WebScreen, isUpright: Bool, isDark: Bool) -> StartupPicture {
        let short = screen.width * screen.scale
        let long = screen.height * screen.scale
        let (width, height) = isUpright ? (short, long) : (long, short)
        let scale = Double(screen.scale)
        let slot = PictureSlot(
            path: "launch/launch-\(width)x\(height)\(isDark ? "-dark" : "").png", art: .screen, width: width,
            height: height, artWidth: Int((markWidth * scale).rounded()),
            artHeight: Int((markHeight * scale).rounded()), isOpaque: true, isDark: isDark)
        var media =
            "screen and (device-width: \(screen.width)px) and (device-height: \(screen.height)px)"
            + " and (-webkit-device-pixel-ratio: \(screen.scale))"
            + " and (orientation: \(isUpright ? "portrait" : "landscape"))"
        if background.dark != nil { media += " and (prefers-color-scheme: \(isDark ? "dark" : "light"))" }
        return StartupPicture(slot: slot, media: media)
    }

    /// The lines for the head of the page; they have the background, so that nothing flashes before the app.
    var headLines: String {
        var lines: [String] = []
        func line(_ name: String, _ attributes: [(String, String)]) {
            let text = attributes.map { " \($0)=\"\(MarkupEscapes.attribute($1))\"" }.joined()
            lines.append("<\(name)\(text)/>")
        }
        if let dark = theme.dark {
            for (color, scheme) in [(theme.light, "light"), (dark, "dark")] {
                line(
                    "meta",
                    [
                        ("name", "theme-color"), ("content", color.css),
                        ("media", "(prefers-color-scheme: \(scheme))"),
                    ])
            }
        } else {
            line("meta", [("name", "theme-color"), ("content", theme.light.css)])
        }
        line("meta", [("name", "mobile-web-app-capable"), ("content", "yes")])
        line("meta", [("name", "apple-mobile-web-app-capable"), ("content", "yes")])
        line("meta", [("name", "apple-mobile-web-app-title"), ("content", shortName)])
        line("link", [("rel", "manifest"), ("href", manifest)])
        for side in Self.favicons {
            line(
                "link",
                [
                    ("rel", "icon"), ("type", "image/png"), ("sizes", "\(side)x\(side)"),
                    ("href", Self.favicon(side)),
                ])
        }
        line("link", [("rel", "apple-touch-icon"), ("sizes", "180x180"), ("href", Self.touchIcon)])
        for picture in startupPictures {
            line(
                "link",
                [
                    ("rel", "apple-touch-startup-image"), ("media", picture.media),
                    ("href", picture.slot.path),
                ])
        }
        let dark = background.dark.map {
            " @media (prefers-color-scheme: dark) { html { background: \($0.css) } }"
        }
        lines.append("<style>html { background: \(background.light.css) }\(dark ?? "")</style>")
        return lines.joined(separator: "\n") + "\n"
    }
}
