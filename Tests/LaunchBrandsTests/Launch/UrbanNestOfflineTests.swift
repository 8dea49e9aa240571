// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

@Suite(.fewAtATime) @MainActor
struct UrbanNestOfflineTests {
    enum Trouble: CaseIterable { case network, timeout }

    @Test(
        .proves("UN-183"), arguments: Trouble.allCases,
        [(true, true), (true, false), (false, true), (false, false)])
    func goingOnWithoutAConnectionIsOfferedExactlyWithCitiesAndConfiguration(
        trouble: Trouble, kept: (cities: Bool, configuration: Bool)
    ) async throws {
        let story = try await LaunchStory {
            $0.hasCities = kept.cities
            $0.hasConfiguration = kept.configuration
            // The other task fails too, so that its good answer does not fill the cache.
            $0.services.cities = [trouble == .network ? .fails(StoryServices.offline, 200) : .never]
            $0.services.configuration = [.never]
        }
        await story.go(to: 10_500)
        #expect(story.controller.failure?.kind == (trouble == .network ? .network : .timeout))
        let isOffered = kept == (true, true)
        #expect((story.element("Continue Offline") != nil) == isOffered)
        #expect(await story.tap("Continue Offline") == isOffered)
        await story.go(to: 11_000)
        #expect(story.phase == (isOffered ? .finished : .failed))
    }

    @Test func aWrongAnswerIsNoReasonToGoOnWithOldData() async throws {
        let story = try await LaunchStory {
            $0.hasCities = true
            $0.hasConfiguration = true
            $0.services.cities = [.fails(.malformed(reason: "x"), 200)]
        }
        await story.go(to: 1000)
        #expect(story.phase == .failed && story.element("Continue Offline") == nil)
        story.controller.continueOffline()
        await story.go(to: 3000)
        #expect(story.phase == .failed)
    }

    @Test(
        .proves("UN-183"),
        arguments: [StoryBeginning.Kept.nothing, .signedIn, .signedOut, .expired], [true, false])
    func theRouteWithoutAConnectionFollowsTheKeptSession(
        kept: StoryBeginning.Kept, isFirstLaunch: Bool
    ) async throws {
        let story = try await LaunchStory {
            $0.kept = kept
            $0.isFirstLaunch = isFirstLaunch
            $0.hasCities = true
            $0.hasConfiguration = true
            $0.services.cities = [.fails(StoryServices.offline, 50)]
            $0.services.session = [.never]
        }
        await story.go(to: 1500)
        #expect(await story.tap("Continue Offline"))
        #expect(story.phase == .exiting && story.navigations == [1500])
        await story.go(to: 1800)
        // A session whose token is old is over when the server says so, and not before.
        let expected: UrbanNestRoute =
            [.signedIn, .expired].contains(kept)
            ? .home(tab: .home) : isFirstLaunch ? .onboarding(slide: 1, of: 3) : .login
        #expect(story.phase == .finished && story.controller.route == expected)
        #expect(story.launch.availableCities == StoryServices.cities, "the kept cities are on offer")
        #expect(await story.services.calls["loadCities"] == 1)
    }

    @Test func withoutAConnectionTheAgeOfTheDataIsShownUntilNewerOnesCome() async throws {
        let story = try await LaunchStory {
            $0.kept = .signedIn
            $0.hasCities = true
            $0.hasConfiguration = true
            $0.services.cities = [
                .fails(StoryServices.offline, 50), .fails(StoryServices.offline, 50), .ok(50),
            ]
        }
        await story.go(to: 1500)
        await story.tap("Continue Offline")
        await story.go(to: 2000)
        #expect(story.launch.isOffline && story.launch.offlineNote == "Updated just now")
        #expect(story.labels.contains { $0.contains("You are offline") && $0.contains("Updated just now") })
        // Still no connection: what is there stays.
        story.launch.networkChanged()
        await story.go(to: 2500)
        #expect(story.launch.isOffline && story.launch.availableCities == StoryServices.cities)
        await story.scene(.background)
        await story.scene(.active)
        await story.go(to: 3500)
        #expect(!story.launch.isOffline && story.launch.offlineNote == nil)
        #expect(!story.labels.contains { $0.contains("You are offline") })
        #expect(story.launch.availableCities == StoryServices.cities && story.phase == .finished)
    }

    @Test func theSecondButtonIsBelowTheFirstAndLargeEnough() async throws {
        let story = try await LaunchStory {
            $0.hasCities = true
            $0.hasConfiguration = true
            $0.services.cities = [.fails(StoryServices.offline, 50)]
        }
        await story.go(to: 1500)
        let retry = try #require(story.element("Retry")?.frame)
        let offline = try #require(story.element("Continue Offline")?.frame)
        #expect(offline.minY - retry.maxY == 8)
        #expect(retry.height >= 44 && offline.height >= 44 && offline.maxY <= 844 - 34)
    }

    @Test(.proves("UN-183"), arguments: UrbanNestTheme.Variant.allCases)
    func theSecondButtonHasTheVariantsColour(variant: UrbanNestTheme.Variant) async throws {
        let story = try await UrbanNestErrorScreenTests.failed {
            $0.options.variant = variant
            $0.hasCities = true
            $0.hasConfiguration = true
        }
        let color: BrandColor =
            switch variant {
            case .brand, .gradient: BrandColor(0xFFFFFF)
            case .white: BrandColor(0x0D7377)
            case .dark: BrandColor(0xE0E0E0)
            }
        #expect(story.screen.text("Continue Offline")?.color == color.resolved)
    }
}
