// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageUI
import Testing

@testable import FirstlightCommands

/// `firstlight list`: each name as the other commands take it.
@MainActor @Suite struct ListCommandTests {
    private func list(_ words: String..., apps: AppCatalogue = .firstlight) async -> CommandRun {
        await CommandRun(["list"] + words, apps: apps, width: 200)
    }

    private func rows(_ output: String) -> [[Substring]] {
        output.split(separator: "\n").map { $0.split(separator: " ") }
    }

    @Test func appsStatesScenariosAndDevicesAreListed() async {
        let all = await list()
        #expect(all.code == 0 && all.notes.isEmpty, "\(all.notes)")
        let rows = rows(all.output)
        for start in [
            ["urbannest", "UrbanNest"], ["shipthatapp", "ShipThatApp"], ["urbannest", "login"],
            ["duggy/sign-in"], ["laten/sign-in"], ["iphonese1", "iPhone"], ["ipadpro13", "iPad"],
        ] as [[Substring]] {
            #expect(rows.contains { $0.starts(with: start) }, "\(start)")
        }
    }

    @Test(arguments: [
        ("apps", 5), ("devices", 1), ("states duggy", 1), ("scenarios duggy", 1), ("apps laten", 1),
    ])
    func onlyWhatIsAskedForIsListed(words: String, least: Int) async throws {
        let parts = words.split(separator: " ").map { String($0) }
        let recorder = ConsoleRecorder()
        #expect(
            await DrawingCommands.run(
                ["list"] + parts + ["--json"], apps: .firstlight, console: recorder.console())
                == 0)
        let read = try #require(
            JSONSerialization.jsonObject(with: Data(recorder.output.utf8)) as? [String: Any])
        #expect(read["schema"] as? String == "firstlight-list-1" && read.count == 2, "\(read.keys)")
        let items = try #require(read[parts[0]] as? [[String: Any]])
        #expect(items.count >= least)
        if parts.count > 1 { #expect(items.allSatisfy { $0["app"] as? String == parts[1] }) }
    }

    /// What is listed is what the commands take.
    @Test func eachScenarioThatIsListedIsFound() async throws {
        let choice = ScenarioChoice(.firstlight)
        let names = rows(await list("scenarios").output).dropFirst(2).compactMap(\.first).map { String($0) }
        #expect(names.count > 50)
        for name in names { _ = try choice.load(name, ConsoleRecorder().console()) }
    }

    @Test func anAppThatIsViewsOnlyHasStatesAndNoScenario() async {
        let app = AppDescriptor(id: "plain", name: "Plain", views: [AppView("words") { Text("words") }])
        let all = await list(apps: AppCatalogue([app]))
        #expect(
            all.code == 0 && rows(all.output).contains(["plain", "words", "1000", "ms"]), "\(all.output)")
    }

    @Test(arguments: [
        (["things"], "it takes apps, states, scenarios, languages or devices"),
        (["apps", "dugy"], "Did you mean 'duggy'?"),
        (["devices", "duggy"], "'list devices' lists those of every app, but 'duggy' was given, too."),
    ])
    func aMistakeIsNamed(words: [String], message: String) async {
        let ran = await CommandRun(["list"] + words)
        #expect(ran.code == 64 && ran.notes.contains(message), "\(ran.notes)")
    }
}
