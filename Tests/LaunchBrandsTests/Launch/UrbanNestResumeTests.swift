// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

@Suite(.fewAtATime) @MainActor
struct UrbanNestResumeTests {
    private let first: URL
    private let second: URL

    init() throws {
        first = try #require(URL(string: "urbannest://services/cleaning"))
        second = try #require(URL(string: "urbannest://services/moving"))
    }

    @Test(.proves("UN-157"))
    func comingBackAfterTheSessionExpiredShowsTheSplashAndThenTheLogin() async throws {
        let story = try await LaunchStory {
            $0.isFirstLaunch = false
            $0.services.sessionSeconds = [60]
        }
        await story.go(to: 61_000)
        #expect(story.controller.route == .home(tab: .home))
        await story.scene(.background)
        await story.scene(.active)
        await story.show()
        #expect(story.phase == .entering && story.controller.route == nil)
        #expect(story.labels.first == "UrbanNest splash screen, loading")
        await story.go(to: 62_300)
        #expect(story.phase == .finished && story.controller.route == .login)
        #expect(story.navigations == [1000, 62_000])
        #expect(await story.services.calls["checkAuth"] == 1, "the server is not asked again")
    }

    @Test(.proves("UN-157"))
    func comingBackWithAGoodSessionShowsNoSplash() async throws {
        let story = try await LaunchStory {
            $0.isFirstLaunch = false
            $0.services.sessionSeconds = [3600]
        }
        await story.go(to: 60_000)
        await story.scene(.background)
        await story.scene(.active)
        await story.go(to: 63_000)
        #expect(story.controller.run == 1 && story.phase == .finished)
        #expect(story.controller.route == .home(tab: .home))
        #expect(story.controller.trace.last?.kind == .session(.valid))
    }

    @Test func whoeverHasNotSignedInHasNoSessionThatCouldExpire() async throws {
        for isFirstLaunch in [true, false] {
            let story = try await LaunchStory {
                $0.isFirstLaunch = isFirstLaunch
                $0.kept = .expired
            }
            await story.go(to: 5000)
            let route = story.controller.route
            await story.scene(.background)
            await story.scene(.active)
            await story.go(to: 8000)
            #expect(story.controller.run == 1 && story.phase == .finished && story.controller.route == route)
            #expect(story.controller.trace.last?.kind == .session(.unknown))
        }
    }

    @Test func theScreenThatTheUserWentOnToDoesNotCoverTheNextSplash() async throws {
        let story = try await LaunchStory {
            $0.isFirstLaunch = false
            $0.services.sessionSeconds = [nil, 60]
        }
        await story.go(to: 5000)
        #expect(story.controller.route == .login)
        let model = story.launch.makeSignIn()
        (model.email, model.password) = ("a@b.at", "secret")
        story.controller.perform { await model.submit() }
        await story.go(to: 6000)
        #expect(model.finished != nil && story.controller.route == .home(tab: .home))
        await story.go(to: 61_000)
        await story.scene(.background)
        await story.scene(.active)
        await story.show()
        #expect(story.labels.first == "UrbanNest splash screen, loading")
        #expect(story.controller.route != .home(tab: .home))
        await story.go(to: 62_300)
        #expect(story.controller.route == .login)
    }

    @Test func comingBackDuringTheLaunchChangesNothing() async throws {
        let story = try await LaunchStory { $0.services.sessionSeconds = [0.2] }
        for time in [0, 500, 900, 1100] {
            await story.go(to: time)
            await story.scene(.background)
            await story.scene(.active)
        }
        await story.go(to: 2000)
        #expect(story.controller.run == 1 && story.phase == .finished)
    }

    @Test func theNewestLinkIsDeliveredOnceAfterTheLaunch() async throws {
        let story = try await LaunchStory { $0.services.sessionSeconds = [3600] }
        await story.go(to: 300)
        #expect(story.stage.open(first))
        await story.go(to: 700)
        #expect(story.stage.open(second))
        await story.go(to: 1299)
        #expect(story.controller.deliveredLink == nil)
        await story.go(to: 5000)
        #expect(story.controller.deliveredLink == second)
        #expect(
            story.linkDecisions == [
                "300 cleaning held", "700 cleaning replacedByNewer", "700 moving held",
                "1300 moving delivered",
            ])
    }

    @Test func aLinkSurvivesAnErrorAndARetry() async throws {
        let story = try await LaunchStory {
            $0.services.cities = [.fails(StoryServices.offline, 500), .ok(100)]
        }
        await story.go(to: 300)
        story.stage.open(first)
        await story.go(to: 1000)
        #expect(story.phase == .failed && story.controller.deliveredLink == nil)
        await story.tap("Retry")
        await story.go(to: 2300)
        #expect(story.linkDecisions == ["300 cleaning held", "2300 cleaning delivered"])
    }

    @Test func aLinkAfterTheLaunchIsOpenedAtOnce() async throws {
        let story = try await LaunchStory()
        await story.go(to: 2000)
        story.stage.open(first)
        #expect(story.controller.deliveredLink == first)
    }

    @Test func aLinkThatCameDuringTheLaunchIsNamedOnTheHomeScreen() async throws {
        let story = try await LaunchStory {
            $0.isFirstLaunch = false
            $0.services.sessionSeconds = [3600]
        }
        await story.go(to: 300)
        #expect(story.stage.open(first))
        await story.go(to: 1500)
        #expect(story.labels.contains("Opened from a link, /services/cleaning"))
    }
}

extension LaunchStory {
    /// The decisions on the links, by their last component.
    var linkDecisions: [String] {
        controller.trace.compactMap { event in
            guard case .link(let url, let decision) = event.kind else { return nil }
            return "\(event.milliseconds) \(url.lastPathComponent) \(decision.rawValue)"
        }
    }
}
