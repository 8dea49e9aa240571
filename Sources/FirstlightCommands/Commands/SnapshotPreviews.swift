// Licensed under the Apache License, Version 2.0.

package import FirstlightSimulation
import Foundation
package import LaunchKit
import StageCairo
import StageUI

/// `snapshot --previews`: a picture of each preview of the program.
@MainActor
enum SnapshotPreviews {
    /// Writes the pictures, each named after its file and its preview.
    static func write(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice, into path: String
    ) async throws -> Int32 {
        guard let app = choice.catalogue.apps.first(where: { $0.id == AppDescriptor.previewsID }) else {
            throw CommandError(
                "This program has no preview.", code: .noInput,
                hint: "#Preview and PreviewProvider are a part of debug builds; for another one, define "
                    + "FIRSTLIGHT_PREVIEWS in their target.")
        }
        let folder = try Output.folder(path)
        var (pictures, issues): ([SnapshotCommand.Picture], [StageIssue]) = ([], [])
        let progress = ProgressLine(console: arguments.console)
        for state in try app.states {
            progress.step("drawing \(state.name)")
            let scenario = try choice.adapted(state.scenario, arguments)
            let shaper = try choice.shaper(of: scenario)
            let run = try choice.simulation(scenario, arguments, shaper)
            defer { run.launch?.close() }
            var list: DisplayList?
            try await run.followOnVirtualClock(instants: [state.instant], until: state.instant) { frame in
                list = frame.list
                return frame.time >= state.instant - 1e-9 ? .stop : .goOn
            }
            issues += run.launch?.stage.issues ?? []
            guard let list else { continue }
            let configuration = run.device.configuration
            let renderer = try Output.renderer(configuration.size, scale: configuration.scale, shaper)
            renderer.render(list)
            let file = folder.appendingPathComponent(state.name.replacing(" ", with: "-") + ".png")
            try Output.write(try renderer.pngData(), to: file)
            pictures.append(
                SnapshotCommand.Picture(
                    file: file.relativePath, timeMilliseconds: state.instant * 1000,
                    width: renderer.pixelWidth, height: renderer.pixelHeight))
        }
        progress.clear()
        Shortfall.tell(issues, arguments)
        if arguments[StandardOptions.json] {
            try arguments.console.printJSON(NamedItems("pictures", pictures), as: .pictures)
        } else {
            for picture in pictures {
                arguments.console.print("\(picture.file)  \(picture.width)x\(picture.height)")
            }
        }
        return 0
    }
}

extension AppCatalogue {
    /// The apps of a program, and its previews as one more where it is built with them.
    @MainActor
    package static func ofProgram(_ apps: [AppDescriptor]) -> AppCatalogue {
        #if DEBUG || FIRSTLIGHT_PREVIEWS
            // Without a font there is no shaper and no count of a provider's views: whatever draws says so itself, and commands
            // that draw nothing work on.
            let noImages: @MainActor @Sendable () -> [AppImage] = { [] }
            guard !apps.contains(where: { $0.id == AppDescriptor.previewsID }),
                let previews = try? AppDescriptor.previews(
                    text: Output.shaper, images: apps.first?.images ?? noImages,
                    fonts: apps.first?.fonts ?? [])
            else { return AppCatalogue(apps) }
            return AppCatalogue(apps + [previews])
        #else
            return AppCatalogue(apps)
        #endif
    }
}
