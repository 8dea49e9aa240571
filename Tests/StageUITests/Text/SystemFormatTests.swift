// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private let start = Date(timeIntervalSinceReferenceDate: 0)

/// developer.apple.com, SystemFormatStyle and its members: the outputs are those of their pages.
@MainActor
@Suite struct SystemFormatTests {
    private func text<F: FormatStyle>(_ format: F, after seconds: Double) -> String
    where F.FormatInput == Date, F.FormatOutput == AttributedString {
        let english = format.locale(Locale(identifier: "en_US"))
        return String(english.format(start.addingTimeInterval(seconds)).characters)
    }

    @Test(arguments: [
        (5.23, "00:05.23"), (2730.12, "45:30.12"), (3600, "01:00:00.00"), (90_061, "25:01:01.00"),
        (-4, "00:00.00"),
    ])
    func aStopwatchCountsToHundredths(seconds: Double, expected: String) {
        #expect(text(SystemFormatStyle.Stopwatch(startingAt: start), after: seconds) == expected)
    }

    @Test func aStopwatchHasItsPrecisionAndItsFields() {
        func shown(_ seconds: Double, fields: Int = 4, hours: Bool = true, _ precision: Duration) -> String {
            text(
                SystemFormatStyle.Stopwatch(
                    startingAt: start, showsHours: hours, maxFieldCount: fields, maxPrecision: precision),
                after: seconds)
        }
        #expect(shown(83.4, .seconds(1)) == "01:23")
        #expect(shown(83.4, .milliseconds(100)) == "01:23.4")
        #expect(shown(5025.67, .milliseconds(10)) == "01:23:45.67")
        #expect(shown(5025.67, fields: 3, .milliseconds(10)) == "01:23:45")
        #expect(shown(5025.67, fields: 2, .milliseconds(10)) == "1:23")
        #expect(shown(4530, hours: false, .milliseconds(10)) == "75:30.00")
    }

    @Test(arguments: [(0.0, "5:00"), (60, "4:00"), (270, "0:30"), (300, "0:00"), (400, "0:00"), (-9, "5:00")])
    func aTimerCountsDownInItsSpan(seconds: Double, expected: String) {
        let span = start..<start.addingTimeInterval(300)
        #expect(text(SystemFormatStyle.Timer(countingDownIn: span), after: seconds) == expected)
    }

    @Test func aTimerCountsUpInItsSpan() {
        let hours = SystemFormatStyle.Timer(countingUpIn: start..<start.addingTimeInterval(7200))
        #expect(text(hours, after: 0) == "0:00")
        #expect(text(hours, after: 5025) == "1:23:45")
        #expect(text(hours, after: 9000) == "2:00:00")
    }

    @Test func anOffsetHasTheLargestUnits() {
        let offset = SystemFormatStyle.DateOffset(to: start)
        #expect(text(offset, after: 222) == "3 minutes, 42 seconds")
        #expect(text(offset, after: 5) == "5 seconds")
        #expect(text(offset, after: -5) == "\u{2212}5 seconds")
        // 1 hour, 34 minutes and 23 seconds: two fields, or one.
        #expect(text(offset, after: 5663) == "1 hour, 34 minutes")
        #expect(text(SystemFormatStyle.DateOffset(to: start, maxFieldCount: 1), after: 5663) == "1 hour")
        #expect(text(SystemFormatStyle.DateOffset(to: start, sign: .never), after: -5) == "5 seconds")
        let signed = SystemFormatStyle.DateOffset(to: start, sign: .always(includingZero: false))
        #expect(text(signed, after: 5) == "+5 seconds")
    }

    @Test func minutesAndSecondsAloneAreAClock() {
        let short = SystemFormatStyle.DateOffset(to: start, allowedFields: [.minute, .second])
        #expect(text(short, after: 332) == "5:32")
        let long = SystemFormatStyle.DateOffset(
            to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3)
        #expect(text(long, after: 3932) == "1:05:32")
        let words = SystemFormatStyle.DateOffset(to: start, allowedFields: [.hour, .minute])
        #expect(text(words, after: 3932) == "1 hour, 5 minutes")
    }

    @Test func aTextOfThePresentDateIsWrittenAgain() {
        let probe = StageProbe(CGSize(width: 300, height: 200)) {
            VStack {
                Text(.currentDate, format: .offset(to: start))
                Text(.currentDate, format: .stopwatch(startingAt: start))
                Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(60)))
                Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
                Text(start.addingTimeInterval(9), format: .offset(to: start))
            }
        }
        #expect(probe.texts == ["0 seconds", "00:00.00", "1:00", "0:00", "9 seconds"])
        // Frame 60 is a second after the start.
        probe.step(60)
        #expect(probe.texts == ["1 second", "00:01.00", "0:59", "0:01", "9 seconds"])
        probe.step(3)
        #expect(probe.texts == ["1 second", "00:01.05", "0:59", "0:01", "9 seconds"])
    }
}
