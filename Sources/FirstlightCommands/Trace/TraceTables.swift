// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import LaunchCore

/// The tables that `trace` prints.
enum TraceTables {
    /// One launch: for each run, where it spent its time, and its tasks.
    static func print(_ timeline: LaunchTimeline, console: Console) {
        for run in timeline.runs {
            let analysis = LaunchAnalysis(run)
            let name = timeline.runs.count > 1 ? "\(timeline.name), run \(run.number)" : timeline.name
            console.print("\(name): \(end(analysis))")
            console.print("")
            if !analysis.path.steps.isEmpty {
                console.print(path(analysis))
                console.print(balance(analysis.path))
                console.print("")
            }
            if !analysis.tasks.isEmpty {
                console.print(tasks(analysis))
                for task in analysis.overruns {
                    console.print(
                        "Over its budget: \(task.record.id) by \(text(task.record.overrun)). "
                            + "The budget is \(text(task.record.budget)).")
                }
                console.print("")
            }
        }
        for link in timeline.links {
            console.print(
                "The link \(link.url) came at \(text(link.arrival)) and was \(LinkWords.fate(link)).")
        }
    }

    /// The time that a real clock shows between two notes of one instant.
    private static let noise = Duration.microseconds(100)

    private static func end(_ analysis: LaunchAnalysis) -> String {
        switch analysis.path.end {
        case .finished: "finished after \(text(analysis.path.total))"
        case .completed: "ready after \(text(analysis.path.total)), not finished"
        case .failed:
            "failed after \(text(analysis.path.total)): \(analysis.run.failure.map { "\($0)" } ?? "")"
        case .blocked: "stopped at a closed gate after \(text(analysis.path.total))"
        case .open: "did not come to an end"
        }
    }

    private static func path(_ analysis: LaunchAnalysis) -> Table {
        var table = Table([
            .init("what decided the time"), .init("task"), .init("from", .right), .init("to", .right),
            .init("took", .right), .init("kind"),
        ])
        for step in analysis.path.steps where step.length >= noise {
            table.add([
                Table.Cell(words(step.kind)), Table.Cell(step.task?.rawValue ?? ""),
                Table.Cell(text(step.start)), Table.Cell(text(step.end)), Table.Cell(text(step.length)),
                step.kind.isWork ? "work" : Table.Cell("wait", .faint),
            ])
        }
        return table
    }

    private static func balance(_ path: LaunchPath) -> String {
        var sums: [(LaunchPath.Step.Kind, Duration)] = []
        for kind in LaunchPath.Step.Kind.allCases where !kind.isWork {
            let sum = path.steps.filter { $0.kind == kind }.reduce(Duration.zero) { $0 + $1.length }
            if sum >= noise { sums.append((kind, sum)) }
        }
        let parts = sums.map { "\(words($0.0)) \(text($0.1))" }
        return "Of \(text(path.total)), \(text(path.work)) were work and \(text(path.waits)) waits"
            + (parts.isEmpty ? "." : ": \(MessageText.list(parts, last: "and")).")
    }

    private static func tasks(_ analysis: LaunchAnalysis) -> Table {
        var table = Table([
            .init("task"), .init("began", .right), .init("took", .right), .init("work", .right),
            .init("waited", .right), .init("tries", .right), .init("slack", .right), .init("budget", .right),
            .init("ended as"),
        ])
        for task in analysis.tasks {
            let record = task.record
            table.add([
                Table.Cell(record.id.rawValue), Table.Cell(text(record.start)),
                Table.Cell(text(record.total)), Table.Cell(text(record.work)),
                Table.Cell(text(record.pauses + record.suspended)), Table.Cell("\(record.attempts)"),
                task.isCritical ? Table.Cell("none", .caution) : Table.Cell(text(task.slack)),
                Table.Cell(text(record.budget), record.overrun == nil ? .plain : .fail),
                settlement(record),
            ])
        }
        return table
    }

    private static func settlement(_ record: LaunchTaskRecord) -> Table.Cell {
        switch record.settlement {
        case .output: Table.Cell("output", .pass)
        case .fallback: Table.Cell("fallback", .caution)
        case .absent: Table.Cell("no output", .caution)
        case .failure: Table.Cell("failure", .fail)
        case nil: record.end == nil ? "still open" : "given up"
        }
    }

    static func words(_ kind: LaunchPath.Step.Kind) -> String {
        switch kind {
        case .work: "task at work"
        case .retryPause: "pause before a retry"
        case .suspension: "wait for the user or the system"
        case .notStarted: "not started yet"
        case .minimumDisplay: "shortest display"
        case .timeLimit: "time limit"
        case .decision: "the user's decision"
        case .completionHold: "hold after completion"
        case .exit: "exit"
        }
    }

    static func text(_ duration: Duration?) -> String { TimeText.text(duration.map(\.inMilliseconds)) }
}

// MARK: - Many launches

extension TraceTables {
    /// Percentiles over many launches.
    static func print(_ percentiles: LaunchPercentiles, console: Console) {
        var table = Table([
            .init("what"), .init("count", .right), .init("p50", .right), .init("p90", .right),
            .init("p95", .right), .init("p99", .right), .init("longest", .right),
        ])
        for row in percentiles.rows {
            table.add(
                [Table.Cell(row.name), Table.Cell("\(row.count)")]
                    + [row.p50, row.p90, row.p95, row.p99, row.longest].map { Table.Cell(text($0)) })
        }
        console.print(table)
        let dropped = percentiles.dropped.values.reduce(0, +)
        let reasons = LaunchPercentiles.Defect.allCases.compactMap { defect in
            percentiles.dropped[defect].map { "\($0) \(words(defect))" }
        }
        console.print(
            "Counted " + MessageText.part(percentiles.launches - dropped, of: percentiles.launches, "launch")
                + (dropped == 0 ? "." : "; dropped \(dropped): \(MessageText.list(reasons, last: "and")).")
                + " Each figure is a time that really happened (nearest rank).")
    }

    private static func words(_ defect: LaunchPercentiles.Defect) -> String {
        switch defect {
        case .prewarmed: "prewarmed"
        case .unfinished: "unfinished"
        case .clockJump: "with a clock that went backwards"
        case .negative: "negative"
        case .notANumber: "that are no number"
        case .tooLong: "longer than the ceiling"
        }
    }

    /// Two files side by side.
    static func print(_ comparison: LaunchComparison, console: Console) {
        var table = Table([
            .init("what"), .init("before", .right), .init("after", .right), .init("change", .right),
            .init("verdict"),
        ])
        for row in comparison.rows {
            table.add([
                Table.Cell(row.name), Table.Cell(text(row.before)), Table.Cell(text(row.after)),
                Table.Cell(change(row)), verdict(row.verdict),
            ])
        }
        console.print(table)
    }

    private static func change(_ row: LaunchComparison.Row) -> String {
        guard let before = row.before, let after = row.after else { return "" }
        guard before != after else { return "0" }
        let difference = after - before
        let sign = difference > .zero ? "+" : ""
        guard before > .zero else { return sign + text(difference) }
        return sign + text(difference) + " (" + sign
            + PlainNumber.fixed(difference / before * 100, places: 1) + " %)"
    }

    private static func verdict(_ verdict: LaunchComparison.Verdict) -> Table.Cell {
        switch verdict {
        case .same: "same"
        case .faster: Table.Cell("faster", .pass)
        case .slower: Table.Cell("SLOWER", .fail)
        case .broken: Table.Cell("BROKEN", .fail)
        case .added: Table.Cell("only after", .caution)
        case .removed: Table.Cell("only before", .caution)
        }
    }
}
