// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct FocusableTests {
    private struct Screen: View {
        @FocusState var isFocused: Bool
        @State var name = ""
        let told: (String) -> Void
        var body: some View {
            VStack {
                Inside().focusable().focused($isFocused)
                    .onKeyPress("x") {
                        told("x")
                        return .handled
                    }
                TextField("Name", text: $name)
                Button("Take") { isFocused = true }
                Text(isFocused ? "on" : "off")
            }
        }
    }

    private struct Inside: View {
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text(isFocused ? "lit" : "dark") }
    }

    @Test func aViewTakesTheFocusThatAStateGivesItAndTheKeysWithIt() {
        var log: [String] = []
        let probe = StageProbe(CGSize(width: 200, height: 200)) { Screen { log.append($0) } }
        #expect(probe.texts.contains("dark"))
        probe.stage.tap(label: "Take")
        probe.step(2)
        #expect(probe.texts.contains("lit"))
        #expect(probe.texts.contains("on"))
        #expect(probe.stage.press("x", modifiers: []))
        #expect(log == ["x"])
        #expect(probe.stage.textInput == nil)
    }

    @Test func theTabKeyGoesOnToTheFieldAndTheViewLosesTheFocus() {
        let probe = StageProbe(CGSize(width: 200, height: 200)) { Screen { _ in } }
        probe.stage.tap(label: "Take")
        probe.step(2)
        probe.stage.press(.tab)
        probe.step(2)
        #expect(probe.stage.textInput != nil)
        #expect(probe.texts.contains("dark"))
    }

    @Test func aViewThatTakesNoTextBringsNoKeyboardUp() {
        let probe = StageProbe(CGSize(width: 200, height: 400)) {
            $0.keyboardHeight = 100
        } content: {
            Screen { _ in }
        }
        probe.stage.tap(label: "Take")
        probe.step(60)
        #expect(probe.stage.keyboard.shownHeight == 0)
        probe.stage.tap(label: "Name")
        probe.step(60)
        #expect(probe.stage.keyboard.shownHeight == 100)
    }
}
