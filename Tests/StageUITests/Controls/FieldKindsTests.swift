// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Growing: View {
    @State var text: String
    var limit: Int?
    var body: some View {
        TextField("Message", text: $text, axis: .vertical).lineLimit(limit).frame(width: 87)
    }
}

private struct Ranged: View {
    @State var text: String
    var body: some View {
        TextField("Message", text: $text, axis: .vertical).lineLimit(2...3).frame(width: 87).mark("field")
    }
}

private struct Page: View {
    @State var text: String
    var body: some View { TextEditor(text: $text).frame(width: 180, height: 100) }
}

private struct Amount: View {
    @State var amount = 5
    @State var share: Double?
    var told: (Int) -> Void = { _ in }
    var body: some View {
        VStack {
            TextField("Amount", value: $amount, format: .number.grouping(.never))
                .onSubmit { told(amount) }
            TextField("Share", value: $share, format: .number)
            Button("Set") { amount = 42 }
        }
    }
}

private struct Priced: View {
    @State private var price = 1234.5
    let told: (Double) -> Void
    var body: some View {
        TextField("Price", value: $price, format: .currency(code: "USD")).onSubmit { told(price) }
    }
}

private struct Labelled: View {
    @State private var text = ""
    var body: some View {
        TextField(text: $text) {
            HStack {
                Text("Search"); Color.red.frame(width: 10, height: 10)
            }
        }
        .frame(width: 200)
    }
}

@MainActor
@Suite struct FieldKindsTests {
    @Test(arguments: [("a", 2.0), ("one two three four five six seven", 3)])
    func aRangeOfLinesIsKept(_ text: String, _ lines: Double) {
        let probe = StageProbe(CGSize(width: 200, height: 300)) { Ranged(text: text) }
        #expect(abs((probe.frame("field")?.height ?? 0) - CGFloat(lines) * 20.4) < 0.5)
    }

    @Test func aValueIsWrittenAndReadInTheLanguageOfTheView() throws {
        for (language, written, typed) in [
            ("en_US", "$1,234.50", "$2,000.25"), ("de_DE", "1.234,50\u{A0}$", "2.000,25\u{A0}$"),
        ] {
            let model = Model()
            let stage = Stage.fixed {
                Priced(told: { model.log.append("\($0)") })
                    .environment(\.locale, Locale(identifier: language))
            }
            #expect(field(stage, "Price")?.value == written, "\(language)")
            stage.activate(label: "Price")
            for _ in written { stage.press(.delete) }
            stage.type(typed)
            stage.press(.return)
            #expect(model.log == ["2000.25"], "\(language)")
        }
    }

    private func field(_ stage: Stage, _ label: String? = nil) -> AccessibilityNode? {
        stage.accessibilityTree().flattened.first {
            $0.traits.contains(.isTextField) && (label == nil || $0.label == label)
        }
    }

    /// Ten characters of 8.5 points stand in a line.
    @Test(arguments: [("", 20.4), ("one two", 20.4), ("one two three", 40.8), ("a\nb\nc", 61.2)])
    func aGrowingFieldIsAsHighAsItsLines(_ text: String, _ height: Double) {
        let stage = Stage.fixed { Growing(text: text) }
        #expect(abs(Double(field(stage)?.frame.height ?? 0) - height) < 0.01)
    }

    @Test func aLimitKeepsAGrowingFieldLowAndTheCaretInSight() {
        let stage = Stage.fixed { Growing(text: "a\nb\nc\nd", limit: 2) }
        #expect(abs((field(stage)?.frame.height ?? 0) - 40.8) < 0.01)
        stage.activate(label: "Message")
        let caret = stage.drawn.fills(0, 122, 255).first
        #expect(abs((caret?.maxY ?? 0) - 420.4) < 0.01)
    }

    @Test(arguments: [
        ("a longer line\nab", "a longer line", "ab"),
        ("\u{5D0}\u{5D1}\u{5D2}\n\u{5D0}", "\u{5D0}\u{5D1}\u{5D2}", "\u{5D0}"),
    ])
    func linesOfAPageBeginWhereTheScreenIsReadFrom(_ text: String, _ long: String, _ short: String) {
        for direction in LayoutDirection.allCases {
            let drawn = Stage.fixed { Page(text: text).environment(\.layoutDirection, direction) }.drawn.texts
            let (first, second) = (drawn[long] ?? .null, drawn[short] ?? .zero)
            let isMirrored = direction == .rightToLeft
            #expect(isMirrored ? first.maxX == second.maxX : first.minX == second.minX)
        }
    }

    @Test func returnBeginsALineInAGrowingField() {
        let stage = Stage.fixed { Growing(text: "a") }
        stage.activate(label: "Message")
        stage.press(.return)
        stage.type("b")
        #expect(field(stage)?.value == "a\nb")
        #expect(stage.textInput?.isMultiline == true)
        stage.press(.up)
        stage.type("x")
        #expect(field(stage)?.value == "ax\nb")
        stage.press(.home)
        stage.press(.down)
        stage.press(.down)
        stage.type("y")
        #expect(field(stage)?.value == "ax\nby")
    }

    @Test func aTapInAPageFindsLineAndColumn() {
        let stage = Stage.fixed { Page(text: "one\ntwo\nthree") }
        // The page begins at (110, 350) and its text 5 to the right and 8 below.
        stage.tap(at: CGPoint(x: 115 + 8.5 * 2, y: 358 + 20.4 * 1.5))
        #expect(stage.textInput?.selection == 6..<6)
        stage.type("!")
        #expect(field(stage)?.value == "one\ntw!o\nthree")
        stage.press(.right, modifiers: .command)
        stage.type("\n")
        #expect(field(stage)?.value == "one\ntw!o\n\nthree")
    }

    @Test func linesPastedIntoAPageStayLines() {
        let stage = Stage.fixed { Page(text: "") }
        stage.tap(at: CGPoint(x: 200, y: 400))
        stage.pasteboard.string = "a\nb"
        stage.press("v", modifiers: .command)
        #expect(field(stage)?.value == "a\nb")
    }

    @Test func aValueChangesWhenTheEntryIsFinished() {
        var told: [Int] = []
        let stage = Stage.fixed { Amount { told.append($0) } }
        #expect(field(stage, "Amount")?.value == "5")
        stage.activate(label: "Amount")
        stage.press("a", modifiers: .command)
        stage.type("1200")
        #expect(field(stage, "Amount")?.value == "1200")
        #expect(told == [])
        stage.press(.return)
        #expect(told == [1200])
        #expect(field(stage, "Amount")?.value == "1200")
    }

    @Test func aTextThatIsNoValueLeavesTheValue() {
        var told: [Int] = []
        let stage = Stage.fixed { Amount { told.append($0) } }
        stage.activate(label: "Amount")
        stage.type("x")
        #expect(field(stage, "Amount")?.value == "5x")
        stage.press(.return)
        #expect(told == [5])
        #expect(field(stage, "Amount")?.value == "5")
    }

    @Test func aValueChangedByTheViewIsShown() {
        let stage = Stage.fixed { Amount() }
        stage.activate(label: "Set")
        #expect(field(stage, "Amount")?.value == "42")
    }

    @Test func leavingAFieldFinishesTheEntryAndAnAbsentValueIsEmpty() {
        let stage = Stage.fixed { Amount() }
        #expect(field(stage, "Share")?.value == nil)
        stage.activate(label: "Share")
        stage.type("0.50")
        stage.activate(label: "Amount")
        #expect(field(stage, "Share")?.value == "0.5")
    }

    @Test func aLabelMayBeAnyView() {
        let stage = Stage.fixed { Labelled() }
        #expect(field(stage)?.label == "Search")
        #expect(stage.drawn.texts["Search"]?.minX == 100)
        #expect(stage.drawn.textColors["Search"]?.opacity == 0.3)
        stage.tap(at: CGPoint(x: 250, y: 400))
        stage.type("x")
        #expect(stage.drawn.texts["Search"] == nil)
        #expect(field(stage)?.label == "Search")
        #expect(stage.issues.isEmpty)
    }
}
