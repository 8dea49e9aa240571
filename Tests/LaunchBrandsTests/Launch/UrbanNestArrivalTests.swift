// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import StageUI
import Testing

/// How long the splash stands there, and which screen follows it, as the user sees them.
@Suite(.fewAtATime) @MainActor
struct UrbanNestArrivalTests {
    /// A user, and what stands on the screen that follows.
    struct Arrival: Sendable, CustomTestStringConvertible {
        let isSignedIn: Bool
        let isFirstLaunch: Bool
        let sign: String
        var testDescription: String { sign }
    }

    nonisolated static let all = [
        Arrival(isSignedIn: true, isFirstLaunch: true, sign: "Bookings"),
        Arrival(isSignedIn: true, isFirstLaunch: false, sign: "Bookings"),
        Arrival(isSignedIn: false, isFirstLaunch: true, sign: "Slide 1 of 3"),
        Arrival(isSignedIn: false, isFirstLaunch: false, sign: "Password"),
    ]

    @Test(
        .proves("UN-04", "UN-91", "UN-98", "UN-99", "UN-102", "UN-103", "UN-158", "UN-193"), arguments: all)
    func theScreenThatFollowsIsTheUsers(arrival: Arrival) async throws {
        let story = try await LaunchStory {
            $0.isFirstLaunch = arrival.isFirstLaunch
            $0.services.sessionSeconds = [arrival.isSignedIn ? 3600 : nil]
        }
        let signs = Set(Self.all.map(\.sign))
        await story.go(to: 999)
        #expect(story.labels.first == "UrbanNest splash screen, loading")
        #expect(signs.isDisjoint(with: story.labels))
        await story.go(to: 1350)
        #expect(!story.labels.contains("UrbanNest splash screen, loading"))
        #expect(signs.intersection(story.labels) == [arrival.sign], "\(story.labels)")
        let chosen = story.elements.filter {
            $0.traits.contains(.isSelected) && $0.traits.contains(.isButton)
        }
        #expect(chosen.compactMap(\.label) == (arrival.isSignedIn ? ["Home"] : []))
    }

    @Test(.proves("UN-98", "UN-144"))
    func theHomeScreenHasTheCitiesThatWereLoadedAndATabBarAtItsFoot() async throws {
        let story = try await LaunchStory { $0.services.sessionSeconds = [3600] }
        await story.go(to: 1400)
        for city in ["Graz", "Linz"] {
            #expect(story.labels.count { $0 == city } == 1 && story.screen.text(city)?.opacity == 1)
        }
        #expect(!story.labels.contains { $0.contains("not available at the moment") })
        let tabs = try ["Home", "Bookings", "Profile"].map { try #require(story.element($0)).frame }
        for tab in tabs {
            #expect(tab.minY > 744 && tab.maxY <= 844 && tab.minX >= 0 && tab.maxX <= 390, "\(tab)")
        }
        #expect(tabs[0].midX < tabs[1].midX && tabs[1].midX < tabs[2].midX)
    }

    @Test(.proves("UN-144"))
    func theHomeScreenKnowsWhatTheServerToldOfTheAppAndOfTheUser() async throws {
        let story = try await LaunchStory { $0.services.sessionSeconds = [3600] }
        await story.go(to: 1400)
        // In the currency that the server named.
        #expect(story.labels.count { $0.hasSuffix(" EUR") } == 6, "\(story.labels)")
        #expect(await story.tap("Profile"))
        await story.go(to: 2000)
        #expect(story.labels.contains("Call us, +43 316 555"), "\(story.labels)")
        #expect(story.labels.contains("Sign out"))
    }

    @Test(.proves("UN-03", "UN-91"), arguments: [(0, 1000), (999, 1000), (1700, 1700)])
    func theSplashIsSeenForOneToTwoSeconds(load: Int, exit: Int) async throws {
        let story = try await LaunchStory { $0.services.cities = [.ok(load)] }
        for time in [0, 500, exit - 1] {
            await story.go(to: time)
            #expect(story.labels.first == "UrbanNest splash screen, loading", "at \(time)")
        }
        await story.go(to: exit + 299)
        #expect(story.screen.strings.contains("UrbanNest"), "it is fading")
        await story.go(to: exit + 300)
        #expect(!story.screen.strings.contains("Trusted services, delivered smartly"))
        #expect((1000...2000).contains(story.milliseconds))
    }
}
