// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import StageUI

/// `firstlight generate`: everything an app's project needs besides code, for every platform.
enum GenerateCommand {
    private static let into = Option<String>.required(
        "into", ValueParser<String>.outputFolder,
        help: "The project folder, new or existing.")
    private static let platforms = Option<[TargetPlatform]>.repeated(
        "platform", ValueParser<TargetPlatform>.oneOf(),
        help: "A target platform; by default, those that the app declares.")
    private static let dryRun = Option.flag("dry-run", help: "Only list what would be written.")
    private static let diff = Option.flag(
        "diff", help: "Show what would change in each text file; write nothing.")
    private static let force = Option.flag(
        "force",
        help: "Also overwrite files of others, and those that were edited since they were generated.")
    private static let package = Option<String?>.optional(
        "package", ValueParser<String>.packageFolder,
        help:
            "The folder of the package that the app links; by default, the one around the project, or around the "
            + "current folder.")
    private static let target = Option<String?>.optional(
        "target", ValueParser<String>.text(of: "the name of a target", metavar: "NAME"),
        help: "The app of an existing project; by default, the first for one of the platforms.")

    private static let launchImage = Option.flag(
        "tv-launch-image", help: "Also create the launch image that tvOS before version 13 shows.")

    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "generate",
            abstract: "Generates everything an app's project needs besides code, for every platform.",
            discussion: """
                Icons, pictures and colours come from the code that draws the splash, so that the static launch \
                screen matches the first frame. A new folder becomes a project that opens in Xcode; in an existing \
                project, Info.plist, entitlements and the asset catalogue are patched, and what others wrote is \
                kept; so are its icon and accent colour, unless --force is given. With --dry-run or --diff nothing is \
                written, and the exit code is that of the run itself: 0, or 73 when files are in the way, which are \
                listed as 'blocked'. A second run changes nothing. An interrupted run leaves the project as it was; where the \
                folder cannot be replaced in one step, each file is whole and the next run completes the rest.
                """,
            options: [
                into, platforms, dryRun, diff, force, package, target, launchImage, ScenarioChoice.option,
                StandardOptions.json,
            ],
            arguments: [choice.app(help: "The app to generate files for.")],
            examples: [
                "generate \(choice.sample(app: "urbannest")) --into out/apps/UrbanNest",
                "generate \(choice.sample(app: "fonsters")) --into App --platform ios --platform watchos --dry-run",
            ],
            run: { try await run($0, choice) })
    }

    struct Result: Encodable {
        let app: String
        let folder: String
        let isWritten: Bool
        let files: [ProjectChange]
        let remarks: [String]
        let legibility: [ComposedIcon.Legibility]
    }

    @MainActor
    private static func run(_ arguments: ParsedArguments, _ apps: ScenarioChoice) async throws -> Int32 {
        try refuse(arguments)
        let app = try apps.launched(arguments)
        var options = AppOptions()
        try apps.choose(arguments, in: &options, of: app.id)
        try refuse(options, of: app)
        apps.warn(of: options, in: app, arguments)
        guard let artefacts = app.artefacts(options) else { throw CommandError.undeclared([app.id]) }
        let choice = try PlatformChoice(arguments[platforms], of: app, artefacts)
        try refuse(arguments, for: choice.platforms)
        let folder = URL(fileURLWithPath: arguments[into], isDirectory: true).standardizedFileURL
        let isWritten = !arguments[dryRun] && !arguments[diff]
        let progress = ProgressLine(console: arguments.console, total: 2)
        progress.working(on: "drawing icons and pictures")
        let generation = AppGeneration(
            app: app, artefacts: artefacts, options: options, platforms: choice.platforms,
            folder: folder, package: arguments[package].map { URL(fileURLWithPath: $0, isDirectory: true) },
            target: arguments[target], isForced: arguments[force], hasLaunchImage: arguments[launchImage])
        let shaper = try Output.shaper(of: app)
        var missed: [StageIssue] = []
        let made = try await SeamSubject.readable {
            try await generation.files(shaper: shaper) { missed += $0 }
        }
        progress.clear()
        Shortfall.tell(missed, arguments)
        progress.finish("made \(MessageText.count(made.files.paths.count, "file"))")
        let plan = try ProjectPlan(
            made, of: app.id, by: arguments.program, in: folder, isForced: arguments[force],
            links: ProjectLinks(around: folder))
        if isWritten {
            progress.working(on: "writing")
            try ProjectWriter(plan: plan).write()
            progress.finish("wrote \(MessageText.count(plan.edits.count, "file"))")
        }
        let result = Result(
            app: app.id, folder: folder.relativePath, isWritten: isWritten, files: plan.changes,
            remarks: choice.remarks + made.remarks, legibility: made.legibility)
        try arguments.show(result, as: .generation) {
            if arguments[diff] { ProjectDifference(plan: plan).print(to: arguments.console) }
            show(result, arguments.console)
        }
        // What a run would fail by is told after all the rest.
        if let obstacle = plan.obstacle { throw obstacle }
        return 0
    }

    /// Refuses options that would have no effect beside another option.
    private static func refuse(_ arguments: ParsedArguments) throws(CommandError) {
        if arguments[diff] {
            try arguments.refuse([dryRun], "beside --diff, which writes nothing either")
        }
        if arguments[StandardOptions.json] {
            try arguments.refuse(
                [diff], "beside --json, which has no place for texts; --dry-run writes nothing either")
        }
        let words = arguments[platforms]
        if words.contains(.all), let other = words.first(where: { $0 != .all }) {
            throw .usage(
                "Option '--platform \(other.rawValue)' has no effect beside '--platform all'.",
                hint: "Leave one of them out.")
        }
    }

    /// Refuses choices that an app in front of a user cannot make.
    private static func refuse(_ options: AppOptions, of app: AppDescriptor) throws(CommandError) {
        for option in app.options where option.isSimulated {
            guard let value = options.values[option.name] else { continue }
            throw .usage(
                "Option '--option \(option.name)=\(value)' is about the simulated device or server, and users of a project "
                    + "have their own.", hint: "Leave it out.")
        }
    }

    /// Refuses options for platforms that no file is made for.
    private static func refuse(
        _ arguments: ParsedArguments, for targets: Set<TargetPlatform>
    ) throws(CommandError) {
        if !targets.contains(.tvos) {
            try arguments.refuse([launchImage], "without --platform tvos")
        }
        if targets.allSatisfy({ $0.launchPlatform == nil }) {
            try arguments.refuse(
                [package, target], "without a --platform of Apple's, whose project it is about")
        }
    }

    private static func show(_ result: Result, _ console: Console) {
        var table = Table([Table.Column("file"), Table.Column("")])
        for file in result.files where file.kind != .same {
            table.add([Table.Cell(file.path), Table.Cell(file.kind.rawValue)])
        }
        if result.files.contains(where: { $0.kind != .same }) { console.print(table) }
        for remark in result.remarks { console.print(remark) }
        if !result.legibility.isEmpty {
            let found = result.legibility.map { "\($0.appearance) \($0.contrast) at \($0.points) points" }
            console.print("contrast of the icon's mark, to 1: \(found.joined(separator: ", "))")
        }
        let verb = result.isWritten ? "written" : "to be written"
        let counts = Dictionary(grouping: result.files, by: \.kind).mapValues(\.count)
        let edits = [.added, .changed, .removed].reduce(0) { $0 + (counts[$1] ?? 0) }
        let blocked = counts[.blocked].map { ", \($0) in the way" } ?? ""
        console.print(
            "\(result.folder): \(MessageText.count(edits, "file")) \(verb), \(counts[.same] ?? 0) as they were\(blocked)"
        )
    }
}
