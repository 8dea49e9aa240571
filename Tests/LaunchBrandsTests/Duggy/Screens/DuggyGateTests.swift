// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageCairo
import StageUI
import Testing

@testable import DuggyBrand

/// The screen of a closed gate: how it comes, what it counts, and how it opens.
@MainActor
@Suite(.fewAtATime) struct DuggyGateTests {
    @Test(.proves("DG-20"))
    func theScreenOfAClosedGateFadesInAndCountsTheSeconds() async throws {
        let scenario = try #require(try Scenario.embedded("duggy").first { $0.name == "maintenance" })
        // The gate closes after three answers of 0.3 s, and is asked again two seconds later.
        let probe = try await SplashProbe.run(scenario, at: [899, 1000, 1150, 1600, 2500])
        func opacity(_ at: Int) throws -> Double { try probe.frame(at).text("Covers are on")?.opacity ?? 0 }
        #expect(try opacity(899) == 0 && opacity(1600) == 1)
        let (early, later) = (try opacity(1000), try opacity(1150))
        #expect(early > 0 && early < later && later < 1, "\(early) \(later)")
        func count(_ at: Int) throws -> String? {
            try probe.frame(at).accessibility.flattened.compactMap(\.label)
                .first { $0.hasPrefix("Duggy tries again in") }
        }
        #expect(try count(1600) == "Duggy tries again in 2 s.")
        #expect(try count(2500) == "Duggy tries again in 1 s.")
    }

    @Test(.proves("DG-20"))
    func whatTheServerSaysIsReadAndLongWaitsAreToldInMinutes() async throws {
        let window = MaintenanceWindow(
            message: "Rain stopped play.", until: DuggyScript.start.addingTimeInterval(600))
        let story = try await DuggyStory { $0.configuration = DuggyScript.configuration(maintenance: window) }
        await story.go(to: 3000)
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 390, height: 844), startDate: DuggyScript.start),
            text: try CairoTextShaper()
        ) { RootView(viewModel: story.launch) }
        for (time, wait) in [(3, "10 min"), (479, "3 min"), (481, "2 min"), (539, "2 min"), (541, "59 s")] {
            _ = stage.frame(at: Double(time))
            #expect(stage.labels.contains("Rain stopped play."), "\(stage.labels)")
            #expect(stage.labels.contains("Duggy tries again in \(wait)."), "\(stage.labels) at \(time)")
        }
    }

    @Test(.proves("DG-20"))
    func whoComesBackFindsTheGateAskedAgain() async throws {
        let busy = ServiceError.server(status: 503, retryAfter: 3600)
        let story = try await DuggyStory { $0.answers["configuration"] = [.fails(busy), .ok(200)] }
        let stage = try ScreenDevice.middle.stage { RootView(viewModel: story.launch) }
        await story.go(to: 2000)
        #expect(story.phase == .blocked)
        stage.scenePhase = .background
        _ = stage.frame(at: 1)
        await story.go(to: 600_000)
        #expect(story.phase == .blocked)
        stage.scenePhase = .active
        _ = stage.frame(at: 2)
        await story.go(to: 603_000)
        #expect(story.phase == .finished && story.controller.route == .home(tab: .home))
    }

    @Test func aGateThatIsAskedAgainInVainShowsTheErrorAndWaitsForTheUser() async throws {
        let busy = ServiceError.server(status: 503, retryAfter: 2)
        let story = try await DuggyStory {
            $0.answers["configuration"] = [
                .fails(busy), .fails(ServiceError.malformed(reason: "x")), .ok(200),
            ]
        }
        let stage = try ScreenDevice.middle.stage { RootView(viewModel: story.launch) }
        await story.go(to: 1000)
        _ = stage.frame(at: 1)
        #expect(story.phase == .blocked && stage.labels.contains("Covers are on"))
        await story.go(to: 5000)
        stage.settle()
        #expect(
            story.phase == .failed
                && stage.labels.contains(
                    "Failed to load app configuration\nPlease try again. If the problem persists, contact support"
                ))
    }
}
