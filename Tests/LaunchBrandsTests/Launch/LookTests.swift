// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import StageUI
import Testing

@testable import ProofSupport

/// That a launch was played is no proof of what it showed: a test looks at a screen when it reads what is on it.
@MainActor
@Suite struct LookTests {
    /// Returns whether something counts as a look at a screen.
    private func looks(_ body: @MainActor () async throws -> Void) async throws -> Bool {
        let sight = Sight()
        try await Look.$current.withValue(sight) { try await body() }
        return sight.isNoted
    }

    @Test func framesThatAreKeptAreNoLook() async throws {
        var probe: SplashProbe?
        let keeps = try await looks {
            probe = try await SplashProbe.run(.loaded(after: 100), at: [0, 1200])
            #expect(probe?.exitAt == 1 && probe?.issues.isEmpty == true)
            #expect(try probe?.frame(1200).phase == .exiting)
        }
        #expect(!keeps)
        let frame = try #require(try probe?.frame(1200))
        #expect(try await looks { _ = frame.elements })
        #expect(try await looks { _ = frame.list })
        #expect(try await looks { _ = frame.accessibility })
        #expect(try await looks { _ = frame.image() })
        #expect(try await looks { _ = probe?.announcements })
    }

    @Test func momentsOfALaunchAreNoLookUntilTheirLabelsAreRead() async throws {
        var story: LatenStory?
        let plays = try await looks {
            story = try await LatenStory.played { _ in }
            #expect(story?.moments.isEmpty == false && story?.moments.last?.phase == .finished)
        }
        #expect(!plays)
        #expect(try await looks { _ = story?.moments.first?.labels })
        #expect(try await looks { _ = story?.hasShown("Laten") })
    }

    @Test func storiesThatAreToldAreNoLookUntilTheirScreensAreRead() async throws {
        #expect(try await !looks { try await LaunchStory().go(to: 100) })
        #expect(try await !looks { try await ShipThatAppStory().go(to: 100) })
        #expect(try await !looks { try await FonstersStory().go(to: 100) })
        #expect(try await looks { _ = try await LaunchStory().labels })
        #expect(try await looks { _ = try await ShipThatAppStory().elements })
        #expect(try await looks { _ = try await FonstersStory().words })
    }
}
