// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import StageCairo

/// Draws the pictures of plans, and packs each as a file on another core while the next is drawn.
@MainActor
struct PictureDrawing {
    let artwork: AppArtwork
    /// The effort spent on making the files small, as libdeflate counts.
    var level = 6

    /// Returns the assets with their pictures.
    ///
    /// - Throws: A `CommandError` when a catalogue needs a picture that the app does not have.
    func assets(_ plans: [AssetPlan]) async throws -> [CatalogueAsset] {
        let level = level
        let files = try await withThrowingTaskGroup(of: (String, [UInt8]).self) { group in
            for plan in plans {
                for slot in plan.pictures {
                    guard let image = artwork.image(slot, of: plan.asset.name) else {
                        throw CommandError("There is no picture '\(plan.asset.name)'.", code: .software)
                    }
                    group.addTask { (slot.path, [UInt8](try image.pngData(level: level))) }
                }
            }
            var files: [String: [UInt8]] = [:]
            for try await (path, bytes) in group { files[path] = bytes }
            return files
        }
        return plans.map { plan in plan.drawn { files[$0.path] ?? [] } }
    }
}
