// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import StageUI
import Testing

/// Each state of each app on a television, which is seen from a sofa.
@MainActor @Suite(.fewAtATime) struct TelevisionTests {
    /// A state of an app, as `app/name`.
    struct Name: Sendable, CustomTestStringConvertible {
        let app: String
        let name: String
        var testDescription: String { "\(app)/\(name)" }
    }

    nonisolated static let states = AppCatalogue.firstlight.apps.flatMap { app in
        ((try? app.states) ?? []).map { Name(app: app.id, name: $0.name) }
    }

    /// The least size of text, in points (Human Interface Guidelines, Typography, tvOS: caption 2).
    private static let least: CGFloat = 23

    @Test(arguments: states)
    func itsTextsCanBeReadAndAreWhole(name: Name) async throws {
        let state = try #require(
            try AppCatalogue.firstlight.named(name.app).states.first { $0.name == name.name })
        var scenario = state.scenario
        scenario.device.profile = "appletv"
        (scenario.device.window, scenario.device.orientation) = (nil, .landscape)
        let run = try Simulation(scenario, text: CairoTextShaper())
        defer { run.launch?.close() }
        var shown: DisplayList?
        var labels: [String] = []
        var rows: [CGRect] = []
        try await run.followOnVirtualClock(
            fps: 10, instants: [state.instant], until: state.instant
        ) { frame in
            guard abs(frame.time - state.instant) < 1e-9 else { return .goOn }
            shown = frame.list
            labels = run.launch?.stage.accessibilityTree().flattened.compactMap(\.label) ?? []
            // A row that is scrolled to the side goes on beyond the edge.
            rows = (run.launch?.stage.scrollAreas() ?? []).map(\.frame).filter { $0.height < 270 }
            return .stop
        }
        let list = try #require(shown)
        let screen = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        #expect(list.size == screen.size)
        for element in SplashElement.all(in: list) where element.kind == .text && element.isVisible {
            let matrix = element.transform
            let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
            for line in element.text?.lines ?? [] {
                for run in line.runs where run.string.contains(where: { !$0.isWhitespace }) {
                    let size = run.font.size * scale
                    #expect(size >= Self.least - 0.01, "\(run.string): \(size)")
                }
                let words = line.runs.map(\.string).joined()
                let isCut = words.hasSuffix("…") && !labels.contains { $0.contains(words) }
                #expect(!isCut, "\(words)")
            }
            guard !rows.contains(where: { $0.minY <= element.frame.midY && element.frame.midY <= $0.maxY })
            else {
                continue
            }
            #expect(element.frame.minX >= -0.5 && element.frame.maxX <= 1920.5, "\(element.look)")
        }
    }
}
