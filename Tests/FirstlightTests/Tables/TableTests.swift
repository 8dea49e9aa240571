// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightCommands

@Suite struct TableTests {
    private var table: Table {
        var table = Table([.init("Scenario", isFlexible: true), .init("Frames", .right), .init("Verdict")])
        table.add(["Fresh install", "72", .verdict(true)])
        table.add(["日本 é", "1200", .verdict(false)])
        return table
    }

    @Test func columnsAreAlignedByTheCellsOfATerminal() {
        #expect(
            table.text(width: nil, hasColor: false) == """
                Scenario       Frames  Verdict
                -------------  ------  -------
                Fresh install      72  passed
                日本 é           1200  FAILED
                """)
    }

    @Test func coloursAppearOnlyWhenWanted() {
        #expect(!table.text(width: nil, hasColor: false).contains("\u{1B}"))
        let colored = table.text(width: nil, hasColor: true)
        #expect(colored.contains("\u{1B}[32mpassed\u{1B}[0m"))
        #expect(colored.contains("\u{1B}[1;31mFAILED\u{1B}[0m"))
    }

    @Test func aFlexibleColumnIsWrappedAtTheTerminalsWidth() {
        var table = Table([.init("Text", isFlexible: true), .init("N", .right)])
        table.add(["one two three four five", "7"])
        #expect(
            table.text(width: 18, hasColor: false) == """
                Text             N
                ---------------  -
                one two three    7
                four five
                """)
    }

    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("👍", 2), ("👩‍👩‍👧", 2), ("✔️", 2), ("\u{200B}", 0),
    ])
    func aCharacterTakesItsCells(_ text: String, _ cells: Int) {
        #expect(DisplayWidth.cells(text) == cells)
    }

    @Test func progressIsPlainLinesWithoutATerminal() {
        let recorder = ConsoleRecorder()
        let progress = ProgressLine(console: recorder.console(), total: 12)
        progress.working(on: "slow backend")
        progress.finish("fresh install")
        progress.clear()
        #expect(recorder.diagnostics == "[ 1/12] fresh install\n")
    }

    @Test func progressIsOneLineOnATerminal() {
        let recorder = ConsoleRecorder()
        let progress = ProgressLine(console: recorder.console(width: 16, isInteractive: true), total: 2)
        progress.working(on: "a long description")
        progress.finish("done")
        progress.clear()
        #expect(recorder.diagnostics == "\r\u{1B}[K[0/2] a long de\r\u{1B}[K[1/2] done\r\u{1B}[K")
    }
}
