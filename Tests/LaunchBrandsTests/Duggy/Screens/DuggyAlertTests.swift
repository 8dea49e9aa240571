// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchCore
import ProofSupport
import StageUI
import Testing

@testable import DuggyBrand

/// The alert's text and times, and that it hides the screen behind it.
@MainActor
@Suite(.fewAtATime) struct DuggyAlertTests {
    private func labels(_ frame: SplashFrame) -> [String] {
        frame.accessibility.flattened.compactMap(\.label)
    }

    @Test(
        .proves(
            "DG-07", "DG-52", "DG-55", "DG-108", "DG-109", "DG-171", "DG-172", "DG-173", "DG-174", "DG-175",
            "DG-176", "DG-179", "DG-180", "DG-208"),
        arguments: DuggyTexts.alerts.sorted { $0.key < $1.key })
    func theScenarioOfAFailingStepShowsTheTextOfThatStep(step: String, text: String) async throws {
        var scenario = try #require(try Scenario.embedded("duggy").first { $0.name == "fail-\(step)" })
        scenario.script = []
        let all = labels(try await SplashProbe.frame(scenario, at: 4000))
        #expect(all.prefix(3) == ["Initialization Error", text, "Retry"], "\(all)")
    }

    /// A service of somebody else, which says how far it is and then fails; the second time it does not.
    private struct FailingService: AppInitializationServiceProtocol {
        let failures: Int
        let error: InitializationError
        private let count = Counter()

        init(_ error: InitializationError, failures: Int) { (self.error, self.failures) = (error, failures) }

        private actor Counter {
            var runs = 0
            func next() -> Int {
                runs += 1
                return runs
            }
        }

        func initialize() -> AsyncThrowingStream<InitializationStatus, any Error> {
            AsyncThrowingStream { continuation in
                Task {
                    continuation.yield(InitializationStatus(step: 1, message: "Setting up local storage..."))
                    if await count.next() <= failures { return continuation.finish(throwing: error) }
                    continuation.yield(
                        InitializationStatus(step: 6, message: "Finalizing...", isComplete: true))
                    continuation.finish()
                }
            }
        }
    }

    // Whoever tells the steps: a stream that ends with an error leads to the alert, and Retry begins it anew.
    @Test(
        .proves("DG-102"),
        arguments: [
            (InitializationError.firebaseConfigurationFailed, "firebase"),
            (.databaseInitializationFailed, "database"), (.configurationLoadFailed, "configuration"),
            (.authenticationCheckFailed, "authentication"),
            (.notificationRegistrationFailed, "notifications"), (.versionCheckFailed, "version"),
            (.networkUnavailable, nil),
        ] as [(InitializationError, String?)])
    func aStreamOfStepsThatFailsLeadsToTheAlert(error: InitializationError, step: String?) async throws {
        var container = DependencyContainer(FailingService(error, failures: 1))
        let clock = VirtualClock()
        (container.clock, container.date) = (clock, clock.dates(from: DuggyScript.start))
        let model = SplashViewModel(container)
        let stage = try ScreenDevice.middle.stage { SplashView(viewModel: model) }
        defer { stage.close() }
        // Its first frame begins the launch; the tasks run on other threads.
        for _ in 0..<100_000 where !model.isAlertReady { await Task.yield() }
        stage.settle()
        #expect(model.showError && model.error == error)
        let text = try #require(step.map { DuggyTexts.alerts[$0] } ?? DuggyTexts.offline)
        #expect(stage.labels.prefix(3) == ["Initialization Error", text, "Retry"], "\(stage.labels)")
        #expect(stage.activate(label: "Retry"))
        for _ in 0..<100_000 where model.status?.isComplete != true { await Task.yield() }
        stage.settle()
        #expect(!model.showError && model.status?.isComplete == true)
        #expect(!stage.labels.contains("Initialization Error"), "\(stage.labels)")
    }

    @Test(.proves("DG-55", "DG-108", "DG-177", "DG-178", "DG-209"))
    func withoutAConnectionTheAlertSaysSo() async throws {
        let scenario = try #require(try Scenario.embedded("duggy").first { $0.name == "no-network" })
        let all = labels(try await SplashProbe.frame(scenario, at: 1900))
        #expect(all.prefix(3) == ["Initialization Error", DuggyTexts.offline, "Retry"], "\(all)")
    }

    @Test(.proves("DG-53", "DG-95", "DG-109", "DG-195"))
    func aLaunchThatFailsAgainAfterRetryShowsTheAlertAgain() async throws {
        var scenario = Scenario.duggyFailing()
        let answers: [Scenario.Answer.Kind] = [.malformed, .reset, .ok]
        scenario.services["configuration"] = answers.map {
            Scenario.Answer(after: ScenarioTime(seconds: 0.3), answer: $0)
        }
        scenario.script = try [2, 5].map { try .tap("Retry", at: $0) }
        let probe = try await SplashProbe.run(
            scenario, at: [1900, 2400, 2800, 3100, 4900, 5400, 9000])
        func alert(_ at: Int) throws -> [String] {
            let all = labels(try probe.frame(at))
            return all.contains("Initialization Error") || all.contains("Retry") ? Array(all.prefix(3)) : []
        }
        let first = try #require(DuggyTexts.alerts["configuration"])
        #expect(try alert(1900) == ["Initialization Error", first, "Retry"])
        for time in [2400, 2800] {
            #expect(try alert(time) == [], "Retry takes the alert away")
            #expect(try probe.frame(time).duggySpokes.count == 8)
        }
        for time in [3100, 4900] {
            #expect(try alert(time) == ["Initialization Error", DuggyTexts.offline, "Retry"])
            #expect(try probe.frame(time).duggySpokes.isEmpty)
        }
        #expect(try alert(5400) == [])
        #expect(try probe.frame(9000).phase == .finished && labels(probe.frame(9000)).contains("Squad"))
    }

    @Test(.proves("DG-54"))
    func exitAsksTheHostToEndTheApp() async throws {
        let story = try await DuggyStory(options: SplashOptions { $0.leave = .exit }) {
            $0.answers["firebase"] = [.fails(InitializationStep.firebase.mishap)]
        }
        let stage = try ScreenDevice.middle.stage { SplashView(viewModel: story.launch) }
        await story.go(to: 1000)
        stage.settle()
        #expect(stage.labels.suffix(2) == ["Retry", "Exit"])
        #expect(stage.activate(label: "Exit"))
        #expect(story.exits == 1 && story.phase == .failed)
    }

    @Test(.proves("DG-179"))
    func nothingBehindTheAlertIsReadOrTouched() async throws {
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
