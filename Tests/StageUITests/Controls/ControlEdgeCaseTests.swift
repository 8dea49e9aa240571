// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
private final class Kept {
    var text = ""
    var share = 0.5
}

private struct Entry: View {
    let kept: Kept
    var isSecure = false
    var alignment = TextAlignment.leading
    var keyboard = UIKeyboardType.default
    @FocusState private var isFocused: Bool
    private var text: Binding<String> {
        Binding(get: { kept.text }, set: { kept.text = String($0.prefix(5)) })
    }
    var body: some View {
        Group {
            if isSecure { SecureField("Field", text: text) } else { TextField("Field", text: text) }
        }
        .textInputAutocapitalization(isSecure ? .characters : nil)
        .multilineTextAlignment(alignment)
        .keyboardType(keyboard)
        .focused($isFocused)
        .onAppear { isFocused = true }
        .frame(width: 200)
    }
}

private struct Outside: View {
    let model: Model
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        TextField("Field", text: $text).focused($isFocused).onAppear { isFocused = true }
            .onChange(of: model.a) { text = "other" }
    }
}

/// Editing, switches, sliders and pages: single decisions, each where only it decides.
@MainActor
@Suite struct ControlEdgeCaseTests {
    private let kept = Kept()

    @Test func deletingASelectionTakesNothingMore() {
        var buffer = EditBuffer("abcd")
        buffer.select(1..<3)
        buffer.delete(to: 0)
        #expect(buffer.text == "ad")
    }

    @Test func aTextThatTheBindingRefusesIsNotShown() {
        let stage = Stage.shown { Entry(kept: kept) }
        stage.type("abcdefg")
        stage.settle()
        #expect(kept.text == "abcde")
        stage.type("h")
        stage.settle()
        #expect(stage.drawn.texts["abcde"] != nil)
        #expect(stage.textInput?.selection == 5..<5)
    }

    @Test func aPasswordIsNotWrittenInCapitals() {
        let stage = Stage.shown { Entry(kept: kept, isSecure: true) }
        stage.type("ab")
        #expect(kept.text == "ab")
    }

    @Test func aTextFromElsewhereCannotBeTakenBack() {
        let model = Model()
        let stage = Stage.shown { Outside(model: model) }
        stage.type("one")
        model.a = 1
        stage.settle()
        stage.press("z", modifiers: .command)
        stage.settle()
        #expect(stage.drawn.texts["other"] != nil)
    }

    @Test func typingEndsWhatCouldBeDoneAgain() {
        let stage = Stage.shown { Entry(kept: kept) }
        stage.type("ab")
        stage.press("z", modifiers: .command)
        let undone = kept.text
        stage.type("c")
        let typed = kept.text
        #expect(undone != "ab" && typed.hasSuffix("c"))
        stage.press("z", modifiers: [.command, .shift])
        #expect(kept.text == typed)
    }

    @Test func twoTapsInAPasswordTakeAllOfIt() {
        kept.text = "a b c"
        let stage = Stage.shown { Entry(kept: kept, isSecure: true) }
        let point = CGPoint(x: 104, y: 400)
        stage.tap(at: point)
        stage.tap(at: point)
        #expect(stage.textInput?.selection == 0..<5)
    }

    @Test func aFieldsBaselineIsThatOfItsText() {
        let probe = StageProbe(CGSize(width: 300, height: 100)) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").mark("text")
                TextField("Field", text: .constant("a")).textFieldStyle(.roundedBorder).mark("field")
            }
        }
        guard let text = probe.frame("text"), let field = probe.frame("field") else {
            Issue.record("Nothing is shown.")
            return
        }
        #expect(field.height > text.height)
        #expect(abs((text.midY) - field.midY) < 0.3)
    }

    @Test(arguments: [(TextAlignment.leading, 100.0), (.center, 191.5), (.trailing, 283)])
    func aFieldsTextStandsAsItIsAligned(_ alignment: TextAlignment, _ x: Double) {
        kept.text = "ab"
        let stage = Stage.shown { Entry(kept: kept, alignment: alignment) }
        #expect(abs(Double(stage.drawn.texts["ab"]?.minX ?? 0) - x) < 1.01)
    }

    @Test(arguments: [(UIKeyboardType.default, true), (.emailAddress, false), (.URL, false)])
    func aKeyboardForAddressesStartsWithSmallLetters(_ kind: UIKeyboardType, _ expected: Bool) {
        let stage = Stage.shown { Entry(kept: kept, keyboard: kind) }
        #expect(stage.textInput?.isShifted == expected)
    }

    @Test func aSwitchThatIsOffDutyIsHalfThere() {
        let probe = StageProbe(CGSize(width: 300, height: 100)) {
            Toggle("t", isOn: .constant(true)).disabled(true)
        }
        #expect(probe.opacities.allSatisfy { $0 <= 0.5 })
    }

    @Test(arguments: [(false, 0.8), (true, 0.2)])
    func aSliderGrowsInTheDirectionOfReading(_ rtl: Bool, _ least: Double) {
        let kept = kept
        let stage = Stage.shown(direction: rtl ? .rightToLeft : .leftToRight) {
            Slider(value: Binding(get: { kept.share }, set: { kept.share = $0 })).frame(width: 200)
        }
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 280, y: 400))
        #expect(rtl ? kept.share < least : kept.share > least)
    }

    @Test func aSliderIsAdjustedByATenth() throws {
        let kept = kept
        let stage = Stage.shown {
            Slider(value: Binding(get: { kept.share }, set: { kept.share = $0 })) { Text("Share") }
        }
        #expect(stage.perform(.increment, label: "Share"))
        #expect(abs(kept.share - 0.6) < 1e-9)
    }

    @Test func progressIsRoundedInWordsAndNeverMoreThanAll() {
        func value(_ share: Double) -> String? {
            let stage = Stage.shown { ProgressView("Loading", value: share) }
            return stage.elements.compactMap(\.value).first
        }
        #expect(value(0.556) == "56%")
        let probe = StageProbe { ProgressView(value: 1.7).frame(width: 60) }
        for leaf in probe.leaves {
            if case .fill(let outline, _, _) = leaf.item.content {
                #expect(outline.boundingBox.width <= 60.01)
            }
        }
    }

    private struct Pages: View {
        let count: Int
        @State var page: Int
        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<count, id: \.self) { Text("Page \($0)").tag($0) }
            }.tabViewStyle(.page)
        }
    }

    @Test func aSinglePageHasNoDots() {
        #expect(StageProbe(CGSize(width: 300, height: 300)) { Pages(count: 1, page: 0) }.leaves.count == 1)
        #expect(StageProbe(CGSize(width: 300, height: 300)) { Pages(count: 3, page: 0) }.leaves.count > 3)
    }

    @Test func onlyThePageThatIsShownIsRead() {
        let stage = Stage.shown { Pages(count: 3, page: 1) }
        #expect(
            stage.elements.compactMap(\.label).filter { $0.hasPrefix("Page ") && $0.count == 6 } == ["Page 1"]
        )
    }

    @Test func aFingerStopsAPageOnItsWay() {
        let stage = Stage.shown { Pages(count: 3, page: 0) }
        stage.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 150, y: 300))
        for frame in 1...6 { _ = stage.frame(at: Double(frame) / 60) }
        stage.touchDown(at: CGPoint(x: 200, y: 300))
        let held = stage.drawn.texts["Page 1"]?.minX
        for frame in 7...40 { _ = stage.frame(at: Double(frame) / 60) }
        #expect(held != nil && stage.drawn.texts["Page 1"]?.minX == held)
    }

    @Test func aQuickFingerNeedsTwoHundredPointsASecond() {
        let stage = Stage.shown { Pages(count: 3, page: 0) }
        stage.touchDown(at: CGPoint(x: 350, y: 300))
        for step in 1...12 {
            _ = stage.frame(at: Double(step) / 60)
            stage.touchMove(to: CGPoint(x: 350 - 6 * CGFloat(step), y: 300))
        }
        stage.touchUp(at: CGPoint(x: 278, y: 300))
        stage.settle()
        // 72 points in a fifth of a second: 360 a second.
        #expect(stage.drawn.texts["Page 1"] != nil)
    }

    private struct Opening: View {
        let kept: Kept
        @Environment(\.openURL) private var openURL
        var body: some View {
            Button("open") {
                openURL(URL(filePath: "/page")) { kept.text = "\($0)" }
            }
        }
    }

    @Test func aLinkThatIsThrownAwayIsNotAccepted() {
        let stage = Stage.shown {
            Opening(kept: kept).environment(\.openURL, OpenURLAction { _ in .discarded })
        }
        #expect(stage.tap(label: "open"))
        #expect(kept.text == "false")
    }
}
