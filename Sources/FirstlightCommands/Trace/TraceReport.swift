// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import LaunchCore

/// The output of `trace` for one run, as JSON; all times are milliseconds.
struct TraceReport: Codable {
    struct Task: Codable {
        let name: String
        let start: Double
        let total: Double?
        let work: Double
        let waited: Double
        let tries: Int
        let slack: Double?
        let isCritical: Bool
        let budget: Double?
        let overrun: Double?
        let settlement: String?
    }

    struct Step: Codable {
        let kind: String
        let task: String?
        let start: Double
        let length: Double
        let isWork: Bool
    }

    let app: String?
    let scenario: String?
    let launch: String
    let run: Int
    let end: String
    let total: Double?
    let loading: Double?
    let work: Double
    let waits: Double
    let path: [Step]
    let tasks: [Task]

    init(_ timeline: LaunchTimeline, _ analysis: LaunchAnalysis, of subject: ChromeTrace.Subject?) {
        let run = analysis.run
        (app, scenario) = (subject?.app, subject?.scenario)
        launch = timeline.name
        self.run = run.number
        end = analysis.path.end.rawValue
        total = run.total?.inMilliseconds
        loading = run.loading?.inMilliseconds
        work = analysis.path.work.inMilliseconds
        waits = analysis.path.waits.inMilliseconds
        path = analysis.path.steps.map { step in
            Step(
                kind: step.kind.rawValue, task: step.task?.rawValue, start: step.start.inMilliseconds,
                length: step.length.inMilliseconds, isWork: step.kind.isWork)
        }
        tasks = analysis.tasks.map { task in
            let record = task.record
            return Task(
                name: record.id.rawValue, start: record.start.inMilliseconds,
                total: record.total?.inMilliseconds, work: record.work.inMilliseconds,
                waited: (record.pauses + record.suspended).inMilliseconds, tries: record.attempts,
                slack: task.slack?.inMilliseconds, isCritical: task.isCritical,
                budget: record.budget?.inMilliseconds, overrun: record.overrun?.inMilliseconds,
                settlement: record.settlement?.rawValue)
        }
    }
}

/// The output of `trace` for many launches, as JSON; all times are milliseconds.
struct PercentileReport: Codable {
    struct Row: Codable {
        let name: String
        let count: Int
        let p50: Double
        let p90: Double
        let p95: Double
        let p99: Double
        let longest: Double
    }

    /// The launches, one for each file.
    let of: [String]
    let launches: Int
    let counted: Int
    let dropped: [String: Int]
    let rows: [Row]

    init(_ percentiles: LaunchPercentiles, of names: [String]) {
        of = names
        launches = percentiles.launches
        counted = percentiles.launches - percentiles.dropped.values.reduce(0, +)
        dropped = Dictionary(
            uniqueKeysWithValues: percentiles.dropped.map { ($0.key.rawValue, $0.value) })
        rows = percentiles.rows.map { row in
            Row(
                name: row.name, count: row.count, p50: row.p50.inMilliseconds, p90: row.p90.inMilliseconds,
                p95: row.p95.inMilliseconds, p99: row.p99.inMilliseconds,
                longest: row.longest.inMilliseconds)
        }
    }
}

/// The output of `trace --diff`, as JSON; all times are milliseconds.
struct ComparisonReport: Codable {
    struct Row: Codable {
        let name: String
        let before: Double?
        let after: Double?
        let verdict: String
    }

    /// The launches before and after.
    let before, after: String
    let isWorse: Bool
    let rows: [Row]

    init(_ comparison: LaunchComparison, before: String, after: String) {
        (self.before, self.after) = (before, after)
        isWorse = comparison.isWorse
        rows = comparison.rows.map { row in
            Row(
                name: row.name, before: row.before?.inMilliseconds, after: row.after?.inMilliseconds,
                verdict: row.verdict.rawValue)
        }
    }
}

extension Duration {
    /// The length in milliseconds.
    var inMilliseconds: Double { self / .milliseconds(1) }
}
