// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import LaunchStore
import ProofSupport
import StageUI
import Testing

@testable import ShipThatAppBrand

/// The whole launch: when the window changes hands, and what it is gated on.
@MainActor @Suite(.fewAtATime) struct ShipThatAppLaunchTests {
    @Test(.proves("ST-02", "ST-19", "ST-32", "ST-34", "ST-38"))
    func theRootHasTheWindowFromTheVeryMomentItIsFinished() async throws {
        let story = try await ShipThatAppStory()
        for time in [0, 500, 999, 1000, 1500, 1980, 1999] {
            await story.go(to: time)
            #expect(!story.showsRoot(), "\(time)")
            let words = story.elements.compactMap(\.string)
            // At the very first there is only the colour.
            #expect(time == 0 ? words.isEmpty : words == ["Build less. Ship sooner."], "\(time)")
            #expect(story.elements.allSatisfy { $0.frame.width < 390 || $0.isPainted(0x4338CA) }, "\(time)")
        }
        await story.go(to: 2000)
        #expect(story.state == .finished)
        #expect(story.showsRoot())
        #expect(!story.elements.contains { $0.string == "Build less. Ship sooner." })
        #expect(story.launch.controller.route == .landing)
        #expect(story.trace == ["firstStep 0", "secondStep 1000", "finished 2000"])
    }

    @Test(.proves("ST-40"))
    func theSwapNeedsNobodyToAskForIt() async throws {
        let story = try await ShipThatAppStory()
        await story.go(to: 1000)
        // Nothing is drawn in between; the state alone makes the next frame another one.
        await story.clock.advance(to: .seconds(2)) {
            while story.launch.controller.pendingOperations != story.clock.sleepers { await Task.yield() }
        }
        #expect(story.state == .finished)
        let texts = story.elements.compactMap(\.string)
        #expect(texts.contains("Before you ship") && !texts.contains("Build less. Ship sooner."))
    }

    @Test(.proves("ST-33"))
    func theHoldBeginsWhenTheSplashIsShown() async throws {
        let story = try await ShipThatAppStory()
        await story.clock.advance(to: .seconds(5)) {}
        #expect(story.launch.controller.pendingOperations == 0 && story.state == .firstStep)
        await story.show()
        #expect(story.launch.controller.pendingOperations > 0)
        await story.go(to: 5999)
        #expect(story.state == .firstStep)
        await story.go(to: 6000)
        #expect(story.state == .secondStep)
    }

    /// The document's line 101: the splash stays up exactly as long as setup takes (Decision 0070).
    @Test(.proves("ST-20", "ST-51", "ST-52"))
    func noViewCutsTheWaitForTheWorkShort() async throws {
        let story = try await ShipThatAppStory(
            .init { $0.gate = .work }, answer: .init(after: .milliseconds(2700)))
        await story.go(to: 1500)
        story.launch.splash.dismiss()
        await story.launch.splash.dismiss(after: .zero)
        #expect(story.state == .firstStep && !story.showsRoot())
        await story.go(to: 2699)
        #expect(story.state == .firstStep)
        await story.go(to: 2700)
        #expect(story.state == .secondStep)
        // Nor does it shorten the exit, or begin it anew.
        await story.go(to: 3200)
        story.launch.splash.dismiss()
        await story.go(to: 3700)
        #expect(story.state == .finished && story.showsRoot())
        #expect(story.trace == ["firstStep 0", "secondStep 2700", "finished 3700"])
    }

    /// With less motion the exit is a fade alone (C-ST-17), and as long.
    @Test(.proves("ST-13", "ST-37"))
    func lessMotionInTheMidstOfTheExitEndsItNoSooner() async throws {
        let story = try await ShipThatAppStory()
        await story.go(to: 1500)
        #expect(story.state == .secondStep)
        story.controller.markReduceMotion(true)
        await story.go(to: 1999)
        #expect(story.state == .secondStep && !story.showsRoot())
        await story.go(to: 2000)
        #expect(story.state == .finished && story.showsRoot())
    }

    @Test("At rest the logo has settled, whatever the date of the last frame")
    func rest() async throws {
        let story = try await ShipThatAppStory()
        await story.go(to: 950)
        let splash = story.launch.splash
        let start = try #require(splash.start(of: .firstStep))
        #expect(splash.isResting)
        let motion = SplashScreenMotion()
        let elapsed = splash.elapsed(.firstStep, at: start.addingTimeInterval(0.5))
        #expect(motion.values(of: .firstStep, sinceStart: elapsed).scale == 1)
    }

    @Test(
        .proves("ST-39"),
        arguments: [
            (true, true, ShipThatAppRoute.onboarding, "All but the idea"),
            (true, false, .onboarding, "All but the idea"), (false, false, .signIn, "Come aboard"),
            (false, true, .landing, "Welcome aboard"),
        ])
    func theRootDecidesWhatToShow(
        _ isFirst: Bool, _ isSignedIn: Bool, _ route: ShipThatAppRoute, _ title: String
    ) async throws {
        let story = try await ShipThatAppStory(
            saved: SavedState(isFirstLaunch: isFirst, isSignedIn: isSignedIn))
        await story.go(to: 2000)
        #expect(story.launch.controller.route == route)
        #expect(story.elements.compactMap(\.string).contains(title))
    }

    @Test(.proves("ST-39"), arguments: [(true, ShipThatAppRoute.landing), (false, .signIn)])
    func aStoreThatCannotBeReadIsNoFirstLaunchAndSignsNobodyOut(
        isSignedIn: Bool, route: ShipThatAppRoute
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "ship-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "App.sqlite")
        let story = try await ShipThatAppStory(
            saved: SavedState(isFirstLaunch: false, isSignedIn: isSignedIn),
            database: try LaunchStore(at: file) { _ in })
        // A folder in the file's place can be neither opened nor replaced.
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        await story.go(to: 2000)
        await #expect(throws: LaunchStore.Error.self) { try await story.store.saved() }
        #expect(story.launch.controller.route == route)
    }

    @Test func theSlidesLeadToTheSignInAndThatToTheLanding() async throws {
        let story = try await ShipThatAppStory(saved: SavedState(isFirstLaunch: true, isSignedIn: false))
        await story.go(to: 2100)
        let stage = try #require(story.stages.first)
        for (label, time) in [("Continue", 2600), ("Continue", 3100), ("Come aboard", 3600)] {
            #expect(stage.tap(label: label), "\(label)")
            await story.go(to: time)
        }
        #expect(story.launch.controller.route == .signIn)
        #expect(try await !story.store.saved().isFirstLaunch)
        for (field, text) in [("Email", "mila@example.com"), ("Password", "wrong")] {
            #expect(stage.tap(label: field))
            #expect(stage.type(text))
        }
        #expect(stage.tap(label: "Sign in"))
        await story.go(to: 3900)
        #expect(story.launch.controller.route == .signIn)
        #expect(story.elements.compactMap(\.string).contains("Invalid email or password"))
        #expect(stage.tap(label: "Password"))
        for _ in 0..<5 { stage.press(.delete) }
        #expect(stage.type("right") && stage.press(.return))
        await story.go(to: 4200)
        #expect(story.launch.controller.route == .landing)
        #expect(story.isSignedIn.value)
        #expect(stage.tap(label: "Notifications"))
        await story.go(to: 4300)
        #expect(story.elements.compactMap(\.string).contains("4 of 6 ready"))
        #expect(stage.issues.isEmpty)
    }

    @Test(.proves("ST-30"))
    func allWindowsFollowOneManager() async throws {
        let story = try await ShipThatAppStory(windows: 2)
        await story.go(to: 500)
        #expect(!story.showsRoot(0) && !story.showsRoot(1))
        let waiting = story.launch.controller.pendingOperations
        #expect(waiting <= 3, "one hold, not one for each window: \(waiting)")
        await story.go(to: 2000)
        #expect(story.showsRoot(0) && story.showsRoot(1))
        #expect(story.trace == ["firstStep 0", "secondStep 1000", "finished 2000"])
    }

    @Test(.proves("ST-51"))
    func theSplashStaysAsLongAsTheWorkTakes() async throws {
        let story = try await ShipThatAppStory(
            .init { $0.gate = .work }, answer: .init(after: .milliseconds(2700)))
        await story.go(to: 2699)
        #expect(story.state == .firstStep)
        await story.go(to: 2700)
        #expect(story.state == .secondStep)
        await story.go(to: 3700)
        #expect(story.trace == ["firstStep 0", "secondStep 2700", "finished 3700"])
        #expect(story.launch.configuration?.supportPhone == "+1 555 0100" && !story.launch.isOffline)
    }

    @Test(.proves("ST-52"))
    func quickWorkLetsTheIntroEnd() async throws {
        let story = try await ShipThatAppStory(
            .init { $0.gate = .work }, answer: .init(after: .milliseconds(50)))
        await story.go(to: 2000)
        #expect(story.trace == ["firstStep 0", "secondStep 900", "finished 1900"])
    }

    @Test func workThatFailsIsTriedAgain() async throws {
        let story = try await ShipThatAppStory(.init { $0.gate = .work }, answer: .init(failures: 1))
        await story.go(to: 3000)
        // 300 ms, a wait of 400 ms, 300 ms.
        #expect(story.trace == ["firstStep 0", "secondStep 1000", "finished 2000"])
        #expect(!story.launch.isOffline)
    }

    @Test func workThatKeepsFailingDoesNotHoldTheApp() async throws {
        let story = try await ShipThatAppStory(.init { $0.gate = .work }, answer: .init(failures: 3))
        await story.go(to: 4000)
        #expect(story.launch.isOffline && story.launch.controller.route == .landing)
        #expect(story.elements.compactMap(\.string).contains("You are offline"))
        let stage = try #require(story.stages.first)
        #expect(stage.tap(label: "Try again"))
        await story.go(to: 4500)
        #expect(!story.launch.isOffline && story.launch.configuration != nil)
        #expect(!story.elements.compactMap(\.string).contains("You are offline"))
    }

    @Test func workThatNeverEndsHoldsTheAppForTenSeconds() async throws {
        let story = try await ShipThatAppStory(
            .init { $0.gate = .work }, answer: .init(after: .seconds(1000)))
        await story.go(to: 9999)
        #expect(story.state == .firstStep)
        await story.go(to: 11_100)
        #expect(story.state == .finished && story.launch.isOffline)
        #expect(story.launch.controller.route == .landing, "who was signed in still is")
    }

    @Test func theRootCanLieBelowTheExit() async throws {
        let story = try await ShipThatAppStory(.init { $0.handOff = .underlay })
        await story.go(to: 999)
        #expect(!story.showsRoot())
        await story.go(to: 1000)
        #expect(story.showsRoot())
        // What is below may be seen, but not used or read yet.
        let stage = try #require(story.stages.first)
        #expect(!stage.accessibilityTree().flattened.contains { $0.label == "Notifications" })
        await story.go(to: 2000)
        #expect(stage.accessibilityTree().flattened.contains { $0.label == "Notifications" })
    }

    @Test func aLinkWaitsForTheRoot() async throws {
        let story = try await ShipThatAppStory()
        await story.go(to: 400)
        let stage = try #require(story.stages.first)
        let link = try #require(URL(string: "shipthatapp://projects/pocket-garden"))
        stage.open(link)
        await story.go(to: 1980)
        #expect(story.launch.controller.deliveredLink == nil)
        await story.go(to: 2020)
        #expect(story.launch.controller.deliveredLink == link)
        #expect(story.elements.compactMap(\.string).contains { $0.contains("/projects/pocket-garden") })
    }

    @Test func aLaunchThatIsGivenUpLeavesNothingRunning() async throws {
        let story = try await ShipThatAppStory(.init { $0.gate = .work }, answer: .init(after: .seconds(3)))
        await story.go(to: 500)
        story.launch.controller.cancel()
        await story.go(to: 520)
        #expect(story.launch.controller.pendingOperations == 0 && story.clock.sleepers == 0)
        await story.go(to: 8000)
        #expect(story.state == .firstStep)
    }

    @Test(.proves("ST-39", "ST-51"), arguments: [true, false], [true, false])
    func theServersWordOnTheSessionCountsForMoreThanTheDevices(kept: Bool, answered: Bool) async throws {
        let story = try await ShipThatAppStory(
            .init { $0.gate = .work }, answer: .init(isSignedIn: answered),
            saved: SavedState(isFirstLaunch: false, isSignedIn: kept))
        await story.go(to: 2000)
        #expect(story.state == .finished)
        let words = story.elements.compactMap(\.string)
        #expect(words.contains("Welcome aboard") == answered)
        #expect(words.contains("Come aboard") == !answered)
    }
}
