// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit
import StageUI

/// The content of a target's asset catalogue: its icons, its pictures, its colours.
@MainActor
struct CataloguePlan {
    /// The plans of what has pictures.
    private(set) var pictures: [AssetPlan] = []
    /// The assets without pictures.
    private(set) var colors: [CatalogueAsset] = []

    /// Plans the catalogue of a target that is built for platforms.
    ///
    /// - Parameters:
    ///   - names: The names in the files of what a document leaves open.
    ///   - launchImage: Whether tvOS gets the launch image of old versions (FO-34).
    init(
        _ artefacts: AppArtefacts, images: [AppImage], for platforms: [LaunchPlatform],
        names: LaunchNames, launchImage: Bool = false
    ) {
        let layouts: [(LaunchPlatform, IconLayout)] = [(.iOS, .iOS), (.macOS, .macOS), (.watchOS, .watchOS)]
        let icons = layouts.filter { platforms.contains($0.0) }.map(\.1)
        if !icons.isEmpty { pictures.append(AppIconSet.plan(name: "AppIcon", icons)) }
        let layers = ["Front", "Back"]
        if platforms.contains(.tvOS) {
            pictures.append(BrandAssets.tvOS(name: "AppIcon", layers: layers))
            if launchImage { pictures.append(LaunchImage.tvOS()) }
        }
        if platforms.contains(.visionOS) {
            pictures.append(SolidImageStack.visionOS(name: "AppIcon", layers: layers))
        }
        pictures += images.map(Self.plan)
        let shades = artefacts.colors.filter { $0.name != names.ground }
        let ground = NamedShade(names.ground, artefacts.launch.ground.shade)
        colors = (shades + [ground]).map { CatalogueAsset(name: $0.name, ColorSet($0.shade)) }
    }

    /// The files of a picture, named as its app names them.
    private static func plan(_ image: AppImage) -> AssetPlan {
        let points = image.files.size ?? image.size
        let scales: [Scale] = image.files.scales.map { [1: .x1, 2: .x2, 3: .x3][$0] ?? .x1 }
        var plan = ImageSet.universal(
            name: image.name, size: PointSize(points.width, points.height), scales: scales)
        guard let file = image.files.name, var set = plan.asset.contents(as: ImageSet.self) else {
            return plan
        }
        for index in plan.pictures.indices {
            let name = file + scales[index].suffix + ".png"
            set.entries[index].filename = name
            plan.pictures[index].path = "\(plan.asset.folder)/\(name)"
        }
        if image.files.isTemplate { set.properties.templateRenderingIntent = "template" }
        plan.asset.contents = set.members
        return plan
    }
}

extension ColorSet {
    /// The colours of a shade: those of dark appearance and of increased contrast only where they differ.
    init(_ shade: BrandShade) {
        let light = shade.color(.light)
        let (dark, high) = (shade.color(.dark), shade.color(.light, .increased))
        let darkHigh = shade.color(.dark, .increased)
        func other(_ color: BrandColor, than usual: BrandColor) -> CatalogueColor? {
            color == usual ? nil : CatalogueColor(color)
        }
        self.init(
            light: CatalogueColor(light), dark: other(dark, than: light),
            highContrast: other(high, than: light),
            darkHighContrast: darkHigh == dark && high == light ? nil : CatalogueColor(darkHigh))
    }
}

extension CatalogueColor {
    /// An app's colour.
    init(_ color: BrandColor) {
        self.init(
            red: UInt8(color.hex >> 16 & 0xFF), green: UInt8(color.hex >> 8 & 0xFF),
            blue: UInt8(color.hex & 0xFF), alpha: UInt8((color.opacity * 255).rounded()))
    }
}
