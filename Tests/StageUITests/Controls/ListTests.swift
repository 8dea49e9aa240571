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

    // MARK: Lines

    /// The lines between the rows, which are level and a pixel high.
    private func lines<Content: View>(
        rtl: Bool = false, @ViewBuilder _ content: () -> Content
    ) -> [CGRect] {
        let probe = StageProbe(CGSize(width: 300, height: 600), rtl: rtl, content: content)
        return Drawn(probe.list).fills(0x3C, 0x3C, 0x43).filter { $0.height < 1 }.sorted { $0.minY < $1.minY }
    }

    /// The rows of these lists begin at 20 + 16 points, and their cells end at 280.
    @Test func `A line begins with the text of the row above it and ends with the cell`() {
        let plain = lines {
            List {
                Text("one")
                Label("two", systemImage: "star")
                HStack(spacing: 10) {
                    Color.red.frame(width: 30, height: 30)
                    VStack(alignment: .leading) {
                        Text("three")
                        Text("four")
                    }
                    Spacer()
                    Text("five")
                }
                Text("six")
            }
        }
        // Icons are 28 points wide, and 12 stand between them and the titles.
        #expect(plain.map(\.minX) == [36, 76, 76])
        #expect(plain.allSatisfy { $0.maxX == 280 })
    }

    @Test func `Lines take no space: rows stand as far apart as they are high`() {
        let towns = probe { List(["Lund", "Turku"], id: \.self) { Text($0).mark($0) } }
        #expect((towns.frame("Turku")?.minY ?? 0) - (towns.frame("Lund")?.minY ?? 0) == 44)
    }

    @Test func `A row without a text has its line from its content on`() {
        #expect(
            lines {
                List {
                    Color.red
                    Text("two")
                }
            }.map(\.minX) == [36])
    }

    @Test func `Views that one modifier makes a row of each have lines between them`() {
        let lines = lines {
            List {
                Group {
                    Text("one")
                    Text("two")
                }
                .padding(.leading, 4)
                Text("three")
            }
        }
        #expect(lines.map { $0.maxY.rounded() } == [60, 104])
        #expect(lines.map(\.minX) == [40, 40])
    }

    @Test func `An app moves both ends of the lines by the guides of the row`() {
        let moved = lines {
            List {
                Label("one", systemImage: "star")
                    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
                Text("two").frame(width: 100)
                    .alignmentGuide(.listRowSeparatorLeading) { _ in -16 }
                    .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
                Text("three")
            }
        }
        #expect(moved.map(\.minX) == [36, 20])
        #expect(moved.map(\.maxX) == [280, 136])
    }

    @Test func `Where one reads from the right, lines begin there`() {
        let lines = lines(rtl: true) {
            List {
                Label("one", systemImage: "star")
                Text("two")
            }
        }
        #expect(lines.map(\.minX) == [20])
        #expect(lines.map(\.maxX) == [224])
    }

    @Test func `A plain list also has lines around its sections, unless the app hides them`() {
        func plain(_ visibility: Visibility = .automatic, _ edges: VerticalEdge.Set = .all) -> [CGFloat] {
            lines {
                List {
                    Section {
                        Text("one")
                        Text("two")
                    }
                    .listSectionSeparator(visibility, edges: edges)
                }
                .listStyle(.plain)
            }.map { $0.midY.rounded() }
        }
        #expect(plain() == [0, 44, 88])
        #expect(plain(.hidden) == [44])
        #expect(plain(.hidden, .top) == [44, 88])
        #expect(
            lines { List { Text("one").listRowSeparator(.hidden, edges: .top) }.listStyle(.plain) }.map {
                $0.midY.rounded()
            } == [44])
    }

    @Test func `Each edge of a row has its own wish for its line`() {
        let lines = lines {
            List {
                Text("one")
                Text("two").listRowSeparator(.hidden, edges: .top).listRowSeparator(.visible, edges: .bottom)
                Text("three").listRowSeparator(.hidden, edges: .bottom)
                Text("four")
            }
        }
        #expect(lines.map { $0.maxY.rounded() } == [104])
    }
}
