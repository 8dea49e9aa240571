// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// A column whose second view is pushed down by the first.
private struct Column: View {
    let model: Model
    var body: some View {
        VStack(spacing: 0) {
            if model.flag { Color.blue.frame(height: 40) }
            Color.red.frame(width: CGFloat(20 + model.a), height: 20)
        }
        .frame(width: 100, height: 100, alignment: .top)
    }
}

private struct TwoRows: View {
    let model: Model
    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(width: 20 + model.amount, height: 20).animation(nil, value: model.amount)
            Color.blue.frame(width: 20 + model.amount, height: 20)
        }
        .frame(width: 100, alignment: .leading)
    }
}

private struct Shrinking: View {
    let model: Model
    var body: some View { Color.red.frame(width: 40 + model.amount, height: 20).mark("view") }
}

private struct Measured: View {
    let model: Model
    var body: some View {
        GeometryReader { proxy in
            Color.red.frame(width: proxy.size.width / 2, height: 10)
        }
        .frame(width: model.flag ? 80 : 40)
        .frame(width: 100, alignment: .leading)
    }
}

/// A word in a place for one character, or for two.
private struct Word: View {
    let model: Model
    var body: some View {
        Text("One").font(.system(size: 10)).lineLimit(1).frame(width: model.flag ? 11 : 6)
    }
}

/// A bar that grows as soon as it appears, with a motion of the change or of its value.
private struct Growing: View {
    let isAttached: Bool
    @State private var isWide = false
    var body: some View {
        Color.red.frame(width: isWide ? 80 : 20, height: 10)
            .frame(width: 100, alignment: .leading)
            .animation(isAttached ? .linear(duration: 1) : nil, value: isAttached ? isWide : false)
            .onAppear {
                if isAttached { isWide = true } else { withAnimation(.linear(duration: 1)) { isWide = true } }
            }
    }
}

@MainActor
@Suite struct FrameMotionTests {
    let model = Model()

    private func red(_ probe: StageProbe) -> CGRect { probe.rectangles.last ?? .zero }

    @Test(.proves("SW-44", "SW-28"))
    func whatRemainsMovesWithTheTransactionOfTheInsertion() {
        let probe = StageProbe { Column(model: model) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        let places = probe.trace(62) { red(probe).minY }
        #expect(places[0] == 0)
        #expect(places[1] == 0)
        #expect(abs(places[2] - 40.0 / 60) < 1e-9)
        #expect(abs(places[31] - 20) < 1e-9)
        #expect(places[61] == 40)
        probe.step(2)
        #expect(probe.stage.isSettled)
        #expect(probe.stage.motions.frames.isIdle)
    }

    @Test(.proves("SW-44"))
    func sizesMoveTooAndKeepTheirMiddle() {
        let probe = StageProbe { Column(model: model) }
        withAnimation(.linear(duration: 1)) { model.a = 40 }
        probe.step(32)
        #expect(abs(red(probe).width - 40) < 1e-9)
        #expect(abs(red(probe).midX - 50) < 1e-9)
    }

    @Test(.proves("SW-27", "SW-38"))
    func theLayoutIsAtItsEndAtOnceAndWithoutAnAnimationSoIsWhatIsShown() {
        let probe = StageProbe { Column(model: model) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(2)
        #expect(red(probe).minY == 0)
        // A write without a motion lets the running one end.
        model.a = 10
        probe.step()
        #expect(red(probe).width == 30)
        probe.step(70)
        #expect(red(probe) == rect(35, 40, 30, 20))
        model.flag = false
        probe.step()
        #expect(red(probe).minY == 0)
        #expect(probe.stage.isSettled)
    }

    @Test(.proves("SW-24"))
    func anAttachedNilKeepsTheFramesOfItsSubtreeFromMoving() {
        let probe = StageProbe { TwoRows(model: model) }
        withAnimation(.linear(duration: 1)) { model.amount = 60 }
        probe.step(32)
        #expect(probe.rectangles.map(\.width) == [80, 50])
    }

    @Test(.proves("SW-44"), arguments: [true, false])
    func whatGrowsAsSoonAsItAppearsGrowsFromItsFirstSize(isAttached: Bool) {
        let probe = StageProbe { Growing(isAttached: isAttached) }
        #expect(red(probe).width == 20)
        probe.step(31)
        #expect(abs(red(probe).width - 50) < 1e-9)
        probe.step(40)
        #expect(red(probe).width == 80)
    }

    @Test func theContentOfAGeometryReaderMovesToo() {
        let probe = StageProbe { Measured(model: model) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
        #expect(abs(red(probe).width - 30) < 1e-9)
        probe.step(40)
        #expect(red(probe).width == 40)
    }

    @Test func aMotionTurnedBackBeforeItBeganEndsWhereItStarted() {
        let probe = StageProbe { Column(model: model) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(1)
        model.flag = false
        probe.step(80)
        #expect(red(probe).minY == 0)
        #expect(probe.stage.isSettled)
    }

    @Test func aTextThatTurnsBackBeforeItHasMovedShowsWhatFitsAgain() {
        let probe = StageProbe { Word(model: model) }
        #expect(Drawn(probe.list).texts.keys.sorted() == ["…"])
        for flag in [true, false] {
            withAnimation(.linear(duration: 1).delay(1)) { model.flag = flag }
            probe.step()
            #expect(Drawn(probe.list).texts.keys.sorted() == [flag ? "O…" : "…"])
        }
    }

    @Test func aSpringThatSwingsBelowNothingShowsNothingMeanwhile() {
        let probe = StageProbe { Shrinking(model: model) }
        withAnimation(.spring(duration: 0.5, bounce: 0.6)) { model.amount = -40 }
        let widths = probe.trace(20) { probe.rectangles.first?.width ?? 0 }
        #expect(widths[10] > 0)
        #expect(widths[13...].allSatisfy { $0 == 0 })
        #expect(probe.frame("view")?.size.width == 0)
    }
}
