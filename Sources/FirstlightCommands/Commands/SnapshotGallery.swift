// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageCairo
import StageUI

/// `firstlight snapshot --gallery`: every view and modifier on one sheet.
@MainActor
enum SnapshotGallery {
    /// Writes one picture of every view and modifier of the subset.
    static func write(_ arguments: ParsedArguments, into path: String) throws -> Int32 {
        let folder = try Output.folder(path)
        let shaper = try Output.shaper()
        let sheet = GallerySheet(shaper: shaper)
        let progress = ProgressLine(console: arguments.console)
        let list = sheet.list { progress.step("drawing samples: \($0)") }
        let scale = arguments[ScenarioChoice.scale].map { CGFloat($0) } ?? 1
        let renderer = try Output.renderer(list.size, scale: scale, shaper)
        progress.step("drawing the sheet")
        renderer.render(list)
        progress.step("packing the sheet")
        let file = folder.appendingPathComponent("gallery.png")
        try Output.write(try renderer.pngData(level: 3), to: file)
        progress.clear()
        for (sample, issue) in sheet.issues {
            arguments.console.note("\(sample): \(issue.kind.rawValue): \(issue.message)")
        }
        let picture = SnapshotCommand.Picture(
            file: file.relativePath, timeMilliseconds: 0, width: renderer.pixelWidth,
            height: renderer.pixelHeight)
        if arguments[StandardOptions.json] {
            try arguments.console.printJSON(NamedItems("pictures", [picture]), as: .pictures)
        } else {
            arguments.console.print("\(picture.file)  \(picture.width)x\(picture.height)")
        }
        return sheet.issues.isEmpty ? 0 : 1
    }
}
