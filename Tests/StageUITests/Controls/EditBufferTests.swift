// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@Suite struct EditBufferTests {
    @Test func aFamilyIsOneCharacter() {
        var buffer = EditBuffer("a👩‍👩‍👧b")
        #expect(buffer.count == 3)
        buffer.move(to: 2)
        buffer.delete(to: 1)
        #expect(buffer.text == "ab")
        #expect(buffer.head == 1)
    }

    @Test func anAccentJoinsTheLetterBefore() {
        var buffer = EditBuffer("e")
        buffer.replaceSelection(with: "\u{301}")
        #expect(buffer.count == 1)
        #expect(buffer.head == 1)
    }

    @Test(arguments: [(0, 5), (2, 5), (5, 11), (6, 11), (12, 12)])
    func theNextWordEnds(_ place: Int, _ end: Int) {
        #expect(EditBuffer("don't, stop!").wordEnd(after: place) == end)
    }

    @Test(arguments: [(12, 7), (11, 7), (7, 0), (5, 0), (0, 0)])
    func theWordBeforeStarts(_ place: Int, _ start: Int) {
        #expect(EditBuffer("don't, stop!").wordStart(before: place) == start)
    }

    @Test(arguments: [(0, 0..<3), (3, 0..<3), (4, 4..<7), (7, 4..<7), (9, 7..<10), (12, 11..<12)])
    func aWordIsFoundAroundAPlace(_ place: Int, _ word: Range<Int>) {
        #expect(EditBuffer("one two   !!").word(at: place) == word)
    }

    @Test func selectedTextIsReplaced() {
        var buffer = EditBuffer("one two")
        buffer.select(4..<7)
        buffer.replaceSelection(with: "2")
        #expect(buffer.text == "one 2")
        #expect(buffer.head == 5)
        #expect(!buffer.hasSelection)
    }

    @Test func theSelectionKeepsWhereItBegan() {
        var buffer = EditBuffer("abcd")
        buffer.move(to: 2)
        buffer.move(to: 4, extending: true)
        #expect(buffer.selection == 2..<4)
        buffer.move(to: 0, extending: true)
        #expect(buffer.selection == 0..<2)
    }

    @Test func paragraphsEndAtTheirLineEnds() {
        let buffer = EditBuffer("ab\ncd\n")
        #expect(buffer.paragraphStart(of: 4) == 3)
        #expect(buffer.paragraphEnd(of: 3) == 5)
        #expect(buffer.paragraphEnd(of: 6) == 6)
    }

    @Test func typingIsTakenBackAtOnceAndMovingBetweenParts() {
        var history = EditHistory()
        var buffer = EditBuffer("")
        for letter in ["a", "b"] {
            history.record(buffer, .typing)
            buffer.replaceSelection(with: letter)
        }
        history.interrupt()
        history.record(buffer, .typing)
        buffer.replaceSelection(with: "c")
        let first = history.undo(buffer)
        #expect(first?.text == "ab")
        let second = history.undo(first ?? buffer)
        #expect(second?.text == "")
        #expect(history.undo(EditBuffer("")) == nil)
        #expect(history.redo(EditBuffer(""))?.text == "ab")
    }

    @Test(arguments: [
        ("", "anna maria", "Anna Maria", TextInputAutocapitalization.words),
        ("Anna", "maria", "maria", .words),
        ("", "hello. you there", "Hello. You there", .sentences),
        ("Hi", " there", " there", .sentences),
        ("", "gb29", "GB29", .characters),
        ("", "anna", "anna", .never),
    ])
    func theShiftKeyFollowsTheText(
        _ before: String, _ typed: String, _ result: String, _ capitals: TextInputAutocapitalization
    ) {
        #expect(capitals.applied(to: typed, after: before) == result)
    }

    @Test func linesKnowTheirCharacters() {
        func line(_ string: String) -> TextLayout.Line {
            let font = ResolvedFont(family: .system, size: 10)
            let color = ResolvedColor(red: 0, green: 0, blue: 0)
            return TextLayout.Line(
                runs: [TextRun(string: string, font: font, color: color)], x: 0, baseline: 0, width: 1)
        }
        let text = Array("one two\n\nx\n")
        let lines = EditorLines(
            text: text,
            layout: TextLayout(size: .zero, lines: [line("one"), line("two"), line(""), line("x")]),
            lineHeight: 10)
        #expect(lines.lines.map(\.range) == [0..<3, 4..<7, 8..<8, 9..<10, 11..<11])
        #expect(lines.number(of: 11) == 4)
        #expect(lines.number(of: 8) == 2)
    }
}
