// Licensed under the Apache License, Version 2.0.

import Testing

@testable import StageUI

private struct Words: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Fading: View {
    let model: Model
    var body: some View {
        VStack {
            Group {
                if !model.flag { Text("Old") }
            }
            .overlay {
                Button("Over") { model.log.append("over") }.keyboardShortcut("o")
                    .preference(key: Words.self, value: ["over"])
            }
            Text("Staying")
        }
        .onPreferenceChange(Words.self) { model.log.append("\($0.count)") }
    }
}

/// What lies over a view or behind it goes with the view, and means as little as that on the way out.
@MainActor
struct DepartingLayerTests {
    private let model = Model()

    private func going() -> Stage {
        let stage = Stage.fixed { Fading(model: model) }
        stage.settle()
        withAnimation(.linear(duration: 1)) { model.flag = true }
        _ = stage.frame(at: stage.time + 0.1)
        return stage
    }

    @Test func `The overlay of a view on its way out has no keyboard shortcuts`() {
        let stage = going()
        #expect(!stage.isSettled)
        #expect(!stage.press("o", modifiers: .command))
        #expect(!model.log.contains("over"))
    }

    @Test func `The overlay of a view on its way out prefers nothing`() {
        let stage = going()
        #expect(!stage.isSettled)
        #expect(model.log == ["1", "0"])
    }
}
