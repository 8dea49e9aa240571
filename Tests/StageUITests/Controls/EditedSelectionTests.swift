// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// The rows of a list that is edited, of which several can be selected and removed.
@MainActor
@Suite struct EditedSelectionTests {
    private func shown(_ selection: Set<String>?) -> Stage {
        let rows = ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
        let binding = selection.map { Binding<Set<String>>.constant($0) }
        return Stage.shown {
            Group {
                if let binding { List(selection: binding) { rows } } else { List { rows } }
            }
            .environment(\.editMode, .constant(.active))
        }
    }

    private func count(_ label: String, _ stage: Stage) -> Int {
        stage.elements.count { $0.label == label }
    }

    /// UIKit: marks for selecting several rows take the place of the signs for removing one.
    @Test func rowsToSelectHaveNoSignsToRemoveThem() {
        let (several, none) = (shown([]), shown(nil))
        #expect(count("Remove", several) == 0 && count("Remove", none) == 2)
        #expect(count("Reorder", several) == 2 && count("Reorder", none) == 2)
    }

    /// A list of 400 points has margins of 20.
    @Test func theGroundOfASelectedRowReachesUnderItsHandle() {
        let widths = shown(["b"]).drawn.fills(229, 229, 234).map(\.width)
        #expect(widths.max() == 360)
        #expect(shown([]).drawn.fills(229, 229, 234).isEmpty)
    }
}
