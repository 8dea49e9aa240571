// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import SixthBrand
import Testing

@testable import FirstlightCommands
@testable import FirstlightLive
@testable import FirstlightStudio

/// A program of one's own says its own name, in help and in messages.
@MainActor @Suite struct OwnNameTests {
    private static func commands(_ apps: AppCatalogue) -> [Command] {
        let choice = ScenarioChoice(apps)
        return [
            AcceptCommand.command(choice), AdoptCommand.command(), StudioCommand.command(choice),
            AuditCommand.command(choice), BackendCommand.command(apps), ExplainCommand.command(choice),
            FaultsCommand.command(choice), GenerateCommand.command(choice), ImportCommand.command(),
            LintCommand.command(choice), PlayCommand.command(choice), RecordCommand.command(choice),
            ListCommand.command(choice), RunCommand.command(choice), SeamCommand.command(choice),
            SnapshotCommand.command(choice),
            TraceCommand.command(choice), TreeCommand.command(choice),
        ]
    }

    @Test func noCommandsHelpNamesAnotherProgramOrAnotherApp() throws {
        let program = Program(
            name: "bakery", abstract: "", version: "1", commands: Self.commands(AppCatalogue([.sixth])))
        for command in program.commands {
            let help = program.help(for: command, width: 100)
            for name in ["firstlight ", "'firstlight", "urbannest", "duggy"] {
                #expect(!help.contains(name), "\(command.name): \(help)")
            }
            // A brand is one of the five; who launches an app of their own has none.
            #expect(!help.lowercased().contains("brand"), "\(command.name): \(help)")
            let examples = try #require(help.split(separator: "Examples:\n").last)
            #expect(
                examples.split(separator: "\n").allSatisfy { $0.hasPrefix("  bakery \(command.name)") },
                "\(examples)")
        }
    }

    @Test(arguments: [AppCatalogue.firstlight, AppCatalogue([.sixth])])
    func examplesCanBeTyped(_ apps: AppCatalogue) throws {
        let console = ConsoleRecorder().console()
        let folder = try WorkFolder("examples")
        defer { folder.remove() }
        let mine = folder.url.appending(path: "mine.json")
        try Scenario(name: "mine", of: #require(apps.apps.first)).file().write(to: mine)
        for command in Self.commands(apps) {
            #expect(!command.examples.isEmpty, "\(command.name)")
            for example in command.examples {
                // The goldens of the examples are a folder that their reader has, and the scenario is a file.
                let words = example.split(separator: "|")[0].split(separator: " ").map {
                    ["Goldens": folder.url.path, "Scenarios/mine.json": mine.path][String($0)] ?? String($0)
                }
                #expect(words.first == command.name, "\(example)")
                guard
                    case .run(let arguments) = try command.parse(
                        Array(words.dropFirst()), program: "p", console: console)
                else { continue }
                // States and scenarios are looked up later than words are read.
                if let name = words.firstIndex(of: "--scenario").map({ words[$0 + 1] }) {
                    _ = try ScenarioChoice(apps).load(name, console)
                }
                if command.name == "snapshot" || command.name == "tree" {
                    _ = try ScenarioChoice(apps).shown(arguments)
                }
            }
        }
    }

    @Test(arguments: [
        (["snapshot", "sxth"], "Argument 'APP' was given 'sxth', but it takes sixth."),
        (["trace", "sxth"], "There is no trace file 'sxth', and no app of that name."),
        (["seam", "sxth"], "'sxth' is neither an app nor a folder."),
        (["lint", "sxth"], "'sxth' is neither an app nor a folder nor a file."),
        (["seam", "--option", "sign=lit"], "--option belongs to one app. Name the app."),
        (["lint", "--option", "sign=lit"], "--option belongs to one app. Name the app."),
        (["trace", "sixth", "more"], "Only one app can be launched, but 'more' was also given."),
    ])
    func aMistakeIsToldInWordsForAnyApp(_ words: [String], _ problem: String) async {
        let ran = await CommandRun(words, name: "bakery", apps: AppCatalogue([.sixth]))
        #expect(ran.code == 64 || ran.code == 66)
        #expect(ran.notes.hasPrefix("bakery \(words[0]): \(problem)\n"), "\(ran.notes)")
        #expect(!ran.notes.contains("brand"), "\(ran.notes)")
    }

    @Test func launchesThatFailAreNamedAsTheCommandTakesThem() async throws {
        let scenario = FileManager.default.temporaryDirectory
            .appendingPathComponent("early-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: scenario) }
        try Data(#"{"name": "early", "end": "50ms"}"#.utf8).write(to: scenario)
        let report = scenario.deletingPathExtension().appendingPathExtension("html")
        defer {
            for end in ["html", "log"] {
                let made = scenario.deletingPathExtension().appendingPathExtension(end)
                try? FileManager.default.removeItem(at: made)
            }
        }
        let ran = try await ShellRun(
            #""$0" "$@""#, "sixth-brand", ["run", "--scenario", scenario.path, "--report", report.path])
        #expect(ran.code == 1)
        #expect(
            ran.errors.contains("Run one alone with:\n  sixth-brand play --scenario \(scenario.path)\n"),
            "\(ran.errors)")
    }

    @Test func aSixthProgramsOwnMessagesHaveItsName() async throws {
        let seam = try await ShellRun(#""$0" "$@""#, "sixth-brand", ["seam", "/tmp"])
        #expect(
            seam.errors.hasPrefix("sixth-brand seam: ")
                && seam.errors.contains("Try 'sixth-brand lint /tmp'"), "\(seam.errors)")
        let help = try await ShellRun(#""$0" "$@""#, "sixth-brand", ["audit", "--help"])
        #expect(help.output.contains("\n  sixth-brand audit sixth --all --json\n"), "\(help.output)")
    }
}
