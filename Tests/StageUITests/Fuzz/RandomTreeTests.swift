// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// One after the other, because the tasks of views run between the steps.
@MainActor
@Suite(.serialized) struct RandomTreeTests {
    /// Changes, touches, typing and new settings give the same screen as a stage that starts with the
    /// end state.
    @Test(.timeLimit(.minutes(120)), arguments: 0..<RandomPart<RandomRun>.count)
    func whatIsUpdatedStepByStepEqualsWhatIsMadeAnew(part: Int) async {
        await RandomPart<RandomRun>(part, factor: 31).run()
    }

    /// A settled tree is not laid out, drawn or built again.
    @Test func aThousandRowsAreLaidOutAndOneIsChanged() {
        let model = Model()
        let shaper = FixedShaper()
        let stage = Stage(StageConfiguration(size: CGSize(width: 390, height: 844)), text: shaper) {
            ThousandRows(model: model)
        }
        let first = stage.frame(at: 0)
        let before = shaper.layoutCount
        #expect(stage.frame(at: 0.5) == first)
        #expect(shaper.layoutCount == before)
        model.a = 7
        _ = stage.frame(at: 1)
        // Only the changed text is measured again.
        #expect(shaper.layoutCount - before <= 8)
        #expect(stage.bodyCounts["NumberedRow"] == 1_001)
    }
}

private struct ThousandRows: View {
    let model: Model
    var body: some View { VStack { ForEach(0..<1_000) { NumberedRow(number: $0, model: model) } } }
}

private struct NumberedRow: View {
    let number: Int
    let model: Model
    var body: some View {
        HStack {
            Text("row \(number)"); Spacer(); Text(number == 500 ? "\(model.a)" : "-")
        }
    }
}
