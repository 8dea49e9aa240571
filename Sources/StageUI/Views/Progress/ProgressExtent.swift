// Licensed under the Apache License, Version 2.0.

import Foundation

/// The extent of a progress: a share, a span of time that passes, or a progress of Foundation.
enum ProgressExtent {
    case share(Double?)
    case span(ProgressSpan)
    case progress(Progress)
}

/// A label of a progress view.
@MainActor
protocol ProgressWord {
    init(view: AnyView)
}

/// A span of time that fills a bar, or empties it.
struct ProgressSpan: TimelineSchedule {
    let dates: ClosedRange<Date>
    let countsDown: Bool

    func share(at date: Date) -> Double {
        let length = dates.upperBound.timeIntervalSince(dates.lowerBound)
        let passed = date.timeIntervalSince(dates.lowerBound)
        let share = length > 0 ? min(max(passed / length, 0), 1) : 1
        return countsDown ? 1 - share : share
    }

    /// Sixty instants a second while the span lasts, and its end.
    func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
        let (start, end) = (max(startDate, dates.lowerBound), dates.upperBound)
        var index = 0
        var isOver = false
        return AnyIterator {
            if isOver { return nil }
            let next = start.addingTimeInterval(Double(index) / 60)
            index += 1
            isOver = next >= end
            return min(next, end)
        }
    }
}

/// Ten instants a second until a progress has finished; Foundation on Linux does not report its changes.
///
/// Unchecked, because a progress may be read on any thread, which Foundation does not declare on Linux.
struct ProgressSchedule: TimelineSchedule, @unchecked Sendable {
    let progress: Progress

    func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
        var index = 0
        return AnyIterator { [progress] in
            defer { index += 1 }
            if progress.isFinished || progress.isCancelled, index > 0 { return nil }
            return startDate.addingTimeInterval(Double(index) / 10)
        }
    }
}

extension Progress {
    /// One of its descriptions as a label of a progress view, unless it is empty.
    @MainActor
    func words<Word: ProgressWord>(_ words: KeyPath<Progress, String?>) -> Word? {
        self[keyPath: words].flatMap { $0.isEmpty ? nil : Word(view: AnyView(Text(verbatim: $0))) }
    }
}

/// The clock beside a progress through a span of time.
public struct DefaultDateProgressLabel: View {
    let span: ProgressSpan
    /// The clock.
    public var body: some View { Text(timerInterval: span.dates, countsDown: span.countsDown) }
}
