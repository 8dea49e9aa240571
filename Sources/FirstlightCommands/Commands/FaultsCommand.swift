// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchCore
import LaunchKit

/// `firstlight faults`: what becomes of a launch when each of its tasks goes wrong.
enum FaultsCommand {
    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "faults", abstract: "Makes each task go wrong in each way, and shows that nobody is stuck.",
            discussion: """
                The matrix is made from the app's plan: every task fails, hangs, is slow, answers with nothing or \
                with nonsense, is cancelled, or the process crashes while it runs; on a first launch, for a user \
                who comes back, and offline. Each launch is the app's own on a stage and a virtual clock. It \
                must reach its destination, or a screen with a button that leads there, within the policy's \
                time. The exit code is 1 when one does not. Of a scenario only the app's options are taken.
                """,
            options: [ScenarioChoice.scenario, ScenarioChoice.option, StandardOptions.json],
            arguments: [choice.app],
            examples: [
                "faults \(choice.sample(app: "urbannest"))",
                "faults \(choice.sample(app: "urbannest")) --json",
            ],
            run: { try await run($0, choice) })
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> Int32 {
        let chosen = try arguments[ScenarioChoice.scenario].map {
            try choice.load($0, app: arguments[choice.app], arguments.console)
        }
        let app = try ScenarioChoice.launching(
            chosen.map { try choice.catalogue.named($0.app) } ?? choice.wanted(arguments))
        var options = chosen?.options ?? AppOptions()
        try choice.choose(arguments, in: &options, of: app.id)
        let total = app.tasks.count * FaultKind.allCases.count * FaultSituation.allCases.count
        let progress = ProgressLine(console: arguments.console, total: total)
        let matrix = try await FaultMatrix.make(
            for: app, options: options, text: Output.shaper(of: app)
        ) { progress.step("\($0.task) \($0.fault.rawValue)") }
        progress.clear()
        if arguments[StandardOptions.json] {
            try arguments.console.printJSON(matrix)
        } else {
            FaultTable.print(matrix, name: app.name, console: arguments.console)
        }
        return matrix.problems.isEmpty ? 0 : 1
    }
}
