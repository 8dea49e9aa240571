// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit

/// `firstlight run`: the main job, every scenario for real, with a report.
enum RunCommand {
    private static let report = Option<String>(
        "report", ValueParser<String>.outputFile, default: "out/report.html", shown: "out/report.html",
        help: "The report to write: one HTML file that needs nothing else.")
    private static let only = Option<[String]>.repeated(
        "scenario", ValueParser<String>.text.named("FILE"),
        help: "A scenario to run; without it, all that come with the program.")
    private static var jobs: Option<Int> {
        let count = min(64, Processors.count)
        return Option(
            "jobs", ValueParser<Int>.integer(in: 1...64), default: count, shown: "\(count), a core each",
            help: "How many launches run side by side.")
    }

    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "run", abstract: "Launches each scenario for real, prints a table and writes a report.",
            discussion: """
                Each scenario is a process of its own: the app and its backend, over TCP, on the real clock. \
                A first frame is counted from the start of its process, without the time that it waited for a \
                processor. A launch that fails beside others is tried once more alone. The exit code is 0 only if each \
                launch reached its route.
                """,
            options: [report, only, jobs, ScenarioChoice.option, StandardOptions.json],
            arguments: [choice.brand],
            examples: [
                "run", "run \(choice.sample(app: "urbannest"))",
                "run --scenario \(choice.sample(scenario: "dark")) --report dark.html",
                "run --scenario \(choice.sample(scenario: "duggy/sign-in")) --json",
            ],
            run: { try await run($0, choice) })
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> Int32 {
        let names = arguments[only]
        let chosen = arguments[choice.brand]
        let brands =
            try chosen == nil
            ? choice.apps.brands.filter(\.hasLaunch) : [choice.launched(arguments)]
        var scenarios =
            names.isEmpty
            ? try brands.flatMap { try $0.launches.scenarios }
            : try names.map { try choice.load($0, brand: arguments[choice.brand], arguments.console) }
        for index in scenarios.indices {
            try choice.choose(arguments, in: &scenarios[index].options, of: scenarios[index].brand)
        }
        // Without it every launch would fail for the same reason.
        let program = try choice.liveProgram()
        let target = URL(fileURLWithPath: arguments[report])
        _ = try Output.folder(target.deletingLastPathComponent().path)
        let progress = ProgressLine(console: arguments.console, total: scenarios.count)
        let folder = try WorkFolder("run")
        defer { folder.remove() }
        let queue = SideBySide<ChildLaunch, LaunchReport.Scenario>(
            jobs: arguments[jobs], run: { await result(of: $0) }, isPassed: { $0.outcome.isPassed },
            ended: { progress.finish("\($0.fullName) reached \($0.outcome.reachedRoute ?? "nothing")") })
        progress.working(on: "launching, \(arguments[jobs]) at a time")
        let (results, again) = await queue.all(
            scenarios.map {
                ChildLaunch(scenario: $0, program: program, children: arguments.children, folder: folder)
            }, length: { length($0.scenario) })
        progress.clear()
        let formatter = ISO8601DateFormatter()
        let launched = choice.apps.brands.filter { brand in scenarios.contains { $0.brand == brand.id } }
        let document = LaunchReport(
            title: launched.map(\.name).joined(separator: ", ") + ", launched",
            date: formatter.string(from: Date()), machine: machine,
            scenarios: results)
        try Output.write(Data(document.html().utf8), to: target)
        if arguments[StandardOptions.json] {
            try arguments.console.printJSON(results.map(LaunchSummary.init))
        } else {
            RunTable.print(results, console: arguments.console)
            arguments.console.print("")
            arguments.console.print("The report is in \(arguments[report]).")
        }
        for place in again {
            arguments.console.note(
                "\(results[place].fullName) failed beside other launches and passed alone: the machine had too much to do."
            )
        }
        let failed = results.filter { !$0.outcome.isPassed }.count
        if failed > 0 {
            arguments.console.note(
                "\(failed) of \(results.count) launches failed. Run one alone with "
                    + "'\(arguments.program) play --scenario BRAND/NAME'.")
        }
        return failed == 0 ? 0 : 1
    }

    private static var machine: String {
        let info = ProcessInfo.processInfo
        return "\(info.operatingSystemVersionString), \(Processors.count) processors"
    }

    /// One launch without a result must not take the others' results away: it is a failed one.
    private static func result(of launch: ChildLaunch) async -> LaunchReport.Scenario {
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
