// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
private final class Heard { var words: [String] = [] }

/// A red square of 60 points in the middle of 100, with gestures that tell what they do.
private struct Square<G: Gesture>: View {
    let gesture: G
    var body: some View { Color.red.frame(width: 60, height: 60).gesture(gesture) }
}

private struct Dragged: View {
    let heard: Heard
    @GestureState private var offset = CGSize.zero
    @State private var turns = 0
    var body: some View {
        VStack {
            Text("\(Int(offset.width)) \(turns)")
            Color.red.frame(width: 60, height: 60)
                .gesture(
                    DragGesture().updating($offset) { value, state, _ in state = value.translation }
                        .onChanged { heard.words.append("to \(Int($0.location.x)),\(Int($0.location.y))") }
                        .onEnded { value in
                            turns += 1
                            heard.words.append("end \(Int(value.translation.width)) \(turns)")
                        })
        }
    }
}

/// A modifier of an app that keeps its gesture, the type of which Swift finds.
private struct Kept: ViewModifier {
    let heard: Heard
    var gesture = DragGesture(minimumDistance: 0).onChanged { _ in }
    var ending = TapGesture().onEnded {}

    func body(content: Content) -> some View {
        content.gesture(gesture.onEnded { _ in heard.words.append("kept") })
    }
}

@MainActor
@Suite struct GestureTests {
    private let heard = Heard()
    private let middle = CGPoint(x: 50, y: 50)

    private func says(_ word: String) { heard.words.append(word) }
    private func words(_ probe: StageProbe) -> [String] { heard.words }

    private func press(_ probe: StageProbe, frames: Int) {
        probe.stage.touchDown(at: middle)
        probe.step(frames)
        probe.stage.touchUp(at: middle)
    }

    @Test func aGestureIsKeptInAProperty() {
        let probe = StageProbe { Color.red.modifier(Kept(heard: heard)) }
        press(probe, frames: 2)
        #expect(heard.words == ["kept"])
    }

    @Test(arguments: [(29, ["pressing", "away"]), (31, ["pressing", "long", "away"])])
    func aPressCountsAfterHalfASecond(_ frames: Int, _ expected: [String]) {
        let probe = StageProbe {
            Color.red.onLongPressGesture {
                says("long")
            } onPressingChanged: {
                says($0 ? "pressing" : "away")
            }
        }
        press(probe, frames: frames)
        #expect(heard.words == expected)
    }

    @Test func aPressThatMovesIsNone() {
        let probe = StageProbe { Color.red.onLongPressGesture { says("long") } }
        probe.stage.touchDown(at: middle)
        probe.stage.touchMove(to: CGPoint(x: 61, y: 50))
        probe.step(60)
        #expect(heard.words == [])
    }

    @Test func aPressWaitingForItsTimeKeepsTheScreenFromSettling() {
        let probe = StageProbe { Color.red.onLongPressGesture { says("long") } }
        probe.stage.touchDown(at: middle)
        #expect(probe.stage.activity == ["gesture"])
        probe.step(40)
        #expect(probe.stage.isSettled)
    }

    @Test(arguments: [(1, ["tap"]), (40, ["long"])])
    func aTapAndAPressShareAView(_ frames: Int, _ expected: [String]) {
        let probe = StageProbe {
            Color.red.onTapGesture { says("tap") }.onLongPressGesture { says("long") }
        }
        press(probe, frames: frames)
        #expect(heard.words == expected)
    }

    @Test func aSingleTapWaitsForADoubleTapInside() {
        let probe = StageProbe {
            Color.red.onTapGesture(count: 2) { says("double") }.onTapGesture { says("single") }
        }
        probe.stage.tap(at: middle)
        #expect(heard.words == [])
        probe.step(30)
        #expect(heard.words == ["single"])
        probe.stage.tap(at: middle)
        probe.step(3)
        probe.stage.tap(at: middle)
        probe.step(40)
        #expect(heard.words == ["single", "double"])
    }

    @Test func aDragTellsItsWayInTheViewsCoordinates() {
        let probe = StageProbe { Dragged(heard: heard) }
        let square = probe.rectangles.last ?? .zero
        let start = CGPoint(x: square.minX + 10, y: square.minY + 10)
        probe.stage.touchDown(at: start)
        probe.stage.touchMove(to: CGPoint(x: start.x + 5, y: start.y))
        #expect(heard.words == [])
        probe.stage.touchMove(to: CGPoint(x: start.x + 12, y: start.y))
        probe.step()
        #expect(probe.texts == ["12 0"])
        probe.stage.touchMove(to: CGPoint(x: start.x + 20, y: start.y))
        probe.stage.touchUp(at: CGPoint(x: start.x + 20, y: start.y))
        probe.step()
        #expect(heard.words == ["to 22,10", "to 30,10", "end 20 1"])
        #expect(probe.texts == ["0 1"])
    }

    @Test func aStateGoesBackWhenAGestureIsTakenAway() {
        let probe = StageProbe { Dragged(heard: heard) }
        let square = probe.rectangles.last ?? .zero
        let start = CGPoint(x: square.midX, y: square.midY)
        probe.stage.touchDown(at: start)
        probe.stage.touchMove(to: CGPoint(x: start.x + 20, y: start.y))
        probe.step()
        #expect(probe.texts == ["20 0"])
        probe.stage.touchCancel()
        probe.step()
        #expect(probe.texts == ["0 0"])
    }

    @Test func aDragMeasuresItsSpeed() {
        var value: DragGesture.Value?
        let probe = StageProbe { Square(gesture: DragGesture().onEnded { value = $0 }) }
        probe.stage.touchDown(at: middle)
        for step in 1...6 {
            probe.step()
            probe.stage.touchMove(to: CGPoint(x: 50 + 5 * Double(step), y: 50))
        }
        probe.stage.touchUp(at: CGPoint(x: 80, y: 50))
        #expect(abs((value?.velocity.width ?? 0) - 300) < 1)
        #expect(abs((value?.predictedEndTranslation.width ?? 0) - 105) < 1)
        #expect(value?.startLocation == CGPoint(x: 30, y: 30))
    }

    @Test func aDragWithoutADistanceBeginsAtOnce() {
        let probe = StageProbe {
            Square(
                gesture: DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged {
                    says("\(Int($0.location.x))")
                })
        }
        probe.stage.touchDown(at: middle)
        #expect(heard.words == ["50"])
    }

    @Test(arguments: [
        (GestureCase.normal, ["inner"]), (.high, ["outer"]), (.simultaneous, ["inner", "outer"]),
        (.onlyOuter, ["outer"]), (.onlyInner, ["inner"]), (.neither, []),
    ])
    func aGestureHasItsPlaceAmongThoseInside(_ kind: GestureCase, _ expected: [String]) {
        let outer = TapGesture().onEnded { says("outer") }
        let inner = Color.red.onTapGesture { says("inner") }
        let probe = StageProbe {
            switch kind {
            case .normal: inner.gesture(outer)
            case .high: inner.highPriorityGesture(outer)
            case .simultaneous: inner.simultaneousGesture(outer)
            case .onlyOuter: inner.gesture(outer, including: .gesture)
            case .onlyInner: inner.highPriorityGesture(outer, including: .subviews)
            case .neither: inner.gesture(outer, including: .none)
            }
        }
        probe.stage.tap(at: middle)
        probe.step()
        #expect(heard.words == expected)
    }

    @Test func aButtonKeepsTapsFromTheViewsAroundButNotDrags() {
        let probe = StageProbe {
            Button("b") { says("button") }.frame(width: 100, height: 100).contentShape(Rectangle())
                .onTapGesture { says("tap") }
                .gesture(DragGesture().onEnded { _ in says("drag") })
        }
        probe.stage.tap(at: middle)
        #expect(heard.words == ["button"])
        probe.stage.touchDown(at: middle)
        probe.stage.touchMove(to: CGPoint(x: 70, y: 50))
        probe.stage.touchUp(at: CGPoint(x: 70, y: 50))
        #expect(heard.words == ["button", "drag"])
        probe.stage.tap(at: CGPoint(x: 50, y: 90))
        #expect(heard.words == ["button", "drag", "tap"])
    }

    @Test func gesturesGoOnTogether() {
        let probe = StageProbe {
            Square(
                gesture: DragGesture().simultaneously(with: LongPressGesture())
                    .onEnded { says("\($0.first != nil) \($0.second != nil)") })
        }
        probe.stage.touchDown(at: middle)
        probe.step(40)
        probe.stage.touchMove(to: CGPoint(x: 70, y: 50))
        probe.stage.touchUp(at: CGPoint(x: 70, y: 50))
        #expect(heard.words == ["true true"])
    }

    @Test func oneGestureFollowsAnother() {
        let probe = StageProbe {
            Square(
                gesture: LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
                    .onEnded {
                        if case .second(_, let drag) = $0 { says("\(Int(drag?.translation.width ?? -1))") }
                    })
        }
        probe.stage.touchDown(at: middle)
        probe.stage.touchMove(to: CGPoint(x: 70, y: 50))
        probe.stage.touchUp(at: CGPoint(x: 70, y: 50))
        #expect(heard.words == [])
        probe.stage.touchDown(at: middle)
        probe.step(40)
        probe.stage.touchMove(to: CGPoint(x: 65, y: 50))
        probe.stage.touchUp(at: CGPoint(x: 65, y: 50))
        #expect(heard.words == ["15"])
    }

    @Test func ofTwoGesturesOneIsMade() {
        let probe = StageProbe {
            Square(
                gesture: TapGesture(count: 2).onEnded { says("double") }
                    .exclusively(before: TapGesture().onEnded { says("single") }))
        }
        probe.stage.tap(at: middle)
        probe.step(40)
        probe.stage.tap(at: middle)
        probe.stage.tap(at: middle)
        probe.step(40)
        #expect(heard.words == ["single", "double"])
    }

    @Test func twoFingersMagnifyAndTurn() {
        var scale: CGFloat = 0
        var angle = 0.0
        let probe = StageProbe {
            Square(
                gesture: MagnifyGesture().onChanged { scale = $0.magnification }
                    .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation.degrees }))
        }
        probe.stage.touchDown(at: CGPoint(x: 40, y: 50))
        probe.stage.touchDown(at: CGPoint(x: 60, y: 50), finger: 1)
        probe.stage.touchMove(to: CGPoint(x: 40, y: 90), finger: 1)
        #expect(abs(scale - 2) < 0.001)
        #expect(abs(angle - 90) < 0.001)
    }

    @Test func theAnchorOfTwoFingersIsTheirMiddleInTheView() {
        var anchors: [UnitPoint] = []
        let probe = StageProbe {
            Color.red.frame(width: 80, height: 40).gesture(
                MagnifyGesture().onChanged { anchors.append($0.startAnchor) }
                    .simultaneously(with: RotateGesture().onChanged { anchors.append($0.startAnchor) }))
        }
        probe.stage.touchDown(at: CGPoint(x: 20, y: 40))
        probe.stage.touchDown(at: CGPoint(x: 40, y: 40), finger: 1)
        probe.stage.touchMove(to: CGPoint(x: 60, y: 65), finger: 1)
        #expect(!anchors.isEmpty && Set(anchors) == [UnitPoint(x: 0.25, y: 0.25)])
    }

    @Test func aTapTellsItsPlace() {
        let probe = StageProbe {
            Color.red.frame(width: 60, height: 60).onTapGesture { says("\(Int($0.x)) \(Int($0.y))") }
        }
        probe.stage.tap(at: CGPoint(x: 25, y: 30))
        #expect(heard.words == ["5 10"])
    }

    @Test func aViewSwitchedOffHasNoGesture() {
        let probe = StageProbe { Color.red.onTapGesture { says("tap") }.disabled(true) }
        probe.stage.tap(at: middle)
        #expect(heard.words == [])
    }
}

enum GestureCase { case normal, high, simultaneous, onlyOuter, onlyInner, neither }

@MainActor
@Suite struct HitTestTests {
    private func hits(_ x: Double, _ y: Double, @ViewBuilder _ content: () -> some View) -> Bool {
        var count = 0
        let view = content()
        let probe = StageProbe { view.onTapGesture { count += 1 } }
        probe.stage.tap(at: CGPoint(x: x, y: y))
        return count == 1
    }

    /// A circle of 100 points: its edge on the diagonal is 14.6 points from the corner's sides.
    @Test(arguments: [(50.0, 1.0, true), (13, 13, false), (16, 16, true)])
    func aCircleTakesTouchesInside(_ x: Double, _ y: Double, _ expected: Bool) {
        #expect(hits(x, y) { Circle().fill(Color.red) } == expected)
        #expect(hits(x, y) { Color.red.clipShape(Circle()) } == expected)
        #expect(hits(x, y) { Color.red.contentShape(Circle()) } == expected)
        #expect(hits(x, y) { Color.clear.contentShape(Circle()) } == expected)
    }

    @Test(arguments: [(3.0, 3.0, false), (8, 8, true), (50, 1, true)])
    func roundCornersTakeNoTouches(_ x: Double, _ y: Double, _ expected: Bool) {
        #expect(hits(x, y) { RoundedRectangle(cornerRadius: 20).fill(Color.red) } == expected)
    }

    @Test(arguments: [(50.0, 50.0, false), (50, 4, true), (50, 20, false)])
    func aRingTakesTouchesOnItsLine(_ x: Double, _ y: Double, _ expected: Bool) {
        #expect(hits(x, y) { Circle().inset(by: 5).stroke(Color.red, lineWidth: 10) } == expected)
    }

    @Test(arguments: [(20.0, 90.0, true), (20, 20, false), (80, 30, false), (70, 80, true)])
    func aPathTakesTouchesInside(_ x: Double, _ y: Double, _ expected: Bool) {
        let triangle = Path {
            $0.move(to: CGPoint(x: 0, y: 100))
            $0.addLine(to: CGPoint(x: 100, y: 100))
            $0.addLine(to: CGPoint(x: 50, y: 0))
            $0.closeSubpath()
        }
        #expect(hits(x, y) { Color.red.contentShape(Triangle(path: triangle)) } == expected)
    }

    @Test(arguments: [(50.0, 50.0, false, true), (50, 50, true, false), (10, 50, true, true)])
    func theEvenOddRuleLeavesAHole(_ x: Double, _ y: Double, _ isEvenOdd: Bool, _ expected: Bool) {
        let rings = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
            $0.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        }
        #expect(hits(x, y) { Color.red.contentShape(Triangle(path: rings), eoFill: isEvenOdd) } == expected)
    }
}

private struct Triangle: Shape {
    let path: Path
    func path(in rect: CGRect) -> Path { path }
    @MainActor var body: ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle()) }
}
