// Licensed under the Apache License, Version 2.0.

import Foundation

/// A picture of a catalogue with its variants.
struct CatalogueImage: Sendable {
    struct Variant: Sendable {
        var file: URL
        var scale: CGFloat?
        var idiom: String
        var isDark: Bool
        var isLight: Bool
        var isHighContrast: Bool
        var direction: LayoutDirection?
        var slices: Slices?
    }

    /// The edges that keep their size when the picture is resized, in points.
    struct Slices: Hashable, Sendable {
        var insets: EdgeInsets
        var tiles: Bool
    }

    /// The variant that is shown.
    struct Found {
        var image: DisplayImage
        /// Nil where the catalogue leaves it to the place of the picture.
        var rendering: Image.TemplateRenderingMode?
        var isMirrored: Bool
        var slices: Slices?
    }

    let variants: [Variant]
    let rendering: Image.TemplateRenderingMode?

    init(_ contents: AssetCatalogue.Contents, in folder: URL) {
        rendering =
            switch contents.properties?.intent {
            case "template": .template
            case "original": .original
            default: nil
            }
        variants = (contents.images ?? []).compactMap { picture in
            guard let name = picture.filename else { return nil }
            let scale = picture.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) }
            var direction: LayoutDirection?
            if picture.direction == "left-to-right" { direction = .leftToRight }
            if picture.direction == "right-to-left" { direction = .rightToLeft }
            return Variant(
                file: folder.appendingPathComponent(name), scale: scale, idiom: picture.idiom ?? "universal",
                isDark: picture.appearances.has("luminosity", "dark"),
                isLight: picture.appearances.has("luminosity", "light"),
                isHighContrast: picture.appearances.has("contrast", "high"), direction: direction,
                slices: picture.resizing.map { Self.slices($0, scale: scale ?? 1) })
        }
    }

    private static func slices(_ resizing: AssetCatalogue.Contents.Resizing, scale: CGFloat) -> Slices {
        func inset(_ name: String) -> CGFloat { CGFloat(resizing.insets?[name] ?? 0) / scale }
        return Slices(
            insets: EdgeInsets(
                top: inset("top"), leading: inset("left"), bottom: inset("bottom"), trailing: inset("right")),
            tiles: resizing.center?.mode == "tile")
    }

    /// The variant that fits an environment best.
    func best(for environment: EnvironmentValues) -> Variant? {
        let dark = environment.colorScheme == .dark
        let high = environment.colorSchemeContrast == .increased
        let idiom =
            environment.horizontalSizeClass == .regular && environment.verticalSizeClass == .regular
            ? "ipad" : "iphone"
        let wanted = environment.displayScale
        func rank(_ variant: Variant) -> Double? {
            // A variant for another device is not shown; an unspecific one fits everything.
            guard variant.idiom == "universal" || variant.idiom == idiom, dark || !variant.isDark,
                !dark || !variant.isLight, high || !variant.isHighContrast,
                environment.layoutDirection == .rightToLeft || variant.direction != .rightToLeft
            else { return nil }
            var points = 0.0
            if variant.idiom == idiom { points += 1000 }
            if variant.direction == environment.layoutDirection { points += 500 }
            if variant.isDark || variant.isLight { points += 200 }
            if variant.isHighContrast { points += 100 }
            // The next larger scale, or else the largest smaller one.
            let scale = variant.scale ?? wanted
            points += scale >= wanted ? 50 - Double(scale - wanted) : Double(scale - wanted)
            return points
        }
        return variants.compactMap { variant in rank(variant).map { ($0, variant) } }
            .max { $0.0 < $1.0 }?.1
    }
}
