// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageUI
import Testing

@testable import FirstlightCommands
@testable import FirstlightLive
@testable import FirstlightStudio

/// A device that folds in a live launch: each of its poses is there, is told to the page, and is kept.
@Suite @MainActor struct LivePoseTests: StudioAsking {
    let studio = Studio(
        ScenarioChoice(.firstlight), program: "firstlight", goldens: nil, isReadOnly: true
    ) { try await .started(for: $0, of: $1, folder: $2) }

    private func object(_ response: LoopbackResponse) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: response.body) as? [String: Any])
    }

    /// Waits for the first frame: steps are done before the next one.
    private func start(_ device: String) async throws -> [String: Any] {
        let words = #"{"words": {"app": "urbannest", "device": "\#(device)", "firstLaunch": "0"}}"#
        let account = try object(await ask("api/live/start", body: words))
        let session = try #require(account["session"] as? String)
        #expect(await ask("api/live/frames?session=\(session)&after=0").status == 200)
        return account
    }

    @Test func `Each pose of a device that folds is told, half open ones, too`() async throws {
        let account = try await start("iphoneduo")
        #expect(account["folds"] as? String == "closed")
        let session = try #require(account["session"] as? String)
        // Unfolded and like a book, the inner screen of 669 by 951 points lies across; on a table it stands upright.
        for (pose, width, height) in [
            ("open", 951.0, 669.0), ("tabletop", 669, 951), ("book", 951, 669), ("closed", 466, 678),
        ] {
            let body = #"{"session": "\#(session)", "steps": [{"at": "0ms", "pose": "\#(pose)"}]}"#
            #expect(try object(await ask("api/live/do", body: body))["problems"] as? [String] == [])
            let now = try object(await ask("api/live/account?session=\(session)"))
            #expect(now["folds"] as? String == pose)
            #expect(now["width"] as? Double == width && now["height"] as? Double == height, "\(pose)")
        }
        let done = try object(await ask("api/live/account?session=\(session)"))["steps"] as? [[String]]
        #expect(
            done?.compactMap(\.last) == [
                "unfolded", "half open on a table", "half open like a book", "folded",
            ])
        let kept = try object(
            await ask("api/live/keep", body: #"{"session": "\#(session)", "name": "mine"}"#))
        let text = try #require(kept["text"] as? String)
        let scenario = try AppCatalogue.firstlight.scenario(json: Data(text.utf8))
        #expect(scenario.script.map(\.pose) == [.open, .tabletop, .book, .closed])
        await studio.stop()
    }

    @Test func `A device that does not fold has no pose`() async throws {
        #expect(try await start("iphonese")["folds"] == nil)
        await studio.stop()
    }
}
