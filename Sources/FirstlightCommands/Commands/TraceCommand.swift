// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit

/// `firstlight trace`: where a launch spent its time, as a table and as a trace file.
enum TraceCommand {
    private static let subject = Argument<String?>.optional(
        "APP", ValueParser<String>.text(of: "an app, or the path of a trace file"), shown: "APP|FILE",
        help: "The app to launch, or a trace file to read.")
    private static let files = Argument<[String]>.rest(
        "FILE", ValueParser<String>.text(of: "the path of a trace file"), help: "More trace files to read.")
    private static let out = Option<String>(
        "out", ValueParser<String>.outputFile, default: "out/trace.json", shown: "out/trace.json",
        help: "The trace file to write.")
    private static let runs = Option<Int>(
        "runs", ValueParser<Int>.integer(in: 1...10_000), default: 1, shown: "1",
        help: "The number of launches; more than one prints percentiles.")
    private static let vary = Option<Double>(
        "vary", ValueParser<Double>.number(in: 0...1), default: 0.3, shown: "0.3",
        help: "The fraction by which response times vary across several launches.")
    private static let seed = Option<Int>(
        "seed", ValueParser<Int>.integer(in: 0...Int(Int32.max)), default: 1, shown: "1",
        help: "The seed of the variation.")
    private static let real = Option.flag(
        "real", help: "Launch for real: real clock, real server, separate process.")
    private static let ceiling = Option<Duration>(
        "ceiling", ValueParser<Duration>.duration, default: .seconds(60), shown: "60s",
        help: "The longest credible launch; longer ones are dropped.")
    private static let strict = Option.flag(
        "within-budget", help: "Fail if a task exceeded its budget.")
    private static let diff = Option.flag(
        "diff", help: "Compare two trace files; fail if the second is slower than allowed.")
    private static let tolerance = Option<Double>(
        "tolerance", ValueParser<Double>.number(in: 0...1000), default: 10, shown: "10",
        help: "The allowed slowdown, in per cent.")
    private static let grace = Option<Duration>(
        "grace", ValueParser<Duration>.duration, default: .milliseconds(5), shown: "5ms",
        help: "The slowdown allowed on top of --tolerance.")

    private static let asScenario = Option<String?>.optional(
        "as-scenario", ValueParser<String>.outputFile,
        help: "Write a scenario file that replays the launch of a trace file.")

    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "trace", abstract: "Shows where a launch spent its time, and writes a trace file.",
            discussion: """
                Given an app, launches a scenario, on a virtual clock unless --real is given, and writes a trace \
                that Perfetto and chrome://tracing open. Given files, reads them. A single launch is printed with \
                its critical path, the slack of each task and the budgets that were exceeded; several are printed as \
                percentiles, and impossible samples are dropped and counted. The exit code is 1 if the launch did \
                not reach its route, with --within-budget if a task exceeded its budget, and with --diff if the \
                second file is slower than --tolerance and --grace allow. Files are those that trace wrote, and \
                OpenTelemetry's from the field, in JSON. With --as-scenario the one launch of a file becomes a scenario, \
                whose answers take the times of the file and that leads to the same route here.
                """,
            options: choice.options + [
                out, runs, vary, seed, real, ceiling, strict, diff, tolerance, grace, asScenario,
                StandardOptions.json,
            ],
            arguments: [subject, files],
            examples: [
                "trace --scenario \(choice.sample(scenario: "slow-backend")) --out out/slow.json",
                "trace \(choice.sample(app: "urbannest")) --runs 100 --vary 0.5",
                "trace out/slow.json",
                "trace --diff before.json after.json --tolerance 5",
                "trace field.json --as-scenario slow.json",
            ],
            run: { try await run($0, choice) })
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> Int32 {
        let named = [arguments[subject]].compactMap(\.self) + arguments[files]
        if arguments[diff] {
            try arguments.refuse(
                choice.options + [out, runs, vary, seed, real, ceiling, strict, asScenario],
                "beside --diff, which reads two files")
            return try compare(named, arguments)
        }
        try arguments.refuse([tolerance, grace], "without --diff")
        let apps = choice.catalogue.ids
        guard let first = named.first, !apps.contains(first) else {
            if let extra = named.dropFirst().first {
                throw CommandError.usage("Only one app can be launched, but '\(extra)' was also given.")
            }
            try refuse(arguments)
            try arguments.refuse([asScenario], "without a trace file, which it replays")
            return try await launch(arguments, choice)
        }
        guard FileManager.default.fileExists(atPath: first) else {
            throw CommandError.unknownPlace(
                "There is no trace file '\(first)', and no app of that name.", first, apps: apps)
        }
        try arguments.refuse(
            choice.options + [out, runs, vary, seed, real], "on a file, and '\(first)' is one that is read")
        let read = try named.map { try TraceFiles.read($0, arguments.console) }
        let timelines = read.flatMap(\.timelines)
        if timelines.count == 1 {
            try arguments.refuse([ceiling], "on one launch, and '\(first)' holds no more")
        }
        if let file = arguments[asScenario] {
            try arguments.refuse([ceiling, strict, StandardOptions.json], "beside --as-scenario")
            return try await replay(read, into: file, arguments, choice)
        }
        if !arguments[StandardOptions.json] { read.forEach { arguments.console.print($0.title) } }
        return try tell(timelines, of: read.map { ($0.subject, $0.name) }, arguments)
    }

    /// Refuses options that would have no effect on the wanted launches.
    private static func refuse(_ arguments: ParsedArguments) throws(CommandError) {
        if arguments[real] {
            try arguments.refuse([vary, seed], "beside --real, where answers take the time that they take")
            try arguments.refuse([ScenarioChoice.scale], "beside --real, which shows no picture")
        }
        if arguments[runs] == 1 { try arguments.refuse([vary, seed, ceiling], "on one launch; give --runs") }
        if arguments[vary] == 0 { try arguments.refuse([seed], "beside --vary 0") }
    }

    /// Launches, writes the file and prints the result.
    @MainActor
    private static func launch(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> Int32 {
        let scenario = try choice.read(arguments)
        _ = try ScenarioChoice.launching(choice.catalogue.named(scenario.app))
        try Output.file(arguments[out])
        let count = arguments[runs]
        var made: [LaunchTimeline] = []
        var complaint: String?
        let progress = ProgressLine(console: arguments.console, total: count)
        for number in 1...count {
            let result: TracedLaunch
            if arguments[real] {
                result = try await TracedLaunch.real(
                    scenario, by: choice.liveProgram(), arguments.children)
            } else {
                let seed = UInt64(arguments[Self.seed]) &* 100_003 &+ UInt64(number)
                let tasks = try choice.catalogue.named(scenario.app).tasks
                result = try await TracedLaunch.virtual(
                    count == 1
                        ? scenario : scenario.varied(by: arguments[vary], seed: seed, tasks: tasks),
                    arguments, choice)
            }
            made.append(result.timeline)
            complaint = complaint ?? result.complaint
            progress.step("launched \(scenario.app)/\(scenario.name)")
        }
        progress.clear()
        let subject = ChromeTrace.Subject(scenario)
        try TraceFiles.write(made, of: subject, to: arguments[out])
        let code = try tell(made, of: [(subject, subject.text)], arguments)
        if !arguments[StandardOptions.json] {
            arguments.console.print(
                "The trace is in \(arguments[out]); ui.perfetto.dev and chrome://tracing open it.")
        }
        guard let complaint else { return code }
        arguments.warn("\(scenario.name): \(complaint)")
        return 1
    }

    /// Writes the scenario that replays the one launch of a file.
    @MainActor
    private static func replay(
        _ read: [TraceFiles.Content], into file: String, _ arguments: ParsedArguments,
        _ choice: ScenarioChoice
    ) async throws -> Int32 {
        guard let content = read.first, read.count == 1, content.timelines.count == 1 else {
            throw CommandError.usage(
                "--as-scenario takes one launch, and there are \(read.flatMap(\.timelines).count).",
                hint: "Name a file with one launch.")
        }
        guard let id = content.subject?.app ?? content.app, choice.catalogue.ids.contains(id) else {
            throw CommandError(
                "\(content.path): it is of '\(content.subject?.app ?? content.app ?? content.name)', which is none of the apps.",
                code: .badData, hint: "Use the program of that app.")
        }
        let app = try ScenarioChoice.launching(choice.catalogue.named(id))
        let scenario = try await FieldScenario(content.timelines[0], of: app, shaper: Output.shaper(of: app))
            .found()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try Output.write(try encoder.encode(scenario) + Data("\n".utf8), to: URL(fileURLWithPath: file))
        let state = scenario.state
        arguments.console.print(
            "\(file) replays \(content.path): \(app.id) leads to \(scenario.expect.route) on a device with "
                + "\(state.firstLaunch ? "no" : "an") earlier launch and the session '\(state.session.rawValue)'."
        )
        return 0
    }

    private static func tell(
        _ timelines: [LaunchTimeline], of subjects: [(subject: ChromeTrace.Subject?, name: String)],
        _ arguments: ParsedArguments
    ) throws -> Int32 {
        let console = arguments.console
        let isOver = timelines.contains { $0.runs.contains { !LaunchAnalysis($0).overruns.isEmpty } }
        if timelines.count == 1, let timeline = timelines.first {
            let runs = timeline.runs.map {
                TraceReport(timeline, LaunchAnalysis($0), of: subjects.first?.subject)
            }
            try arguments.show(NamedItems("runs", runs), as: .trace) {
                TraceTables.print(timeline, console: console)
            }
        } else {
            let percentiles = LaunchPercentiles(timelines, ceiling: arguments[ceiling])
            try arguments.show(
                PercentileReport(percentiles, of: subjects.map(\.name)), as: .percentiles
            ) {
                TraceTables.print(percentiles, console: console)
            }
        }
        return arguments[strict] && isOver ? 1 : 0
    }

    private static func compare(_ named: [String], _ arguments: ParsedArguments) throws -> Int32 {
        guard named.count == 2 else {
            throw CommandError.usage(
                "--diff takes two trace files, the earlier one first, but was given \(named.count).")
        }
        let (before, after) = (
            try TraceFiles.read(named[0], arguments.console), try TraceFiles.read(named[1], arguments.console)
        )
        let comparison = LaunchComparison(
            before: before.timelines, after: after.timelines,
            allowance: .init(share: arguments[tolerance] / 100, grace: arguments[grace]))
        try arguments.show(
            ComparisonReport(comparison, before: before.name, after: after.name), as: .comparison
        ) {
            arguments.console.print("before: \(before.title)")
            arguments.console.print("after: \(after.title)")
            TraceTables.print(comparison, console: arguments.console)
        }
        return comparison.isWorse ? 1 : 0
    }
}
