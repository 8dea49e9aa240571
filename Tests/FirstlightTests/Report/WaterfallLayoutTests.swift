// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightCommands

@Suite struct WaterfallLayoutTests {
    /// An axis of 804 units for 804 ms, so that a millisecond is a unit.
    private func layout(
        _ attempts: [LaunchReport.Attempt], marks: [LaunchReport.Mark] = [], end: Double = 804
    ) -> WaterfallLayout {
        WaterfallLayout(
            .init(
                tasks: [
                    .init(name: "first", note: "", attempts: []),
                    .init(name: "second", note: "", attempts: attempts),
                ],
                phases: [], marks: marks, end: end))
    }

    @Test func timesBecomePlaces() {
        let layout = layout([])
        let places: [(time: Double, x: Double)] = [(0, 172), (402, 574), (804, 976), (9000, 976), (-5, 172)]
        for (time, x) in places { #expect(layout.x(time) == x, "\(time)") }
    }

    @Test func aBarSpansItsAttemptInItsRow() throws {
        let layout = layout([.init(start: 100, end: 350, outcome: .succeeded, text: "")])
        let bar = try #require(layout.bars[1].first)
        #expect(bar.x == 272)
        #expect(bar.width == 250)
        #expect(bar.y == 26 + 30 + 6)
        #expect(layout.height == 26 + 60 + 26)
    }

    @Test func anAttemptWithoutEndReachesTheEndOfTheAxis() throws {
        let bar = try #require(
            layout([.init(start: 100, end: nil, outcome: .running, text: "")]).bars[1].first)
        #expect(bar.x + bar.width == 976)
    }

    @Test func anAttemptOfNoLengthCanBeSeen() throws {
        let bar = try #require(
            layout([.init(start: 100, end: 100, outcome: .succeeded, text: "")]).bars[1].first)
        #expect(bar.width == 3)
    }

    @Test func aLabelStandsWhereItFits() {
        let bars = layout([
            .init(start: 0, end: 300, outcome: .succeeded, text: "city list"),
            .init(start: 310, end: 320, outcome: .failed, text: "no route to the host"),
            .init(start: 790, end: 800, outcome: .succeeded, text: "ok"),
        ]).bars[1]
        #expect(bars[0].label == .init(text: "300 ms · city list", x: 178, anchor: .start, isInside: true))
        #expect(
            bars[1].label
                == .init(text: "10 ms · no route to the host", x: 498, anchor: .start, isInside: false))
        #expect(bars[2].label == .init(text: "10 ms · ok", x: 956, anchor: .end, isInside: false))
    }

    @Test func aLabelWithoutRoomIsLeftOut() {
        let bars = layout([
            .init(start: 0, end: 10, outcome: .failed, text: "x"),
            .init(start: 12, end: 500, outcome: .succeeded, text: ""),
        ]).bars[1]
        #expect(bars[0].label.text.isEmpty)
    }

    @Test func marksThatWouldTouchGetLanesOfTheirOwn() {
        let marks = layout(
            [],
            marks: [
                .init(time: 20, kind: .retry, text: "retry"),
                .init(time: 0, kind: .indicator, text: "indicator"),
                .init(time: 400, kind: .exit, text: "exit"),
                .init(time: 804, kind: .navigation, text: "navigated"),
            ]
        ).marks
        #expect(marks.map(\.mark.text) == ["indicator", "retry", "exit", "navigated"])
        #expect(marks.map(\.lane) == [0, 1, 0, 0])
        #expect(marks.map(\.label.anchor) == [.start, .start, .start, .end])
    }

    @Test(arguments: [
        (0.9, [0.0, 0.2, 0.4, 0.6, 0.8]), (804, [0, 200, 400, 600, 800]),
        (1600, [0, 200, 400, 600, 800, 1000, 1200, 1400, 1600]),
        (10_000, [0, 2000, 4000, 6000, 8000, 10_000]), (0, [0]), (.infinity, [0]), (.nan, [0]), (-3, [0]),
    ])
    func ticksAreRoundNumbers(_ end: Double, _ expected: [Double]) {
        let ticks = TimeTicks.times(end: end, count: 8)
        #expect(ticks.count == expected.count)
        #expect(zip(ticks, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1, .leastNonzeroMagnitude, 1e300])
    func noTimeStopsTheReport(_ time: Double) {
        let layout = layout(
            [.init(start: time, end: time, outcome: .failed, text: "")],
            marks: [.init(time: time, kind: .exit, text: "")], end: time)
        #expect(layout.bars[1].allSatisfy { $0.x.isFinite && $0.width.isFinite })
        #expect(layout.marks.allSatisfy { $0.x.isFinite })
    }

    @Test func anAxisHasOneUnit() {
        #expect([0, 500, 1000].map { TimeText.tick($0, end: 1200) } == ["0", "0.5 s", "1 s"])
        #expect([0, 50, 100].map { TimeText.tick($0, end: 120) } == ["0", "50 ms", "100 ms"])
    }

    @Test(arguments: [
        (0.0, "0 ms"), (0.42, "0.42 ms"), (8.3, "8.3 ms"), (99.96, "100 ms"), (250, "250 ms"), (999.6, "1 s"),
        (1250, "1.25 s"), (12_340, "12.3 s"), (20_000, "20 s"),
    ])
    func timesAreShortToRead(_ milliseconds: Double, _ expected: String) {
        #expect(TimeText.text(milliseconds) == expected)
    }
}
