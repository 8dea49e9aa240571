// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct FormStyleTests {
    private func probe<Content: View>(@ViewBuilder _ content: () -> Content) -> StageProbe {
        StageProbe(CGSize(width: 300, height: 600), content: content)
    }

    @Test func aFormInColumnsHasNoGroundAndIsNotScrolled() {
        let probe = probe { Form { Text("row").mark("row") }.formStyle(.columns) }
        #expect(Drawn(probe.list).fills.isEmpty)
        #expect(probe.frame("row")?.midY == 300)
    }

    @Test func aFormOfGroupsLooksAsUsual() {
        let usual = probe { Form { Text("row") } }
        let grouped = probe { Form { Text("row") }.formStyle(.grouped) }
        #expect(Drawn(usual.list).fills.map(\.rect) == Drawn(grouped.list).fills.map(\.rect))
    }

    @Test func theBackgroundOfARowFillsIt() {
        let probe = probe {
            Form {
                Text("plain").mark("plain")
                Text("red").listRowBackground(Color(red: 1, green: 0, blue: 0)).mark("red")
            }
        }
        let row = Drawn(probe.list).fills(255, 0, 0)
        #expect(row.count == 1)
        #expect(row.first?.width == 260)
        #expect(row.first?.height == 44)
        #expect(row.first?.midY == probe.frame("red")?.midY)
    }

    @Test func theInsetsOfARowAreItsOwn() {
        let probe = probe {
            Form {
                Text("usual").mark("usual")
                Text("own").mark("own").listRowInsets(
                    EdgeInsets(top: 30, leading: 50, bottom: 30, trailing: 0))
            }
        }
        #expect(probe.frame("usual")?.minX == 36)
        #expect(probe.frame("own")?.minX == 70)
        let (usual, own) = (probe.frame("usual"), probe.frame("own"))
        #expect((own?.minY ?? 0) - (usual?.maxY ?? 0) > 36)
    }

    @Test(arguments: [(VerticalEdge.Set.all, 0), (.top, 1), (.bottom, 1)])
    func linesBesideARowAreHiddenAtTheEdgesThatItSays(edges: VerticalEdge.Set, left: Int) {
        let probe = probe {
            Form {
                Text("one")
                Text("two").listRowSeparator(.hidden, edges: edges)
                Text("three")
            }
        }
        let lines = Drawn(probe.list).fills.filter { $0.rect.height <= 1 }
        #expect(lines.count == left)
    }

    private struct Changing: View {
        let model: Model
        var body: some View {
            Form { Row(model: model) }
        }
        struct Row: View {
            let model: Model
            var body: some View {
                Text("row").listRowBackground(model.flag ? Color(red: 1, green: 0, blue: 0) : nil)
            }
        }
    }

    @Test func aRowThatChangesItsBackgroundByItselfGetsIt() {
        let model = Model()
        let probe = probe { Changing(model: model) }
        #expect(Drawn(probe.list).fills(255, 0, 0).isEmpty)
        model.flag = true
        probe.step(2)
        #expect(Drawn(probe.list).fills(255, 0, 0).count == 1)
    }
}
