// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// A square that comes into an empty pile, or goes out of it.
private struct Coming: View {
    let model: Model
    var body: some View { ZStack { if model.flag { Color.red.frame(width: 20, height: 20) } } }
}

/// A bar with an animation of its own in a padding that hugs it and has none.
private struct Attached: View {
    let model: Model
    var body: some View {
        Color.blue.frame(width: model.flag ? 60 : 20, height: 10)
            .animation(.linear(duration: 0.2), value: model.flag).padding(10)
    }
}

/// Rows in the middle of the window, one for each name.
private struct Rows: View {
    let model: Model
    var body: some View {
        VStack(spacing: 0) {
            ForEach(model.names, id: \.self) { Color(named: $0).frame(width: 20, height: 10) }
        }
    }
}

/// A square that a growing box at the other side leaves where it is: its padding grows as the box does, and sooner.
private struct Holding: View {
    let model: Model
    var body: some View {
        Color.red.frame(width: 20, height: 20)
            .padding(.leading, model.amount)
            .animation(.linear(duration: 0.1), value: model.amount)
            .frame(width: 60 + model.amount, alignment: .leading)
            .frame(width: 100, height: 100, alignment: model.flag ? .trailing : .leading)
    }
}

/// A group in a corner, with a square that comes into it.
private struct Grouped: View {
    let model: Model
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.gray
            if model.names.count > 3 { Color.red.frame(width: 10, height: 10).transition(.identity) }
        }
        .frame(width: 40, height: 40)
        .geometryGroup()
        .frame(width: 100, height: 100, alignment: model.flag ? .bottomTrailing : .topLeading)
    }
}

/// A group that is pushed down, with a square in it that goes up as far.
private struct Countered: View {
    let model: Model
    var body: some View {
        VStack(spacing: 0) {
            if model.flag { Color.gray.frame(width: 40, height: 10).transition(.identity) }
            ZStack(alignment: model.flag ? .top : .bottom) {
                Color.clear
                Color.red.frame(width: 20, height: 10)
            }
            .frame(width: 40, height: 20)
            .geometryGroup()
        }
        .frame(width: 100, height: 100, alignment: .top)
    }
}

/// A square that is moved by its layout and by an offset of its own.
private struct Shifted: View {
    let model: Model
    var body: some View {
        Color.red.frame(width: 20, height: 20)
            .offset(x: model.flag ? -40 : 0)
            .frame(width: 100, height: 100, alignment: model.flag ? .trailing : .leading)
    }
}

/// Rows that are scrolled.
private struct Scrolled: View {
    let model: Model
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(model.names, id: \.self) { Color(named: $0).frame(width: 20, height: 60) }
            }
        }
    }
}

/// A source at the end of a row that grows, and the view that follows it.
private struct Matched: View {
    let model: Model
    @Namespace private var space
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            HStack(spacing: 0) {
                Color.gray.frame(width: 20 + model.amount, height: 10)
                Color.blue.frame(width: 20, height: 10).matchedGeometryEffect(id: 0, in: space)
            }
            Color.red.matchedGeometryEffect(id: 0, in: space, isSource: false)
        }
    }
}

extension Color {
    fileprivate init(named name: String) {
        self = ["x": .red, "y": .green, "z": .blue][name] ?? .orange
    }
}

/// Frames are animated by what draws, in the coordinates of the window (Apple's page on `geometryGroup()`).
@MainActor
@Suite struct WindowMotionTests {
    let model = Model()

    private func change(_ seconds: Double = 0.2, _ body: () -> Void) {
        withAnimation(.linear(duration: seconds), body)
    }

    @Test(.proves("SW-83"))
    func whatComesIntoAPileThatGrowsFadesInWhereItWillBe() {
        let probe = StageProbe { Coming(model: model) }
        change { model.flag = true }
        let places = probe.trace(16) { probe.rectangles }
        // At an opacity of nothing it is not drawn.
        #expect(places[..<2].allSatisfy { $0.isEmpty })
        #expect(places[2...].allSatisfy { $0 == [rect(40, 40, 20, 20)] })
    }

    @Test(.proves("SW-83"))
    func whatLeavesAPileThatShrinksFadesOutWhereItWas() {
        model.flag = true
        let probe = StageProbe { Coming(model: model) }
        change { model.flag = false }
        let places = probe.trace(13) { probe.rectangles }
        #expect(places.allSatisfy { $0 == [rect(40, 40, 20, 20)] })
        #expect(abs(probe.opacities[0] - 1.0 / 12) < 1e-9)
        probe.step(3)
        #expect(probe.rectangles.isEmpty)
    }

    @Test(.proves("SW-84"))
    func aViewWithItsOwnAnimationBelowAPaddingGrowsFromItsMiddle() {
        let probe = StageProbe { Attached(model: model) }
        model.flag = true
        let bars = probe.trace(15) { probe.rectangles.first ?? .zero }
        #expect(bars[1] == rect(40, 45, 20, 10))
        // Half of the way after 0.1 s: 20 + 20 wide, and 40 - 10 from the side.
        #expect(abs(bars[7].minX - 30) < 1e-9)
        #expect(abs(bars[7].width - 40) < 1e-9)
        #expect(bars.allSatisfy { abs($0.midX - 50) < 1e-9 })
        #expect(bars[14] == rect(20, 45, 60, 10))
    }

    @Test(.proves("SW-83", "SW-44"))
    func aNewRowStandsInItsPlaceWhileTheOthersMakeRoom() {
        model.names = ["x", "y"]
        let probe = StageProbe { Rows(model: model) }
        #expect(probe.rectangles.map(\.minY) == [40, 50])
        change { model.names = ["x", "z", "y"] }
        probe.step(8)
        // From 40 and 50 to 35 and 55; the new row is at 45 from the start.
        let places: [CGFloat] = probe.rectangles.map { ($0.minY * 1000).rounded() / 1000 }
        #expect(places == [37.5, 45, 52.5])
    }

    @Test(.proves("SW-82"))
    func aViewThatStaysInTheWindowDoesNotMoveWhateverTheBoxesAroundItDo() {
        model.flag = true
        let probe = StageProbe { Holding(model: model) }
        change { model.amount = 30 }
        let places = probe.trace(16) { probe.rectangles }
        #expect(places.allSatisfy { $0 == [rect(40, 40, 20, 20)] })
        #expect(probe.stage.isSettled)
    }

    @Test(.proves("SW-82", "SW-30"))
    func aSecondChangeThatLeavesAViewWhereItWillBeLetsTheFirstGoOn() {
        let probe = StageProbe { Holding(model: model) }
        change { model.flag = true }
        probe.step(8)
        #expect(abs(probe.rectangles[0].minX - 20) < 1e-9)
        change(1) { model.amount = 30 }
        probe.step(4)
        #expect(abs(probe.rectangles[0].minX - 40 * 10.0 / 12) < 1e-9)
        probe.step(4)
        #expect(probe.rectangles == [rect(40, 40, 20, 20)])
    }

    @Test(.proves("SW-85"))
    func aGroupMovesAsOneAndWhatComesIntoItStandsInItAtOnce() {
        let probe = StageProbe { Grouped(model: model) }
        change {
            model.flag = true
            model.names.append("w")
        }
        let places = probe.trace(16) { probe.rectangles }
        #expect(places.allSatisfy { $0.count == 2 && $0[1].origin == $0[0].origin })
        #expect(abs(places[7][1].minX - 30) < 1e-9)
        #expect(places[15][1] == rect(60, 60, 10, 10))
    }

    @Test(.proves("SW-82", "SW-85"))
    func aViewThatGoesUpInAGroupThatGoesDownStaysWhereItIs() {
        let probe = StageProbe { Countered(model: model) }
        change { model.flag = true }
        let places: [CGFloat] = probe.trace(16) { probe.rectangles.last?.minY ?? -1 }
        #expect(places == [CGFloat](repeating: 10, count: 16))
    }

    @Test(.proves("SW-82"))
    func anOffsetAndALayoutThatCancelOutLeaveAViewWhereItIs() {
        let probe = StageProbe { Shifted(model: model) }
        change { model.flag = true }
        let places = probe.trace(16) { drawnX(probe) }
        #expect(places[1] == 0)
        #expect(abs(places[7] - 20) < 1e-9)
        #expect(places[15] == 40)
    }

    /// The left edge of the first view, with the moves of the effects around it.
    private func drawnX(_ probe: StageProbe) -> CGFloat {
        guard let leaf = probe.leaves.first else { return -1 }
        return leaf.effects.reduce(probe.rectangles[0].minX) { x, effect in
            if case .transform(let t) = effect { x + t.tx } else { x }
        }
    }

    @Test(.proves("SW-83"))
    func whatLeavesInAScrollViewIsScrolledWithTheRest() {
        let probe = StageProbe { Scrolled(model: model) }
        change(1) { model.names = ["y", "z"] }
        probe.step(2)
        #expect(probe.rectangles[0] == rect(40, 0, 20, 60))
        // The rows that stay are 120 high in a window of 100.
        #expect(probe.stage.accessibilityScroll(.bottom, at: CGPoint(x: 50, y: 50)))
        probe.step()
        #expect(probe.rectangles[0] == rect(40, -20, 20, 60))
    }

    @Test(.proves("SW-82"))
    func aTurnedDeviceShiftsWhatIsOnItsWay() {
        let probe = StageProbe { Attached(model: model) }
        model.flag = true
        probe.step(8)
        probe.stage.configuration.size = CGSize(width: 200, height: 100)
        probe.step()
        // The middle is 50 further right at once; the bar goes on growing about it.
        #expect(abs(probe.rectangles[0].midX - 100) < 1e-9)
        #expect(abs(probe.rectangles[0].width - (20 + 40 * 7.0 / 12)) < 1e-9)
    }

    @Test(.proves("SW-82"))
    func aViewThatFollowsAnotherGoesWithItOnItsWay() {
        let probe = StageProbe { Matched(model: model) }
        change { model.amount = 40 }
        let misses = probe.trace(16) { probe.rectangles[2].minX - probe.rectangles[1].minX }
        #expect(misses.allSatisfy { abs($0) < 1e-9 })
        #expect(probe.rectangles[2] == rect(60, 0, 20, 10))
    }

    @Test(.proves("SW-36", "SW-83"))
    func whatTurnsRoundOnItsWayOutGoesToItsNewPlace() {
        let probe = StageProbe { Rows(model: model) }
        #expect(probe.rectangles.map(\.minY) == [35, 45, 55])
        change(1) { model.names = ["x", "z"] }
        probe.step(32)
        change(1) { model.names = ["z", "x", "y"] }
        probe.step(2)
        // Back in the loop, the row is seen where it was, and sets out from there.
        #expect(probe.rectangles.filter { $0.minY == 45 }.count == 1)
        probe.step(80)
        #expect(probe.rectangles.map(\.minY) == [35, 45, 55])
    }
}
