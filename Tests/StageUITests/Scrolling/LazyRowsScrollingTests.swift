// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Rows of a long lazy stack are scrolled to and found, also those that are not made yet.
@MainActor
@Suite struct LazyRowsScrollingTests {
    /// A long stack whose proxy a test holds; the window has 100 points.
    private struct Column: View {
        let made: MadeRows
        let hold: (ScrollViewProxy) -> Void
        var length: (Int) -> CGFloat = { _ in 20 }
        var body: some View {
            ScrollViewReader { proxy in
                hold(proxy)
                return ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1_000, id: \.self) {
                            NotedRow(number: $0, made: made, length: length($0)).id("row \($0)")
                        }
                    }
                }
            }
        }
    }

    @MainActor private final class Held { var proxy: ScrollViewProxy? }

    private func column(
        _ made: MadeRows = MadeRows(), length: @escaping (Int) -> CGFloat = { _ in 20 }
    ) -> (probe: StageProbe, proxy: ScrollViewProxy?) {
        let held = Held()
        let probe = StageProbe { Column(made: made, hold: { held.proxy = $0 }, length: length) }
        return (probe, held.proxy)
    }

    @Test func aRowThatIsNotMadeIsScrolledToByItsID() {
        let made = MadeRows()
        let (probe, proxy) = column(made)
        proxy?.scrollTo(700, anchor: .top)
        probe.step()
        #expect(probe.frame("700")?.minY == 0)
        proxy?.scrollTo(300, anchor: .center)
        probe.step()
        #expect(probe.frame("300")?.midY == 50)
        proxy?.scrollTo(310, anchor: .bottom)
        probe.step()
        #expect(probe.frame("310")?.maxY == 100)
        proxy?.scrollTo(999)
        probe.step()
        #expect(probe.frame("999")?.maxY == 100)
        proxy?.scrollTo(2)
        probe.step()
        #expect(probe.frame("2")?.minY == 0)
        #expect(made.rows.count < 120)
    }

    @Test func aViewInARowThatIsNotMadeIsScrolledToByItsOwnID() {
        let (probe, proxy) = column()
        proxy?.scrollTo("row 640", anchor: .top)
        probe.step()
        #expect(probe.frame("640")?.minY == 0)
        // An id that nobody has scrolls nowhere.
        proxy?.scrollTo("row 5000")
        probe.step()
        #expect(probe.frame("640")?.minY == 0)
    }

    @Test func rowsThatAreLongerThanExpectedAreReachedNevertheless() {
        let (probe, proxy) = column { $0 < 16 ? 20 : CGFloat(30 + $0 % 5 * 10) }
        for row in [500, 990, 40, 999, 700] {
            proxy?.scrollTo(row, anchor: .bottom)
            probe.step()
            #expect(probe.frame("\(row)").map { abs($0.maxY - 100) < 0.01 } == true, "row \(row)")
        }
        for row in [500, 990, 3] {
            proxy?.scrollTo(row, anchor: .top)
            probe.step()
            #expect(probe.frame("\(row)").map { abs($0.minY) < 0.01 } == true, "row \(row)")
        }
    }

    @Test func anAnimationEndsAtTheRow() {
        let (probe, proxy) = column { $0 < 16 ? 20 : CGFloat(30 + $0 % 5 * 10) }
        probe.stage.react { withAnimation(.linear(duration: 1)) { proxy?.scrollTo(300, anchor: .top) } }
        var offsets: [CGFloat] = []
        for _ in 0..<70 {
            probe.step()
            offsets.append(probe.scroll?.offset.height ?? -1)
        }
        #expect(probe.frame("300").map { abs($0.minY) < 0.01 } == true)
        #expect(Set(offsets).count > 40)
        probe.step(60)
        #expect(probe.stage.isSettled)
    }

    private struct Positioned: View {
        let model: Model
        @State private var position = ScrollPosition(idType: Int.self)
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { Color.red.frame(height: 20).mark("\($0)") }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position)
            .onChange(of: model.a) { position.scrollTo(id: model.a) }
            .onChange(of: model.b) { position.scrollTo(edge: .bottom) }
            .onChange(of: position.viewID(type: Int.self)) { _, id in model.log.append("\(id ?? -1)") }
        }
    }

    @Test func aPositionLeadsToARowThatIsNotMade() {
        let model = Model()
        let probe = StageProbe { Positioned(model: model) }
        model.a = 800
        probe.step(2)
        #expect(probe.frame("800")?.minY == 0)
        model.b = 1
        probe.step(2)
        #expect(probe.frame("999")?.maxY == 100)
        probe.scroll(y: 6_000)
        probe.step()
        #expect(model.log.last == "300")
    }

    @Test func contentThatStartsAtItsEndShowsTheLastRows() {
        let made = MadeRows()
        let probe = StageProbe {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000, id: \.self) {
                        NotedRow(number: $0, made: made, length: $0 < 500 ? 20 : 30)
                    }
                }
            }
            .defaultScrollAnchor(.bottom)
        }
        #expect(probe.frame("999")?.maxY == 100)
        #expect(!made.rows.contains(500))
    }

    @Test(arguments: [false, true])
    func aFingerFindsARowThatIsNotMade(isList: Bool) {
        let model = Model()
        let rows = ForEach(0..<1_000, id: \.self) { number in
            Button("row \(number)") { model.log.append("\(number)") }.frame(height: 20).onAppear {
                model.a += 1
            }
        }
        let probe = StageProbe {
            if isList { List { rows } } else { ScrollView { LazyVStack(spacing: 0) { rows } } }
        }
        #expect(!probe.stage.labelsOnScreen.contains("row 700"))
        #expect(probe.stage.touch("row 700") == nil)
        #expect(model.log == ["700"])
        probe.step()
        #expect(probe.stage.labelsOnScreen.contains("row 700"))
        #expect(probe.stage.scroll(to: "row 20") == nil)
        probe.step()
        #expect(probe.stage.labelsOnScreen.contains("row 20"))
        #expect(probe.stage.touch("row 1000") == .missing)
        // Rows that were only looked through have not appeared: those of three windows have.
        #expect(model.a < 25)
    }

    @Test func aFlingGoesOnSmoothlyThroughRowsOfOtherLengths() {
        let made = MadeRows()
        let (probe, _) = column(made) { $0 < 16 ? 20 : CGFloat(30 + $0 % 5 * 10) }
        probe.stage.touchDown(at: CGPoint(x: 50, y: 90))
        for y in stride(from: 80.0, through: 10, by: -10) {
            probe.stage.touchMove(to: CGPoint(x: 50, y: y))
            probe.step()
        }
        probe.stage.touchUp(at: CGPoint(x: 50, y: 10))
        var steps: [CGFloat] = []
        for _ in 0..<300 where !probe.stage.isSettled {
            let before = probe.firstRow(of: 1_000)
            probe.step()
            if let before, let now = probe.frame("\(before.number)") { steps.append(before.y - now.minY) }
        }
        #expect(steps.count > 30)
        // It only becomes slower.
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 <= $0 + 0.5 })
        #expect(made.rows.count > 16 && made.rows.count < 200)
    }
}
