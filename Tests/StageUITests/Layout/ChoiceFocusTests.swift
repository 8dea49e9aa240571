// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A wide field and a narrow one, of which one is shown, above a third one.
private struct Fields: View {
    let model: Model
    /// Whether both fields of the choice stand for the same.
    var isOne = false
    var takesFocus = false
    @State private var text = ""
    @FocusState private var focus: String?

    var body: some View {
        VStack {
            ViewThatFits(in: .horizontal) {
                field("wide").frame(width: 200)
                field("narrow").frame(width: 50)
            }
            .frame(width: model.flag ? 300 : 100)
            field("last")
            Button("to the wide one") { focus = "wide" }
        }
        .onAppear { if takesFocus { focus = "first" } }
    }

    private func field(_ name: String) -> some View {
        TextField(name, text: $text).focused($focus, equals: isOne && name != "last" ? "first" : name)
    }
}

/// A field on the first of two tabs.
private struct Tabs: View {
    @Bindable var model: Model
    @State private var text = ""
    var body: some View {
        TabView(selection: $model.a) {
            TextField("inside", text: $text).tag(0)
            Text("second").tag(1)
        }
    }
}

/// Three fields, or views that take keys, for the same value; only the last one fits.
private struct Three: View {
    let model: Model
    let isText: Bool
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            ViewThatFits(in: .horizontal) {
                part("first").frame(width: 900)
                part("second").frame(width: 800)
                part("third").frame(width: 100)
            }
            Button("Take") { isFocused = true }
        }
    }

    @ViewBuilder private func part(_ name: String) -> some View {
        if isText {
            TextField(name, text: $text).focused($isFocused)
        } else {
            Color.red.focusable().focused($isFocused)
                .onKeyPress("x") {
                    model.log.append(name)
                    return .handled
                }
        }
    }
}

/// The keyboard's focus where only one of several views is shown.
@MainActor
@Suite struct ChoiceFocusTests {
    private let model = Model()

    private func visited(_ stage: Stage, _ count: Int) -> [String] {
        (0..<count).map { _ in
            stage.press(.tab)
            return stage.textInput?.label ?? ""
        }
    }

    @Test func theTabKeyLeavesOutFieldsThatAreNotShown() {
        let stage = Stage.fixed { Fields(model: model) }
        stage.settle()
        stage.activate(label: "last")
        #expect(visited(stage, 3) == ["narrow", "last", "narrow"])
        // Also those that have been shown before.
        for isWide in [true, false] {
            model.flag = isWide
            stage.settle()
            stage.activate(label: "last")
            let shown = isWide ? "wide" : "narrow"
            #expect(visited(stage, 3) == [shown, "last", shown])
        }
    }

    @Test func aFieldThatIsNotShownIsNotGivenTheFocus() {
        let stage = Stage.fixed { Fields(model: model) }
        stage.settle()
        stage.activate(label: "to the wide one")
        stage.settle()
        #expect(stage.textInput == nil)
        model.flag = true
        stage.settle()
        stage.activate(label: "to the wide one")
        stage.settle()
        #expect(stage.textInput?.label == "wide")
    }

    @Test(arguments: [true, false]) func ofSeveralForTheSameValueTheOneThatIsShownTakesTheFocus(isText: Bool)
    {
        let stage = Stage.fixed { Three(model: model, isText: isText) }
        stage.settle()
        stage.activate(label: "Take")
        stage.settle()
        if isText {
            #expect(stage.textInput?.label == "third")
        } else {
            stage.press("x", modifiers: [])
            #expect(model.log == ["third"])
        }
        #expect(stage.issues.isEmpty)
    }

    @Test func aFieldThatIsShownNoLongerLosesTheFocus() {
        let stage = Stage.fixed { Fields(model: model) }
        model.flag = true
        stage.settle()
        stage.activate(label: "wide")
        #expect(stage.textInput?.label == "wide")
        model.flag = false
        stage.settle()
        #expect(stage.textInput == nil)
    }

    @Test func theFieldThatComesInPlaceOfAnotherForTheSameValueKeepsTheFocus() {
        let stage = Stage.fixed { Fields(model: model, isOne: true, takesFocus: true) }
        stage.settle()
        #expect(stage.textInput?.label == "narrow")
        for isWide in [true, false] {
            model.flag = isWide
            stage.settle()
            #expect(stage.textInput?.label == (isWide ? "wide" : "narrow"))
        }
    }

    @Test(arguments: [true, false]) func aFieldOnATabThatIsLeftLosesTheFocus(isAnimated: Bool) {
        let stage = Stage.fixed { Tabs(model: model) }
        stage.settle()
        stage.activate(label: "inside")
        #expect(stage.textInput?.label == "inside")
        withAnimation(isAnimated ? .default : nil) { model.a = 1 }
        stage.settle()
        #expect(stage.textInput == nil)
    }
}
