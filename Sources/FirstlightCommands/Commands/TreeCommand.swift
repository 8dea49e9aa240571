// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageUI

/// `firstlight tree`: the content of the screen, as lines.
enum TreeCommand {
    private static let at = Option<Duration?>.optional(
        "at", ValueParser<Duration>.duration,
        help:
            "The instant to show, measured from the first frame, such as 250ms; by default, a representative one."
    )

    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "tree", abstract: "Prints the nodes, layout and accessibility tree of a screen.",
            discussion: """
                Prints one line per node: 'node', its number, 'in' and its parent's number, its type, its frame in \
                points and the views around it. Then one line per element of the accessibility tree: 'access', its \
                place, role, frame, label, value, hint, traits and actions. The launch runs on a virtual clock.
                """,
            options: [at] + choice.options + [StandardOptions.json],
            arguments: [choice.app],
            examples: [
                "tree --state \(choice.sample(state: "login")) | grep ^access",
                "tree --at 250ms --device iphonese --text-size accessibility3",
                "tree --state \(choice.sample(state: "error")) --right-to-left --json",
            ],
            run: { try await run($0, choice) })
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> Int32 {
        let scenario = try choice.read(arguments)
        let instant = try arguments[at].map { $0 / .seconds(1) } ?? choice.shown(arguments)?.instant ?? 0.8
        let run = try choice.simulation(scenario, arguments, choice.shaper(of: scenario))
        let progress = ProgressLine(console: arguments.console)
        var tree: StageTree?
        try await run.runOnVirtualClock(instants: [instant], until: instant) { frame in
            progress.going(on: "running, at \(PlainNumber.fixed(frame.time, places: 1)) s")
            if abs(frame.time - instant) < 1e-9, let stage = run.launch?.stage { tree = StageTree(stage) }
        }
        progress.clear()
        Shortfall.tell(run.launch?.stage.issues ?? [], arguments)
        guard let tree else { throw CommandError("The launch has no frame at that instant.") }
        try arguments.show(tree, as: .tree) { arguments.console.print(tree.lines.joined(separator: "\n")) }
        return 0
    }
}
