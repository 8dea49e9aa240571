// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// developer.apple.com, textSelection(_:): on a telephone a touch that is held opens a menu, whose items work on the whole text.
@MainActor
@Suite struct TextSelectionTests {
    private let middle = CGPoint(x: 200, y: 400)

    /// Holds a finger for some seconds in the middle, and lifts it.
    private func hold(_ stage: Stage, seconds: Double = 0.6) {
        stage.touchDown(at: middle)
        _ = stage.frame(at: stage.time + seconds)
        stage.touchUp(at: middle)
        _ = stage.frame(at: stage.time + 0.1)
    }
    private func menu(_ stage: Stage) -> [String] {
        stage.elements.compactMap(\.label).filter { ["Copy", "Share…"].contains($0) }
    }

    @Test func aHeldTextOffersToCopyAndToShareAllOfIt() {
        let stage = Stage.shown { Text("Serial \(12)").textSelection(.enabled) }
        hold(stage, seconds: 0.3)
        #expect(menu(stage) == [])
        hold(stage)
        #expect(menu(stage) == ["Copy", "Share…"])
        #expect(stage.tap(label: "Copy"))
        _ = stage.frame(at: stage.time + 0.1)
        #expect(stage.pasteboard.string == "Serial 12" && menu(stage) == [])
        hold(stage)
        #expect(stage.tap(label: "Share…"))
        #expect(stage.sharedItems == ["Serial 12"])
    }

    @Test func eachTextOfAContainerCanBeSelectedAndTheInnermostWordCounts() {
        let inside = Stage.shown { VStack { Text("a") }.textSelection(.enabled) }
        hold(inside)
        #expect(menu(inside) == ["Copy", "Share…"])
        let outside = Stage.shown { VStack { Text("a").textSelection(.disabled) }.textSelection(.enabled) }
        hold(outside)
        #expect(menu(outside) == [])
        let unsaid = Stage.shown { Text("a") }
        hold(unsaid)
        #expect(menu(unsaid) == [])
    }

    @Test func aButtonKeepsTheTouchesOfItsLabel() {
        var count = 0
        let stage = Stage.shown { Button("Press") { count += 1 }.textSelection(.enabled) }
        hold(stage)
        #expect(menu(stage) == [] && count == 1)
    }

    @Test func aTextThatGoesTakesItsMenuAlong() {
        let model = Model()
        let stage = Stage.shown { Leaving(model: model) }
        hold(stage)
        #expect(menu(stage) == ["Copy", "Share…"])
        model.flag = true
        stage.settle()
        _ = stage.frame(at: stage.time + 0.1)
        #expect(menu(stage) == [])
    }

    private struct Leaving: View {
        let model: Model
        var body: some View { if !model.flag { Text("a").textSelection(.enabled) } }
    }

    @Test func aScreenReaderCopiesByAnAction() throws {
        let stage = Stage.shown { Text("Serial 12").textSelection(.enabled) }
        let element = try #require(stage.elements.first)
        #expect(element.actionNames == ["Copy"])
        #expect(stage.perform(.named("Copy"), label: "Serial 12"))
        #expect(stage.pasteboard.string == "Serial 12")
    }
}
