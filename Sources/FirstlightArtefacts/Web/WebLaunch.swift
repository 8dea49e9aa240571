// Licensed under the Apache License, Version 2.0.

/// The screen of a web app while it starts: manifest, icons, and the pictures that Safari shows.
public struct WebLaunch: Hashable, Sendable {
    /// The name of the app, and the one for where there is little room.
    public var name, shortName: String
    /// The URL at which the app starts.
    public var startURL: String
    /// The part of the browser that is visible.
    public var display: WebManifest.Display
    /// The colour of the screen while the app starts.
    public var background: HexColorPair
    /// The colour of the bars around the app.
    public var theme: HexColorPair
    /// The size of the mark on the launch screen, in points.
    public var markWidth, markHeight: Double
    /// Indicates whether there are icons in one colour.
    public var hasMonochrome: Bool
    /// The path of the manifest.
    public var manifest: String

    /// Declares the launch of a web app.
    public init(
        name: String, shortName: String, startURL: String = ".", display: WebManifest.Display = .standalone,
        background: HexColorPair, theme: HexColorPair, markWidth: Double, markHeight: Double,
        hasMonochrome: Bool = false, manifest: String = "manifest.webmanifest"
    ) {
        (self.name, self.shortName, self.startURL, self.display) = (name, shortName, startURL, display)
        (self.background, self.theme, self.manifest) = (background, theme, manifest)
        (self.markWidth, self.markHeight, self.hasMonochrome) = (markWidth, markHeight, hasMonochrome)
    }

    /// The path of the lines for the head of the page.
    public static let head = "launch-head.html"

    /// Makes the files and pictures; existing members and icons of others in the manifest are kept.
    ///
    /// A file that would not change is not among the files.
    public func artefacts(over files: FileSet = FileSet()) throws(ArtefactProblem) -> PlatformArtefacts {
        guard markWidth > 0, markHeight > 0, max(markWidth, markHeight) <= 320 else {
            throw ArtefactProblem(
                file: "WebLaunch", element: "mark",
                reason: "\(markWidth.plain) x \(markHeight.plain) pt does not fit a phone; stay within 320 pt"
            )
        }
        var artefacts = PlatformArtefacts()
        var written =
            try files[manifest].map { bytes throws(ArtefactProblem) in
                try WebManifest(reading: bytes, file: manifest)
            } ?? WebManifest(name: name)
        fill(&written)
        for (path, bytes) in [(manifest, try written.bytes()), (Self.head, Array(headLines.utf8))]
        where files[path] != bytes {
            artefacts.files[path] = bytes
        }
        artefacts.pictures = pictures
        return artefacts
    }

    private func fill(_ manifest: inout WebManifest) {
        (manifest.name, manifest.shortName) = (name, shortName)
        (manifest.startURL, manifest.display) = (startURL, display)
        (manifest.backgroundColor, manifest.themeColor) = (background.light, theme.light)
        var icons = manifest.icons
        let ours = self.icons
        icons.removeAll { icon in
            icon.source.hasPrefix("icons/icon-") && !ours.contains { $0.source == icon.source }
        }
        for icon in ours {
            if let place = icons.firstIndex(where: { $0.source == icon.source }) {
                for (key, value) in icon.members.members { icons[place].members[key] = value }
            } else {
                icons.append(icon)
            }
        }
        manifest.icons = icons
    }

    /// The icons of the manifest: those that an installed app needs, whole and for masks.
    var icons: [WebManifest.Icon] {
        let purposes: [WebManifest.Icon.Purpose] =
            hasMonochrome ? [.any, .maskable, .monochrome] : [.any, .maskable]
        return purposes.flatMap { purpose in
            Self.sides.map { side in
                WebManifest.Icon(Self.path(of: purpose, side: side), side: side, purpose: purpose)
            }
        }
    }

    private static let sides = [192, 512]

    private static func path(of purpose: WebManifest.Icon.Purpose, side: Int) -> String {
        purpose == .any ? "icons/icon-\(side).png" : "icons/icon-\(purpose.rawValue)-\(side).png"
    }

    // MARK: - Pictures

    /// The pictures of the icons and of Safari's launch screens.
    public var pictures: [PictureSlot] {
        var slots: [PictureSlot] = []
        for side in Self.sides {
            slots.append(
                PictureSlot(path: Self.path(of: .any, side: side), art: .icon, width: side, height: side))
            // A square within the circle of 80 percent that every mask leaves.
            let box = Int(Double(side) * 0.8 / 2.0.squareRoot())
            slots.append(
                PictureSlot(
                    path: Self.path(of: .maskable, side: side), art: .icon, width: side, height: side,
                    artWidth: box, artHeight: box, isOpaque: true))
            if hasMonochrome {
                slots.append(
                    PictureSlot(
                        path: Self.path(of: .monochrome, side: side), art: .iconMonochrome, width: side,
                        height: side, artWidth: box, artHeight: box))
            }
        }
        slots.append(
            PictureSlot(path: Self.touchIcon, art: .icon, width: 180, height: 180, isOpaque: true))
        for side in Self.favicons {
            slots.append(PictureSlot(path: Self.favicon(side), art: .icon, width: side, height: side))
        }
        return slots + startupPictures.map(\.slot)
    }

    static let touchIcon = "icons/apple-touch-icon.png"
    static let favicons = [16, 32, 48]
    static func favicon(_ side: Int) -> String { "icons/favicon-\(side).png" }
}
