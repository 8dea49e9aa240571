// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands
@testable import FirstlightLive
@testable import FirstlightStudio

/// Live launches that several pages start at the same moment.
@Suite(.timeLimit(.minutes(10))) @MainActor struct LiveStartTests: StudioAsking {
    let studio: Studio
    /// The folders of the launches that were begun.
    private let folders: AsyncStream<URL>
    private let note: AsyncStream<URL>.Continuation

    init() {
        let (folders, note) = AsyncStream<URL>.makeStream()
        (self.folders, self.note) = (folders, note)
        studio = Studio(
            ScenarioChoice(.firstlight), program: "firstlight", goldens: nil, isReadOnly: true,
            backend: { scenario, app, folder in
                note.yield(folder)
                return try await .started(for: scenario, of: app, folder: folder)
            })
    }

    @Test func `Of launches that are started at once one stays, and none outlives the studio`() async throws {
        let starts = ["iphonese", "iphone14", "iphone15"].map { device in
            Task {
                let words = #"{"words":{"app":"urbannest","device":"\#(device)"}}"#
                return await ask("api/live/start", body: words).status
            }
        }
        for start in starts { #expect(await start.value == 200) }
        // An address that is only opened ends nothing.
        #expect(await ask("api/live/stop").status == 400)
        let now = try JSONSerialization.jsonObject(with: await ask("api/live/now").body) as? [String: Any]
        #expect(now?["session"] is String)
        await studio.stop()
        note.finish()
        var begun: [URL] = []
        for await folder in folders { begun.append(folder) }
        #expect(begun.count == 3)
        for folder in begun { #expect(!FileManager.default.fileExists(atPath: folder.path)) }
    }
}
