// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageCairo
import StageUI

/// `firstlight snapshot`: pictures of a launch at chosen instants.
enum SnapshotCommand {
    private static let at = Option<[Duration]>.list(
        "at", ValueParser<Duration>.duration, shown: "a representative instant of the state",
        help: "The instants to draw, measured from the first frame or the state's start: 0ms,250ms,1s.")
    private static let into = Option<String>(
        "into", ValueParser<String>.outputFolder, default: "out/snapshots", shown: "out/snapshots",
        help: "The folder to write to.")

    private static let languages = Option<[String]>.list(
        "language", ValueParser<String>.language, shown: "English",
        help:
            "The device's languages, such as de,ar, and pseudo-languages such as double-length: a picture of each."
    )
    private static let text = Option.flag(
        "text", help: "Print what is drawn as lines of text instead of writing pictures.")
    private static let matrix = Option.flag(
        "matrix",
        help:
            "Draw one instant 72 times: devices, appearances, text sizes and directions; with --language, 36 times for each."
    )
    private static let allStates = Option.flag(
        "all-states", help: "With --matrix: draw every state of the app, or of all apps if none is named.")
    private static let against = Option<String?>.optional(
        "against", ValueParser<String>.inputFolder,
        help: "With --matrix: compare each picture with the golden of the same name in this folder.")
    private static let shared: [any ParameterDeclaration] = [
        against, ShardOptions.shard, ShardOptions.times, ShardOptions.cache, StandardOptions.junit,
        StandardOptions.report, StandardOptions.singleFile,
    ]

    private static let previews = Option.flag(
        "previews", help: "Draw one picture of every #Preview and PreviewProvider of the program.")

    private static let failures = Option<String?>.optional(
        "failures", ValueParser<String>.inputFolder,
        help: "Draw nothing; write a page (--report) of what failed snapshot tests left in this folder.")

    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "snapshot", abstract: "Draws a launch at chosen instants, as PNG files.",
            discussion: """
                The launch runs on a virtual clock, so the pictures are the same every time, however fast the \
                machine is. The scenario's taps, text and links are played. A scenario that is named is played to \
                its end, and the exit code is 1 if it does not end as expected. With --against, it is also 1 if a \
                picture has no golden or differs from it, or if a golden is an orphan, which nothing draws any more; \
                goldens are the pictures of an earlier run that have been reviewed. With --device, the names of the files say \
                the device, the appearance, the text size and the direction, as those of a matrix do.
                """,
            options: [at, into, text, matrix, allStates, previews, failures] + shared
                + choice.options.map { isLanguage($0) ? languages : $0 } + [StandardOptions.json],
            arguments: [choice.app],
            examples: [
                "snapshot --at 0ms,250ms,1s --into out/pictures",
                "snapshot --state \(choice.sample(state: "error")) --appearance dark --device iphonese",
                "snapshot --state \(choice.sample(state: "login")) --text",
                "snapshot --state \(choice.sample(state: "login")) --matrix --into out/matrix",
                "snapshot --matrix --all-states --against Goldens --report out/goldens",
                "snapshot --matrix --all-states --shard 3/8 --cache out/cache",
                "snapshot --state \(choice.sample(state: "login")) --language de,ar,double-length",
                "snapshot --previews --appearance dark",
                "snapshot --failures Goldens --report out/failures",
                "snapshot --scenario \(choice.sample(scenario: "down-then-retry")) --at 1s,2.2s",
            ],
            run: { try await run($0, choice) })
    }

    struct Picture: Codable {
        let file: String
        let timeMilliseconds: Double
        let width: Int
        let height: Int
    }

    private static func isLanguage(_ option: any ParameterDeclaration) -> Bool {
        option.parameter.name == ScenarioChoice.language.parameter.name
    }

    /// Writes the page of what failed tests have left; the exit code is 1 if there is something.
    private static func showFailures(_ arguments: ParsedArguments, in folder: String) throws -> Int32 {
        guard arguments[StandardOptions.report] != nil else {
            throw CommandError.usage("--failures needs --report PATH, the page to write.")
        }
        try VerdictPage.prepare(arguments)
        try VerdictReport.prepare(arguments)
        let report = try SnapshotLeftovers(URL(fileURLWithPath: folder, isDirectory: true)).report()
        arguments.console.print(
            report.cases.isEmpty
                ? "No snapshot test has left anything in '\(folder)'."
                : "\(MessageText.count(report.failures.count, "failed snapshot")).")
        try report.tell(arguments)
        try VerdictPage(report, title: "Snapshot tests").write(arguments)
        return report.failures.isEmpty ? 0 : 1
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> Int32 {
        if let folder = arguments[failures] { return try showFailures(arguments, in: folder) }
        try refuse(arguments, choice)
        if arguments[previews] {
            return try await SnapshotPreviews.write(arguments, choice, into: arguments[into])
        }
        if arguments[allStates] {
            return try await SnapshotMatrix(
                screens(arguments, choice), languages: arguments[languages], console: arguments.console
            )
            .run(
                arguments, into: arguments[into],
                against: goldens(arguments) { file in
                    // Without an app's name all are drawn, and what belongs to none was once one's.
                    guard let app = arguments[choice.app] else { return true }
                    return SnapshotGoldens.app(of: file, among: choice.catalogue.apps) == app
                })
        }
        let scenario = try choice.read(arguments)
        let state = try choice.shown(arguments)
        let fallback = state?.instant ?? 0.8
        let given = arguments[at].map { $0 / .seconds(1) + (state?.start ?? 0) }
        let instants = Set(given.isEmpty ? [fallback] : given).sorted()
        if arguments[matrix] {
            guard instants.count == 1, let instant = instants.first else {
                throw CommandError.usage("--matrix shows one instant; give --at one time.")
            }
            let screen = SnapshotMatrix.Screen(
                scenario: scenario, app: try choice.catalogue.named(scenario.app), instant: instant,
                isJudged: arguments.isGiven(ScenarioChoice.scenario))
            return try await SnapshotMatrix(
                [screen], languages: arguments[languages], console: arguments.console
            )
            .run(
                arguments, into: arguments[into],
                against: goldens(arguments) { $0.hasPrefix("\(screen.stem)-") })
        }
        var pictures: [Picture] = []
        var code: Int32 = 0
        for language in arguments[languages].isEmpty ? [nil] : arguments[languages].map(Optional.some) {
            var spoken = scenario
            if let language { spoken.device.language = language }
            code = max(code, try await show(spoken, instants, in: language, &pictures, arguments, choice))
        }
        if arguments[StandardOptions.json] {
            try arguments.console.printJSON(NamedItems("pictures", pictures), as: .pictures)
        } else if !arguments[text] {
            for picture in pictures {
                arguments.console.print("\(picture.file)  \(picture.width)x\(picture.height)")
            }
        }
        return code
    }

    /// Shows the instants of a scenario, in a language that was chosen or in its own, and returns the exit code.
    @MainActor
    private static func show(
        _ scenario: Scenario, _ instants: [Double], in language: String?, _ pictures: inout [Picture],
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> Int32 {
        let shaper = try choice.shaper(of: scenario)
        let run = try choice.simulation(scenario, arguments, shaper)
        let isJudged = arguments.isGiven(ScenarioChoice.scenario)
        let progress = ProgressLine(console: arguments.console)
        let shown = ShownInstants(run, at: instants, goesToTheEnd: isJudged) { time in
            progress.going(on: "running, at \(PlainNumber.fixed(time, places: 1)) s")
        }
        if arguments[text] {
            try await printLists(shown, language, arguments.console)
        } else {
            let end = ending(scenario, language, namesDevice: arguments[ScenarioChoice.device] != nil)
            pictures += try await draw(shown, shaper, end, into: arguments[into])
        }
        progress.clear()
        Shortfall.tell(run.launch?.stage.issues ?? [], arguments)
        return Verdict.tell(isJudged ? run.complaint : nil, of: scenario, arguments)
    }

    /// Returns the function that reads the goldens; nil when nothing is compared.
    private static func goldens(
        _ arguments: ParsedArguments, isOwn: @escaping (String) -> Bool
    ) throws -> (([String]) throws -> MatrixGoldens)? {
        try arguments[against].map { try SnapshotGoldens.read($0, into: arguments[into], isOwn: isOwn) }
    }

    /// Each state of the app that is named, or of all apps.
    private static func screens(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) throws -> [SnapshotMatrix.Screen] {
        let apps = arguments[choice.app] == nil ? choice.catalogue.apps : [try choice.wanted(arguments)]
        return try apps.flatMap { app in
            try ScenarioChoice.known { try app.states }.map { state in
                SnapshotMatrix.Screen(
                    scenario: try choice.adapted(state.scenario, arguments), app: app, instant: state.instant)
            }
        }
    }

    /// Refuses options that would have no effect on the chosen form.
    private static func refuse(_ arguments: ParsedArguments, _ choice: ScenarioChoice) throws(CommandError) {
        if arguments[allStates] {
            try arguments.refuse([at, choice.state, ScenarioChoice.scenario], "beside --all-states")
        }
        if !arguments[matrix] { try arguments.refuse([allStates] + shared, "without --matrix") }
        if arguments[against] == nil { try arguments.refuse([StandardOptions.report], "without --against") }
        if arguments[ShardOptions.shard] != nil {
            try arguments.refuse([StandardOptions.report], "beside --shard")
        }
        let device = ScenarioChoice.device, size = ScenarioChoice.textSize
        if arguments[previews] {
            try arguments.refuse(
                [at, text, matrix, choice.state, ScenarioChoice.scenario], "beside --previews")
            if let app = arguments[choice.app] {
                throw .usage("--previews shows no launch, but '\(app)' was given, too.")
            }
        } else if arguments[matrix] {
            try arguments.refuse(
                [
                    text, device, ScenarioChoice.scale, ScenarioChoice.appearance, ScenarioChoice.rightToLeft,
                    size,
                ], "beside --matrix")
        } else if arguments[text] {
            try arguments.refuse([into, StandardOptions.json], "beside --text, which prints lines")
        }
    }

    /// Returns the end of a picture's name, behind its instant: with a device that was chosen, as a matrix names it, so that each has a file
    /// of its own, and one reads from its name what it shows.
    private static func ending(_ scenario: Scenario, _ language: String?, namesDevice: Bool) -> String {
        guard namesDevice else { return language.map { "-\($0)" } ?? "" }
        let device = scenario.device
        let variant = SnapshotVariant(
            device: device.profile, appearance: device.appearance, textSize: device.textSize,
            direction: device.layoutDirection, language: language)
        return "-\(variant.name)" + (device.orientation == .landscape ? "-\(GoldenSubject.landscape)" : "")
    }

    @MainActor
    private static func draw(
        _ shown: ShownInstants, _ shaper: CairoTextShaper, _ end: String, into path: String
    ) async throws -> [Picture] {
        let (folder, run) = (try Output.folder(path), shown.run)
        var pictures: [Picture] = []
        try await shown.draw(shaper) { frame, renderer in
            let name = "\(run.scenario.app)-\(run.scenario.name)-\(Output.name(frame.time))\(end).png"
            let file = folder.appendingPathComponent(name)
            try Output.write(try renderer.pngData(), to: file)
            pictures.append(
                Picture(
                    file: file.relativePath, timeMilliseconds: (frame.time * 1_000_000).rounded() / 1000,
                    width: renderer.pixelWidth, height: renderer.pixelHeight))
        }
        return pictures
    }

    @MainActor
    private static func printLists(
        _ shown: ShownInstants, _ language: String?, _ console: Console
    ) async throws {
        try await shown.show { frame in
            console.print("time \(Output.name(frame.time))" + (language.map { ", language \($0)" } ?? ""))
            console.print(frame.list.lines().joined(separator: "\n"))
        }
    }
}
