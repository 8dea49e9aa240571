// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import StageUI
import Testing

@testable import DuggyBrand

/// The ways on from Duggy's pages and closed gates.
@MainActor
@Suite struct DuggyWayTests {
    private func onboarding() async throws -> (DuggyStory, Stage) {
        let story = try await DuggyStory { $0.isFirstLaunch = true }
        await story.go(to: 4000)
        #expect(story.controller.route == .onboarding)
        return (story, try ScreenDevice.middle.stage { OnboardingView(viewModel: story.launch) })
    }

    @Test(.proves("DG-19"))
    func thePagesFollowEachOtherAndTheLastLeadsOn() async throws {
        let (story, stage) = try await onboarding()
        let titles = ["Every match in one place", "Pick the eleven", "Scores that count"]
        for (index, title) in titles.enumerated() {
            #expect(stage.element("Page \(index + 1) of 3") != nil)
            #expect(stage.element(title)?.traits.contains(.isHeader) == true)
            #expect((stage.element("Skip") != nil) == (index < 2))
            guard index < 2 else { break }
            #expect(stage.activate(label: "Next"))
            stage.settle()
            #expect(stage.announcements.last?.text == "Page \(index + 2) of 3. \(titles[index + 1])")
            #expect(story.controller.route == .onboarding)
        }
        #expect(stage.element("Next") == nil && stage.activate(label: "Get started"))
        #expect(story.controller.route == .home(tab: .home))
        await story.settle()
        for _ in 0..<1000 where try await story.cache.kept().isFirstLaunch { await Task.yield() }
        #expect(try await !story.cache.kept().isFirstLaunch)
    }

    @Test(.proves("DG-19"))
    func skippingLeadsOnAtOnce() async throws {
        let (story, stage) = try await onboarding()
        #expect(stage.activate(label: "Skip"))
        #expect(story.controller.route == .home(tab: .home))
    }

    @Test(.proves("DG-14"))
    func aVersionThatIsTooOldLeadsToTheStoreOnly() async throws {
        let story = try await DuggyStory()
        await story.go(to: 4000)
        let stage = try ScreenDevice.middle.stage {
            ClosedGateView(viewModel: story.launch, verdict: .updateRequired(version: "3.0.0"))
        }
        #expect(stage.element("Time for a new innings")?.traits.contains(.isHeader) == true)
        #expect(stage.announcements.isEmpty)
        await story.go(to: 4500)
        #expect(stage.announcements.last?.text.contains("Update to 3.0.0 or later.") == true)
        #expect(stage.element("Try again") == nil)
        #expect(stage.activate(label: "Update"))
        #expect(story.opened == [DuggyScript.listing.page])
    }

    @Test(.proves("DG-20"))
    func maintenanceIsToldAndAskedAgain() async throws {
        let window = MaintenanceWindow(
            message: "We are rolling the pitch.", until: DuggyScript.start.addingTimeInterval(60))
        let story = try await DuggyStory { $0.configuration = DuggyScript.configuration(maintenance: window) }
        await story.go(to: 4000)
        #expect(story.phase == .blocked)
        let verdict = try #require(story.controller.closedGate)
        let stage = try ScreenDevice.middle.stage {
            ClosedGateView(viewModel: story.launch, verdict: verdict)
        }
        #expect(stage.element("Covers are on")?.traits.contains(.isHeader) == true)
        // A screen reader says first that the screen is another one.
        await story.go(to: 4499)
        #expect(stage.announcements.isEmpty)
        await story.go(to: 4500)
        #expect(stage.announcements.map(\.text) == ["Covers are on. We are rolling the pitch."])
        #expect(stage.labels.contains { $0.hasPrefix("Duggy tries again in") })
        #expect(stage.activate(label: "Try again"))
        _ = stage.frame(at: stage.time)
        #expect(stage.element("Checking…")?.isEnabled == false)
        #expect(!stage.labels.contains { $0.hasPrefix("Duggy tries again in") })
    }
}
