// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

/// A field of 200 by 20.4 points in the middle of the screen; each character is 8.5 points wide.
private struct Field: View {
    @State var text: String
    var isSecure = false
    var capitals: TextInputAutocapitalization?
    @FocusState private var isFocused: Bool

    var body: some View {
        Group {
            if isSecure { SecureField("Field", text: $text) } else { TextField("Field", text: $text) }
        }
        .textInputAutocapitalization(capitals)
        .focused($isFocused)
        .onAppear { isFocused = true }
        .frame(width: 200)
    }
}

/// A password that can be revealed, beside another field.
private struct Secret: View {
    @State var text = ""
    @State private var isShown = false
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack {
            Text("is \(text)")
            if isShown {
                TextField("Secret", text: $text).focused($isFocused)
            } else {
                SecureField("Secret", text: $text).focused($isFocused)
            }
            Button("Reveal") {
                isShown.toggle()
                isFocused = true
            }
            TextField("Other", text: .constant(""))
        }
    }
}

@MainActor
@Suite struct TextEditingTests {
    private func stage(_ text: String, isSecure: Bool = false) -> Stage {
        let stage = Stage.shown { Field(text: text, isSecure: isSecure) }
        return stage
    }

    private func text(_ stage: Stage) -> String? {
        stage.elements.first { $0.traits.contains(.isTextField) }?.value
    }
    private func selection(_ stage: Stage) -> Range<Int>? { stage.textInput?.selection }
    private func caret(_ stage: Stage) -> CGRect? { stage.drawn.fills(0, 122, 255).first }
    private func point(_ place: Double) -> CGPoint { CGPoint(x: 100 + 8.5 * place, y: 400) }

    private func secret(_ stage: Stage) -> String {
        stage.elements.compactMap(\.label).first { $0.hasPrefix("is ") } ?? ""
    }

    @Test func aSecureFieldThatGetsTheFocusAgainIsTypedAnew() {
        let stage = Stage.fixed { Secret() }
        stage.tap(label: "Secret")
        stage.type("ab")
        stage.type("c")
        #expect(secret(stage) == "is abc")
        stage.tap(label: "Other")
        stage.tap(label: "Secret")
        stage.type("x")
        stage.type("y")
        #expect(secret(stage) == "is xy")
        stage.tap(label: "Other")
        stage.tap(label: "Secret")
        stage.press(.delete)
        #expect(secret(stage) == "is ")
    }

    @Test func aTextThatIsRevealedAndHiddenIsTypedOn() {
        let stage = Stage.fixed { Secret() }
        stage.tap(label: "Secret")
        stage.type("ab")
        stage.tap(label: "Reveal")
        stage.settle()
        stage.type("c")
        stage.tap(label: "Reveal")
        stage.settle()
        stage.type("d")
        #expect(secret(stage) == "is abcd")
    }

    @Test func shiftAndArrowsSelectAndTypingReplaces() {
        let stage = stage("one two")
        for _ in 0..<3 { stage.press(.left, modifiers: .shift) }
        #expect(selection(stage) == 4..<7)
        stage.type("2")
        #expect(text(stage) == "one 2")
    }

    @Test(arguments: [
        (StageKey.left, EventModifiers.option, 8..<8), (.left, .command, 0..<0),
        (.home, EventModifiers(), 0..<0),
        (.left, EventModifiers([.option, .shift]), 8..<13),
        (.left, EventModifiers([.command, .shift]), 0..<13), (.up, EventModifiers(), 0..<0),
        (.right, EventModifiers(), 13..<13), (.home, .shift, 0..<13),
    ])
    func keysMoveFromTheEnd(_ key: StageKey, _ modifiers: EventModifiers, _ expected: Range<Int>) {
        let stage = stage("one two three")
        stage.press(key, modifiers: modifiers)
        #expect(selection(stage) == expected)
    }

    @Test(arguments: [
        (StageKey.delete, EventModifiers(), "one twthree"), (.delete, .option, "one three"),
        (.delete, .command, "three"), (.forwardDelete, EventModifiers(), "one twohree"),
    ])
    func deletingFollowsTheModifiers(_ key: StageKey, _ modifiers: EventModifiers, _ expected: String) {
        let stage = stage("one twothree")
        for _ in 0..<5 { stage.press(.left) }
        stage.press(key, modifiers: modifiers)
        #expect(text(stage) == expected)
    }

    @Test func wordsAreDeletedForwardsAndLinesToTheirEnd() {
        let stage = stage("one two three")
        stage.press(.home)
        stage.press(.forwardDelete, modifiers: .option)
        #expect(text(stage) == " two three")
        stage.press(.forwardDelete, modifiers: .command)
        #expect(text(stage) == nil)
    }

    @Test func anArrowLeavesASelectionAtItsSide() {
        let stage = stage("abcd")
        stage.press("a", modifiers: .command)
        #expect(selection(stage) == 0..<4)
        stage.press(.left)
        #expect(selection(stage) == 0..<0)
        stage.press("a", modifiers: .command)
        stage.press(.right)
        #expect(selection(stage) == 4..<4)
    }

    @Test func textIsCutCopiedAndPasted() {
        let stage = stage("one two")
        stage.press(.left, modifiers: [.option, .shift])
        stage.press("c", modifiers: .command)
        #expect(stage.pasteboard.string == "two")
        stage.press("x", modifiers: .command)
        #expect(text(stage) == "one ")
        stage.press("v", modifiers: .command)
        stage.press("v", modifiers: .command)
        #expect(text(stage) == "one twotwo")
    }

    @Test func pastedLinesAndFamiliesArriveInOneLine() {
        let stage = stage("")
        stage.pasteboard = StagePasteboard(string: "a\nb👩‍👩‍👧")
        stage.press("v", modifiers: .command)
        #expect(text(stage) == "a b👩‍👩‍👧")
        stage.press(.delete)
        #expect(text(stage) == "a b")
    }

    @Test func aHiddenTextIsNeverCopied() {
        let stage = stage("secret", isSecure: true)
        stage.press("a", modifiers: .command)
        stage.press("c", modifiers: .command)
        stage.press("x", modifiers: .command)
        #expect(stage.pasteboard.string == nil)
        #expect(text(stage) == "••••••")
    }

    @Test func aHiddenTextDoesNotTellItsWords() {
        let stage = stage("two words", isSecure: true)
        stage.press(.left, modifiers: .option)
        #expect(selection(stage) == 0..<0)
    }

    @Test func stepsAreUndoneAndDoneAgain() {
        let stage = stage("")
        stage.type("a")
        stage.type("b")
        stage.press(.delete)
        #expect(text(stage) == "a")
        stage.press("z", modifiers: .command)
        #expect(text(stage) == "ab")
        stage.press("z", modifiers: .command)
        #expect(text(stage) == nil)
        stage.press("z", modifiers: [.command, .shift])
        #expect(text(stage) == "ab")
    }

    @Test func twoTapsSelectAWordAndThreeAll() {
        let stage = stage("one two")
        stage.tap(at: point(5))
        #expect(selection(stage) == 5..<5)
        stage.tap(at: point(5))
        #expect(selection(stage) == 4..<7)
        stage.tap(at: point(5))
        #expect(selection(stage) == 0..<7)
    }

    @Test func twoTapsFarApartInTimeSelectNothing() {
        let stage = stage("one two")
        stage.tap(at: point(5))
        _ = stage.frame(at: 1)
        stage.tap(at: point(5))
        #expect(selection(stage) == 5..<5)
    }

    @Test func aSelectionIsDrawnBehindTheTextWithItsHandles() {
        let stage = stage("one two")
        stage.tap(at: point(5))
        stage.tap(at: point(5))
        let blue = stage.drawn.fills(0, 122, 255)
        #expect(blue.first == CGRect(x: 134, y: 389.8, width: 25.5, height: 20.4).near(blue.first))
        // Two bars with a knob each.
        #expect(blue.count == 5)
    }

    @Test func aHandleIsDraggedToAnotherPlace() {
        let stage = stage("one two three")
        stage.tap(at: point(5))
        stage.tap(at: point(5))
        stage.drag(from: point(7), to: point(10))
        #expect(selection(stage) == 4..<10)
        stage.drag(from: point(4), to: point(1))
        #expect(selection(stage) == 1..<10)
    }

    @Test func theCaretIsDraggedAlong() {
        let stage = stage("one two three")
        stage.tap(at: point(3))
        _ = stage.frame(at: 1)
        stage.drag(from: point(3), to: point(9))
        #expect(selection(stage) == 9..<9)
    }

    @Test(arguments: [(0.0, true), (0.49, true), (0.51, false), (0.99, false), (1.01, true)])
    func theCaretBlinksTwiceASecond(_ time: Double, _ isShown: Bool) {
        let stage = stage("a")
        _ = stage.frame(at: time)
        #expect((caret(stage) != nil) == isShown)
    }

    @Test func theCaretStaysWhileOneTypes() {
        let stage = stage("a")
        _ = stage.frame(at: 0.6)
        #expect(caret(stage) == nil)
        stage.type("b")
        #expect(caret(stage)?.minX == 117)
        _ = stage.frame(at: 1.05)
        #expect(caret(stage) != nil)
    }

    @Test func aBlinkingCaretDoesNotKeepTheScreenBusy() { #expect(stage("a").isSettled) }

    @Test func capitalsAreMadeWhereTheViewAsksForThem() {
        let stage = Stage.shown { Field(text: "", capitals: .words) }
        #expect(stage.textInput?.isShifted == true)
        stage.type("anna maria")
        #expect(text(stage) == "Anna Maria")
        #expect(stage.textInput?.isShifted == false)
        stage.pasteboard.string = " von"
        stage.press("v", modifiers: .command)
        #expect(text(stage) == "Anna Maria von")
    }

    @Test func theCaretOfArabicTextStandsAtItsLeft() {
        let stage = stage("שלום")
        stage.press(.right)
        stage.press(.delete)
        #expect(text(stage) == "שלם")
    }
}

extension CGRect {
    /// The other rectangle, if its numbers differ by rounding only.
    fileprivate func near(_ other: CGRect?) -> CGRect? {
        guard let other else { return nil }
        let isNear =
            abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
            && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
        return isNear ? other : self
    }
}
