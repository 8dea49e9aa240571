// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import LaunchStore
import ProofSupport
import StageUI
import Testing

@testable import ShipThatAppBrand

/// The traces of killed launches, and the next launch's reaction.
@MainActor @Suite(.fewAtATime) struct ShipThatAppGuardTests {
    private let settings = ShipThatAppConfiguration(minimumVersion: "1.0", supportPhone: "+1 555 0199")

    private func story(_ database: LaunchStore, failures: Int = 0) async throws -> ShipThatAppStory {
        try await ShipThatAppStory(
            .init { $0.gate = .work }, answer: .init(failures: failures),
            saved: SavedState(isFirstLaunch: false, isSignedIn: true, configuration: settings),
            database: database)
    }

    /// Launches the app and kills it while the splash is up.
    private func kill(_ database: LaunchStore, afterLeaving: Bool = false) async throws {
        let story = try await story(database)
        await story.go(to: 100)
        if afterLeaving {
            story.stages.first?.scenePhase = .background
            await story.go(to: 200)
        }
        await story.launch.controller.crashMonitor?.settle()
        story.launch.controller.cancel()
    }

    private func labels(_ story: ShipThatAppStory) -> Set<String> {
        Set(story.stages.flatMap { $0.accessibilityTree().flattened.compactMap(\.label) })
    }

    private func texts(_ story: ShipThatAppStory) -> [String] { story.elements.compactMap(\.string) }

    @Test func afterTwoKillsTheLaunchIsCarefulAndOffersToClearTheSettings() async throws {
        let database = try LaunchStore.inMemory()
        try await kill(database)
        try await kill(database)
        let story = try await story(database)
        await story.go(to: 300)
        #expect(labels(story).contains("Rough waters?"))
        let stage = try #require(story.stages.first)
        #expect(stage.tap(label: "Clear settings"))
        await story.go(to: 2500)
        #expect(!labels(story).contains("Rough waters?"))
        let kept = try await story.store.saved()
        #expect(kept.configuration == nil && story.isSignedIn.value && !kept.isFirstLaunch)
        // The server was not asked, and what was known of the user is enough to land.
        #expect(story.trace == ["firstStep 0", "secondStep 900", "finished 1900"])
        #expect(story.launch.controller.route == .landing)
        // That is what is said, and not that there is no connection.
        #expect(!story.launch.isOffline && texts(story).contains("A careful start"))
        #expect(!texts(story).contains("You are offline"))
        #expect(stage.tap(label: "Ask now"))
        await story.go(to: 3000)
        #expect(story.launch.configuration?.supportPhone == "+1 555 0100", "the server's")
        #expect(!texts(story).contains("A careful start"))
        await story.launch.controller.crashMonitor?.settle()
        let next = try await self.story(database)
        #expect(
            next.launch.controller.crashMonitor?.start.isSafeMode == false && !next.launch.reset.isOffered)
    }

    @Test func whoSailsOnKeepsTheSettings() async throws {
        let database = try LaunchStore.inMemory()
        try await kill(database)
        try await kill(database)
        let story = try await story(database)
        await story.go(to: 300)
        #expect(story.stages.first?.tap(label: "Sail on") == true)
        await story.go(to: 2500)
        #expect(try await story.store.saved().configuration == settings)
        #expect(story.launch.configuration == settings)
    }

    @Test func askingInVainAfterACarefulStartSaysThatThereIsNoConnection() async throws {
        let database = try LaunchStore.inMemory()
        try await kill(database)
        try await kill(database)
        let story = try await story(database, failures: 3)
        await story.go(to: 300)
        #expect(story.stages.first?.tap(label: "Sail on") == true)
        await story.go(to: 2500)
        #expect(texts(story).contains("A careful start"))
        #expect(story.stages.first?.tap(label: "Ask now") == true)
        await story.go(to: 3000)
        #expect(texts(story).contains("You are offline") && !texts(story).contains("A careful start"))
    }

    @Test func aLaunchThatTheUserLeftIsNotCounted() async throws {
        let database = try LaunchStore.inMemory()
        try await kill(database, afterLeaving: true)
        try await kill(database, afterLeaving: true)
        let story = try await story(database)
        #expect(story.launch.controller.crashMonitor?.start.failures == 0 && !story.launch.reset.isOffered)
    }
}
