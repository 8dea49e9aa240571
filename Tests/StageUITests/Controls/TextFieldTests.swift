// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

/// A field of 200 by 20.4 points in the middle of the screen; each character is 8.5 points wide.
private struct OneField: View {
    @State var text: String
    var isSecure = false
    var isDisabled = false
    var prompt: Text?
    var submitted: () -> Void = {}
    var told: (String) -> Void = { _ in }

    var body: some View {
        Group {
            if isSecure {
                SecureField("Password", text: $text)
            } else {
                TextField("Email", text: $text, prompt: prompt)
            }
        }
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .submitLabel(.next)
        .onSubmit(submitted)
        .onChange(of: text) { _, new in told(new) }
        .disabled(isDisabled)
        .frame(width: 200)
    }
}

private struct Replacing: View {
    @State private var text = ""
    var body: some View {
        VStack {
            TextField("Code", text: $text)
            Button("Replace") { text = "replaced" }
        }
    }
}

/// A line of two points below a field.
private struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(spacing: 0) {
            configuration
            Color(red: 1, green: 0, blue: 0).frame(height: 2)
        }
    }
}

private struct Told: View {
    let tell: (String) -> Void
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack {
            TextField("Name", text: $text, onEditingChanged: { tell($0 ? "begin" : "end") }) {
                tell("commit")
            }
            .focused($isFocused)
            .onSubmit { tell("submit \(text)") }
            Button("Write") { isFocused = true }
        }
    }
}

@MainActor
@Suite struct TextFieldTests {
    private let middle = CGPoint(x: 200, y: 400)

    private func field(_ stage: Stage) -> AccessibilityNode? {
        stage.elements.first { $0.traits.contains(.isTextField) }
    }
    private func caret(_ stage: Stage) -> CGRect? { stage.drawn.fills(0, 122, 255).first }

    @Test func anEmptyFieldShowsItsTitleFaintly() {
        let stage = Stage.fixed { OneField(text: "") }
        #expect(stage.drawn.texts["Email"]?.minX == 100)
        #expect(stage.drawn.textColors["Email"]?.opacity == 0.3)
        #expect(field(stage)?.label == "Email")
        #expect(field(stage)?.value == nil)
        #expect(field(stage)?.traits == .isTextField)
    }

    @Test func aPromptStandsInForTheTitle() {
        let stage = Stage.fixed { OneField(text: "", prompt: Text("you@example.org")) }
        #expect(stage.drawn.texts["you@example.org"] != nil)
        #expect(stage.drawn.texts["Email"] == nil)
        #expect(field(stage)?.label == "Email")
    }

    @Test func textIsTakenAfterATapOnly() {
        let stage = Stage.fixed { OneField(text: "") }
        #expect(stage.type("a") == false)
        stage.tap(at: middle)
        #expect(stage.type("ab"))
        #expect(stage.drawn.texts["ab"]?.minX == 100)
        #expect(field(stage)?.value == "ab")
    }

    @Test func theCaretIsTwoPointsWideAndStandsAfterTheTypedText() {
        let stage = Stage.fixed { OneField(text: "") }
        #expect(caret(stage) == nil)
        stage.tap(at: middle)
        stage.type("abcd")
        #expect(caret(stage)?.minX == 134)
        #expect(caret(stage)?.width == 2)
        #expect(abs((caret(stage)?.height ?? 0) - 20.4) < 0.001)
    }

    @Test func aTapPutsTheCaretAtTheNearestPlace() {
        let stage = Stage.fixed { OneField(text: "abcd") }
        stage.tap(at: CGPoint(x: 118, y: 400))
        stage.type("X")
        #expect(field(stage)?.value == "abXcd")
    }

    @Test func keysMoveTheCaretAndDeleteWholeCharacters() {
        let stage = Stage.fixed { OneField(text: "ab") }
        stage.activate(label: "Email")
        stage.press(.home)
        stage.type("👩‍👩‍👧")
        stage.press(.right)
        stage.press(.delete)
        #expect(field(stage)?.value == "👩‍👩‍👧b")
        stage.press(.delete)
        #expect(field(stage)?.value == "b")
        stage.press(.delete)
        #expect(field(stage)?.value == "b")
        stage.press(.end)
        stage.press(.left)
        stage.type("e\u{301}")
        stage.press(.delete)
        #expect(field(stage)?.value == "b")
    }

    @Test func returnSubmitsAndGivesUpTheFocus() {
        var submissions = 0
        let stage = Stage.fixed { OneField(text: "x", submitted: { submissions += 1 }) }
        stage.tap(at: middle)
        stage.type("\n")
        #expect(submissions == 1)
        #expect(stage.type("y") == false)
        #expect(caret(stage) == nil)
    }

    @Test func pastedLinesBecomeOneLine() {
        let stage = Stage.fixed { OneField(text: "") }
        stage.tap(at: middle)
        stage.type("a\nb")
        #expect(field(stage)?.value == "a b")
    }

    @Test func aSecureFieldShowsAndReadsBullets() {
        var heard: [String] = []
        let stage = Stage.fixed { OneField(text: "", isSecure: true, told: { heard.append($0) }) }
        stage.tap(at: middle)
        stage.type("pässw")
        #expect(heard == ["pässw"])
        #expect(stage.drawn.texts.keys.sorted() == ["•••••"])
        #expect(field(stage)?.label == "Password")
        #expect(field(stage)?.value == "•••••")
    }

    @Test func aLongTextMovesSoThatTheCaretIsSeen() {
        let stage = Stage.fixed { OneField(text: "") }
        stage.tap(at: middle)
        let long = String(repeating: "m", count: 40)
        stage.type(long)
        #expect(caret(stage)?.maxX == 300)
        #expect(stage.drawn.texts[long]?.minX == CGFloat(298 - 340))
        stage.press(.home)
        #expect(caret(stage)?.minX == 100)
        #expect(stage.drawn.texts[long]?.minX == 100)
    }

    @Test func aDisabledFieldTakesNoTouch() {
        let stage = Stage.fixed { OneField(text: "", isDisabled: true) }
        stage.tap(at: middle)
        #expect(stage.type("a") == false)
        #expect(stage.activate(label: "Email") == false)
        #expect(field(stage)?.isEnabled == false)
    }

    @Test func aRoundedBorderMakesTheFieldFourteenPointsHigher() {
        let stage = Stage.fixed {
            TextField("Email", text: .constant("")).textFieldStyle(.roundedBorder).frame(width: 200)
        }
        let box = stage.drawn.fills(255, 255, 255).first
        #expect(box?.minX == 100)
        #expect(abs((box?.height ?? 0) - 34.4) < 0.001)
        #expect(stage.drawn.texts["Email"]?.minX == 107)
        stage.tap(at: CGPoint(x: 102, y: 400))
        #expect(stage.type("a"))
    }

    @Test func inRightToLeftTheTextStandsAtTheRight() {
        let stage = Stage.fixed(direction: .rightToLeft) { OneField(text: "") }
        stage.tap(at: middle)
        #expect(caret(stage)?.maxX == 300)
        stage.type("שלום")
        #expect(stage.drawn.texts["שלום"]?.maxX == 300)
        #expect(caret(stage)?.maxX == 266)
        stage.press(.right)
        stage.press(.delete)
        #expect(field(stage)?.value == "שלם")
    }

    @Test func theFieldWithTheFocusTellsWhatItWantsOfTheKeyboard() {
        let stage = Stage.fixed { OneField(text: "") }
        #expect(stage.textInput == nil)
        stage.tap(at: middle)
        #expect(stage.textInput?.label == "Email")
        #expect(stage.textInput?.keyboardType == .emailAddress)
        #expect(stage.textInput?.textContentType == .emailAddress)
        #expect(stage.textInput?.autocapitalization == .never)
        #expect(stage.textInput?.isAutocorrectionDisabled == true)
        #expect(stage.textInput?.submitLabel == .next)
        #expect(stage.textInput?.isSecure == false)
        stage.press(.return)
        #expect(stage.textInput == nil)
    }

    @Test func aTextChangedFromOutsidePutsTheCaretAtItsEnd() {
        let stage = Stage.fixed { Replacing() }
        stage.activate(label: "Code")
        stage.type("1")
        stage.activate(label: "Replace")
        stage.type("X")
        #expect(field(stage)?.value == "replacedX")
    }

    @Test func aBindingMayRefuseWhatIsTyped() {
        var kept = "12"
        let stage = Stage.fixed {
            TextField("Code", text: Binding(get: { kept }, set: { kept = String($0.filter(\.isNumber)) }))
        }
        stage.activate(label: "Code")
        stage.type("a3")
        #expect(kept == "123")
    }

    @Test(arguments: [false, true])
    func anOwnStyleDrawsAroundAFieldThatLooksAsUsual(isSecure: Bool) {
        let stage = Stage.fixed { OneField(text: "", isSecure: isSecure).textFieldStyle(Underlined()) }
        #expect(stage.drawn.texts[isSecure ? "Password" : "Email"]?.minX == 100)
        stage.activate(label: isSecure ? "Password" : "Email")
        stage.type("abc")
        let shown = stage.drawn.texts[isSecure ? "•••" : "abc"]
        let lines = stage.drawn.fills(255, 0, 0)
        #expect(lines.map(\.size) == [CGSize(width: 200, height: 2)])
        #expect(shown != nil && shown?.maxY == lines.first?.minY)
        #expect(stage.textInput?.isSecure == isSecure)
    }

    @Test func theInnermostStyleOfAFieldCounts() {
        func lines<S: TextFieldStyle, T: TextFieldStyle>(_ inner: S, _ outer: T) -> [Int] {
            let stage = Stage.fixed {
                TextField("Email", text: .constant("")).textFieldStyle(inner).textFieldStyle(outer)
                    .frame(width: 200)
            }
            return [stage.drawn.fills(255, 0, 0).count, stage.drawn.fills(255, 255, 255).count]
        }
        let bordered = lines(.plain, .roundedBorder)
        #expect(bordered == lines(.plain, .plain))
        #expect(lines(.plain, Underlined()) == bordered)
        #expect(lines(Underlined(), .roundedBorder) == [1, bordered[1]])
        #expect(lines(.roundedBorder, Underlined()) == lines(.roundedBorder, .plain))
    }

    @Test func aFieldInAnOwnStyleTellsWhatOneWithoutTells() {
        func told<Content: View>(@ViewBuilder _ content: (@escaping (String) -> Void) -> Content) -> [String]
        {
            let log = Log()
            let content = content { log.lines.append($0) }
            let stage = Stage.fixed { content }
            stage.activate(label: "Write")
            stage.settle()
            stage.type("Ada")
            stage.press(.return)
            stage.settle()
            return log.lines
        }
        let usual = told { Told(tell: $0) }
        #expect(usual.contains("submit Ada") && usual.contains("commit") && usual.first == "begin")
        #expect(told { Told(tell: $0).textFieldStyle(Underlined()) } == usual)
    }

    @MainActor private final class Log { var lines: [String] = [] }
}
