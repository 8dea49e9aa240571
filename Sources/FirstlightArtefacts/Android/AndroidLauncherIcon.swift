// Licensed under the Apache License, Version 2.0.

/// The icon of an Android app: adaptive from version 8 on, with pictures for the versions before.
public struct AndroidLauncherIcon: Hashable, Sendable {
    /// The background of an icon.
    public enum Background: Hashable, Sendable {
        /// A colour.
        case color(HexColor)
        /// Pictures of ours.
        case picture
    }

    /// The name of the resource.
    public var name: String
    /// The background behind the mark.
    public var background: Background
    /// The size of the mark in dp, in layers of 108 dp.
    public var width, height: Double
    /// Indicates whether there is a mark in one colour, for tinted icons from version 13 on.
    public var hasMonochrome: Bool
    /// Indicates whether there is also a round icon, for versions 7 and 7.1.
    public var hasRound: Bool

    /// The side of a layer of an adaptive icon, in dp; 72 of it are shown.
    public static let layer = 108.0
    /// The diameter of the circle that every mask leaves, in dp.
    public static let safeCircle = 66.0

    /// Declares an icon.
    public init(
        name: String = "ic_launcher", background: Background, width: Double, height: Double,
        hasMonochrome: Bool = true, hasRound: Bool = false
    ) {
        (self.name, self.background, self.width, self.height) = (name, background, width, height)
        (self.hasMonochrome, self.hasRound) = (hasMonochrome, hasRound)
    }

    /// The problems that keep the icon from being written, each with its remedy.
    public var objections: [ArtefactProblem] {
        var found: [ArtefactProblem] = []
        func object(_ element: String, _ reason: String) {
            found.append(ArtefactProblem(file: "AndroidLauncherIcon", element: element, reason: reason))
        }
        if !(width > 0 && height > 0 && max(width, height) <= 72) {
            object(
                "foreground",
                "\(width.plain) x \(height.plain) dp is not within the 72 dp of a layer that are shown")
        }
        if !name.isResourceName {
            object("name", "\u{201C}\(name)\u{201D} is no name of a resource; use a to z, digits and _")
        }
        if case .color(let color) = background, !color.isOpaque {
            object("background", "\(color.android) shows what is behind it; the icon needs an opaque colour")
        }
        return found
    }

    /// Warnings about parts of the mark that masks cut off.
    public var warnings: [ArtefactProblem] {
        guard objections.isEmpty, (width * width + height * height).squareRoot() > Self.safeCircle else {
            return []
        }
        return [
            ArtefactProblem(
                file: "AndroidLauncherIcon", element: "foreground",
                reason: "the corners of \(width.plain) x \(height.plain) dp lie outside the circle of 66 dp "
                    + "that every mask leaves: a square mark has room to 46 dp")
        ]
    }

    // MARK: - Writing

    /// Makes the resources, changing only our items of the files that are there.
    public func artefacts(over res: FileSet = FileSet()) throws(ArtefactProblem) -> PlatformArtefacts {
        if let objection = objections.first { throw objection }
        var values = try AndroidValuesFolders(res)
        var artefacts = PlatformArtefacts()
        let color: String? = if case .color(let color) = background { color.android } else { nil }
        values.set("color", "\(name)_background", to: color, in: AndroidFolder("values"))
        artefacts.files = values.changed()
        for name in hasRound ? [name, "\(name)_round"] : [name] {
            let path = "mipmap-anydpi-v26/\(name).xml"
            let bytes = layers.bytes()
            if res[path] != bytes { artefacts.files[path] = bytes }
        }
        artefacts.pictures = pictures
        let drawn = Set(artefacts.pictures.map(\.path))
        let own = ["", "_round", "_foreground", "_background", "_monochrome"].map { "\(name)\($0)" }
        artefacts.obsolete = res.paths.filter { path in
            let file = path.split(separator: "/").last.map(String.init) ?? ""
            let isOurs = own.contains { file == "\($0).png" || file == "\($0).webp" }
            let isRound = !hasRound && file == "\(name)_round.xml"
            return AndroidFolder(of: path)?.kind == "mipmap" && !drawn.contains(path) && (isOurs || isRound)
        }
        return artefacts
    }

    /// The layers that the resource names.
    public var layers: AndroidAdaptiveIcon {
        let isColor = if case .color = background { true } else { false }
        return AndroidAdaptiveIcon(
            background: "@\(isColor ? "color" : "mipmap")/\(name)_background",
            foreground: "@mipmap/\(name)_foreground",
            monochrome: hasMonochrome ? "@mipmap/\(name)_monochrome" : nil)
    }

    /// The pictures of the layers and of the whole icon, for each density.
    public var pictures: [PictureSlot] {
        AndroidDensity.allCases.flatMap { density -> [PictureSlot] in
            func slot(
                _ suffix: String, _ art: PictureSlot.Art, _ size: Double, mark: Bool = false,
                isOpaque: Bool = false
            ) -> PictureSlot {
                PictureSlot(
                    path: "mipmap-\(density.rawValue)/\(name)\(suffix).png", art: art,
                    width: density.pixels(size), height: density.pixels(size),
                    artWidth: mark ? density.pixels(width) : nil,
                    artHeight: mark ? density.pixels(height) : nil, isOpaque: isOpaque)
            }
            var slots = [slot("", .icon, 48), slot("_foreground", .iconForeground, Self.layer, mark: true)]
            if background == .picture {
                slots.append(slot("_background", .iconBackground, Self.layer, isOpaque: true))
            }
            if hasMonochrome { slots.append(slot("_monochrome", .iconMonochrome, Self.layer, mark: true)) }
            if hasRound { slots.append(slot("_round", .roundIcon, 48)) }
            return slots
        }
    }
}
