// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageUI
import Testing
import UrbanNestBrand

@testable import FirstlightCommands
@testable import FirstlightStudio

/// The scenario of a file in the studio.
@Suite @MainActor struct StudioScenarioTests: StudioAsking {
    let studio = Studio.shown()

    @Test func `A scenario of a file is open beside the app's own, and nothing else is`() async throws {
        var scenario = Scenario(name: "slow-backend", of: .urbanNest)
        scenario.device.profile = "iphonese"
        scenario.device.appearance = .dark
        let opened = OpenedScenarios()
        #expect(opened.add(scenario, file: "Mine/a b.json") == "slow-backend")
        var other = scenario
        other.device.appearance = .light
        #expect(opened.add(other, file: "Mine/other.json") == "slow-backend-2")
        #expect(opened.add(scenario, file: "Mine/a b.json") == "slow-backend")
        let studio = Studio(
            ScenarioChoice(.firstlight), program: "firstlight", goldens: nil, isReadOnly: false,
            opened: opened)
        let query = "app=urbannest&opened=slow-backend&scale=0.5"
        let account = await ask("api/launch?\(query)", of: studio)
        let value = try #require(try JSONSerialization.jsonObject(with: account.body) as? [String: Any])
        #expect(value["width"] as? Int == 375 && value["height"] as? Int == 667)
        #expect(
            (value["command"] as? String)?.contains("'--scenario=Mine/a b.json'") == true)
        // What is chosen on the page comes on top, and two of one name are two launches.
        let dark = await ask("frame.png?\(query)&frame=600", of: studio).body
        #expect(
            await ask("frame.png?\(query)&frame=600&appearance=light", of: studio).body
                == ask("frame.png?app=urbannest&opened=slow-backend-2&scale=0.5&frame=600", of: studio).body)
        #expect(
            await ask("frame.png?app=urbannest&opened=slow-backend-2&scale=0.5&frame=600", of: studio).body
                != dark)
        let catalogue = String(decoding: await ask("api/catalogue", of: studio).body, as: UTF8.self)
        #expect(catalogue.contains(#""file":"Mine/a b.json""#))
        for path in [
            "frame.png?app=duggy&opened=slow-backend", "frame.png?app=urbannest&opened=../x",
            "frame.png?app=urbannest&opened=slow-backend&scenario=slow-backend",
        ] {
            #expect(await ask(path, of: studio).status == 400, "\(path)")
        }
    }

    @Test func `A file that is no scenario ends the command with its place and reason`() async throws {
        let folder = try WorkFolder("opened")
        defer { folder.remove() }
        let file = folder.url.appending(path: "mine.json")
        try Data(#"{"name": "mine", "app": "urbannest", "devise": {}}"#.utf8).write(to: file)
        func run(_ command: Command, _ words: [String]) async -> (Int32, String) {
            let recorder = ConsoleRecorder()
            let code = await DrawingCommands.program(commands: [command]).run(
                [command.name] + words, console: recorder.console(), children: ChildTable())
            return (code, recorder.diagnostics)
        }
        let studio = await run(
            StudioCommand.command(ScenarioChoice(.firstlight)), ["--scenario", file.path])
        let ran = await CommandRun([
            "snapshot", "--scenario", file.path, "--at", "0ms", "--into", folder.url.path,
        ])
        #expect(studio.0 == ran.code && ran.code == 65)
        #expect(studio.1.contains("mine.json") && studio.1.contains("devise"))
    }
}
