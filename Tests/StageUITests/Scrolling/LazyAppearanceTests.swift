// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A view of a lazy stack appears when it is about to be seen, and disappears when it is scrolled away.
@MainActor
@Suite struct LazyAppearanceTests {
    /// A row of 20 points that notes its coming and going; the window has 100 points.
    private struct Row: View {
        let number: Int
        let model: Model
        var body: some View {
            Text(verbatim: "\(number)").frame(width: 20, height: 20)
                .onAppear { model.log.append("+\(number)") }
                .onDisappear { model.log.append("-\(number)") }
        }
    }

    private func scroll(_ probe: StageProbe, to offset: CGFloat, axis: Axis = .vertical) {
        probe.scroll?
            .show(axis == .vertical ? CGSize(width: 0, height: offset) : CGSize(width: offset, height: 0))
        probe.step(2)
    }

    /// What was noted since the last time.
    private func taken(_ model: Model) -> [String] {
        defer { model.log = [] }
        return model.log
    }

    @Test func rowsAppearWhenTheyAreScrolledTo() {
        let model = Model()
        let probe = StageProbe {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<30) { Row(number: $0, model: model) } } }
        }
        #expect(taken(model) == ["+0", "+1", "+2", "+3", "+4"])
        scroll(probe, to: 40)
        #expect(Set(taken(model)) == ["-0", "-1", "+5", "+6"])
        scroll(probe, to: 20)
        #expect(Set(taken(model)) == ["+1", "-6"])
        scroll(probe, to: 20)
        #expect(taken(model).isEmpty)
        probe.stage.close()
        #expect(Set(taken(model)) == ["-1", "-2", "-3", "-4", "-5"])
    }

    @Test func viewsOfRowsAndGridsAppearWhenTheyAreScrolledTo() {
        let model = Model()
        let row = StageProbe {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<30) { Row(number: $0, model: model) } }
            }
        }
        #expect(taken(model) == ["+0", "+1", "+2", "+3", "+4"])
        scroll(row, to: 20, axis: .horizontal)
        #expect(Set(taken(model)) == ["-0", "+5"])
        let grid = StageProbe {
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                    ForEach(0..<30) { Row(number: $0, model: model) }
                }
            }
        }
        #expect(taken(model) == (0..<10).map { "+\($0)" })
        scroll(grid, to: 20)
        #expect(Set(taken(model)) == ["-0", "-1", "+10", "+11"])
        let columns = StageProbe {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                    ForEach(0..<30) { Row(number: $0, model: model) }
                }
            }
        }
        #expect(taken(model) == (0..<10).map { "+\($0)" })
        scroll(columns, to: 20, axis: .horizontal)
        #expect(Set(taken(model)) == ["-0", "-1", "+10", "+11"])
    }

    @Test func aStackThatIsNotLazyOrNotScrolledAppearsAsAWhole() {
        let model = Model()
        _ = StageProbe {
            ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Row(number: $0, model: model) } } }
        }
        #expect(taken(model).count == 9)
        _ = StageProbe { LazyVStack(spacing: 0) { ForEach(0..<9) { Row(number: $0, model: model) } } }
        #expect(taken(model).count == 9)
    }

    /// Pages of eight rows; the last row asks for the next page.
    private struct Pages: View {
        let model: Model
        @State private var count = 8

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { number in
                        Text(verbatim: "\(number)").frame(height: 20).onAppear {
                            guard number == count - 1 else { return }
                            model.log.append("page after \(number)")
                            count += 8
                        }
                    }
                }
            }
        }
    }

    @Test func theLastRowAsksForTheNextPageWhenItIsReached() {
        let model = Model()
        let probe = StageProbe { Pages(model: model) }
        probe.step(3)
        #expect(taken(model).isEmpty)
        scroll(probe, to: 60)
        #expect(taken(model) == ["page after 7"])
        scroll(probe, to: 220)
        #expect(taken(model) == ["page after 15"])
    }

    @Test func rowsThatComeInSightWithTheAppearanceOfAnotherAppearByThemselves() {
        let model = Model()
        model.a = 2
        struct Rows: View {
            let model: Model
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<model.a, id: \.self) { number in
                            Row(number: number, model: model).onAppear { if number == 1 { model.a = 4 } }
                        }
                    }
                }
            }
        }
        let probe = StageProbe { Rows(model: model) }
        #expect(taken(model) == ["+0", "+1"])
        #expect(!probe.stage.isSettled)
        probe.step()
        #expect(taken(model) == ["+2", "+3"])
        #expect(probe.stage.isSettled)
    }

    @Test func rowsThatAreScrolledAwayStayAwayWhenTheirTabIsShownAgain() {
        let model = Model()
        struct Tabs: View {
            let model: Model
            var body: some View {
                TabView(selection: model.binding(\.a)) {
                    ScrollView {
                        LazyVStack(spacing: 0) { ForEach(0..<40) { Row(number: $0, model: model) } }
                    }
                    .tag(0).tabItem { Text(verbatim: "rows") }
                    Text(verbatim: "other").tag(1).tabItem { Text(verbatim: "other") }
                }
            }
        }
        let probe = StageProbe { Tabs(model: model) }
        let first = Set(taken(model))
        #expect(first.contains("+0") && !first.contains("+30"))
        model.a = 1
        probe.step(2)
        #expect(Set(taken(model)) == Set(first.map { "-" + $0.dropFirst() }))
        model.a = 0
        probe.step(2)
        #expect(Set(taken(model)) == first)
    }
}
