// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

@Suite(.fewAtATime) @MainActor
struct UrbanNestRouteTests {
    @Test(.proves("UN-02", "UN-156"))
    func aColdStartShowsTheSplashBeforeAnyOtherScreen() async throws {
        let story = try await LaunchStory()
        #expect(story.phase == .idle && story.controller.trace.isEmpty)
        await story.show()
        #expect(story.phases == "0 entering")
        #expect(story.controller.route == nil && story.navigations.isEmpty)
        #expect(story.labels.first == "UrbanNest splash screen, loading")
        await story.go(to: 999)
        #expect(story.controller.route == nil && story.labels.first == "UrbanNest splash screen, loading")
    }

    @Test(.proves("UN-05", "UN-06", "UN-07", "UN-138", "UN-142"))
    func theFirstFrameStartsTheTimelineAndTheThreeTasksAtOnce() async throws {
        let story = try await LaunchStory {
            $0.services.cities = [.ok(1500)]
            $0.services.configuration = [.ok(1400)]
            $0.services.session = [.ok(1600)]
        }
        #expect(await story.services.calls.isEmpty)
        await story.show()
        #expect(story.controller.entryStart == story.device.startDate)
        for task in ["loadCities", "loadConfig", "checkAuth"] as [LaunchTaskID] {
            #expect(story.starts(of: task) == [0], "\(task)")
        }
        #expect(await story.services.calls == ["loadCities": 1, "loadConfig": 1, "checkAuth": 1])
        await story.go(to: 5000)
        #expect(story.navigations == [1600], "the total is the slowest task, not the sum")
    }

    @Test(
        .proves(
            "UN-04", "UN-05", "UN-97", "UN-98", "UN-99", "UN-101", "UN-102", "UN-103", "UN-141", "UN-158",
            "UN-193"),
        arguments: [true, false], [true, false])
    func theRouteFollowsTheSessionAndTheFirstLaunch(isSignedIn: Bool, isFirstLaunch: Bool) async throws {
        let story = try await LaunchStory {
            $0.isFirstLaunch = isFirstLaunch
            $0.services.sessionSeconds = [isSignedIn ? 3600 : nil]
        }
        await story.go(to: 999)
        #expect(story.controller.route == nil)
        await story.go(to: 1300)
        let expected: UrbanNestRoute =
            isSignedIn ? .home(tab: .home) : isFirstLaunch ? .onboarding(slide: 1, of: 3) : .login
        #expect(story.controller.route == expected)
        #expect(story.phase == .finished && story.navigations == [1000])
    }

    @Test(
        .proves("UN-04", "UN-98", "UN-99", "UN-102", "UN-103", "UN-158", "UN-193"),
        arguments: [true, false], [true, false])
    func theScreenIsThatOfTheRoute(isSignedIn: Bool, isFirstLaunch: Bool) async throws {
        let story = try await LaunchStory {
            $0.isFirstLaunch = isFirstLaunch
            $0.services.sessionSeconds = [isSignedIn ? 3600 : nil]
        }
        await story.go(to: 1400)
        let signs = [
            "home": ["Welcome home", "Popular services", "Home", "Bookings", "Profile"],
            "onboarding": ["Homes in good hands", "Slide 1 of 3", "Next"], "login": ["Email", "Password"],
        ]
        let shown = isSignedIn ? "home" : isFirstLaunch ? "onboarding" : "login"
        for (screen, labels) in signs {
            for label in labels { #expect(story.labels.contains(label) == (screen == shown), "\(label)") }
        }
        guard isSignedIn else { return }
        // The tab that is on screen is the first of the three.
        let tabs = try ["Home", "Bookings", "Profile"].map { try #require(story.element($0)) }
        #expect(tabs.map { $0.traits.contains(.isSelected) } == [true, false, false])
        #expect(!story.labels.contains("No bookings yet") && !story.labels.contains("Support"))
    }

    @Test(.proves("UN-97"))
    func aSignedInUserGoesHomeOnlyWhenAllDataAreThere() async throws {
        let story = try await LaunchStory {
            $0.isFirstLaunch = false
            $0.services.sessionSeconds = [3600]
            $0.services.configuration = [.fails(.server(status: 500, retryAfter: nil), 1200)]
        }
        await story.go(to: 12_000)
        #expect(story.phase == .failed && story.controller.route == nil && story.navigations.isEmpty)
    }

    @Test(.proves("UN-144"))
    func theResultsAreKeptForTheAppAndForTheNextLaunch() async throws {
        let story = try await LaunchStory { $0.services.sessionSeconds = [3600] }
        #expect(story.launch.availableCities.isEmpty)
        await story.go(to: 1300)
        #expect(story.launch.availableCities == StoryServices.cities)
        #expect(story.controller.results?.ids == ["loadCities", "loadConfig", "checkAuth"])
        let kept = try #require(try await story.cache.offlineSnapshot())
        #expect(kept.cities == StoryServices.cities && kept.configuration == StoryServices.configuration)
    }

    @Test func aSessionThatIsOverDoesNotOpenTheHomeScreen() async throws {
        let story = try await LaunchStory {
            $0.isFirstLaunch = false
            $0.services.sessionSeconds = [0.2]
        }
        await story.go(to: 1300)
        #expect(story.controller.route == .login)
    }

    @Test(.proves("UN-117"), arguments: UrbanNestTheme.Appearance.allCases, [ColorScheme.light, .dark])
    func aDarkDeviceKeepsTheBrandsLookUnlessAskedOtherwise(
        appearance: UrbanNestTheme.Appearance, scheme: ColorScheme
    ) async throws {
        #expect(UrbanNestOptions().appearance == .brand)
        let story = try await LaunchStory {
            $0.device.colorScheme = scheme
            $0.options.appearance = appearance
        }
        await story.go(to: 800)
        let isDark = appearance == .dark || (appearance == .system && scheme == .dark)
        let image = story.pixels()
        for (x, y) in [(5, 5), (384, 838), (5, 838), (384, 5)] {
            #expect(image.hex(x, y) == (isDark ? 0x1E1E1E : 0x0D7377))
        }
    }

    @Test(.proves("UN-04", "UN-102", "UN-158"), arguments: ["Skip", "Get started"])
    func whoHasSeenTheSlidesComesToTheSignInAndSeesThemNoMore(way: String) async throws {
        let story = try await LaunchStory()
        await story.go(to: 1400)
        #expect(story.labels.contains("Slide 1 of 3"))
        if way == "Get started" {
            for time in [2400, 3400] {
                #expect(await story.tap("Next"))
                await story.go(to: time)
            }
        }
        #expect(await story.tap(way))
        await story.go(to: story.milliseconds + 1000)
        #expect(story.controller.route == .login)
        #expect(story.labels.contains("Password") && !story.labels.contains { $0.hasPrefix("Slide ") })
        #expect(try await !story.cache.isFirstLaunch(), "the next launch does not show them again")
    }
}
