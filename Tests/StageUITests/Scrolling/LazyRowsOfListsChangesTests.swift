// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import Testing

@testable import StageUI

/// The rows of a long list are changed, chosen and moved, wherever the window is; a row takes 44 points.
@MainActor
@Suite struct LazyRowsOfListsChangesTests {
    @MainActor @Observable
    final class Elements {
        var rows: [Int]
        var chosen: Int?
        init(_ rows: some Sequence<Int> = 0..<1_000) { self.rows = Array(rows) }
    }

    private struct Numbers: View {
        let elements: Elements
        var isEdited = false
        var body: some View {
            List {
                ForEach(elements.rows, id: \.self) { Text(verbatim: "row \($0)").mark("\($0)") }
                    .onDelete { elements.rows.remove(atOffsets: $0) }
                    .onMove { elements.rows.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.plain)
            .environment(\.editMode, .constant(isEdited ? EditMode.active : .inactive))
        }
    }

    private struct Column: View {
        let elements: Elements
        let made: MadeRows
        var body: some View {
            List {
                ForEach(elements.rows, id: \.self) { NotedRow(number: $0, made: made) }
            }
            .listStyle(.plain)
        }
    }

    // MARK: Editing

    @Test func aRowFarBelowIsRemovedAtItsPlace() throws {
        let elements = Elements()
        let stage = Stage.shown { Numbers(elements: elements) }
        #expect(stage.scroll(to: "row 300") == nil)
        stage.settle()
        #expect(stage.perform(.named("Delete"), label: "row 300"))
        stage.settle()
        #expect(elements.rows == Array(0..<300) + Array(301..<1_000))
        #expect(stage.drawn.texts["row 300"] == nil)
        #expect(stage.drawn.texts["row 301"] != nil)
        let row = try #require(stage.drawn.texts["row 295"])
        stage.drag(from: CGPoint(x: 200, y: row.midY), to: CGPoint(x: 140, y: row.midY))
        stage.settle()
        let delete = try #require(stage.drawn.texts["Delete"])
        stage.tap(at: CGPoint(x: delete.midX, y: delete.midY))
        stage.settle()
        #expect(!elements.rows.contains(295))
        #expect(elements.rows.count == 998)
    }

    @Test func aRowFarBelowIsMovedByItsHandle() throws {
        let elements = Elements()
        let stage = Stage.shown { Numbers(elements: elements, isEdited: true) }
        #expect(stage.scroll(to: "row 300") == nil)
        stage.settle()
        let y = try #require(stage.drawn.texts["row 300"]).midY
        let handle = try #require(
            stage.elements.first { $0.label == "Reorder" && abs($0.frame.midY - y) < 2 }
        ).frame
        let start = CGPoint(x: handle.midX, y: handle.midY)
        stage.drag(from: start, to: CGPoint(x: start.x, y: start.y - 50))
        stage.settle()
        #expect(Array(elements.rows[298...301]) == [298, 300, 299, 301])
    }

    @Test func aRowThatAFingerHoldsStaysInTheList() throws {
        let elements = Elements()
        let probe = StageProbe(CGSize(width: 400, height: 200)) {
            Numbers(elements: elements, isEdited: true)
        }
        let handle = try #require(
            probe.stage.accessibilityTree().flattened.first { $0.label == "Reorder" }
        ).frame
        let start = CGPoint(x: handle.midX, y: handle.midY)
        probe.stage.drag(from: start, to: CGPoint(x: start.x, y: start.y + 20), lifts: false)
        probe.step()
        probe.scroll(y: 10_000)
        #expect(probe.frame("0") != nil && probe.frame("1") == nil)
        probe.stage.touchUp(at: CGPoint(x: start.x, y: start.y + 20))
        probe.step()
        #expect(elements.rows == Array(0..<1_000))
        probe.scroll(y: 20_000)
        #expect(probe.frame("0") == nil)
    }

    @Test func aRowThatIsChosenStaysChosen() {
        struct Chosen: View {
            @Bindable var elements: Elements
            var body: some View {
                List(elements.rows, id: \.self, selection: $elements.chosen) { Text(verbatim: "row \($0)") }
            }
        }
        let elements = Elements()
        let stage = Stage.shown { Chosen(elements: elements) }
        #expect(stage.touch("row 300") == nil)
        #expect(elements.chosen == 300)
        stage.settle()
        #expect(stage.scroll(to: "row 2") == nil)
        stage.settle()
        #expect(!stage.elements.contains { $0.label == "row 300" })
        #expect(!stage.elements.contains { $0.traits.contains(.isSelected) })
        #expect(stage.scroll(to: "row 300") == nil)
        stage.settle()
        #expect(stage.elements.filter { $0.traits.contains(.isSelected) }.map(\.label) == ["row 300"])
    }

    // MARK: Coming and going

    @Test func aNewRowComesAndTheOthersMakeWay() {
        let (elements, made) = (Elements(), MadeRows())
        let probe = StageProbe { Column(elements: elements, made: made) }
        probe.stage.react { withAnimation(.linear(duration: 1)) { elements.rows.insert(5_000, at: 2) } }
        probe.step(31)
        #expect(made.rows.contains(5_000))
        #expect(probe.frame("5000")?.minY == 100)
        #expect(probe.opacities.contains { $0 > 0.2 && $0 < 0.8 })
        probe.step(60)
        #expect(probe.frame("2")?.minY == 144)
        #expect(probe.scroll?.contentSize.height == 44_044)
    }

    @Test func aRowThatLeavesFadesAndOneThatIsNotMadeIsJustGone() {
        let (elements, made) = (Elements(), MadeRows())
        let probe = StageProbe { Column(elements: elements, made: made) }
        probe.stage.react {
            withAnimation(.linear(duration: 1)) { elements.rows.removeAll { $0 == 1 || $0 == 700 } }
        }
        probe.step(31)
        #expect(probe.opacities.contains { $0 > 0.2 && $0 < 0.8 })
        probe.step(60)
        #expect(!probe.texts.contains("1"))
        #expect(probe.frame("2")?.minY == 56)
        #expect(probe.scroll?.contentSize.height == 43_912)
        #expect(!made.rows.contains(700))
    }

    @Test func aShortListThatBecomesLongMakesNoMoreThanItNeeds() {
        let (elements, made) = (Elements(0..<20), MadeRows())
        let probe = StageProbe { Column(elements: elements, made: made) }
        #expect(made.rows.count == 20)
        elements.rows = Array(0..<1_000)
        probe.step()
        #expect(probe.scroll?.contentSize.height == 44_000)
        #expect(made.rows.count < 50)
        probe.scroll(y: 43_900)
        #expect(probe.frame("999")?.maxY == 88)
        elements.rows = (0..<1_000).filter { $0 % 100 == 0 }
        probe.step()
        #expect(probe.scroll?.contentSize.height == 440)
        #expect(probe.texts.contains("900"))
    }

    @Test func manyRowsThatGoLeaveNothingBehind() {
        struct Changing: View {
            let model: Model
            var body: some View {
                List {
                    if model.flag {
                        Text("none")
                    } else {
                        ForEach(0..<1_000, id: \.self) { Text(verbatim: "\($0)") }
                    }
                }
                .listStyle(.plain)
            }
        }
        let model = Model()
        let probe = StageProbe { Changing(model: model) }
        probe.scroll(y: 10_000)
        #expect(probe.texts.contains("228"))
        probe.stage.react { withAnimation(.linear(duration: 1)) { model.flag = true } }
        probe.step(90)
        #expect(probe.texts == ["none"])
        #expect(probe.scroll?.contentSize.height == 44)
        model.flag = false
        probe.step()
        #expect(probe.scroll?.contentSize.height == 44_000)
        #expect(probe.texts.contains("0") && !probe.texts.contains("228"))
    }

    @Test func aRowKeepsItsStateWhenItIsScrolledFarAway() {
        struct Counter: View {
            let number: Int
            @State private var count = 0
            var body: some View {
                Button {
                    count += 1
                } label: {
                    Text(verbatim: "\(number): \(count)")
                }
            }
        }
        let probe = StageProbe {
            List { ForEach(0..<1_000, id: \.self) { Counter(number: $0) } }.listStyle(.plain)
        }
        #expect(probe.stage.tap(label: "1: 0"))
        probe.step()
        #expect(probe.texts.contains("1: 1"))
        probe.scroll(y: 10_000)
        #expect(!probe.texts.contains("1: 1") && probe.texts.contains("228: 0"))
        probe.scroll(y: 0)
        #expect(probe.texts.contains("1: 1"))
    }

    private func appearing(_ count: Int, _ model: Model) -> StageProbe {
        StageProbe {
            List {
                ForEach(0..<count, id: \.self) { number in
                    Text(verbatim: "\(number)")
                        .onAppear { model.log.append("+\(number)") }
                        .onDisappear { model.log.append("-\(number)") }
                }
            }
            .listStyle(.plain)
        }
    }

    @Test func rowsAppearWhenTheyAreSeenAndDisappearWhenTheyAreFarAway() {
        let model = Model()
        let probe = appearing(1_000, model)
        #expect(model.log == ["+0", "+1", "+2"])
        model.log = []
        probe.scroll(y: 10_000)
        probe.step()
        #expect(Set(model.log) == ["-0", "-1", "-2", "+227", "+228", "+229"])
        model.log = []
        probe.scroll(y: 0)
        probe.step()
        #expect(Set(model.log) == ["+0", "+1", "+2", "-227", "-228", "-229"])
    }

    @Test func theRowsOfAShortListAppearAtOnce() {
        let model = Model()
        _ = appearing(30, model)
        #expect(model.log == (0..<30).map { "+\($0)" })
    }
}
