// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageCairo
import StageUI

/// The content of a screen at an instant, before any pixel is drawn.
@MainActor
struct DrawnSnapshot {
    let configuration: StageConfiguration
    let list: DisplayList
    /// The lines of the text golden; none if there is no need of them.
    let lines: [String]
    /// The requests of the views that could not be met, such as a font or a picture.
    let issues: [StageIssue]
    let shaper: CairoTextShaper

    init(_ stage: Stage, _ list: DisplayList, as formats: Snapshotting, _ shaper: CairoTextShaper) {
        (configuration, self.list, self.shaper) = (stage.configuration, list, shaper)
        issues = stage.issues
        lines =
            formats.contains(.text)
            ? StageTree(stage).lines.filter { $0.hasPrefix("access ") } + list.lines() : []
    }

    /// The pixels.
    func image() -> PixelImage {
        let renderer = CairoRenderer(
            size: configuration.size, scale: configuration.scale, shaper: shaper)
        renderer.render(list)
        return renderer.image
    }
}

/// The tools that all snapshots share, because they take long to make and never change.
@MainActor
enum SnapshotTools {
    /// Lay out and draw the texts.
    static let shapers = AppShapers()
    private static let devices = Result { try DeviceProfile.all() }

    /// The screen of a variant.
    static func configuration(_ variant: SnapshotVariant) throws -> StageConfiguration {
        let known = try devices.get().first { $0.id == variant.device }
        let profile = try known ?? DeviceProfile.named(variant.device)
        var configuration = StageConfiguration(
            size: profile.size(.portrait), scale: profile.scale, safeArea: profile.safeArea(.portrait),
            colorScheme: variant.appearance, dynamicTypeSize: variant.textSize,
            layoutDirection: variant.direction)
        if let language = variant.language { try DeviceLanguage.named(language).apply(to: &configuration) }
        return configuration
    }
}
