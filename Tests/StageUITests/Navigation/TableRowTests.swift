// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Order: Identifiable {
    let id: Int
    let name: String
    let isDone: Bool
}

private struct Orders: View {
    @State private var order: [KeyPathComparator<Order>] = []
    @State private var chosen: Set<Int> = []
    private let orders = [
        Order(id: 1, name: "Glazed", isDone: false), Order(id: 2, name: "Plain", isDone: true),
    ]
    var hasExtra = true

    var body: some View {
        Table(selection: $chosen, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("State") { Text($0.isDone ? "done" : "open") }
        } rows: {
            if hasExtra { TableRow(Order(id: 9, name: "Extra", isDone: false)) }
            Section("Today") {
                ForEach(orders) { order in
                    TableRow(order).contextMenu { Button("Delete") {} }
                }
            }
        }
    }
}

private struct Plain: View {
    private let orders = [Order(id: 1, name: "Glazed", isDone: false)]

    var body: some View {
        Table(of: Order.self) {
            TableColumn("Name") { Text($0.name) }
        } rows: {
            ForEach(orders)
            Section {
                ForEach(0..<2, id: \.self) { TableRow(Order(id: 10 + $0, name: "Row \($0)", isDone: true)) }
            } header: {
                Text("Later")
            }
        }
    }
}

/// Tables whose rows are built, not given as an array.
@MainActor
@Suite struct TableRowTests {
    private func texts(_ view: some View) -> [String] {
        let stage = Stage.shown(size: CGSize(width: 1000, height: 800)) { view }
        stage.settle()
        return stage.drawn.texts.keys.sorted()
    }

    @Test func rowsAndSectionsAreShownInTheirColumns() {
        let texts = texts(Orders())
        for word in ["Extra", "Today", "Glazed", "Plain", "done", "open", "Name", "State"] {
            #expect(texts.contains(word), "\(word)")
        }
        #expect(!self.texts(Orders(hasExtra: false)).contains("Extra"))
    }

    @Test func rowsOfValuesAndHeadersAreShown() {
        #expect(Set(texts(Plain())).isSuperset(of: ["Glazed", "Row 0", "Row 1", "Later"]))
    }
}
