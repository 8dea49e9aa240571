// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import StageCairo
import StageUI
import Testing

/// Duggy's home on screens that are wider than high.
@MainActor @Suite(.fewAtATime) struct DuggyRoomTests {
    /// The places of the texts at the state's instant.
    private func texts(on device: String) async throws -> [String: CGRect] {
        let app = try AppCatalogue.firstlight.named("duggy")
        let state = try #require(try app.states.first { $0.name == "home" })
        var scenario = state.scenario
        (scenario.device.profile, scenario.device.orientation) = (device, .landscape)
        let run = try Simulation(scenario, of: app, text: CairoTextShaper())
        defer { run.launch?.close() }
        var found: [String: CGRect] = [:]
        try await run.followOnVirtualClock(
            fps: 10, instants: [state.instant], until: state.instant
        ) { frame in
            guard abs(frame.time - state.instant) < 1e-9 else { return .goOn }
            for element in SplashElement.all(in: frame.list) {
                if let string = element.string { found[string] = element.frame }
            }
            return .stop
        }
        return found
    }

    @Test(arguments: [("ipadpro13", CGFloat(1032)), ("ipad11", 820)])
    func theTwoColumnsReachTheTabsOfATablet(_ device: String, _ height: CGFloat) async throws {
        let texts = try await texts(on: device)
        let tab = try #require(texts["Squad"]).minY
        // The last lines of both columns; the cards end 16 points below, and the page 16 below these.
        for last in ["lost", "Willow Park · 20 overs"] {
            let place = try #require(texts[last], "\(texts.keys)")
            #expect(place.maxY < tab)
            #expect(place.maxY > height * 0.84, "\(last): \(place.maxY)")
        }
    }
}
