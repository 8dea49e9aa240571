// Licensed under the Apache License, Version 2.0.

package import FirstlightSimulation
import Foundation
package import LaunchKit
import StageCairo
import StageUI

/// `snapshot --previews`: a picture of each preview of the program.
@MainActor
enum SnapshotPreviews {
    /// Writes the pictures, each named after its file and its preview; the exit code is 1 if one could not be drawn.
    ///
    /// They are drawn in a process of their own, as a preview that traps ends it: that one is told, and another process
    /// goes on with the next.
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
        let states = try app.states
        if let log = arguments.console.variable(PreviewLog.variable).flatMap(PreviewLog.init(variable:)) {
            for index in states.indices.dropFirst(log.start) {
                try log.begin(index)
                let drawing = Drawing(choice: choice, arguments: arguments, folder: folder)
                try log.end(index, with: await drawing.entry(states[index]))
            }
            return 0
        }
        let progress = ProgressLine(console: arguments.console)
        let entries = try await PreviewRun(names: states.map(\.name), children: arguments.children).entries {
            progress.step("drawing \($0)")
        }
        progress.clear()
        Shortfall.tell(entries.flatMap(\.missed), arguments)
        let pictures = entries.compactMap(\.picture)
        try arguments.show(NamedItems("pictures", pictures), as: .pictures) {
            for picture in pictures {
                arguments.console.print("\(picture.file)  \(picture.width)x\(picture.height)")
            }
        }
        for (state, entry) in zip(states, entries) {
            guard let problem = entry.problem else { continue }
            arguments.warn(
                "The preview '\(state.name)' (\(state.scenario.title ?? app.id)) is not drawn: \(problem)")
        }
        return entries.contains { $0.problem != nil } ? 1 : 0
    }

    /// The drawing of one preview.
    @MainActor
    private struct Drawing {
        let choice: ScenarioChoice
        let arguments: ParsedArguments
        let folder: URL

        func entry(_ state: NamedState) async -> PreviewLog.Entry {
            do {
                return try await drawn(state)
            } catch {
                return PreviewLog.Entry(problem: Reason.text(error))
            }
        }

        private func drawn(_ state: NamedState) async throws -> PreviewLog.Entry {
            let scenario = try choice.adapted(state.scenario, arguments)
            let shaper = try choice.shaper(of: scenario)
            let run = try choice.simulation(scenario, arguments, shaper)
            defer { run.launch?.close() }
            var list: DisplayList?
            try await run.followOnVirtualClock(instants: [state.instant], until: state.instant) { frame in
                list = frame.list
                return frame.time >= state.instant - 1e-9 ? .stop : .goOn
            }
            let missed = (run.launch?.stage.issues ?? []).map(Shortfall.Item.init)
            guard let list else { return PreviewLog.Entry(missed: missed) }
            let configuration = run.device.configuration
            let renderer = try Output.renderer(configuration.size, scale: configuration.scale, shaper)
            renderer.render(list)
            let file = folder.appendingPathComponent(state.name.replacing(" ", with: "-") + ".png")
            try Output.write(try renderer.pngData(), to: file)
            let picture = SnapshotCommand.Picture(
                file: file.relativePath, timeMilliseconds: state.instant * 1000,
                width: renderer.pixelWidth, height: renderer.pixelHeight)
            return PreviewLog.Entry(picture: picture, missed: missed)
        }
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
