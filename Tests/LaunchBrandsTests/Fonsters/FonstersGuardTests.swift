// Licensed under the Apache License, Version 2.0.

import FonstersBrand
import Foundation
import LaunchCore
import LaunchKit
import LaunchStore
import StageUI
import Testing

/// The traces of killed launches, and the creatures that are kept.
@MainActor @Suite(.fewAtATime) struct FonstersGuardTests {
    private let grown = CreatureCollection.starters + ["Glyph", "Noodle"]

    private func story(_ database: LaunchStore) async throws -> FonstersStory {
        let store = CreatureStore(store: database, now: { Date(timeIntervalSinceReferenceDate: 0) })
        return try await FonstersStory(options: .init(gate: .work), database: database) { _ in
            try await store.names()
        }
    }

    private func names(_ database: LaunchStore) async throws -> [String] {
        try await CreatureStore(store: database, now: { Date(timeIntervalSinceReferenceDate: 0) }).names()
    }

    private func prepared() async throws -> LaunchStore {
        let database = try LaunchStore.inMemory()
        try await CreatureStore(store: database, now: { Date(timeIntervalSinceReferenceDate: 0) }).save(grown)
        return database
    }

    /// Launches the app and kills it while it loads.
    private func kill(_ database: LaunchStore) async throws {
        let story = try await story(database)
        await story.go(to: 200)
        await story.launch.controller.crashMonitor?.settle()
        story.launch.controller.cancel()
    }

    private func labels(_ story: FonstersStory) -> Set<String> {
        Set(story.stage.accessibilityTree().flattened.compactMap(\.label))
    }

    @Test func afterTwoKillsTheCreaturesAreNotReadAndMayBeCleared() async throws {
        let database = try await prepared()
        try await kill(database)
        try await kill(database)
        let story = try await story(database)
        await story.go(to: 300)
        #expect(labels(story).contains("Trouble in the nest?"))
        #expect(story.stage.tap(label: "Clear creatures"))
        await story.go(to: 1200)
        #expect(try await names(database) == CreatureCollection.starters)
        #expect(story.words.contains("Biscuit") && !story.words.contains("Glyph"))
        #expect(story.completions == [1000])
        await story.launch.controller.crashMonitor?.settle()
        let next = try await self.story(database)
        #expect(next.launch.controller.crashMonitor?.start.failures == 0 && !next.launch.reset.isOffered)
    }

    @Test func whatHatchesWhileTheOthersCouldNotBeReadLosesNoneOfThem() async throws {
        let database = try await prepared()
        try await kill(database)
        try await kill(database)
        let story = try await story(database)
        await story.go(to: 300)
        #expect(story.stage.tap(label: "Leave them be"))
        await story.go(to: 1200)
        #expect(!story.words.contains("Noodle"))
        for _ in 0..<3 {
            #expect(story.stage.tap(label: "Hatch"))
            await story.show()
        }
        #expect(try await names(database) == grown + ["Rune"])
    }
}
