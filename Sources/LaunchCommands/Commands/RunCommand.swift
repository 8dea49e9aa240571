// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import LaunchRehearsal

/// `firstlight run`: the main job, every scenario for real, with a report.
enum RunCommand {
    private static let report = Option<String>(
        "report", ValueParser<String>.outputFile, default: "out/report.html", shown: "out/report.html",
        help: "The report to write: one HTML file that needs nothing else.")
    private static let only = Option<[String]>.repeated(
        "scenario", ValueParser<String>.text.named("FILE"),
        help: "A scenario to run; without it, all that come with the program.")
    private static let jobs = Option<Int>(
        "jobs", ValueParser<Int>.integer(in: 1...64), default: 4, shown: "4",
        help: "How many launches run side by side.")

    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "run", abstract: "Launches each scenario for real, prints a table and writes a report.",
            discussion: """
                Each scenario is a process of its own: the app and its backend, over TCP, on the real clock. \
                The exit code is 0 only if each launch reached its route.
                """,
            options: [report, only, jobs, ScenarioChoice.option, StandardOptions.json],
            arguments: [choice.brand],
            examples: [
                "firstlight run", "firstlight run urbannest",
                "firstlight run --scenario dark --report dark.html",
            ],
            run: { try await run($0, choice) })
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> Int32 {
        let names = arguments[only]
        let chosen = arguments[choice.brand]
        let brands = choice.apps.brands.filter { chosen == nil || $0.id == chosen }
        var scenarios =
            names.isEmpty
            ? try brands.flatMap { try $0.launches.scenarios }
            : try names.map { try choice.load($0, brand: arguments[choice.brand]) }
        for index in scenarios.indices {
            try choice.choose(arguments, in: &scenarios[index].options, of: scenarios[index].brand)
        }
        // Without it every launch would fail for the same reason.
        let program = try choice.liveProgram()
        let target = URL(fileURLWithPath: arguments[report])
        _ = try Output.folder(target.deletingLastPathComponent().path)
        let progress = ProgressLine(console: arguments.console, total: scenarios.count)
        let results = await launchAll(
            scenarios, by: program, jobs: arguments[jobs], progress: progress)
        progress.clear()
        let formatter = ISO8601DateFormatter()
        let document = LaunchReport(
            title: brands.map(\.name).joined(separator: ", ") + ", launched",
            date: formatter.string(from: Date()), machine: machine,
            scenarios: results)
        try Output.write(Data(document.html().utf8), to: target)
        if arguments[StandardOptions.json] {
            try arguments.console.printJSON(results.map(\.outcome))
        } else {
            RunTable.print(results, console: arguments.console)
            arguments.console.print("")
            arguments.console.print("The report is in \(arguments[report]).")
        }
        let failed = results.filter { !$0.outcome.isPassed }.count
        if failed > 0 {
            arguments.console.note(
                "\(failed) of \(results.count) launches failed. Run one alone with "
                    + "'firstlight play BRAND --scenario NAME'.")
        }
        return failed == 0 ? 0 : 1
    }

    private static var machine: String {
        let info = ProcessInfo.processInfo
        return "\(info.operatingSystemVersionString), \(info.activeProcessorCount) processors"
    }

    /// Runs each scenario in a process of its own, some side by side; the order stays.
    private static func launchAll(
        _ scenarios: [Scenario], by program: URL, jobs: Int, progress: ProgressLine
    ) async -> [LaunchReport.Scenario] {
        await withTaskGroup(of: (Int, LaunchReport.Scenario).self) { group in
            var results = [LaunchReport.Scenario?](repeating: nil, count: scenarios.count)
            // The longest first, so that none of them is left over at the end.
            var waiting = scenarios.indices.sorted { length(scenarios[$0]) > length(scenarios[$1]) }[...]
            func startNext() {
                guard let index = waiting.popFirst() else { return }
                let scenario = scenarios[index]
                group.addTask { (index, await result(of: scenario, by: program)) }
            }
            for _ in 0..<jobs { startNext() }
            while let (index, result) = await group.next() {
                results[index] = result
                progress.finish("\(result.name) reached \(result.outcome.reachedRoute ?? "nothing")")
                startNext()
            }
            return results.compactMap { $0 }
        }
    }

    /// One launch without a result must not take the others' results away: it is a failed one.
    private static func result(of scenario: Scenario, by program: URL) async -> LaunchReport.Scenario {
        do {
            return try await ChildLaunch(scenario: scenario, program: program).run()
        } catch {
            return LaunchReport.Scenario(unplayed: scenario, reason: "\(error)")
        }
    }

    private static func length(_ scenario: Scenario) -> Double {
        let last = scenario.script.map(\.at.seconds).max() ?? 0
        let slow = scenario.services.values.flatMap { $0 }.map(\.after.seconds).max() ?? 0
        return max(last, slow)
    }
}
