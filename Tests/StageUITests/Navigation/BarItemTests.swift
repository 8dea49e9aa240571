// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// The letters of items of bars, and of rows that lead to a choice.
@MainActor
@Suite struct BarItemTests {
    private func run(_ text: String, _ probe: StageProbe) -> TextRun? {
        probe.leaves.lazy.compactMap { leaf -> TextRun? in
            guard case .text(let layout) = leaf.item.content else { return nil }
            return layout.lines.first?.runs.first { $0.string == text }
        }.first
    }

    @Test(arguments: [(false, 400), (true, 700)])
    func anItemIsAsBoldAsTheAppWants(isBold: Bool, weight: Int) {
        let probe = StageProbe(CGSize(width: 400, height: 800)) {
            NavigationStack {
                Text("a").toolbar {
                    ToolbarItem(placement: .primaryAction) { Button("Done") {}.bold(isBold) }
                }
            }
        }
        probe.step(2)
        #expect(run("Done", probe)?.font.weight == weight)
    }

    /// As the value of each row, the chosen option is in the secondary colour.
    @Test func theChoiceOfALinkedPickerIsSecondary() {
        let probe = StageProbe(CGSize(width: 400, height: 800)) {
            NavigationStack {
                Form {
                    LabeledContent("Model", value: "Plum")
                    Picker("Fruit", selection: .constant(1)) {
                        Text("Apple").tag(1)
                        Text("Pear").tag(2)
                    }
                    .pickerStyle(.navigationLink)
                }
            }
        }
        probe.step(2)
        #expect(run("Apple", probe) != nil && run("Apple", probe)?.color == run("Plum", probe)?.color)
        #expect(run("Fruit", probe)?.color != run("Apple", probe)?.color)
    }
}
