// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct TouchTests {
    let model = Model()

    private func button() -> some View {
        Button {
            model.a += 1
        } label: {
            Color.red.frame(width: 20, height: 20)
        }
    }

    private func tapped(_ x: CGFloat, _ y: CGFloat, @ViewBuilder _ content: () -> some View) -> Bool {
        let probe = StageProbe { content() }
        probe.stage.tap(at: CGPoint(x: x, y: y))
        return model.a > 0
    }

    @Test func aPressedButtonShowsItAndActsWhenReleased() {
        let probe = StageProbe { button() }
        probe.stage.touchDown(at: CGPoint(x: 50, y: 50))
        probe.step()
        #expect(probe.opacities == [0.2])
        #expect(model.a == 0)
        probe.stage.touchUp(at: CGPoint(x: 52, y: 50))
        probe.step()
        #expect(probe.opacities == [1])
        #expect(model.a == 1)
    }

    /// The button ends at 60 and is held as far as 70 points beyond that.
    @Test(arguments: [(130.0, 0.2, 1), (131.0, 1.0, 0)])
    func aFingerMayLeaveAButtonBySeventyPoints(_ x: Double, _ opacity: Double, _ count: Int) {
        let probe = StageProbe { button() }
        probe.stage.touchDown(at: CGPoint(x: 50, y: 50))
        probe.stage.touchMove(to: CGPoint(x: x - 0.5, y: 50))
        probe.step()
        #expect(probe.opacities == [opacity])
        probe.stage.touchUp(at: CGPoint(x: x - 0.5, y: 50))
        #expect(model.a == count)
    }

    @Test func draggingBackHoldsTheButtonAgain() {
        let probe = StageProbe { button() }
        probe.stage.touchDown(at: CGPoint(x: 50, y: 50))
        probe.stage.touchMove(to: CGPoint(x: 150, y: 50))
        probe.stage.touchMove(to: CGPoint(x: 50, y: 50))
        probe.stage.touchUp(at: CGPoint(x: 50, y: 50))
        #expect(model.a == 1)
    }

    @Test func aViewThatGoesAwayUnderAFingerIsLeftAlone() {
        let probe = StageProbe {
            Leaving(model: model) { button() }
        }
        probe.stage.touchDown(at: CGPoint(x: 50, y: 50))
        model.flag = true
        probe.step()
        probe.stage.touchMove(to: CGPoint(x: 52, y: 50))
        probe.stage.touchUp(at: CGPoint(x: 52, y: 50))
        #expect(model.a == 0)
    }

    @Test func aButtonSwitchedOffDoesNothing() {
        #expect(!tapped(50, 50) { button().disabled(true) })
        let probe = StageProbe { Button("b") { model.a += 1 }.disabled(true) }
        #expect(!probe.stage.activate(label: "b"))
    }

    @Test(arguments: [(31.0, 50.0, true), (69, 50, true), (28, 50, false)])
    func touchesFollowTheScale(_ x: Double, _ y: Double, _ hits: Bool) {
        #expect(tapped(CGFloat(x), CGFloat(y)) { button().scaleEffect(2) } == hits)
    }

    @Test func touchesFollowTheOffsetAndTheRotation() {
        #expect(tapped(85, 50) { button().offset(x: 30) })
        model.a = 0
        #expect(!tapped(50, 50) { button().offset(x: 30) })
        // The corner of a square turned by 45 degrees reaches 14.1 from the middle.
        #expect(tapped(50, 37) { button().rotationEffect(.degrees(45)) })
        model.a = 0
        #expect(!tapped(41, 41) { button().rotationEffect(.degrees(45)) })
    }

    @Test func aViewScaledToNothingTakesNoTouches() {
        #expect(!tapped(50, 50) { button().scaleEffect(0) })
        #expect(!tapped(50, 50) { button().opacity(0) })
    }

    @Test func theViewInFrontTakesTheTouch() {
        #expect(
            !tapped(50, 50) {
                ZStack {
                    button(); Color.blue
                }
            })
        #expect(
            tapped(50, 50) {
                ZStack {
                    button().zIndex(1); Color.blue
                }
            })
    }

    @Test func clearAndDeafViewsLetTouchesThrough() {
        #expect(
            tapped(50, 50) {
                ZStack {
                    button(); Color.clear
                }
            })
        model.a = 0
        #expect(
            tapped(50, 50) {
                ZStack {
                    button(); Color.blue.allowsHitTesting(false)
                }
            })
    }

    @Test func aTapCountsWhereSomethingIsDrawn() {
        func column() -> some View {
            VStack(spacing: 40) {
                Color.red.frame(height: 10); Color.red.frame(height: 10)
            }
        }
        #expect(!tapped(50, 50) { column().onTapGesture { model.a += 1 } })
        #expect(tapped(50, 50) { column().contentShape(Rectangle()).onTapGesture { model.a += 1 } })
    }

    @Test func aMovedTouchIsNoTap() {
        let probe = StageProbe { Color.red.onTapGesture { model.a += 1 } }
        probe.stage.touchDown(at: CGPoint(x: 50, y: 50))
        probe.stage.touchUp(at: CGPoint(x: 65, y: 50))
        #expect(model.a == 0)
    }

    @Test func twoTapsSoonAfterAnotherMakeADoubleTap() {
        let probe = StageProbe { Color.red.onTapGesture(count: 2) { model.a += 1 } }
        probe.stage.tap(at: CGPoint(x: 5, y: 5))
        probe.step(60)
        probe.stage.tap(at: CGPoint(x: 5, y: 5))
        #expect(model.a == 0)
        probe.step(6)
        probe.stage.tap(at: CGPoint(x: 5, y: 5))
        #expect(model.a == 1)
    }

    @Test func anElementIsActivatedByItsLabelOrItsName() {
        let probe = StageProbe {
            VStack {
                Button("Go") { model.a += 1 }
                Color.red.onTapGesture { model.b += 1 }.accessibilityLabel("Area")
                Text("x").accessibilityIdentifier("name").accessibilityAction { model.a += 10 }
            }
        }
        #expect(probe.stage.activate(label: "Go"))
        #expect(probe.stage.activate(label: "name"))
        #expect(!probe.stage.activate(label: "missing"))
        #expect(model.a == 11)
    }

    @Test func clippedPartsTakeNoTouches() {
        func wide() -> some View { button().frame(width: 4, height: 4) }
        #expect(tapped(58, 50) { wide() })
        model.a = 0
        #expect(!tapped(58, 50) { wide().clipped() })
    }
}

private struct Leaving<Content: View>: View {
    let model: Model
    @ViewBuilder let content: () -> Content
    var body: some View {
        if !model.flag { content().onTapGesture {} }
    }
}
