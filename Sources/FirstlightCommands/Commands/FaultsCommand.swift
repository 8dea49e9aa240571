// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchCore
import LaunchKit

/// `firstlight faults`: the outcomes of a launch under every fault of each of its tasks.
enum FaultsCommand {
    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "faults",
            abstract:
                "Injects every fault into every task and service and checks that the user can always continue.",
            discussion: """
                The fault matrix is derived from the app's plan: every task fails, hangs, is slow, returns nothing \
                or garbage, is cancelled, or the process crashes while it runs. The services below fail as well: the vault is locked, for a while and for good, or refuses the app; the sensor is locked out; \
                the store cannot be opened, or is opened and then cannot be read or cannot be written, and none of its \
                records may be gone afterwards; the server stays silent. All that on a first launch, for a returning user, and offline. Each launch is the app's own, on a stage and a virtual clock. It must reach its \
                destination, or a screen with a button that leads there, within the policy's time limits. Ceremonies of \
                an account that the app's file names fail at their first request, and can be done again. The exit \
                code is 1 if one does not. Only the app's options are taken from a scenario.
                """,
            options: [
                choice.scenarioOption, ScenarioChoice.option, StandardOptions.json, StandardOptions.junit,
                StandardOptions.report, StandardOptions.singleFile,
            ],
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
        try VerdictReport.prepare(arguments)
        try VerdictPage.prepare(arguments)
        let chosen = try arguments[ScenarioChoice.scenario].map {
            try choice.load($0, app: arguments[choice.app], arguments.console)
        }
        let app = try ScenarioChoice.launching(
            chosen.map { try choice.catalogue.named($0.app) } ?? choice.wanted(arguments))
        var options = chosen?.options ?? AppOptions()
        try choice.choose(arguments, in: &options, of: app.id)
        let progress = ProgressLine(console: arguments.console, total: FaultMatrix.count(of: app))
        let matrix = try await FaultMatrix.make(
            for: app, options: options, text: Output.shaper(of: app)
        ) { progress.step("\($0.task) \($0.fault.rawValue)") }
        progress.clear()
        try arguments.show(FaultReport(matrix), as: .faults) {
            FaultTable.print(matrix, name: app.name, console: arguments.console)
        }
        try matrix.verdicts.tell(arguments)
        try VerdictPage(matrix.verdicts, title: "\(app.name), under every fault").write(arguments)
        return matrix.problems.isEmpty ? 0 : 1
    }
}
