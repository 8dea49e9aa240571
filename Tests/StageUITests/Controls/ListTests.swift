// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct ListTests {
    private func probe<Content: View>(@ViewBuilder _ content: () -> Content) -> StageProbe {
        StageProbe(CGSize(width: 300, height: 600), content: content)
    }

    @Test func aListLooksAsAFormDoes() {
        let form = probe { Form { Section("Towns") { Text("Lund") } } }
        let list = probe { List { Section("Towns") { Text("Lund") } } }
        let grouped = probe { List { Section("Towns") { Text("Lund") } }.listStyle(.insetGrouped) }
        #expect(Drawn(list.list).fills.map(\.rect) == Drawn(form.list).fills.map(\.rect))
        #expect(Drawn(grouped.list).fills.map(\.rect) == Drawn(form.list).fills.map(\.rect))
    }

    @Test func thereIsARowForEachElement() {
        let towns = probe { List(["Lund", "Turku"], id: \.self) { Text($0).mark($0) } }
        let (first, second) = (towns.frame("Lund"), towns.frame("Turku"))
        #expect((second?.minY ?? 0) - (first?.minY ?? 0) >= 44)
        let numbers = probe { List(0..<3) { Text("\($0)").mark("row \($0)") } }
        #expect(numbers.frame("row 2") != nil)
    }

    @Test func aListWithoutRowsFillsItsSpace() {
        let probe = probe { Form {} }
        #expect(Drawn(probe.list).fills(242, 242, 247).first?.width == 300)
    }

    @Test func plainRowsGoFromEdgeToEdgeWithoutAGround() {
        let probe = probe { List { Text("row").mark("row") }.listStyle(.plain) }
        #expect(probe.frame("row")?.minX == 16)
        #expect(Drawn(probe.list).fills(242, 242, 247).isEmpty)
    }

    @Test func theOnlyButtonOfARowIsTouchedInAllOfTheRow() {
        let model = Model()
        let probe = probe { List { Button("Erase") { model.flag = true } } }
        let element = probe.stage.accessibilityTree().flattened.first { $0.label == "Erase" }
        #expect(element?.frame.size == CGSize(width: 260, height: 44))
        let row = element?.frame ?? .zero
        probe.stage.tap(at: CGPoint(x: row.maxX - 8, y: row.maxY - 3))
        #expect(model.flag)
    }

    @Test func whereARowHasTwoButtonsNoneHasTheWholeRow() {
        let model = Model()
        let probe = probe {
            List {
                HStack {
                    Button("One") { model.flag = true }
                    Spacer()
                    Button("Two") { model.flag = true }
                }
            }
        }
        probe.stage.tap(at: CGPoint(x: 150, y: 38))
        #expect(!model.flag)
    }

    @Test func aLinkInARowHasTheSignThatItGoesOn() {
        let probe = probe { NavigationStack { List { NavigationLink("Lund") { Text("A town") } } } }
        let link = probe.stage.accessibilityTree().flattened.first { $0.label == "Lund" }
        #expect(link?.frame.height == 44)
        let signs = probe.stage.elements().filter { $0.name.hasPrefix("Image") }
        #expect(signs.count == 1 && (signs.first?.frame?.midX ?? 0) > 200)
    }
}
