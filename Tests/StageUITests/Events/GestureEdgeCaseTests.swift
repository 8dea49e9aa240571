// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
private final class Told { var words: [String] = [] }

/// The limits of gestures: the least way, the window of the speed, the end of a view.
@MainActor
@Suite struct GestureEdgeCaseTests {
    private let told = Told()
    private let middle = CGPoint(x: 50, y: 50)

    private func says(_ word: String) { told.words.append(word) }

    @Test(arguments: [(9.0, 0), (11, 1)])
    func aDragBeginsAfterTenPoints(_ way: Double, _ expected: Int) {
        let probe = StageProbe { Color.red.gesture(DragGesture().onChanged { _ in says("drag") }) }
        probe.stage.touchDown(at: middle)
        probe.stage.touchMove(to: CGPoint(x: 50 + way, y: 50))
        #expect(told.words.count == expected)
    }

    @Test(arguments: [(29, 0), (31, 1)])
    func aLongPressGestureCountsAfterHalfASecond(_ frames: Int, _ expected: Int) {
        let probe = StageProbe { Color.red.gesture(LongPressGesture().onEnded { _ in says("long") }) }
        probe.stage.touchDown(at: middle)
        probe.step(frames)
        probe.stage.touchUp(at: middle)
        #expect(told.words.count == expected)
    }

    /// Half a second of rest before the last frames does not slow the finger down.
    @Test func theSpeedIsThatOfTheLastTenthOfASecond() {
        var speed = 0.0
        let probe = StageProbe {
            Color.red.gesture(DragGesture().onEnded { speed = Double($0.velocity.width) })
        }
        probe.stage.touchDown(at: CGPoint(x: 10, y: 50))
        probe.stage.touchMove(to: CGPoint(x: 25, y: 50))
        probe.step(30)
        for step in 1...10 {
            probe.step()
            probe.stage.touchMove(to: CGPoint(x: 25 + 5 * Double(step), y: 50))
        }
        probe.stage.touchUp(at: CGPoint(x: 75, y: 50))
        #expect(abs(speed - 300) < 10)
    }

    @Test func onlyANewValueIsTold() {
        let probe = StageProbe {
            Color.red.gesture(
                DragGesture(minimumDistance: 0).map { Int($0.location.x) / 10 }.onChanged { says("\($0)") })
        }
        probe.stage.touchDown(at: middle)
        for x in [51.0, 52, 61, 62] { probe.stage.touchMove(to: CGPoint(x: x, y: 50)) }
        #expect(told.words == ["5", "6"])
    }

    private struct Offset: View {
        @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var way = 0.0
        var body: some View {
            Color.red.offset(x: way).gesture(
                DragGesture(minimumDistance: 0).updating($way) { value, state, _ in
                    state = value.translation.width
                })
        }
    }

    @Test func aGestureStateGoesBackWithItsTransaction() {
        let probe = StageProbe { Offset() }
        probe.stage.touchDown(at: middle)
        probe.stage.touchMove(to: CGPoint(x: 80, y: 50))
        probe.step()
        #expect(probe.rectangles.first?.minX == 30)
        probe.stage.touchUp(at: CGPoint(x: 80, y: 50))
        probe.step(32)
        #expect(probe.rectangles.first.map { abs($0.minX - 15) < 1e-6 } == true)
    }

    @Test func aSequenceWhoseFirstFailsIsOver() {
        let probe = StageProbe {
            Color.red.gesture(
                LongPressGesture(maximumDistance: 5).sequenced(before: DragGesture(minimumDistance: 0))
                    .onEnded { _ in says("both") }
                    .exclusively(before: DragGesture(minimumDistance: 0).onEnded { _ in says("drag") }))
        }
        probe.stage.touchDown(at: middle)
        probe.stage.touchMove(to: CGPoint(x: 70, y: 50))
        probe.step(40)
        probe.stage.touchUp(at: CGPoint(x: 70, y: 50))
        probe.step()
        #expect(told.words == ["drag"])
    }

    @Test func twoFingersThatHardlyMoveMagnifyNothing() {
        let probe = StageProbe {
            Color.red.gesture(MagnifyGesture(minimumScaleDelta: 0.2).onChanged { _ in says("scale") })
        }
        probe.stage.touchDown(at: CGPoint(x: 30, y: 50))
        probe.stage.touchDown(at: CGPoint(x: 70, y: 50), finger: 1)
        probe.stage.touchMove(to: CGPoint(x: 74, y: 50), finger: 1)
        #expect(told.words == [])
        probe.stage.touchMove(to: CGPoint(x: 82, y: 50), finger: 1)
        #expect(told.words == ["scale"])
    }

    /// From 170 to -170 degrees it is 20 degrees onwards and not 340 back.
    @Test(arguments: [1.0, -1])
    func twoFingersTurnOnPastHalfATurn(_ sign: Double) {
        var angle = 0.0
        let probe = StageProbe {
            Color.red.gesture(RotateGesture().onChanged { angle = $0.rotation.degrees })
        }
        probe.stage.touchDown(at: middle)
        probe.stage.touchDown(at: CGPoint(x: 90, y: 50), finger: 1)
        for step in 1...25 {
            let radians = sign * Double(step) * 10 * Double.pi / 180
            probe.stage.touchMove(
                to: CGPoint(x: 50 + 40 * cos(radians), y: 50 + 40 * sin(radians)), finger: 1)
        }
        #expect(abs(angle - sign * 250) < 0.01)
    }

    private struct Going: View {
        let model: Model
        let told: Told
        @GestureState private var isDown = false
        var body: some View {
            ZStack {
                if !model.flag {
                    Color.red.gesture(
                        DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true })
                }
                Text(isDown ? "down" : "up")
            }
        }
    }

    @Test func aGestureEndsWithItsView() {
        let model = Model()
        let probe = StageProbe { Going(model: model, told: told) }
        probe.stage.touchDown(at: CGPoint(x: 5, y: 5))
        probe.step()
        #expect(probe.texts == ["down"])
        model.flag = true
        probe.step(2)
        #expect(probe.texts == ["up"])
    }

    @Test func theShapeForAPreviewTakesNoTouches() {
        var taps = 0
        let probe = StageProbe {
            Color.red.contentShape(.hoverEffect, Circle()).onTapGesture { taps += 1 }
        }
        probe.stage.tap(at: CGPoint(x: 3, y: 3))
        #expect(taps == 1)
    }

    @Test func aFingerThatIsTakenAwayLetsAButtonGo() {
        let probe = StageProbe { Button("b") { says("pressed") } }
        let at = probe.opacities
        probe.stage.touchDown(at: middle)
        probe.step(2)
        #expect(probe.opacities != at)
        probe.stage.touchCancel()
        probe.step(60)
        #expect(probe.opacities == at)
        #expect(told.words == [])
    }

    @Test func aPlainButtonIsThreeQuartersThereWhileItIsPressed() {
        let probe = StageProbe { Button("b") {}.buttonStyle(.plain) }
        probe.stage.touchDown(at: middle)
        probe.step(60)
        #expect(probe.opacities.map { ($0 * 100).rounded() / 100 } == [0.75])
    }

    @Test func aButtonThatDestroysIsRedWithoutABorderToo() {
        func color(_ role: ButtonRole?) -> ResolvedColor? {
            let probe = StageProbe { Button("b", role: role) {}.buttonStyle(.borderless) }
            return Drawn(probe.list).textColors["b"]
        }
        #expect(color(.destructive) == Color.red.resolveColor(in: EnvironmentValues()))
        #expect(color(nil) == Color.accentColor.resolveColor(in: EnvironmentValues()))
    }
}
