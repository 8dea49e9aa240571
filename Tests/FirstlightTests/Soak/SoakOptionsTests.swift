// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import SixthBrand
import Testing

@testable import FirstlightCommands
@testable import firstlight_soak

/// The command line of the long proofs.
@MainActor @Suite struct SoakOptionsTests {
    private func run(_ line: String) async -> (code: Int32, output: String, diagnostics: String) {
        let recorder = ConsoleRecorder()
        let words = line.split(separator: " ").map(String.init)
        let code = await FirstlightSoak.run(words, apps: .firstlight, console: recorder.console(width: 200))
        return (code, recorder.output, recorder.diagnostics)
    }

    @Test(
        arguments: [
            ("run --case 1 --shard 1/2", "--shard", "beside --case"),
            (
                "run --only explore.laten --kills 3", "--kills",
                "without app-killed, account-kills or deletion-kills"
            ),
            ("run --only explore.laten --runs 3", "--runs", "on explorations and folds"),
            ("run --only explore.fonsters --seed 7", "--seed", "on explorations, on folds and on memory"),
            ("run --only explore --seed 7", "--seed", "on explorations, on folds and on memory"),
            (
                "run --only memory.laten,explore.laten --seed 7", "--seed",
                "on explorations, on folds and on memory"
            ),
            ("run --child x --seed 3", "--seed", "beside --child"),
            ("run --only app-killed --kills 20 --runs 3", "--runs", "beside --kills"),
        ] as [(String, String, String)])
    func anOptionWithoutEffectIsRefused(line: String, option: String, reason: String) async {
        let result = await run(line)
        #expect(result.code == 64 && result.output.isEmpty, "\(result.output)")
        #expect(
            result.diagnostics.contains("Option '\(option)' has no effect \(reason)"), "\(result.diagnostics)"
        )
    }

    @Test func aShardThatCannotBeIsToldWhy() async {
        let result = await run("run --shard 9/8")
        #expect(result.code == 64 && result.output.isEmpty)
        #expect(
            result.diagnostics.contains("Option '--shard' was given '9/8', but there is no shard 9 of 8; "),
            "\(result.diagnostics)")
    }

    @Test func theHelpListsWhatAPersonGives() async {
        let program = await run("--help")
        #expect(program.code == 0 && program.output.contains("\n  run "), "\(program.output)")
        let command = await run("run --help")
        #expect(
            command.output.contains("--only NAME") && command.output.contains("firstlight-soak run --only"))
        #expect(!command.output.contains("  --child") && !command.output.contains("  --case"))
    }

    @Test(arguments: [AppCatalogue.firstlight, AppCatalogue([.sixth])])
    func examplesCanBeTyped(_ apps: AppCatalogue) throws {
        let command = SoakCommand.command(apps)
        #expect(command.examples.count == 3)
        for example in command.examples {
            let words = example.split(separator: " ").map(String.init)
            #expect(words.first == command.name, "\(example)")
            _ = try command.parse(
                Array(words.dropFirst()), program: "p", console: ConsoleRecorder().console())
        }
    }
}
