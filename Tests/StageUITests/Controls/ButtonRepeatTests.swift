// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
private final class Log {
    var count = 0
}

private struct Faster: View {
    let log: Log
    var behavior = ButtonRepeatBehavior.enabled
    var limit = Int.max
    @State private var speed = 0
    var body: some View {
        Button("Speed up") {
            speed += 1
            log.count += 1
        }
        .keyboardShortcut("u", modifiers: .command)
        .disabled(speed >= limit)
        .buttonRepeatBehavior(behavior)
    }
}

@MainActor
@Suite struct ButtonRepeatTests {
    private let log = Log()
    private let middle = CGPoint(x: 200, y: 400)

    /// Makes the frames of some seconds, between two calls.
    private func wait(_ seconds: Double, on stage: Stage, after begin: () -> Void, then end: () -> Void) {
        let start = stage.time
        begin()
        for frame in 0...Int(seconds * 60) { _ = stage.frame(at: start + Double(frame) / 60) }
        end()
    }

    private func hold(_ seconds: Double, on stage: Stage) {
        wait(seconds, on: stage) {
            stage.touchDown(at: middle)
        } then: {
            stage.touchUp(at: middle)
        }
    }

    @Test func aButtonThatRepeatsActsAgainAndAgainWhileItIsHeld() {
        let stage = Stage.fixed { Faster(log: log) }
        // After half a second, and then each tenth.
        hold(0.72, on: stage)
        #expect(log.count == 3)
        stage.settle()
        #expect(log.count == 3)
        #expect(stage.isSettled)
    }

    @Test func aShortTouchActsOnce() {
        let stage = Stage.fixed { Faster(log: log) }
        stage.tap(at: middle)
        stage.settle()
        #expect(log.count == 1)
        #expect(stage.isSettled)
    }

    @Test(arguments: [ButtonRepeatBehavior.automatic, .disabled])
    func otherButtonsActOnceWhenTheyAreLetGo(_ behavior: ButtonRepeatBehavior) {
        let stage = Stage.fixed { Faster(log: log, behavior: behavior) }
        hold(1, on: stage)
        #expect(log.count == 1)
    }

    @Test func aButtonThatItsActionDisablesStopsRepeating() {
        let stage = Stage.fixed { Faster(log: log, limit: 2) }
        hold(2, on: stage)
        stage.settle()
        #expect(log.count == 2)
        #expect(stage.isSettled)
    }

    @Test func aHeldShortcutRepeatsOnlyAButtonThatRepeats() {
        func acts(_ behavior: ButtonRepeatBehavior) -> Int {
            log.count = 0
            let stage = Stage.fixed { Faster(log: log, behavior: behavior) }
            wait(0.55, on: stage) {
                stage.keyDown("u", modifiers: .command)
            } then: {
                stage.keyUp()
            }
            return log.count
        }
        // At once, after 0.4 seconds and after 0.5.
        #expect(acts(.enabled) == 3)
        #expect(acts(.automatic) == 1)
    }
}
