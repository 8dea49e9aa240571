// Licensed under the Apache License, Version 2.0.

import Testing

@testable import StageUI

private struct Fields: View {
    let priority: DefaultFocusEvaluationPriority
    @State private var text = ""
    @FocusState private var focus: Int?
    var body: some View {
        VStack {
            TextField("before", text: $text)
            VStack {
                TextField("a", text: $text).focused($focus, equals: 1)
                TextField("b", text: $text).focused($focus, equals: 2)
                TextField("c", text: $text).focused($focus, equals: 3)
            }
            .defaultFocus($focus, 2, priority: priority)
            TextField("after", text: $text)
        }
    }
}

@MainActor
@Suite struct DefaultFocusTests {
    private func visited(
        _ priority: DefaultFocusEvaluationPriority, _ count: Int, _ modifiers: EventModifiers = []
    ) -> [String] {
        let stage = Stage.shown { Fields(priority: priority) }
        stage.activate(label: "before")
        return (0..<count).map { _ in
            stage.press(.tab, modifiers: modifiers)
            return stage.textInput?.label ?? ""
        }
    }

    @Test func keysThatEnterAPartGoToItsDefaultIfThatIsSaid() {
        #expect(visited(.userInitiated, 3) == ["b", "c", "after"])
        #expect(visited(.userInitiated, 4, .shift) == ["after", "b", "a", "before"])
    }

    @Test func otherwiseTheDefaultIsForTheFirstFocusOnly() {
        #expect(visited(.automatic, 3) == ["a", "b", "c"])
        let stage = Stage.shown { Fields(priority: .automatic) }
        #expect(stage.textInput?.label == "b")
    }
}
