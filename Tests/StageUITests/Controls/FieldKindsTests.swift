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

private struct Formatted<V>: View {
    @State var value: V
    let formatter: Formatter
    let told: (V) -> Void
    var body: some View {
        TextField("Value", value: $value, formatter: formatter).onSubmit { told(value) }
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

    /// Returns the text that a formatter writes of a value, and the value after another text was entered.
    private func entered<V>(_ value: V, _ formatter: Formatter, _ typed: String) -> (String?, V) {
        var result = value
        let stage = Stage.fixed { Formatted(value: value, formatter: formatter) { result = $0 } }
        let shown = field(stage, "Value")?.value
        stage.activate(label: "Value")
        stage.press("a", modifiers: .command)
        stage.press(.delete)
        stage.type(typed)
        stage.press(.return)
        return (shown, result)
    }

    private var numbers: NumberFormatter {
        let formatter = NumberFormatter()
        (formatter.numberStyle, formatter.locale) = (.decimal, Locale(identifier: "en_US"))
        return formatter
    }

    @Test func aFormatterWritesAndReadsEachTypeOfNumbers() throws {
        #expect(entered(1200, numbers, "1,500") == ("1,200", 1500))
        #expect(entered(2.5, numbers, "1,200.75") == ("2.5", 1200.75))
        #expect(entered(CGFloat(2.5), numbers, "4") == ("2.5", 4))
        #expect(entered(Float(0.5), numbers, "0.1") == ("0.5", 0.1))
        let (price, lower) = (try #require(Decimal(string: "12.34")), try #require(Decimal(string: "9.99")))
        #expect(entered(price, numbers, "9.99") == ("12.34", lower))
        #expect(entered(Double?.none, numbers, "0.5") == (nil, 0.5))
        #expect(entered(Int?.some(3), numbers, "4") == ("3", 4))
    }

    @Test(arguments: ["x", "", "5 apples", "3.7"])
    func aTextThatIsNoWholeNumberLeavesOne(_ typed: String) {
        #expect(entered(42, numbers, typed) == ("42", 42))
        #expect(entered(Int?.some(42), numbers, typed) == ("42", 42))
    }

    @Test func aFormatterOfDatesReadsThemAndNothingElse() {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        let first = Date(timeIntervalSince1970: 0)
        #expect(entered(first, formatter, "1970-01-03") == ("1970-01-01", first + 2 * 86_400))
        #expect(entered(first, formatter, "3 January") == ("1970-01-01", first))
    }
}
