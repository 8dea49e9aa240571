// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageUI
import Testing

@testable import DuggyBrand
@testable import FirstlightSimulation

@MainActor
@Suite(.serialized) struct DuggySplashScreenTests {
    @Test(
        .proves(
            "DG-02", "DG-03", "DG-29", "DG-30", "DG-31", "DG-34", "DG-35", "DG-36", "DG-42", "DG-45", "DG-46",
            "DG-41"))
    func wordsStylesAndColoursAreThoseOfTheBrand() async throws {
        let frame = try await SplashProbe.frame(.duggyLoading(), at: 3000)
        func check(_ words: String, _ size: CGFloat, weight: Int = 400, opacity: Double = 1) throws {
            let run = try #require(frame.text(words)?.run)
            #expect(run.font.size == size && Int(run.font.weight) == weight, "\(words)")
            #expect(run.color == BrandColor(0xFFFFFF, opacity: opacity).resolved, "\(words)")
        }
        try check("Duggy", 32, weight: 700)
        try check("Cricket Club Management", 17, opacity: 0.9)
        try check("Loading configuration...", 15, opacity: 0.8)
        // Eight spokes around a middle, all white.
        #expect(frame.duggySpokes.count == 8)
        #expect(frame.duggySpokes.allSatisfy { $0.colors == [BrandColor(0xFFFFFF).resolved] })
        // Every colour on the splash is the blue, or white as strong as the document has it.
        let theme =
            [BrandColor(0x003F9B).resolved]
            + [1, 0.9, 0.8, 0.1].map { BrandColor(0xFFFFFF, opacity: $0).resolved }
        #expect(frame.elements.first?.colors == [theme[0]], "the blue lies behind all")
        #expect(frame.elements.flatMap(\.colors).allSatisfy { theme.contains($0) })
    }

    @Test(.proves("DG-31", "DG-36", "DG-46", "DG-65"))
    func contrastIsAsComputed() {
        let blue = BrandColor(0x003F9B)
        func ratio(_ color: BrandColor) -> Double { color.contrast(on: blue) }
        #expect(abs(ratio(Theme.white) - 9.61) < 0.02)
        #expect(abs(ratio(Theme.tagline) - 8.09) < 0.05)
        #expect(abs(ratio(Theme.message) - 6.73) < 0.05)
        #expect(abs(ratio(BrandColor(0xFFFFFF, opacity: 0.03)) - 1.08) < 0.01)
        #expect(abs(ratio(BrandColor(0xFFFFFF, opacity: 0.01)) - 1.03) < 0.01)
    }

    @Test(.proves("DG-05", "DG-40", "DG-47", "DG-100"))
    func theIndicatorAndTheMessageComeAfterTwoSeconds() async throws {
        let probe = try await SplashProbe.run(.duggyLoading(), at: [1999, 2000, 2500])
        #expect(try probe.frame(1999).duggySpokes.isEmpty)
        #expect(try probe.frame(1999).duggyMessages.allSatisfy { $0.opacity == 0 })
        for time in [2000, 2500] {
            let frame = try probe.frame(time)
            #expect(frame.duggySpokes.count == 8)
            #expect(frame.duggyMessages.map(\.words) == ["Loading configuration..."])
            #expect(frame.duggyMessages.allSatisfy { $0.opacity == 1 })
        }
        // A launch that is over sooner never shows them.
        let fast = try await SplashProbe.run(.duggyLoaded(), at: [500, 1050, 1300])
        #expect(try [500, 1050, 1300].allSatisfy { try fast.frame($0).duggySpokes.isEmpty })
    }

    @Test(.proves("DG-50", "DG-51", "DG-93", "DG-96", "DG-97", "DG-100", "DG-192"))
    func theModelBeginsEmptyAndFollowsTheLaunch() async throws {
        let story = try await DuggyStory { $0.usual = .ok(500) }
        let launch = story.launch
        #expect(launch.animationPhase == .initial && !launch.showAppName && !launch.showTagline)
        #expect(!launch.showLoading && !launch.initializationComplete && !launch.showError)
        #expect(launch.loadingMessage.isEmpty && launch.errorMessage.isEmpty)
        #expect(story.phase == .idle)
        launch.startInitialization()
        #expect(story.phase == .entering && launch.splashStart == story.now, "both in one tick")
        #expect(story.start(of: "firebase") == 0)
        await story.go(to: 499)
        #expect(launch.animationPhase == .initial)
        await story.go(to: 500)
        #expect(launch.animationPhase == .logoSpin && !launch.showAppName)
        await story.go(to: 1000)
        #expect(launch.showAppName && !launch.showTagline)
        await story.go(to: 1999)
        #expect(launch.showTagline && !launch.showLoading)
        await story.go(to: 2000)
        #expect(launch.showLoading)
        await story.go(to: 3000)
        #expect(launch.animationPhase == .complete && !launch.initializationComplete)
        await story.go(to: 3499)
        #expect(!launch.initializationComplete)
        await story.go(to: 3500)
        #expect(launch.initializationComplete)
        await story.go(to: 20_000)
        #expect(story.times { $0 == .navigated(.results) } == [3500], "exactly once")
    }

    @Test(.proves("DG-52", "DG-53", "DG-55"))
    func theAlertSaysWhatHappenedAndRetryGoesOn() async throws {
        var scenario = Scenario.duggyFailing { $0.options.values["leave"] = "exit" }
        scenario.script = [Scenario.Step(at: ScenarioTime(seconds: 2), tap: "Retry")]
        let probe = try await SplashProbe.run(scenario, at: [800, 1900, 2400])
        let failed = try probe.frame(1900)
        let labels = failed.accessibility.flattened.compactMap(\.label)
        #expect(labels.contains("Initialization Error"))
        #expect(labels.contains("Retry") && labels.contains("Exit"))
        #expect(
            labels.contains {
                $0.contains("Failed to load app configuration")
                    && $0.contains("Please try again. If the problem persists, contact support")
            }, "\(labels)")
        #expect(failed.duggySpokes.isEmpty)
        #expect(try probe.frame(800).accessibility.flattened.allSatisfy { $0.label != "Retry" })
        let again = try probe.frame(2400)
        #expect(again.phase == .entering && !again.duggySpokes.isEmpty, "the indicator is there at once")
        let (mark, before) = (try #require(again.duggyMark), try #require(failed.duggyMark))
        #expect(mark.scale == before.scale && mark.scale > 0.9, "the entry is not shown again")
    }

    @Test func anAppThatMayNotQuitOffersTheSupport() async throws {
        let frame = try await SplashProbe.frame(.duggyFailing(), at: 1900)
        let labels = frame.accessibility.flattened.compactMap(\.label)
        #expect(labels.contains("Contact Support") && !labels.contains("Exit"))
    }

    @Test(.proves("DG-194"))
    func listenersHearTheBrandTheStepsAndHowFarTheyAre() async throws {
        let scenario = Scenario.duggyLoaded(stepsOf: 900)
        let probe = try await SplashProbe.run(scenario, at: [2300, 5500])
        let frame = try probe.frame(2300)
        let all = frame.accessibility.flattened
        #expect(all.contains { $0.label == "Duggy, Cricket Club Management" })
        let section = try #require(all.first { $0.label == "Loading configuration..." })
        #expect(section.value == "Step 3 of 6")
        // At most one announcement in two seconds, from the very start.
        let said = probe.announcements
        #expect(
            said.first?.time == 0 && said.first?.text == "Starting..."
                || said.first?.text == "Initializing services...")
        #expect(zip(said, said.dropFirst()).allSatisfy { $1.time - $0.time >= 1.99 }, "\(said)")
        #expect(said.count >= 3)
    }

    @Test(.proves("DG-53", "DG-195"))
    func afterRetryTheStepsAreSaidAgain() async throws {
        var scenario = Scenario.duggyFailing()
        scenario.script = [Scenario.Step(at: ScenarioTime(seconds: 2), tap: "Retry")]
        let said = try await SplashProbe.run(scenario, at: [5500]).announcements
            .filter { DuggyTexts.messages.contains($0.text) || $0.text == "Starting..." }
        // It failed before two seconds were over: until Retry one step was said, and none over the alert.
        #expect(said.count { $0.time < 2 } == 1, "\(said)")
        #expect(said.contains { $0.time >= 2 && $0.text == "Loading configuration..." }, "\(said)")
    }

    @Test func theStaticImageHandsOver() async throws {
        let probe = try await SplashProbe.run(.duggyLoading(), at: [0, 100, 250])
        func image(_ at: Int) throws -> SplashElement? {
            try probe.frame(at).duggyStaticImage
        }
        let first = try #require(try image(0))
        #expect(abs(first.frame.width - 100) < 0.01 && abs(first.frame.midX - 195) < 0.6)
        #expect(abs(first.frame.midY - 422) < 0.6 && first.opacity == 1)
        #expect(abs((try image(100)?.opacity ?? 0) - 0.5) < 0.01)
        #expect(try image(250) == nil)
    }
}
