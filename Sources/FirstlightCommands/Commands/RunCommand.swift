// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit

/// `firstlight run`: the main job, every scenario for real, with a report.
enum RunCommand {
    private static let report = Option<String>(
        "report", ValueParser<String>.report, default: "out/report", shown: "out/report",
        help:
            "The report to write: a folder with a page, index.html; or one file, if the path ends in .html. Beside it are a line for each launch (.log), JUnit (.junit.xml) and a summary (.md), or a shard's part."
    )
    private static let only = Option<[String]>.repeated(
        "scenario", ScenarioChoice.scenarioText,
        help: "A scenario to run; without it, all that come with the program.")
    private static var jobs: Option<Int> {
        let count = LaunchJobs.count
        return Option(
            "jobs", ValueParser<Int>.integer(in: 1...64), default: count,
            shown: "\(count) here: twelve a core",
            help: "The number of launches that run side by side.")
    }

    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "run", abstract: "Launches each scenario for real and writes a report.",
            discussion: """
                Each scenario is a process of its own: the app and its backend, over TCP, on the real clock. \
                The first launch of each app runs alone: it is filmed, and its frames are timed. A first frame is counted \
                from the start of its process, without the time that its main thread waited for a processor. A launch \
                that fails beside others is tried once more alone. The exit code is 0 only if each launch reached its route.
                """,
            options: [
                report, StandardOptions.singleFile, only.offering { choice.scenarioNames }, jobs,
                ScenarioChoice.option,
                ShardOptions.shard, ShardOptions.times,
                StandardOptions.json, StandardOptions.junit,
            ],
            arguments: [choice.app],
            examples: [
                "run", "run \(choice.sample(app: "urbannest"))",
                "run --scenario \(choice.sample(scenario: "dark")) --report out/dark",
                "run --scenario \(choice.sample(scenario: "duggy/sign-in")) --json",
            ],
            run: { try await run($0, choice) })
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> Int32 {
        try VerdictReport.prepare(arguments)
        let names = arguments[only]
        let chosen = arguments[choice.app]
        let apps =
            try chosen == nil
            ? choice.allLaunched() : [choice.launched(arguments)]
        var scenarios =
            names.isEmpty
            ? try apps.flatMap { try $0.launches.scenarios }
            : try names.map { try choice.load($0, app: arguments[choice.app], arguments.console) }
        let ids = Array(Set(scenarios.map(\.app)))
        for index in scenarios.indices {
            try choice.choose(
                arguments, in: &scenarios[index].options, of: scenarios[index].app, among: ids)
        }
        // Without it every launch would fail for the same reason.
        let program = try choice.liveProgram()
        let place = ReportPlace(arguments[report], isSingle: arguments[StandardOptions.singleFile])
        try place.prepare()
        let launched = choice.catalogue.apps.filter { app in scenarios.contains { $0.app == app.id } }
        let title = launched.map(\.name).joined(separator: ", ") + ", launched"
        let plan = try ShardPlan(
            kind, scenarios.map { ShardUnit("\($0.app)/\($0.name)", estimate: 1 + length($0)) },
            settings: ["title": title], inputs: scenarios.map { try ShardCoding.encoder().encode($0) },
            build: { try ProgramBuild.digest(["/proc/self/exe", program.path]) }, arguments)
        let folder = try WorkFolder("run")
        defer { folder.remove() }
        let results = await launch(
            plan.places.map {
                ChildLaunch(
                    scenario: scenarios[$0], program: program, children: arguments.children, folder: folder)
            }, arguments)
        let date = ISO8601DateFormatter().string(from: Date())
        let values = zip(plan.places, results).map { place, result in
            ShardResult(
                unit: plan.run.units[place],
                value: LaunchValue(
                    launch: result.launch, date: date, machine: machine,
                    words: words(scenarios[place], names.isEmpty ? nil : names[place], arguments, choice),
                    file: names.isEmpty ? nil : file(scenarios[place], names[place])))
        }
        let all = LaunchResults(values: values.map(\.value), title: title)
        let seconds = zip(values, results).map { ($0.unit, $1.seconds) }
        try plan.keep(values, seconds: Dictionary(uniqueKeysWithValues: seconds), in: place.folder)
        let told = plan.shard == nil ? try all.write(to: place) : nil
        try all.show(asJSON: arguments[StandardOptions.json], place: told, arguments.console)
        all.complain(arguments)
        try all.verdicts.tell(arguments)
        plan.tell(place.folder, arguments.console)
        return all.code
    }

    /// Returns the words behind `play` that launch a scenario again.
    ///
    /// - Parameter given: The name or file by which it was given; nil when all were launched.
    private static func words(
        _ scenario: Scenario, _ given: String?, _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) -> String {
        let path = given.flatMap { file(scenario, $0) }
        // A file may leave its app to the command line.
        let app = path == nil ? [] : arguments[choice.app].map { [$0] } ?? []
        let options = arguments[ScenarioChoice.option].flatMap { ["--option", $0.text] }
        return (app + ["--scenario", path ?? "\(scenario.app)/\(scenario.name)"] + options).map(\.shellWord)
            .joined(separator: " ")
    }

    /// Returns the file that a scenario was read from; nil when it was given by its name.
    private static func file(_ scenario: Scenario, _ given: String) -> String? {
        [scenario.name, "\(scenario.app)/\(scenario.name)"].contains(given) ? nil : given
    }

    /// A launch that was run, and the seconds that it took.
    private struct Launched: Sendable {
        let launch: LaunchReport.Scenario
        let seconds: Double
    }

    /// Runs launches side by side.
    private static func launch(_ launches: [ChildLaunch], _ arguments: ParsedArguments) async -> [Launched] {
        let progress = ProgressLine(console: arguments.console, total: launches.count)
        let count = max(1, min(arguments[jobs], launches.count))
        let queue = SideBySide<ChildLaunch, Launched>(
            jobs: count,
            run: { launch, company in
                var launch = launch
                launch.jobs = company == .others ? count : 1
                // How many fail beside others is the machine's matter: what a report holds is not.
                launch.isStill = company != .alone
                return await result(of: launch)
            }, isPassed: { $0.launch.outcome.isPassed },
            ended: {
                progress.step(
                    "\($0.launch.fullName) reached \($0.launch.outcome.reachedRoute ?? "nothing")")
            })
        progress.working(on: "launching, \(count) at a time")
        var apps: Set<String> = []
        let firsts = launches.indices.filter { apps.insert(launches[$0].scenario.app).inserted }
        let (results, again) = await queue.all(launches, alone: Set(firsts), length: { length($0.scenario) })
        progress.clear()
        for (place, failure) in again {
            arguments.console.note(
                "\(results[place].launch.fullName) failed beside other launches and passed alone: the machine had too much "
                    + "to do. It had failed so: \(failure.launch.outcome.reason ?? "no reason was given.")")
        }
        return results
    }

    /// The machine that this program runs on, one line.
    static var machine: String {
        let info = ProcessInfo.processInfo
        return "\(info.operatingSystemVersionString), \(Processors.count) processors"
    }

    /// One launch without a result must not take the others' results away: it is a failed one.
    private static func result(of launch: ChildLaunch) async -> Launched {
        let clock = ContinuousClock()
        let start = clock.now
        let report = await report(of: launch)
        return Launched(launch: report, seconds: start.duration(to: clock.now) / .seconds(1))
    }

    private static func report(of launch: ChildLaunch) async -> LaunchReport.Scenario {
        do {
            return try await launch.run().report
        } catch {
            // A launch that may not start any more is no failed one: this process is about to end.
            if error is CancellationError { try? await ContinuousClock().sleep(for: .seconds(60)) }
            return LaunchReport.Scenario(unplayed: launch.scenario, reason: Reason.text(error))
        }
    }

    private static func length(_ scenario: Scenario) -> Double {
        let last = scenario.script.map(\.at.seconds).max() ?? 0
        let slow = scenario.services.values.flatMap { $0 }.map(\.after.seconds).max() ?? 0
        return max(last, slow)
    }
}
