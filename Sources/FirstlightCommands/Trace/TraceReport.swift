// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import LaunchCore

/// The output of `trace` for one run, as JSON.
struct TraceReport: Encodable {
    struct Task: Encodable {
        let name: String
        let startMilliseconds: Double
        let totalMilliseconds: Double?
        let workMilliseconds: Double
        let waitedMilliseconds: Double
        let tries: Int
        let slackMilliseconds: Double?
        let isCritical: Bool
        let budgetMilliseconds: Double?
        let overrunMilliseconds: Double?
        let settlement: String?
    }

    struct Step: Encodable {
        let kind: String
        let task: String?
        let startMilliseconds: Double
        let lengthMilliseconds: Double
        let isWork: Bool
    }

    let app: String?
    let scenario: String?
    let launch: String
    let run: Int
    let end: String
    let totalMilliseconds: Double?
    let loadingMilliseconds: Double?
    let workMilliseconds: Double
    let waitsMilliseconds: Double
    let path: [Step]
    let tasks: [Task]

    init(_ timeline: LaunchTimeline, _ analysis: LaunchAnalysis, of subject: ChromeTrace.Subject?) {
        let run = analysis.run
        (app, scenario) = (subject?.app, subject?.scenario)
        launch = timeline.name
        self.run = run.number
        end = analysis.path.end.rawValue
        totalMilliseconds = run.total?.inMilliseconds
        loadingMilliseconds = run.loading?.inMilliseconds
        workMilliseconds = analysis.path.work.inMilliseconds
        waitsMilliseconds = analysis.path.waits.inMilliseconds
        path = analysis.path.steps.map { step in
            Step(
                kind: step.kind.rawValue, task: step.task?.rawValue,
                startMilliseconds: step.start.inMilliseconds,
                lengthMilliseconds: step.length.inMilliseconds, isWork: step.kind.isWork)
        }
        tasks = analysis.tasks.map { task in
            let record = task.record
            return Task(
                name: record.id.rawValue, startMilliseconds: record.start.inMilliseconds,
                totalMilliseconds: record.total?.inMilliseconds,
                workMilliseconds: record.work.inMilliseconds,
                waitedMilliseconds: (record.pauses + record.suspended).inMilliseconds,
                tries: record.attempts, slackMilliseconds: task.slack?.inMilliseconds,
                isCritical: task.isCritical, budgetMilliseconds: record.budget?.inMilliseconds,
                overrunMilliseconds: record.overrun?.inMilliseconds, settlement: record.settlement?.rawValue)
        }
    }
}

/// The output of `trace` for many launches, as JSON.
struct PercentileReport: Encodable {
    struct Row: Encodable {
        let name: String
        let count: Int
        let p50Milliseconds: Double
        let p90Milliseconds: Double
        let p95Milliseconds: Double
        let p99Milliseconds: Double
        let longestMilliseconds: Double
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
                name: row.name, count: row.count, p50Milliseconds: row.p50.inMilliseconds,
                p90Milliseconds: row.p90.inMilliseconds, p95Milliseconds: row.p95.inMilliseconds,
                p99Milliseconds: row.p99.inMilliseconds, longestMilliseconds: row.longest.inMilliseconds)
        }
    }
}

/// The output of `trace --diff`, as JSON.
struct ComparisonReport: Encodable {
    struct Row: Encodable {
        let name: String
        let beforeMilliseconds: Double?
        let afterMilliseconds: Double?
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
                name: row.name, beforeMilliseconds: row.before?.inMilliseconds,
                afterMilliseconds: row.after?.inMilliseconds, verdict: row.verdict.rawValue)
        }
    }
}

extension Duration {
    /// The length in milliseconds.
    var inMilliseconds: Double { self / .milliseconds(1) }
}
