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
@testable import FirstlightLive
@testable import FirstlightStudio

/// A launch that is steered from a page: what is done reaches the app, is drawn, and is kept as a scenario.
@Suite @MainActor struct LiveTests {
    private static let port = 8090
    private let folder: WorkFolder
    private let studio: Studio

    init() throws {
        let folder = try WorkFolder("kept")
        self.folder = folder
        studio = Studio(
            ScenarioChoice(.firstlight), program: "firstlight", goldens: nil, isReadOnly: false,
            kept: folder.url.appending(path: "Scenarios")
        ) { try await .started(for: $0, of: $1, folder: $2) }
    }

    private func ask(
        _ path: String, of other: Studio? = nil, body: String? = nil, host: String = "127.0.0.1:\(port)"
    ) async -> LoopbackResponse {
        let studio = other ?? studio
        let parts = path.split(separator: "?", maxSplits: 1).map { String($0) }
        let start = URL(string: studio.address(port: Self.port))?.path(percentEncoded: false) ?? ""
        var headers = ["host": host]
        if body != nil { headers["content-type"] = "application/json" }
        return await studio.answer(
            LoopbackRequest(
                method: body == nil ? "GET" : "POST",
                path: (start.hasSuffix("/") ? start : start + "/") + parts[0],
                query: parts.count > 1 ? parts[1] : nil, headers: headers, body: Data((body ?? "").utf8),
                port: Self.port))
    }

    private func object(_ response: LoopbackResponse) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: response.body) as? [String: Any])
    }

    /// Follows the frames until one tells this, and returns its description.
    private func frame(
        _ session: String, after first: Int = 0, until isRight: ([String: Any]) -> Bool
    ) async throws -> [String: Any] {
        var number = first
        while true {
            let answer = await ask("api/live/frames?session=\(session)&after=\(number)")
            try #require(answer.status == 200 && answer.contentType == "application/octet-stream")
            let line = try #require(answer.body.firstIndex(of: 10))
            let head = try #require(
                try JSONSerialization.jsonObject(with: answer.body[..<line]) as? [String: Any])
            // What follows are the files that the description names, and nothing else.
            let patches = try #require(head["patches"] as? [[Int]])
            #expect(answer.body.count - line - 1 == patches.reduce(0) { $0 + $1[4] })
            #expect(patches.allSatisfy { $0[2] > 0 && $0[3] > 0 })
            let next = try #require(head["number"] as? Int)
            #expect(next >= number)
            number = next
            let state = try #require(head["state"] as? [String: Any])
            if isRight(state) { return head }
            try #require(state["isOver"] as? Bool == false, "the launch ended: \(state)")
        }
    }

    @Test func `A page that comes later learns that the app is away and the server down`()
        async throws
    {
        let words = #"{"words": {"app": "urbannest", "device": "iphonese", "firstLaunch": "0"}}"#
        let account = try object(await ask("api/live/start", body: words))
        #expect(account["isAway"] as? Bool == false && account["isOffline"] as? Bool == false)
        let session = try #require(account["session"] as? String)
        _ = try await frame(session) { _ in true }
        for (steps, isGone) in [
            (#"{"at": "0ms", "background": true}, {"at": "0ms", "backend": "down"}"#, true),
            (#"{"at": "0ms", "resume": true}, {"at": "0ms", "backend": "up"}"#, false),
        ] {
            let body = #"{"session": "\#(session)", "steps": [\#(steps)]}"#
            #expect(try object(await ask("api/live/do", body: body))["problems"] as? [String] == [])
            let later = try object(await ask("api/live/start", body: words))
            #expect(later["session"] as? String == session)
            #expect(later["isAway"] as? Bool == isGone && later["isOffline"] as? Bool == isGone)
        }
        await studio.stop()
    }

    @Test func `A page learns which launch has taken the place of its own`() async throws {
        let own = #""words": {"app": "urbannest", "device": "iphonese", "firstLaunch": "0"}"#
        #expect(try object(await ask("api/live/now")).isEmpty)
        func start(_ text: String) async throws -> String {
            try #require(object(await ask("api/live/start", body: "{\(text)}"))["session"] as? String)
        }
        let first = try await start(own)
        let second = try await start(own + #", "isNew": true"#)
        #expect(second != first)
        #expect(await ask("api/live/frames?session=\(first)&after=0").status == 400)
        let now = try object(await ask("api/live/now"))
        #expect(now["session"] as? String == second)
        #expect(
            now["words"] as? [String: String]
                == ["app": "urbannest", "device": "iphonese", "firstLaunch": "0"])
        // Whoever looks at it now looks at the new one.
        #expect(try await start(own) == second)
        let third = try await start(#""words": {"app": "duggy", "device": "iphonese"}"#)
        let later = try object(await ask("api/live/now"))
        #expect(later["session"] as? String == third)
        #expect(later["words"] as? [String: String] == ["app": "duggy", "device": "iphonese"])
        await studio.stop()
        #expect(try object(await ask("api/live/now")).isEmpty)
    }

    @Test func `What is done in a live launch is kept as a scenario that plays to the same end`() async throws
    {
        let words =
            #"{"words": {"app": "urbannest", "device": "iphonese", "firstLaunch": "0", "scenario": "connection-reset"}}"#
        let account = try object(await ask("api/live/start", body: words))
        let session = try #require(account["session"] as? String)
        // A second page with the same address looks at the same launch.
        #expect(try object(await ask("api/live/start", body: words))["session"] as? String == session)
        func act(_ text: String) async throws -> [String] {
            let body = #"{"session": "\#(session)", \#(text)}"#
            return try #require(object(await ask("api/live/do", body: body))["problems"] as? [String])
        }
        var last = try await frame(session) { $0["phase"] as? String == "failed" }
        #expect(try await act(#""answers": {"loadCities": {"after": "20ms", "answer": "ok"}}"#) == [])
        // The screen that says so comes with one of the next frames.
        for _ in 0..<60 {
            let failed = try object(await ask("api/live/account?session=\(session)"))
            if (failed["elements"] as? [String])?.contains("Retry") == true { break }
            let number = try #require(last["number"] as? Int)
            last = try await frame(session, after: number) { _ in true }
        }
        #expect(
            try await act(#""steps": [{"at": "0ms", "appearance": "dark"}, {"at": "0ms", "tap": "Retry"}]"#)
                == [])
        #expect(try await act(#""steps": [{"at": "0ms", "tap": "Nothing"}]"#).count == 1)
        _ = try await frame(session) { $0["phase"] as? String == "finished" }
        let kept = try object(
            await ask("api/live/keep", body: #"{"session": "\#(session)", "name": "mine"}"#))
        #expect(kept["isOver"] as? Bool == true && kept["name"] as? String == "mine.json")
        #expect(
            await ask("api/live/keep", body: #"{"session": "\#(session)", "name": "../x"}"#).status == 400)
        // A file is not written over, and its folder is made.
        let again = await ask("api/live/keep", body: #"{"session": "\#(session)", "name": "mine"}"#)
        #expect(again.status == 400)
        let file = folder.url.appending(path: "Scenarios/mine.json")
        #expect(try kept["text"] as? String == String(contentsOf: file, encoding: .utf8))
        // It is open in the player from now on, and leads to the same end there.
        let opened = try #require(kept["opened"] as? String)
        let played = try object(await ask("api/launch?app=urbannest&opened=\(opened)&scale=1"))
        #expect(played["reachedRoute"] as? String == "login" && played["complaint"] == nil)
        #expect((played["command"] as? String)?.contains("--scenario=\(file.path)") == true)
        await studio.stop()
        #expect(await ask("api/live/frames?session=\(session)&after=0").status == 400)

        let text = try #require(kept["text"] as? String)
        let scenario = try AppCatalogue.firstlight.scenario(json: Data(text.utf8))
        #expect(
            scenario.services["loadCities"]?.last
                == Scenario.Answer(after: ScenarioTime(seconds: 0.02), answer: .ok))
        #expect(scenario.services["loadCities"]?.first?.answer == .reset)
        #expect(scenario.script.map(\.appearance) == [.dark, nil])
        #expect(scenario.script.map(\.tap) == [nil, "Retry"])
        #expect(scenario.expect.route == "login" && !scenario.state.firstLaunch)
        let run = try Simulation(scenario, of: .urbanNest, text: Output.shaper(), scale: 0.5)
        try await run.runOnVirtualClock(fps: 30) { _ in }
        #expect(run.complaint == nil)
        #expect(run.device.configuration.colorScheme == .dark)
    }

    @Test func `A studio that only shows keeps a launch on the page alone`() async throws {
        let kept = folder.url.appending(path: "Shown")
        let studio = Studio(
            ScenarioChoice(.firstlight), program: "firstlight", goldens: nil, isReadOnly: true, kept: kept
        ) { try await .started(for: $0, of: $1, folder: $2) }
        let started = try object(
            await ask("api/live/start", of: studio, body: #"{"words": {"app": "fonsters"}}"#))
        let session = try #require(started["session"] as? String)
        let answer = try object(
            await ask("api/live/keep", of: studio, body: #"{"session": "\#(session)", "name": "mine"}"#))
        #expect(answer["file"] == nil && (answer["text"] as? String)?.contains("fonsters") == true)
        #expect(!FileManager.default.fileExists(atPath: kept.path))
        // What no scenario of the app may have is not done.
        for step in [#""signOut": true"#, #""apple": "revoked""#] {
            let body = #"{"session": "\#(session)", "steps": [{"at": "0ms", \#(step)}]}"#
            let told = await ask("api/live/do", of: studio, body: body)
            #expect(String(decoding: told.body, as: UTF8.self).contains("has no accounts"), "\(step)")
        }
        let again = try object(
            await ask("api/live/keep", of: studio, body: #"{"session": "\#(session)", "name": "mine"}"#))
        #expect((again["text"] as? String)?.contains("signOut") == false)
        await studio.stop()
    }

    @Test func `Nobody else steers a launch, and nothing wrong is done`() async throws {
        #expect(
            await ask("api/live/start", body: #"{"words": {"app": "urbannest"}}"#, host: "evil.example:8090")
                .status == 403)
        for words in [
            #"{"app": "nobody"}"#, #"{"app": "urbannest", "session": "lost"}"#,
            #"{"app": "urbannest", "firstLaunch": "2"}"#,
            #"{"app": "urbannest", "scenario": "../../x"}"#,
        ] {
            #expect(await ask("api/live/start", body: #"{"words": \#(words)}"#).status == 400, "\(words)")
        }
        for path in [
            "api/live/start", "api/live/nothing", "api/live/frames?session=1&after=0", "api/live/account",
        ] {
            #expect((400..<500).contains(await ask(path).status), "\(path)")
        }
        #expect(await ask("api/live/do", body: #"{"session": "1", "steps": []}"#).status == 400)
    }

    /// The steps of a person, each with its time in milliseconds.
    private func recorded(_ lines: [(Int, String)], label: String? = nil) throws -> [String] {
        var recorder = LiveRecorder()
        for (time, text) in lines {
            var step = try JSONDecoder().decode(
                Scenario.Step.self, from: Data(#"{"at": "0ms", \#(text)}"#.utf8))
            step.at = ScenarioTime(seconds: Double(time) / 1000)
            recorder.note(step, label: step.down == nil ? nil : label)
        }
        return recorder.steps.map { "\($0.at) \($0.words)" }
    }

    @Test func `A short touch in one place is a tap, and all else a finger does is kept`() throws {
        let tap = [(100, #""down": [10, 20]"#), (116, #""move": [12, 21]"#), (200, #""up": [12, 21]"#)]
        #expect(try recorded(tap) == ["200ms tap at 10, 20"])
        #expect(try recorded(tap, label: "Retry") == ["200ms tap “Retry”"])
        // Half a second is a long press, more than four points are a drag.
        let long = try recorded([(100, #""down": [10, 20]"#), (600, #""up": [10, 20]"#)], label: "Retry")
        #expect(long == ["100ms finger down at 10, 20", "600ms finger up at 10, 20"])
        let drag = [
            (100, #""down": [10, 90]"#), (116, #""move": [10, 80]"#), (116, #""move": [10, 70]"#),
            (132, #""move": [10, 60]"#),
            (150, #""up": [10, 60]"#),
        ]
        #expect(
            try recorded(drag) == [
                "100ms finger down at 10, 90", "116ms finger at 10, 70", "132ms finger at 10, 60",
                "150ms finger up at 10, 60",
            ])
        // Two fingers are kept beside each other: of each, one move in a frame.
        let pinch = [
            (100, #""down": [10, 90]"#), (100, #""finger": 2, "down": [20, 90]"#),
            (116, #""move": [8, 90]"#), (116, #""finger": 2, "move": [22, 90]"#), (116, #""move": [6, 90]"#),
            (116, #""finger": 2, "move": [24, 90]"#), (120, #""finger": 2, "up": [24, 90]"#),
            (130, #""up": [10, 90]"#),
        ]
        #expect(
            try recorded(pinch, label: "Retry") == [
                "100ms finger down at 10, 90", "100ms second finger down at 20, 90",
                "116ms finger at 6, 90", "116ms second finger at 24, 90",
                "120ms second finger up at 24, 90", "130ms finger up at 10, 90",
            ])
        let typed = [
            (0, #""type": "a""#), (300, #""type": "b""#), (400, #""press": "delete""#),
            (500, #""type": "c""#), (9000, #""type": "d""#),
        ]
        #expect(
            try recorded(typed) == [
                "300ms type “ab”", "400ms press delete", "500ms type “c”", "9000ms type “d”",
            ])
    }

    @Test func `A scenario's file leaves out what is usual and is read as the same scenario`() throws {
        for scenario in try AppCatalogue.firstlight.apps.flatMap({
            try AppCatalogue.firstlight.scenarios(of: $0.id)
        }) {
            #expect(
                try AppCatalogue.firstlight.scenario(json: scenario.file()) == scenario, "\(scenario.name)")
        }
        let plain = Scenario(name: "plain", of: .urbanNest)
        let lines = String(decoding: try plain.file(), as: UTF8.self).split(separator: "\n").map {
            String($0)
        }
        #expect(
            lines == [
                "{", #"  "name": "plain","#, #"  "app": "urbannest","#,
                #"  "device": {"profile": "iphone14"},"#,
                #"  "expect": {"route": "onboarding"}"#, "}",
            ])
    }
}
