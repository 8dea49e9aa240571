// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Lets a test end an action when it wants.
@MainActor
private final class Gate {
    private(set) var count = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    var isEntered: Bool { !waiting.isEmpty }

    func enter() async {
        count += 1
        await withCheckedContinuation { waiting.append($0) }
    }
    func open() {
        waiting.forEach { $0.resume() }
        waiting = []
    }
}

private struct Rows: View {
    var gate: Gate?
    var body: some View {
        let list = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<20) { Text(verbatim: "row \($0)").frame(width: 400, height: 100) }
            }
        }
        if let gate { list.refreshable { await gate.enter() } } else { list }
    }
}

@MainActor
@Suite struct PullToRefreshTests {
    private let gate = Gate()

    private func top(_ stage: Stage) -> CGFloat { (stage.drawn.texts["row 0"]?.midY ?? -1) - 50 }

    /// Lets tasks run until something holds.
    private func wait(_ condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { await Task.yield() }
    }

    private func pull(_ stage: Stage, by length: CGFloat, lifts: Bool = true) {
        stage.drag(
            from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 100 + length), steps: 20, lifts: lifts)
    }

    @Test func aLongPullRunsTheActionOnceAndTheContentStaysLowUntilItEnds() async {
        let stage = Stage.fixed { Rows(gate: gate) }
        pull(stage, by: 400)
        await wait { gate.isEntered }
        #expect(gate.count == 1)
        for frame in 1...120 { _ = stage.frame(at: Double(frame) / 60) }
        #expect(top(stage) == 60)
        gate.open()
        await wait { stage.activity.contains("animation") }
        for frame in 121...300 { _ = stage.frame(at: Double(frame) / 60) }
        #expect(top(stage) == 0)
        #expect(gate.count == 1)
        #expect(stage.isSettled)
    }

    @Test func aShortPullDoesNothing() async {
        let stage = Stage.fixed { Rows(gate: gate) }
        pull(stage, by: 120)
        stage.settle()
        #expect(gate.count == 0 && top(stage) == 0)
    }

    @Test func aThrowAgainstTheEndDoesNothing() async {
        let stage = Stage.fixed { Rows(gate: gate) }
        stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 650))
        stage.settle()
        pull(stage, by: 40)
        stage.settle()
        #expect(gate.count == 0)
    }

    @Test func theSpinnerGrowsWithThePullAndGoesWithIt() {
        let stage = Stage.fixed { Rows(gate: gate) }
        #expect(stage.drawn.fills.isEmpty)
        pull(stage, by: 60, lifts: false)
        let few = stage.drawn.fills.count
        stage.touchMove(to: CGPoint(x: 200, y: 280))
        #expect(few > 0 && stage.drawn.fills.count > few)
        stage.touchUp(at: CGPoint(x: 200, y: 280))
        stage.settle()
        #expect(stage.drawn.fills.isEmpty)
    }

    @Test func withoutAnActionThereIsNothingToPull() {
        let stage = Stage.fixed { Rows() }
        pull(stage, by: 500, lifts: false)
        #expect(stage.drawn.fills.count == 0 || stage.drawn.fills.allSatisfy { $0.rect.width < 4 })
    }
}
