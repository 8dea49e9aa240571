// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import Testing

@testable import StageUI

/// The rows of a long lazy stack come, go and move with their elements; the window has 100 points.
@MainActor
@Suite struct LazyRowsChangesTests {
    @MainActor @Observable
    final class Elements {
        var rows: [Int]
        init(_ rows: some Sequence<Int>) { self.rows = Array(rows) }
    }

    private struct Column: View {
        let elements: Elements
        let made: MadeRows
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(elements.rows, id: \.self) { NotedRow(number: $0, made: made) }
                }
            }
        }
    }

    private func column(_ rows: some Sequence<Int>) -> (StageProbe, Elements, MadeRows) {
        let (elements, made) = (Elements(rows), MadeRows())
        return (StageProbe { Column(elements: elements, made: made) }, elements, made)
    }

    @Test func aNewRowComesWithItsTransitionAndTheOthersMakeWay() {
        let (probe, elements, made) = column(0..<1_000)
        probe.stage.react { withAnimation(.linear(duration: 1)) { elements.rows.insert(5_000, at: 2) } }
        probe.step(31)
        #expect(made.rows.contains(5_000))
        #expect(probe.frame("5000")?.minY == 40)
        // Half of the way from 40 to 60.
        let half = shown("2", in: probe)
        #expect(half > 44 && half < 56)
        probe.step(60)
        #expect(probe.frame("2")?.minY == 60)
        #expect(probe.scroll?.contentSize.height == 20_020)
    }

    /// The place where a row is drawn now, in the stack.
    private func shown(_ name: String, in probe: StageProbe) -> CGFloat {
        func find(_ box: LayoutBox, _ y: CGFloat) -> CGFloat? {
            let here = y + box.frame.minY
            if let marked = box as? MarkBox, marked.name() == name { return here }
            for child in box.children { if let found = find(child, here) { return found } }
            return nil
        }
        return probe.stage.rootBox.flatMap { find($0, 0) } ?? -1
    }

    @Test func aRowThatLeavesFadesAndOneThatIsNotMadeIsJustGone() {
        let (probe, elements, made) = column(0..<1_000)
        probe.stage.react {
            withAnimation(.linear(duration: 1)) { elements.rows.removeAll { $0 == 1 || $0 == 700 } }
        }
        probe.step(31)
        #expect(probe.opacities.contains { $0 > 0.2 && $0 < 0.8 })
        probe.step(60)
        #expect(!probe.texts.contains("1"))
        #expect(probe.frame("2")?.minY == 20)
        #expect(probe.scroll?.contentSize.height == 19_960)
        #expect(!made.rows.contains(700))
    }

    @Test func rowsFollowTheirElementsWhenTheseAreTurnedAround() {
        let (probe, elements, made) = column(0..<1_000)
        elements.rows.reverse()
        probe.step()
        #expect(probe.frame("999")?.minY == 0)
        #expect(probe.frame("995")?.minY == 80)
        probe.scroll(y: 19_900)
        #expect(probe.frame("0")?.minY == 80)
        #expect(made.counts[0] == 1)
        #expect(probe.scroll?.contentSize.height == 20_000)
    }

    @Test func aFilterLeavesTheRowsThatMatch() {
        let (probe, elements, _) = column(0..<1_000)
        probe.scroll(y: 10_000)
        elements.rows = (0..<1_000).filter { $0 % 100 == 0 }
        probe.step()
        #expect(probe.scroll?.contentSize.height == 200)
        #expect(probe.scroll?.offset.height == 100)
        #expect(probe.texts.contains("900"))
        elements.rows = Array(0..<1_000)
        probe.step()
        #expect(probe.scroll?.contentSize.height == 20_000)
        #expect(probe.frame("5")?.minY == 0)
        elements.rows = []
        probe.step()
        #expect(probe.scroll?.contentSize.height == 0)
        elements.rows = Array(2_000..<3_000)
        probe.step()
        #expect(probe.frame("2000")?.minY == 0)
        #expect(probe.scroll?.contentSize.height == 20_000)
    }

    @Test func aShortStackThatBecomesLongMakesNoMoreThanItNeeds() {
        let (probe, elements, made) = column(0..<20)
        #expect(made.rows.count == 20)
        elements.rows = Array(0..<1_000)
        probe.step()
        #expect(probe.scroll?.contentSize.height == 20_000)
        #expect(made.rows.count < 50)
        probe.scroll(y: 19_900)
        #expect(probe.frame("999")?.minY == 80)
    }

    @Test func elementsWithTheSameIDAreShownOnce() {
        let (probe, _, _) = column((0..<500).map { $0 / 2 })
        #expect(probe.scroll?.contentSize.height == 5_000)
        #expect(probe.stage.issues.contains { $0.message.contains("same id") })
        probe.scroll(y: 4_900)
        #expect(probe.frame("249")?.minY == 80)
    }

    @Test func aRowThatReadsAModelIsUpdatedWhileItIsFarAway() {
        let model = Model()
        struct Row: View {
            let number: Int
            let model: Model
            var body: some View { Text(verbatim: "\(number) \(model.a)").frame(height: 20) }
        }
        let probe = StageProbe {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { Row(number: $0, model: model) }
                }
            }
        }
        probe.scroll(y: 10_000)
        model.a = 7
        probe.step()
        #expect(probe.texts.contains("500 7"))
        probe.scroll(y: 0)
        #expect(probe.texts.contains("0 7"))
    }

    @Test func rowsAppearWhenTheyAreSeenAndDisappearWhenTheyAreFarAway() {
        let model = Model()
        let probe = StageProbe {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { number in
                        Text(verbatim: "\(number)").frame(height: 20)
                            .onAppear { model.log.append("+\(number)") }
                            .onDisappear { model.log.append("-\(number)") }
                    }
                }
            }
        }
        #expect(model.log == ["+0", "+1", "+2", "+3", "+4"])
        model.log = []
        probe.scroll(y: 10_000)
        probe.step()
        #expect(Set(model.log) == ["-0", "-1", "-2", "-3", "-4", "+500", "+501", "+502", "+503", "+504"])
        model.log = []
        probe.scroll(y: 0)
        probe.step()
        #expect(
            Set(model.log) == ["+0", "+1", "+2", "+3", "+4", "-500", "-501", "-502", "-503", "-504"])
    }
}
