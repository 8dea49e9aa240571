// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import StageUI

/// The pictures in the catalogues of a project, by their names.
struct StaticPictures: Sendable {
    /// A file of a picture, and the conditions it is for.
    private struct Variant: Sendable {
        let picture: StaticScreen.Picture
        let idiom: Idiom
        let appearances: Set<Appearance>
        /// The pixels per point; nil for any screen.
        let scale: CGFloat?
    }

    private var variants: [String: [Variant]] = [:]
    /// The files that are not PNG, by the name of their picture.
    private var unread: [String: String] = [:]

    /// Reads the pictures of catalogues.
    init(_ assets: [CatalogueAsset]) {
        for asset in assets where asset.kind == .imageSet {
            for entry in asset.contents(as: ImageSet.self)?.entries ?? [] {
                guard let file = entry.filename, let bytes = asset.files[file],
                    entry.subtype != ImageEntry.catalyst
                else { continue }
                let path = "\(asset.path)/\(file)"
                let factor = entry.scale?.factor.map { CGFloat($0) }
                guard let image = DisplayImage(bytes, scale: factor ?? 1) else {
                    unread[asset.name] = path
                    continue
                }
                variants[asset.name, default: []].append(
                    Variant(
                        picture: StaticScreen.Picture(file: path, image: image),
                        idiom: entry.idiom ?? .universal, appearances: Set(entry.appearances), scale: factor))
            }
        }
    }

    /// The file that a device shows; nil when there is no picture of the name.
    ///
    /// - Throws: An `ArtefactProblem` when the picture exists and has no file that is drawn here.
    func picture(
        _ name: String, on device: SimulatedDevice
    ) throws(ArtefactProblem) -> StaticScreen.Picture? {
        let found = (variants[name] ?? [])
            .compactMap { variant in Self.fitness(variant, on: device).map { ($0, variant.picture) } }
            .max { $0.0 < $1.0 }
        if let found { return found.1 }
        guard let path = unread[name] else { return nil }
        throw ArtefactProblem(
            file: path, element: name, reason: "it is no PNG file, and only those are drawn here")
    }

    /// Returns whether a picture has a file for increased contrast.
    func hasHighContrast(_ name: String) -> Bool {
        variants[name]?.contains { $0.appearances.contains(.highContrast) } ?? false
    }

    /// Returns how well a file fits a device; nil when the device never shows it.
    private static func fitness(_ variant: Variant, on device: SimulatedDevice) -> Double? {
        let configuration = device.configuration
        let idiom: Idiom = device.profile.isPad ? .iPad : .iPhone
        var shown: Set<Appearance> = [configuration.colorScheme == .dark ? .dark : .light]
        if configuration.contrast == .increased { shown.insert(.highContrast) }
        guard variant.idiom == .universal || variant.idiom == idiom, variant.appearances.isSubset(of: shown)
        else { return nil }
        // The next larger scale, or else the largest smaller one.
        let wanted = configuration.scale
        let scale = variant.scale ?? wanted
        return (variant.idiom == idiom ? 1000 : 0) + Double(variant.appearances.count) * 100
            + (scale >= wanted ? 50 - Double(scale - wanted) : Double(scale - wanted))
    }
}

extension DeviceProfile {
    /// Indicates whether the device is a tablet: no phone is as wide on any side.
    var isPad: Bool { min(width, height) >= 600 && pose == nil }
}
