// Licensed under the Apache License, Version 2.0.

/// The positions of everything in a waterfall, in units of its drawing.
struct WaterfallLayout: Sendable {
    /// A task's bar.
    struct Bar: Sendable {
        let x: Double
        let y: Double
        let width: Double
        let attempt: LaunchReport.Attempt
        /// The place of its text, and whether it is inside the bar.
        let label: Label
    }

    /// A text and its place.
    struct Label: Sendable, Equatable {
        enum Anchor: String, Sendable {
            case start
            case end
        }

        let text: String
        let x: Double
        let anchor: Anchor
        let isInside: Bool
    }

    /// A mark with the lane that keeps its text clear of the others.
    struct PlacedMark: Sendable {
        let mark: LaunchReport.Mark
        let x: Double
        let lane: Int
        let label: Label
    }

    /// An instant on the axis.
    struct Tick: Sendable, Equatable {
        let time: Double
        let x: Double
    }

    static let width = 1000.0
    static let gutter = 172.0
    static let rightMargin = 24.0
    static let phaseHeight = 26.0
    static let rowHeight = 30.0
    static let barHeight = 18.0
    static let markHeight = 20.0
    static let axisHeight = 26.0

    let waterfall: LaunchReport.Waterfall
    let ticks: [Tick]
    let bars: [[Bar]]
    let marks: [PlacedMark]

    init(_ waterfall: LaunchReport.Waterfall) {
        self.waterfall = waterfall
        let scale = Scale(end: waterfall.end)
        ticks = TimeTicks.times(end: scale.end, count: 8).map { Tick(time: $0, x: scale.x($0)) }
        bars = waterfall.tasks.enumerated().map { row, task in
            Self.bars(task, top: Self.phaseHeight + Double(row) * Self.rowHeight, scale: scale)
        }
        marks = Self.placed(waterfall.marks, scale: scale)
    }

    /// The place of an instant on the axis.
    func x(_ time: Double) -> Double { Scale(end: waterfall.end).x(time) }

    var tasksBottom: Double { Self.phaseHeight + Double(bars.count) * Self.rowHeight }

    var marksBottom: Double {
        let lanes = (marks.map(\.lane).max() ?? -1) + 1
        return tasksBottom + (lanes > 0 ? 8 + Double(lanes) * Self.markHeight : 0)
    }

    var height: Double { marksBottom + Self.axisHeight }

    func markY(_ lane: Int) -> Double { tasksBottom + 8 + (Double(lane) + 0.5) * Self.markHeight }
}

extension WaterfallLayout {
    /// Time to place; times outside the axis stand at its ends.
    private struct Scale {
        let end: Double

        init(end: Double) { self.end = end.isFinite && end > 0 ? end : 1 }

        func x(_ time: Double) -> Double {
            // A time that is no number would trap further on; a wrong place at least shows it.
            guard time.isFinite else { return WaterfallLayout.gutter }
            let room = WaterfallLayout.width - WaterfallLayout.gutter - WaterfallLayout.rightMargin
            return WaterfallLayout.gutter + min(max(time, 0), end) / end * room
        }
    }

    /// About the width of a text in the drawing's font, on the safe side.
    static func textWidth(_ text: String) -> Double { Double(DisplayWidth.cells(text)) * 6.4 }

    private static func bars(_ task: LaunchReport.Task, top: Double, scale: Scale) -> [Bar] {
        let attempts = task.attempts.sorted { $0.start < $1.start }
        return attempts.enumerated().map { index, attempt in
            let x = scale.x(attempt.start)
            // A task that took no time at all is still to be seen.
            let width = max(3, scale.x(attempt.end ?? scale.end) - x)
            let next = index + 1 < attempts.count ? scale.x(attempts[index + 1].start) : Self.width - 4
            let earlier = index > 0 ? scale.x(attempts[index - 1].end ?? scale.end) : gutter
            let label = label(
                attempt, x: x, width: width, room: (earlier, next), isLast: next > Self.width - 5)
            return Bar(
                x: x, y: top + (rowHeight - barHeight) / 2, width: width, attempt: attempt, label: label)
        }
    }

    /// The first text that fits: inside the bar, else behind it, else before it, else none.
    private static func label(
        _ attempt: LaunchReport.Attempt, x: Double, width: Double, room: (left: Double, right: Double),
        isLast: Bool
    ) -> Label {
        let time = attempt.end.map { TimeText.text($0 - attempt.start) } ?? "open end"
        let said = attempt.text.isEmpty ? attempt.outcome.word : attempt.text
        for text in ["\(time) · \(said)", "\(time) · \(attempt.outcome.word)", time] {
            let needed = textWidth(text) + 12
            if needed <= width { return Label(text: text, x: x + 6, anchor: .start, isInside: true) }
            if x + width + needed <= room.right {
                return Label(text: text, x: x + width + 6, anchor: .start, isInside: false)
            }
            if isLast, x - needed >= room.left {
                return Label(text: text, x: x - 6, anchor: .end, isInside: false)
            }
        }
        return Label(text: "", x: x, anchor: .start, isInside: false)
    }

    private static func placed(_ marks: [LaunchReport.Mark], scale: Scale) -> [PlacedMark] {
        var occupied: [[ClosedRange<Double>]] = []
        return marks.sorted { $0.time < $1.time }.map { mark in
            let x = scale.x(mark.time)
            let text = "\(mark.text) · \(TimeText.text(mark.time))"
            let needed = textWidth(text) + 12
            let fits = x + 8 + needed <= width
            let label = Label(
                text: text, x: fits ? x + 9 : x - 9, anchor: fits ? .start : .end, isInside: false)
            let range = fits ? (x - 7)...(x + 8 + needed) : (x - 8 - needed)...(x + 7)
            let free = occupied.firstIndex { lane in !lane.contains { $0.overlaps(range) } }
            let lane = free ?? occupied.count
            if lane == occupied.count { occupied.append([]) }
            occupied[lane].append(range)
            return PlacedMark(mark: mark, x: x, lane: lane, label: label)
        }
    }
}
