// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import LaunchKit
import Testing

@testable import FirstlightCommands

/// `--option NAME=VALUE`: a brand's own choices on the command line.
@MainActor @Suite struct AppOptionTests {
    private func run(_ words: [String]) async -> CommandRun { await CommandRun(words, width: 200) }

    @Test(arguments: ["snapshot", "record", "tree", "trace", "explain", "faults", "audit", "lint", "run"])
    func aNameThatTheBrandDoesNotKnowIsRefusedWithAList(command: String) async {
        let result = await run([command, "shipthatapp", "--option", "speed=fast"])
        #expect(result.code == 64)
        #expect(result.notes.contains("ShipThatApp has no option 'speed'"), "\(result.notes)")
        #expect(result.notes.contains("gate=hold|work"), "\(result.notes)")
    }

    @Test(arguments: ["snapshot", "lint", "run"])
    func aValueThatTheBrandDoesNotKnowIsRefusedWithAList(command: String) async {
        let result = await run([command, "shipthatapp", "--option", "gate=maybe"])
        #expect(
            result.code == 64
                && result.notes.contains(
                    "Option '--option' was given 'gate=maybe', but 'gate' cannot be 'maybe'; "
                        + "it takes gate=hold or gate=work."),
            "\(result.notes)")
        let bare = await run([command, "shipthatapp", "--option", "gate"])
        #expect(bare.code == 64)
    }

    @Test func aChoiceOfOneOfSeveralAppsIsMadeThereAlone() throws {
        let choice = ScenarioChoice(.firstlight)
        let command = AuditCommand.command(choice)
        guard
            case .run(let arguments) = try command.parse(
                ["--option", "gate=work"], program: "firstlight", console: ConsoleRecorder().console())
        else {
            Issue.record("No run.")
            return
        }
        let all = AppCatalogue.firstlight.ids
        let chosen = try all.map { id in
            var options = AppOptions()
            try choice.choose(arguments, in: &options, of: id, among: all)
            return options.values["gate"]
        }
        // ShipThatApp and Fonsters have a gate.
        #expect(all == ["urbannest", "duggy", "shipthatapp", "fonsters", "laten"])
        #expect(chosen == [nil, nil, "work", "work", nil])
    }

    @Test(arguments: ["audit", "run"])
    func aChoiceThatNoAppOffersIsRefused(command: String) async {
        let result = await run([command, "--option", "speed=fast"])
        #expect(result.code == 64 && result.notes.contains("has no option 'speed'"), "\(result.notes)")
    }

    @Test func aChoiceIsMade() async {
        let slow = await run(["lint", "shipthatapp", "--option", "pace=slow", "--json"])
        #expect(slow.output.contains(#""pace" : "slow""#))
        let usual = await run(["snapshot", "laten", "--text", "--at", "1.9s"])
        let short = await run(["snapshot", "laten", "--text", "--at", "1.9s", "--option", "minimum=1s"])
        #expect(usual.code == 0 && short.code == 0 && usual.output != short.output)
    }

    @Test func theInstantsOfAStateAreCountedFromItsStart() async {
        let start = await run(["snapshot", "laten", "--state", "signin", "--text", "--at", "0ms"])
        #expect(start.output.hasPrefix("time 2000ms\n"), "\(start.output.prefix(40))")
        let splash = await run(["snapshot", "laten", "--state", "splash", "--text", "--at", "0ms"])
        #expect(splash.output.hasPrefix("time 0ms\n"))
    }
}
