// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
private final class Log {
    var values: [Int] = []
    var editing: [Bool] = []
}

private struct Counting: View {
    let log: Log
    @State private var value = 0
    var body: some View {
        Stepper("Count", value: $value, in: 0...4) { log.editing.append($0) }
            .onChange(of: value) { log.values.append(value) }
    }
}

@MainActor
@Suite struct StepperTests {
    private let log = Log()

    /// Holds a finger on a place for some seconds.
    private func hold(_ point: CGPoint, _ seconds: Double, on stage: Stage) {
        let start = stage.time
        stage.touchDown(at: point)
        for frame in 0...Int(seconds * 60) { _ = stage.frame(at: start + Double(frame) / 60) }
        stage.touchUp(at: point)
    }

    private let plus = CGPoint(x: 380, y: 400)

    @Test func aShortTouchIsOneStep() {
        let stage = Stage.fixed { Counting(log: log) }
        stage.tap(at: plus)
        #expect(log.values == [1])
        #expect(log.editing == [true, false])
        #expect(stage.isSettled)
    }

    @Test func aHeldButtonRepeatsUntilItIsLetGo() {
        let stage = Stage.fixed { Counting(log: log) }
        hold(plus, 0.72, on: stage)
        #expect(log.values == [1, 2, 3])
        #expect(log.editing == [true, false])
        stage.settle()
        #expect(log.values.count == 3)
    }

    @Test func itStopsAtTheEnd() {
        let stage = Stage.fixed { Counting(log: log) }
        hold(plus, 2, on: stage)
        #expect(log.values == [1, 2, 3, 4])
        #expect(log.editing.last == false)
    }

    @Test func aFingerThatLeavesTheButtonStopsIt() {
        let stage = Stage.fixed { Counting(log: log) }
        stage.touchDown(at: plus)
        stage.touchMove(to: CGPoint(x: 380, y: 600))
        for frame in 0...90 { _ = stage.frame(at: Double(frame) / 60) }
        stage.touchUp(at: CGPoint(x: 380, y: 600))
        #expect(log.values.isEmpty)
        #expect(log.editing == [true, false])
    }

    @Test func aFormatIsHowTheValueIsRead() {
        let stage = Stage.fixed {
            Stepper("Share", value: .constant(0.25), in: 0...1, step: 0.05, format: .percent)
        }
        let node = stage.elements.first { $0.label == "Share" }
        #expect(node?.value == "25%")
    }
}
