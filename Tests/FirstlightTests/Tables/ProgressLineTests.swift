// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightCommands

/// What is said while a long work goes on.
@Suite struct ProgressLineTests {
    private let recorder = ConsoleRecorder()

    @Test func smallStepsAreToldInALogAfterASecondAndThenEveryFiveSeconds() {
        let progress = ProgressLine(console: recorder.console(), total: 30)
        for number in 1...30 {
            recorder.wait(.milliseconds(400))
            progress.step("state \(number)")
        }
        progress.clear()
        // At 1.2 s, and at the first step that is 5 s later.
        #expect(recorder.diagnostics == "[ 3/30] state 3\n[16/30] state 16\n[29/30] state 29\n")
    }

    @Test func aQuickWorkLeavesALogClean() {
        let progress = ProgressLine(console: recorder.console(), total: 30)
        for number in 1...30 { progress.step("state \(number)") }
        progress.going(on: "nothing")
        #expect(recorder.diagnostics.isEmpty)
    }

    @Test func aTerminalShowsEachSmallStep() {
        let progress = ProgressLine(console: recorder.console(isInteractive: true), total: 2)
        progress.step("one")
        progress.step("two")
        progress.clear()
        #expect(recorder.diagnostics == "\r\u{1B}[K[1/2] one\r\u{1B}[K[2/2] two\r\u{1B}[K")
    }

    @Test func aWorkWithoutStepsIsShownOnATerminalOnceItHasTakenASecond() {
        let progress = ProgressLine(console: recorder.console(isInteractive: true))
        var lines: [Int] = []
        for number in 1...13 {
            recorder.wait(.milliseconds(90))
            progress.going(on: Self.note(number, &lines))
        }
        // At 1.08 s, and at the next one that is a tenth of a second later.
        #expect(lines == [12])
        recorder.wait(.milliseconds(90))
        progress.going(on: Self.note(14, &lines))
        progress.clear()
        #expect(lines == [12, 14])
        #expect(recorder.diagnostics == "\r\u{1B}[Kframe 12\r\u{1B}[Kframe 14\r\u{1B}[K")
    }

    /// A text is only made when it is told.
    private static func note(_ number: Int, _ lines: inout [Int]) -> String {
        lines.append(number)
        return "frame \(number)"
    }
}
