// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit
import StageCairo

/// An app's icon as Icon Composer's document, and how clearly its mark is seen in each appearance.
@MainActor
struct ComposedIcon {
    /// The contrast of the mark in an appearance at a size.
    struct Legibility: Encodable {
        /// The appearance: light, dark or tinted.
        let appearance: String
        /// The side of the icon, in points: 60 on a home screen, 29 in Settings.
        let points: Int
        /// The contrast to one, with one digit behind the point.
        let contrast: Double
    }

    /// The folder of the document.
    static let folder = "AppIcon.icon"
    /// The side of a layer, in pixels, which is that of the document's canvas in points.
    private static let side = 1024
    /// The sizes of icons on a telephone, in points, of which each has three pixels.
    private static let sizes = [60, 29]

    private let artwork: AppArtwork
    /// The pictures of the layers, by their names.
    private let parts: [(name: String, part: IconPart)]
    let document: IconComposerDocument
    /// The contrasts of the mark in one colour, at each size.
    private let tinted: [Double]

    init(_ artwork: AppArtwork) {
        let plain = Self.color(of: artwork.image(.ground, side: 64))
        let darkPlain = Self.color(of: artwork.image(.darkGround, side: 64))
        let usual = IconFill.solid(IconColor(plain ?? HexColor(artwork.icon.ground.hex)))
        var mark = IconLayer("Mark", image: "mark.png", isGlass: true)
        let tinted = Self.legibility(of: .grayMark, on: nil, artwork)
        // In one colour the light parts are seen, so that a dark mark is made white as a whole.
        let isDark = tinted.contains { $0 < MarkLegibility.least }
        if isDark { mark.setFill(.solid(.white), in: .tinted) }
        var groups = [IconGroup("Mark", [mark], hasShadow: true)]
        var parts: [(String, IconPart)] = [("mark.png", .mark)]
        if plain == nil {
            var ground = IconLayer("Ground", image: "ground.png", isGlass: false)
            ground.setHidden(true, in: .tinted)
            parts.append(("ground.png", .ground))
            if darkPlain != nil {
                ground.setHidden(true, in: .dark)
            } else if artwork.image(.ground, side: 64) != artwork.image(.darkGround, side: 64) {
                ground.setImageName("ground-dark.png", in: .dark)
                parts.append(("ground-dark.png", .darkGround))
            }
            groups.append(IconGroup("Ground", [ground], hasShadow: false))
        }
        var document = IconComposerDocument(ground: usual, groups: groups)
        if let darkPlain, darkPlain != plain { document.setFill(.solid(IconColor(darkPlain)), in: .dark) }
        self.document = document
        (self.artwork, self.parts) = (artwork, parts)
        self.tinted = isDark ? Self.sizes.map { _ in 21.0 } : tinted
    }

    /// The legibility of the mark in each appearance, at each size.
    var legibility: [Legibility] {
        [
            ("light", Self.legibility(of: .mark, on: .ground, artwork)),
            ("dark", Self.legibility(of: .mark, on: .darkGround, artwork)), ("tinted", tinted),
        ].flatMap { appearance, contrasts in
            zip(Self.sizes, contrasts).map { points, contrast in
                Legibility(
                    appearance: appearance, points: points, contrast: (contrast * 10).rounded(.down) / 10)
            }
        }
    }

    /// Returns the files, by their paths in the folder of the document.
    func files(level: Int) throws -> FileSet {
        var files = FileSet()
        for (name, part) in parts {
            let image = artwork.image(part, side: Self.side)
            try files.add([UInt8](image.pngData(level: level)), at: "\(IconComposerDocument.assets)/\(name)")
        }
        try files.add(document.bytes(), at: IconComposerDocument.fileName)
        return files
    }

    /// Returns the remarks on appearances in which the mark is hardly seen.
    static func remarks(on legibility: [Legibility]) -> [String] {
        legibility.filter { $0.contrast < MarkLegibility.least }.map { found in
            "The mark of the \(found.appearance) icon has a contrast of \(found.contrast) to 1 at \(found.points) points, and "
                + "needs 3 to be seen: change its colour or the ground's."
        }
    }

    /// The contrasts of a part of the icon at each size; on black without a ground, as tinted icons have it.
    private static func legibility(of part: IconPart, on ground: IconPart?, _ artwork: AppArtwork) -> [Double]
    {
        sizes.map { points in
            let mark = LintPixels(artwork.image(part, side: points * 3))
            let behind =
                ground.map { LintPixels(artwork.image($0, side: points * 3)) }
                ?? LintPixels(
                    width: mark.width, height: mark.height,
                    rgba: [UInt8](repeating: 0, count: mark.rgba.count))
            return MarkLegibility(mark, on: behind)?.contrast ?? 1
        }
    }

    /// The colour of a picture in one colour; nil for another.
    private static func color(of image: PixelImage) -> HexColor? {
        let pixels = LintPixels(image).rgba
        guard pixels.count >= 4, pixels.dropFirst(4).elementsEqual(pixels.dropLast(4)) else { return nil }
        return HexColor(red: pixels[0], green: pixels[1], blue: pixels[2], alpha: pixels[3])
    }
}
