// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import LaunchRehearsal
import StageCairo
import StageUI

/// The forms of `firstlight snapshot` that draw many things at once.
@MainActor
enum SnapshotSheets {
    /// Writes one picture of every view and modifier of the subset.
    static func gallery(_ arguments: ParsedArguments, into path: String) throws -> Int32 {
        let folder = try Output.folder(path)
        let shaper = try Output.shaper()
        let sheet = GallerySheet(shaper: shaper)
        let list = sheet.list()
        let scale = arguments[ScenarioChoice.scale].map { CGFloat($0) } ?? 1
        let renderer = CairoRenderer(size: list.size, scale: scale, shaper: shaper)
        renderer.render(list)
        let file = folder.appendingPathComponent("gallery.png")
        try Output.write(try renderer.pngData(level: 3), to: file)
        for (sample, issue) in sheet.issues {
            arguments.console.note("\(sample): \(issue.kind.rawValue): \(issue.message)")
        }
        arguments.console.print("\(file.relativePath)  \(renderer.pixelWidth)x\(renderer.pixelHeight)")
        return sheet.issues.isEmpty ? 0 : 1
    }

    /// Writes the pictures of one instant for all devices and settings.
    static func matrix(
        _ scenario: Scenario, of brand: BrandDescriptor, at instant: Double, _ arguments: ParsedArguments,
        into path: String
    ) async throws -> Int32 {
        let folder = try Output.folder(path)
        let renderer = StillRenderer(scenario, of: brand, at: instant, shaper: try Output.shaper())
        let stem = "\(scenario.brand)-\(scenario.name)-\(Output.name(instant))"
        try await renderer.draw(Still.matrix) { still, png in
            try Output.write(png, to: folder.appendingPathComponent("\(stem)-\(still.name).png"))
        }
        arguments.console.print("\(folder.relativePath)  \(Still.matrix.count) pictures")
        return 0
    }
}
