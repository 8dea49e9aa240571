// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A wheel of ten years in the middle of the screen, with rows of 32 points.
private struct Years: View {
    @Bindable var model: Model
    var body: some View {
        Picker("Year", selection: $model.a) {
            ForEach(0..<10, id: \.self) { Text(verbatim: "year \($0)") }
        }
        .pickerStyle(.wheel)
        .frame(width: 200)
    }
}

/// What a finger does to a wheel while it is down.
@MainActor
@Suite struct WheelFingerTests {
    private let model = Model()
    private let middle = CGPoint(x: 200, y: 400)

    private func stage() -> Stage {
        let stage = Stage.shown { Years(model: model) }
        return stage
    }

    private func height(_ year: Int, _ stage: Stage) -> CGFloat {
        stage.drawn.texts["year \(year)"]?.midY ?? 0
    }

    @Test func aFingerHoldsAWheelThatTurns() {
        let stage = stage()
        stage.tap(at: CGPoint(x: 200, y: 490))
        for _ in 0..<6 { _ = stage.frame(at: stage.time + 1.0 / 60) }
        stage.touchDown(at: middle)
        let place = height(1, stage)
        #expect(abs(place - 400) > 1)
        for _ in 0..<30 { _ = stage.frame(at: stage.time + 1.0 / 60) }
        #expect(height(1, stage) == place)
    }

    @Test func aWheelUnderAFingerDoesNotFollowTheApp() {
        let stage = stage()
        stage.drag(from: middle, to: CGPoint(x: 200, y: 360), lifts: false)
        let place = height(1, stage)
        model.a = 7
        _ = stage.frame(at: stage.time + 0.5)
        #expect(place > 380 && height(1, stage) == place)
        stage.touchUp(at: CGPoint(x: 200, y: 360))
        stage.settle()
        #expect(model.a == 1)
    }

    @Test func aFingerThatHardlyMovesTouchesTheRow() {
        let stage = stage()
        let place = height(2, stage)
        stage.drag(from: CGPoint(x: 200, y: place), to: CGPoint(x: 200, y: place + 8))
        stage.settle()
        #expect(model.a == 2)
    }

    @Test func aFingerThatGoesAcrossDoesNotTurnTheWheel() {
        let stage = stage()
        stage.drag(from: middle, to: CGPoint(x: 240, y: 380))
        stage.settle()
        #expect(model.a == 0)
    }

    @Test func aTouchThatEndsBesideTheWheelChoosesNothing() {
        let stage = stage()
        let place = height(2, stage)
        stage.drag(from: CGPoint(x: 200, y: place), to: CGPoint(x: 390, y: place))
        stage.settle()
        #expect(model.a == 0)
    }

    @Test func aWheelWhoseTouchIsTakenAwayComesToRestAtTheRowThatIsSeen() {
        let stage = stage()
        stage.drag(from: middle, to: CGPoint(x: 200, y: 330), lifts: false)
        stage.touchCancel()
        stage.settle()
        #expect(model.a == 2)
        #expect(abs(height(2, stage) - 400) < 1e-9)
    }

    @Test func pastItsFirstRowAWheelFollowsAFingerLess() {
        let stage = stage()
        stage.drag(from: middle, to: CGPoint(x: 200, y: 550), lifts: false)
        // 150 points of the finger are 60 on the wheel, which are seen as 57.
        #expect(height(0, stage) > 450 && height(0, stage) < 465)
    }
}
