// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

/// A field of 200 by 20.4 points in the middle of the screen; each character is 8.5 points wide.
private struct Field: View {
    @State var text: String
    var isSecure = false
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 0) {
            if isSecure { SecureField("Field", text: $text) } else { TextField("Field", text: $text) }
        }
        .focused($isFocused)
        .onAppear { isFocused = true }
        .frame(width: 200)
    }
}

@MainActor
@Suite struct EditMenuTests {
    private func stage(_ text: String, isSecure: Bool = false, copied: String? = nil) -> Stage {
        let stage = Stage.fixed { Field(text: text, isSecure: isSecure) }
        stage.pasteboard.string = copied
        _ = stage.frame(at: 0)
        return stage
    }

    private let titles = ["Cut", "Copy", "Paste", "Select All"]
    private func menu(_ stage: Stage) -> [String] {
        stage.elements.compactMap(\.label).filter(titles.contains)
    }
    private func text(_ stage: Stage) -> String? { stage.textInput?.text }
    private func selection(_ stage: Stage) -> Range<Int>? { stage.textInput?.selection }
    private func point(_ place: Double) -> CGPoint { CGPoint(x: 100 + 8.5 * place, y: 400) }

    /// Taps with more than the time between two taps of one double tap.
    private func tap(_ stage: Stage, _ place: Double, count: Int = 1) {
        _ = stage.frame(at: stage.time + 1)
        for _ in 0..<count { stage.tap(at: point(place)) }
        _ = stage.frame(at: stage.time)
    }

    @Test func `A double tap selects a word and shows what can be done with it`() {
        let stage = stage("one two three")
        tap(stage, 5, count: 2)
        #expect(selection(stage) == 4..<7)
        #expect(menu(stage) == ["Cut", "Copy", "Select All"])
    }

    @Test func `A tap on the caret shows the menu, and another one takes it away`() {
        let stage = stage("one two", copied: "x")
        tap(stage, 3)
        #expect(menu(stage) == [] && selection(stage) == 3..<3)
        tap(stage, 3)
        #expect(menu(stage) == ["Paste", "Select All"])
        tap(stage, 3)
        #expect(menu(stage) == [] && selection(stage) == 3..<3)
        tap(stage, 3)
        #expect(menu(stage) == ["Paste", "Select All"])
    }

    @Test func `A tap on the selection keeps it, and shows or takes away the menu`() {
        let stage = stage("one two three")
        tap(stage, 5, count: 2)
        tap(stage, 5.5)
        #expect(menu(stage) == [] && selection(stage) == 4..<7)
        tap(stage, 5.5)
        #expect(menu(stage) == ["Cut", "Copy", "Select All"] && selection(stage) == 4..<7)
        tap(stage, 10)
        #expect(menu(stage) == [] && selection(stage) == 10..<10)
    }

    @Test func `The menu acts on the text and on the pasteboard of the stage`() {
        let stage = stage("one two three")
        tap(stage, 5, count: 2)
        #expect(stage.tap(label: "Copy"))
        #expect(stage.pasteboard.string == "two" && menu(stage) == [] && selection(stage) == 4..<7)
        tap(stage, 5.5)
        #expect(stage.activate(label: "Cut"))
        #expect(text(stage) == "one  three" && stage.pasteboard.string == "two" && menu(stage) == [])
        tap(stage, 10)
        tap(stage, 10)
        #expect(stage.tap(label: "Paste"))
        #expect(text(stage) == "one  threetwo" && menu(stage) == [])
    }

    @Test func `Select All asks what to do with all of it`() {
        let stage = stage("one two", copied: "x")
        tap(stage, 7)
        #expect(stage.tap(label: "Select All"))
        #expect(selection(stage) == 0..<7 && menu(stage) == ["Cut", "Copy", "Paste"])
    }

    @Test func `A hidden text can be replaced and never copied`() {
        let stage = stage("secret", isSecure: true, copied: "new")
        tap(stage, 6)
        #expect(menu(stage) == ["Paste", "Select All"])
        #expect(stage.tap(label: "Select All"))
        #expect(menu(stage) == ["Paste"])
        #expect(stage.tap(label: "Paste"))
        #expect(selection(stage) == 3..<3)
    }

    @Test func `An empty field has a menu only when there is something to paste`() {
        let empty = stage("")
        tap(empty, 0)
        #expect(menu(empty) == [])
        let other = stage("", copied: "x")
        tap(other, 0)
        #expect(menu(other) == ["Paste"])
    }

    @Test func `Typing, a key and the loss of the focus take the menu away`() {
        for step in 0..<3 {
            let stage = stage("one two", copied: "x")
            tap(stage, 7)
            #expect(menu(stage).isEmpty == false)
            switch step {
            case 0: stage.type("a")
            case 1: stage.press(.left)
            default: stage.press(.return)
            }
            _ = stage.frame(at: stage.time)
            #expect(menu(stage) == [])
        }
    }

    @Test func `The menu stands above the selection, and inside of the screen`() {
        let stage = stage("one two three")
        tap(stage, 1, count: 2)
        let cut = stage.elements.first { $0.label == "Cut" }?.frame ?? .zero
        #expect(cut.height == 44 && cut.maxY == 400 - 10.2 - 16)
        let all = stage.elements.filter { titles.contains($0.label ?? "") }.map(\.frame)
        let around = all.dropFirst().reduce(all.first ?? .zero) { $0.union($1) }
        #expect(abs(around.midX - (100 + 1.5 * 8.5)) < 0.01)
        #expect(around.minX >= 8)
    }
}
