// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import StageUI
import Testing

/// The screens of Fonsters' named states.
@MainActor @Suite(.fewAtATime) struct FonstersSimulationTests {
    @Test(arguments: try AppCatalogue.firstlight.named("fonsters").states.map(\.name))
    func eachStateShowsItsOwn(_ name: String) async throws {
        let state = try #require(
            try AppCatalogue.firstlight.named("fonsters").states.first { $0.name == name })
        let milliseconds = Int((state.instant * 1000).rounded())
        let frame = try await SplashProbe.frame(state.scenario, at: milliseconds)
        switch name {
        case "static": #expect(!frame.lines.isEmpty && frame.icon.allSatisfy { !$0.isVisible })
        case "loading": #expect(frame.icon.contains(where: \.isVisible) && !frame.lines.isEmpty)
        case "exit": #expect(frame.lines.allSatisfy { !$0.isVisible })
        default: #expect(frame.text("Biscuit") != nil)
        }
    }
}
