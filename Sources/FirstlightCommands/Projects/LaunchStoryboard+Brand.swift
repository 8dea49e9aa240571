// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit
import StageUI

extension LaunchStoryboard {
    /// The storyboard of a launch screen; nil when it is declared otherwise.
    init?(_ launch: StaticLaunchScreen, names: LaunchNames) throws(ArtefactProblem) {
        guard case .storyboard(let form) = launch.form else { return nil }
        let literal = StoryboardColor(launch.ground.shade.color(.light))
        var design = LaunchStoryboardDesign(
            background: form.hasOwnColor ? literal : .named(names.ground),
            fallback: form.hasOwnColor ? nil : literal,
            identifiers: StoryboardIdentifiers(seed: form.name, given: Self.identifiers(form.ids)))
        if let version = form.toolsVersion { design.toolsVersion = version }
        if let version = form.plugInVersion { design.plugInVersion = version }
        if let picture = launch.picture, let size = picture.size {
            design.image = LaunchStoryboardDesign.Image(
                name: names.picture ?? picture.name,
                size: StoryboardSize(width: size.width, height: size.height),
                resourceSize: form.resourceSize.map { StoryboardSize(width: $0.width, height: $0.height) },
                offset: StoryboardPoint(x: picture.offset.width, y: picture.offset.height))
        }
        self = try .centred(design, file: (names.storyboard ?? form.name) + ".storyboard")
    }

    private static func identifiers(
        _ ids: [LaunchStoryboardForm.Part: String]
    ) -> [StoryboardIdentifiers.Object: String] {
        let objects: [LaunchStoryboardForm.Part: StoryboardIdentifiers.Object] = [
            .scene: .scene, .controller: .controller, .view: .rootView, .safeArea: .safeArea,
            .picture: .imageView, .firstResponder: .firstResponder, .width: .imageWidth,
            .height: .imageHeight, .centerX: .imageCentreX, .centerY: .imageCentreY,
        ]
        return Dictionary(
            ids.compactMap { part, id in objects[part].map { ($0, id) } },
            uniquingKeysWith: { first, _ in first })
    }
}

extension StoryboardColor {
    /// An app's colour.
    init(_ color: BrandColor) {
        self = .sRGB(
            red: UInt8(color.hex >> 16 & 0xFF), green: UInt8(color.hex >> 8 & 0xFF),
            blue: UInt8(color.hex & 0xFF))
    }
}
