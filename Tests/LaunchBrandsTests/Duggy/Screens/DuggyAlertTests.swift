// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import LaunchCore
import LaunchRehearsal
import ProofSupport
import StageUI
import Testing

@testable import DuggyBrand

/// What the alert says, and that it hides what lies behind it.
@MainActor
@Suite(.fewAtATime) struct DuggyAlertTests {
    @Test(.proves("DG-55", "DG-175", "DG-208"), arguments: InitializationStep.allCases)
    func theScenarioOfAFailingStepShowsTheTextOfThatStep(step: InitializationStep) async throws {
        var scenario = try #require(
            try Scenario.embedded("duggy").first { $0.name == "fail-\(step.id)" })
        scenario.script = []
        let frame = try await SplashProbe.frame(scenario, at: 4000)
        let labels = frame.accessibility.flattened.compactMap(\.label)
        #expect(labels.contains { $0.hasPrefix(step.error.errorDescription ?? "-") }, "\(labels)")
    }

    @Test func nothingBehindTheAlertIsReadOrTouched() async throws {
        let story = try await DuggyStory {
            $0.answers["firebase"] = [.fails(InitializationStep.firebase.mishap)]
        }
        let stage = try ScreenDevice.middle.stage { SplashView(viewModel: story.launch) }
        await story.go(to: 1000)
        stage.settle()
        #expect(
            stage.labels == [
                "Initialization Error",
                "Failed to initialize Firebase services\n"
                    + "Please restart the app. If the problem persists, contact support",
                "Retry", "Contact Support",
            ])
        #expect(stage.activate(label: "Contact Support"))
        stage.settle()
        // The alert is away: the way back to it stands where the message was.
        #expect(story.phase == .failed && stage.labels.contains("Show what went wrong"))
        let place = try #require(stage.element("Show what went wrong")?.frame)
        stage.tap(at: CGPoint(x: place.midX, y: place.midY))
        stage.settle()
        #expect(stage.labels.first == "Initialization Error")
        stage.tap(at: CGPoint(x: place.midX, y: place.midY))
        stage.settle()
        #expect(stage.labels.first == "Initialization Error" && story.phase == .failed)
    }
}
