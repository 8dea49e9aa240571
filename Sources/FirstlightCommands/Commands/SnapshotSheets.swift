// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
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
            file: file.relativePath, time: 0, width: renderer.pixelWidth, height: renderer.pixelHeight)
        if arguments[StandardOptions.json] {
            try arguments.console.printJSON([picture])
        } else {
            arguments.console.print("\(picture.file)  \(picture.width)x\(picture.height)")
        }
        return sheet.issues.isEmpty ? 0 : 1
    }

    /// Writes the pictures of one instant for all devices and settings.
    static func matrix(
        _ scenario: Scenario, of brand: AppDescriptor, at instant: Double, _ arguments: ParsedArguments,
        into path: String
    ) async throws -> Int32 {
        let folder = try Output.folder(path)
        let shaper = try Output.shaper()
        let renderer = VariantRenderer(scenario, of: brand, at: instant, shaper: shaper)
        let stem = "\(scenario.brand)-\(scenario.name)-\(Output.name(instant))"
        let progress = ProgressLine(console: arguments.console, total: SnapshotVariant.matrix.count)
        var issues: [StageIssue] = []
        try await renderer.draw(SnapshotVariant.matrix) {
            issues += $0
        } take: { still, png in
            progress.step(still.name)
            try Output.write(png, to: folder.appendingPathComponent("\(stem)-\(still.name).png"))
        }
        progress.clear()
        Shortfall.tell(issues, arguments)
        arguments.console.print("\(folder.relativePath)  \(SnapshotVariant.matrix.count) pictures")
        guard arguments.isGiven(ScenarioChoice.scenario) else { return 0 }
        let complaint = try await Verdict.complaint(scenario, of: brand, shaper)
        return Verdict.tell(complaint, of: scenario, arguments)
    }
}
