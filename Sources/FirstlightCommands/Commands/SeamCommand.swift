// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import StageUI

/// `firstlight seam`: the comparison of the static launch screen with the first frame of the splash.
enum SeamCommand {
    private static let pictures = Option<String?>.optional(
        "pictures", ValueParser<String>.outputFolder,
        help: "The folder for pictures of each difference: static screen, first frame, and where they differ."
    )

    private static let folds = Option.flag(
        "folds",
        help: "Fold, unfold and split each device that can be, every quarter of a second of the launch.")

    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "seam", abstract: "Compares the static launch screen with the first frame, pixel by pixel.",
            discussion: """
                The static screen is drawn from the project's files as the system would draw it: the colour and \
                picture in Info.plist, or the constraints of the storyboard. For an app, the files are those that \
                'generate' would write; for a folder, those in it, with its pictures. Every phone and tablet is \
                compared, upright and on its side, light and dark, and with increased contrast where the launch \
                screen differs with it; other devices are listed with the reason why they are not. With --folds an app \
                is launched on each device that folds, and on a tablet, a Mac and Apple Vision, and folded or split at \
                each instant: from the next frame on it has to show what it shows on the other screen or in the other \
                window, and to end when it ends there. The exit code is 1 if a pixel differs or a change goes wrong.
                """,
            options: [pictures, folds, ScenarioChoice.option, StandardOptions.json],
            arguments: [place],
            examples: ["seam \(choice.sample(app: "duggy"))", "seam out/apps/Duggy --json"],
            run: { try await run($0, choice) })
    }

    private static let place = Argument<String?>.optional(
        "APP|FOLDER", ValueParser<String>.text(of: "an app, or the path of a folder"),
        help: "An app, or the folder of a generated project; by default, every app.")

    struct Line: Encodable {
        let app: String
        let device: String
        let orientation: DeviceOrientation
        let appearance: ColorScheme
        let contrast: ColorSchemeContrast
        let differingPixels: Int
        let largestDifference: Int
        /// The smallest rectangle around the pixels that differ, in pixels from the upper left corner; nil for none.
        let differingBox: Box?
        let view: String?
        let part: String?
        let cause: String?
        let notCompared: [String]

        struct Box: Encodable {
            let x, y, width, height: Int
        }
    }

    @MainActor
    private static func fold(_ arguments: ParsedArguments, _ choice: ScenarioChoice) async throws -> Int32 {
        try arguments.refuse([pictures], "beside --folds, which compares no pixels")
        var apps = try arguments[place] == nil ? choice.allLaunched().map { ($0, AppOptions()) } : []
        if let word = arguments[place] {
            let app = try ScenarioChoice.launching(ScenarioChoice.known { try choice.catalogue.named(word) })
            var options = AppOptions()
            try choice.choose(arguments, in: &options, of: app.id)
            apps = [(app, options)]
        } else if arguments.isGiven(ScenarioChoice.option) {
            throw CommandError.usage("--option belongs to one app. Name the app.")
        }
        let lines = try await SeamFolds(apps).lines(arguments)
        try arguments.show(NamedItems("devices", lines), as: .folds) {
            SeamFolds.print(lines, to: arguments.console)
        }
        return lines.contains { !$0.problems.isEmpty } ? 1 : 0
    }

    @MainActor
    private static func run(_ arguments: ParsedArguments, _ choice: ScenarioChoice) async throws -> Int32 {
        if arguments[folds] { return try await fold(arguments, choice) }
        let shapers = AppShapers()
        var lines: [Line] = []
        var missed: [(id: String, items: [Shortfall.Item])] = []
        let subjects = try SeamSubject.all(arguments, place, choice)
        let checks = try subjects.map { subject in
            let screen = try SeamSubject.readable { try subject.screen() }
            let shaper = try Output.shaper(of: subject.app, among: shapers)
            let check = SeamCheck(subject.app, options: subject.options, screen: screen, shaper: shaper)
            return (subject: subject, screen: screen, check: check, places: try check.places())
        }
        let folder = try arguments[pictures].map { try Output.folder($0) }
        let progress = ProgressLine(
            console: arguments.console, total: checks.map(\.places.count).reduce(0, +))
        for (subject, screen, check, places) in checks {
            for place in places {
                progress.step("\(subject.app.id) \(place.device)")
                let result = try await SeamSubject.readable { try await check.compare(place) }
                lines.append(Line(result, of: subject.app, notCompared: screen.unmeasured))
                missed.append((subject.app.id, result.issues.map(Shortfall.Item.init)))
                if let folder, !result.comparison.isEqual {
                    try SeamPictures(result, app: subject.app.id).write(into: folder)
                }
            }
        }
        progress.clear()
        Shortfall.tell(missed, arguments)
        if arguments[StandardOptions.json] {
            // The list contains what was compared; the rest is reported beside it.
            for remark in try SeamPlace.leftOut() { arguments.console.note(remark) }
            try arguments.console.printJSON(NamedItems("screens", lines), as: .seam)
        } else {
            SeamTable(lines: lines, leftOut: try SeamPlace.leftOut()).print(to: arguments.console)
        }
        return lines.contains { $0.differingPixels > 0 } ? 1 : 0
    }
}

extension SeamCommand.Line {
    @MainActor
    fileprivate init(_ result: SeamResult, of app: AppDescriptor, notCompared: [String]) {
        self.notCompared = notCompared
        (self.app, device) = (app.id, result.place.device)
        (orientation, appearance) = (result.place.orientation, result.place.appearance)
        contrast = result.place.contrast
        differingPixels = result.comparison.differingPixels
        largestDifference = result.comparison.largestDifference
        differingBox = result.comparison.box.map {
            Box(x: $0.left, y: $0.top, width: $0.width, height: $0.height)
        }
        (view, part, cause) = (result.owner, result.part, result.cause)
    }

    /// The device with its settings, for people.
    var setup: String { contrast == .increased ? "\(device), increased contrast" : device }
}
