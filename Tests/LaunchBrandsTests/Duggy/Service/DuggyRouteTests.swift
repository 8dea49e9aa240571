// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import ProofSupport
import Testing

@testable import DuggyBrand

@Suite(.fewAtATime) @MainActor
struct DuggyRouteTests {
    @Test(.proves("DG-01", "DG-16", "DG-57", "DG-207", "DG-210"))
    func aMemberGoesHomeWithTheHomeTabSelected() async throws {
        let story = try await DuggyStory()
        await story.go(to: 3000)
        #expect(story.phase == .finished && story.controller.route == .home(tab: .home))
    }

    @Test(.proves("DG-01", "DG-16", "DG-58", "DG-207", "DG-210"), arguments: [true, false])
    func whoIsNotSignedInGoesToTheSignIn(hasToken: Bool) async throws {
        let story = try await DuggyStory {
            $0.token = hasToken ? "old" : nil
            $0.session = .signedOut
        }
        await story.go(to: 3000)
        #expect(story.phase == .finished && story.controller.route == .authentication)
        #expect(try await story.cache.kept().session == nil)
    }

    @Test(.proves("DG-210"))
    func aSessionThatIsOverLeadsToTheSignInAndAnUnknownOneToAnError() async throws {
        let old = MemberSession(
            memberID: "m1", memberName: "Asha", expiresAt: DuggyScript.start, club: DuggyScript.club)
        let expired = try await DuggyStory { $0.session = .signedIn(old) }
        await expired.go(to: 3000)
        #expect(expired.controller.route == .authentication)
        let unknown = try await DuggyStory {
            $0.answers["authentication"] = [.fails(ServiceError.server(status: 500, retryAfter: nil))]
            $0.kept = .everything
        }
        await unknown.go(to: 3000)
        #expect(unknown.launch.error == .authenticationCheckFailed && unknown.controller.route == nil)
        #expect(try await unknown.cache.kept().session != nil, "what is not known deletes nothing")
    }

    @Test(.proves("DG-19"), arguments: [true, false])
    func aFirstLaunchLeadsToTheOnboardingAndOnFromThere(isSignedIn: Bool) async throws {
        let story = try await DuggyStory {
            $0.isFirstLaunch = true
            if !isSignedIn { $0.session = .signedOut }
        }
        await story.go(to: 3000)
        #expect(story.controller.route == .onboarding)
        story.launch.finishOnboarding()
        #expect(story.controller.route == (isSignedIn ? .home(tab: .home) : .authentication))
        for _ in 0..<10_000 where try await story.cache.kept().isFirstLaunch { await Task.yield() }
        #expect(try await !story.cache.kept().isFirstLaunch)
    }

    @Test(.proves("DG-20"))
    func maintenanceStopsTheLaunchUntilItIsOver() async throws {
        let until = DuggyScript.start.addingTimeInterval(10.4)
        let window = MaintenanceWindow(message: "Rain stopped play.", until: until)
        let story = try await DuggyStory { $0.configuration = DuggyScript.configuration(maintenance: window) }
        await story.go(to: 3000)
        #expect(story.phase == .blocked && story.controller.route == nil)
        guard case .maintenance("Rain stopped play.", let wait?) = story.controller.closedGate else {
            Issue.record("The gate is open.")
            return
        }
        #expect(abs(wait / .seconds(1) - 9.8) < 0.001)
        #expect(await !story.script.calls.contains("authentication"))
        let reopening = try #require(story.controller.reopening)
        #expect(abs(reopening.timeIntervalSince(until)) < 0.01)
        // Asked again by itself, at most a fifth later than the server said.
        await story.go(to: 20_000)
        #expect(story.phase == .finished && story.controller.route == .home(tab: .home))
        #expect(story.controller.closedGate == nil)
    }

    @Test func aServerThatSaysWhenToComeBackIsMaintained() async throws {
        let busy = ServiceError.server(status: 503, retryAfter: 5)
        let story = try await DuggyStory { $0.answers["configuration"] = [.fails(busy), .ok(200)] }
        await story.go(to: 2000)
        #expect(story.phase == .blocked)
        #expect(
            story.controller.closedGate
                == .maintenance(message: Duggy.Texts.maintenance, retryAfter: .seconds(5))
        )
        story.controller.recheck()
        await story.go(to: 6000)
        #expect(story.phase == .finished, "the user may ask sooner")
    }

    @Test(.proves("DG-14"))
    func aVersionThatIsTooOldStopsAtTheGate() async throws {
        let story = try await DuggyStory {
            $0.configuration = DuggyScript.configuration(minimum: "3.0.0")
            $0.listing = DuggyScript.listing("3.1")
        }
        await story.go(to: 4000)
        #expect(story.phase == .blocked && story.controller.route == nil)
        #expect(story.controller.closedGate == .updateRequired(version: "3.0.0"))
    }

    @Test(.proves("DG-14", "DG-20"))
    func aTooOldVersionIsToldBeforeMaintenanceAndOnlyIfTheStoreHasANewerOne() async throws {
        let window = MaintenanceWindow(message: "Soon.")
        let both = try await DuggyStory {
            $0.configuration = DuggyScript.configuration(minimum: "3.0.0", maintenance: window)
        }
        await both.go(to: 4000)
        #expect(both.controller.closedGate == .updateRequired(version: "3.0.0"))
        let unavailable = try await DuggyStory {
            $0.configuration = DuggyScript.configuration(minimum: "3.0.0")
            $0.listing = DuggyScript.listing("2.9")
        }
        await unavailable.go(to: 4000)
        #expect(unavailable.phase == .finished, "nobody is asked for what cannot be had")
        let unfit = try await DuggyStory {
            $0.configuration = DuggyScript.configuration(minimum: "3.0.0")
            $0.listing = DuggyScript.listing("3.0", system: "18.0")
        }
        await unfit.go(to: 4000)
        #expect(unfit.phase == .finished, "the device cannot run it")
        let silent = try await DuggyStory {
            $0.configuration = DuggyScript.configuration(minimum: "3.0.0")
            $0.answers["version"] = [.fails(DuggyScript.lost)]
        }
        await silent.go(to: 4000)
        #expect(silent.controller.closedGate == .updateRequired(version: "3.0.0"))
    }

    @Test(.proves("DG-13"))
    func aNewerVersionIsOfferedAndStopsNobody() async throws {
        let story = try await DuggyStory {
            $0.configuration = DuggyScript.configuration(recommended: "2.5.0")
            $0.listing = DuggyScript.listing("2.5.0")
        }
        await story.go(to: 4000)
        #expect(story.phase == .finished && story.launch.offeredVersion == "2.5.0")
        story.launch.putUpdateOff()
        #expect(story.launch.offeredVersion == nil)
    }

    @Test(.proves("DG-17"))
    func aLinkDuringTheSplashIsHandedOverOnceWhenItIsOver() async throws {
        let story = try await DuggyStory()
        await story.go(to: 200)
        story.controller.open(try #require(URL(string: "duggy://matches/harbour")))
        await story.go(to: 2199)
        #expect(story.launch.navigationStore.link == nil)
        await story.go(to: 2200)
        #expect(
            story.launch.navigationStore.link?.tab == .matches
                && story.launch.navigationStore.link?.item == "harbour")
        await story.go(to: 9000)
        let delivered = story.times { if case .link(_, .delivered) = $0 { true } else { false } }
        #expect(delivered == [2200])
    }

    @Test(.proves("DG-17"))
    func aLinkWaitsForTheSignIn() async throws {
        let story = try await DuggyStory { $0.session = .signedOut }
        await story.go(to: 200)
        story.controller.open(try #require(URL(string: "https://duggy.club/app/squad")))
        await story.go(to: 4000)
        #expect(story.controller.route == .authentication && story.launch.navigationStore.link == nil)
        let model = story.launch.makeSignIn()
        (model.email, model.password) = ("a@b.at", "wrong")
        await model.submit()
        #expect(model.toast?.text == "Invalid email or password" && model.finished == nil)
        #expect(story.launch.navigationStore.link == nil)
        model.password = "right"
        await model.submit()
        #expect(model.finished != nil)
        #expect(
            story.controller.route == .home(tab: .home) && story.launch.navigationStore.link?.tab == .squad)
    }

    @Test(
        .proves("DG-17"),
        arguments: [
            "http://duggy.club/app/squad", "https://evil.example/app/squad", "duggy://admin", "duggy://",
            "duggy://matches/../../etc", "duggy://matches/a/b", "mailto:a@b.c", "duggy://matches/%00",
            "https://duggy.club.evil.example/app/squad", "https://duggy.club/squad",
            "duggy://matches/" + String(repeating: "a", count: 41),
        ])
    func whatIsNoLinkOfDuggysLeadsNowhere(text: String) throws {
        #expect(AppLink(try #require(URL(string: text))) == nil)
        // The longest name of an item is one.
        let longest = String(repeating: "a", count: 40)
        #expect(AppLink(try #require(URL(string: "duggy://matches/\(longest)")))?.item == longest)
    }
}
