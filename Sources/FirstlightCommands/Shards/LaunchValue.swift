// Licensed under the Apache License, Version 2.0.

import Foundation

/// The result of one launch of `firstlight run`, and its place in the run.
struct LaunchValue: Codable, Sendable {
    let launch: LaunchReport.Scenario
    /// The date of the run.
    let date: String
    /// The machine that it ran on.
    let machine: String
    /// The words behind `play` that launch it again: the name of a scenario of the program's own, or the path of a file.
    let words: String
    /// The file that the scenario was read from; nil when the program has it.
    var file: String?
}

/// The results of all launches of `firstlight run`.
struct LaunchResults {
    let values: [LaunchValue]
    let title: String

    private var launches: [LaunchReport.Scenario] { values.map(\.launch) }

    /// The report, on all machines and at the time of the last launch.
    var report: LaunchReport {
        var machines: [String] = []
        for value in values where !machines.contains(value.machine) { machines.append(value.machine) }
        return LaunchReport(
            title: title, date: values.map(\.date).max() ?? "", machine: machines.joined(separator: "; "),
            scenarios: launches)
    }

    /// The exit code.
    var code: Int32 { launches.allSatisfy(\.outcome.isPassed) ? 0 : 1 }

    /// Writes the report and, beside it, files of its name: `.log` with a line for each launch, `.junit.xml`, and `.md` for the
    /// page of a job.
    ///
    /// - Returns: A sentence that says where both are.
    func write(to place: ReportPlace) throws(CommandError) -> String {
        try place.write(report.html)
        // Nothing is put beside a pipe or a device.
        guard let log = place.base?.appendingPathExtension("log") else {
            return "The report is in \(place.page)."
        }
        try Output.write(Data(RunTable.text(launches).utf8), to: log)
        try verdicts.write(beside: place, title: title)
        return "The report is in \(place.page), a line for each launch in \(log.relativePath)."
    }

    /// Prints a line for each app and one for each launch that failed, or all launches as JSON.
    ///
    /// - Parameter place: A sentence that says where the rest is; nil when it was not written.
    func show(asJSON: Bool, place: String?, _ console: Console) throws {
        if asJSON { return try console.printJSON(LaunchSummary.list(launches), as: .launches) }
        for line in lines { console.print(line) }
        if let place { console.print(place) }
    }

    /// A line for each app, in the order of the launches, and one for each launch that failed.
    var lines: [String] {
        var apps: [String] = []
        for launch in launches where !apps.contains(launch.brand) { apps.append(launch.brand) }
        let summaries = apps.map { app in
            let own = launches.filter { $0.brand == app }
            let passed = own.count { $0.outcome.isPassed }
            let first = own.first { $0.figures.slowestFrame != nil }?.figures.firstFrame
            let time = first.map { ", first frame \(RunTable.milliseconds($0))" } ?? ""
            return "\(app): \(MessageText.part(passed, of: own.count, "launch")) passed\(time)"
        }
        let failures = launches.filter { !$0.outcome.isPassed }.map {
            "\($0.fullName): \($0.outcome.reason ?? "No reason was recorded.")"
        }
        return summaries + failures
    }

    /// Reports what views of each app missed, and how many launches failed, if any did.
    func complain(_ arguments: ParsedArguments) {
        Shortfall.tell(launches.map { ($0.brand, $0.missed) }, arguments)
        let failed = values.filter { !$0.launch.outcome.isPassed }
        guard !failed.isEmpty else { return }
        let part = MessageText.part(failed.count, of: launches.count, "launch")
        arguments.console.note("\(part) failed. Run one alone with:")
        for value in failed { arguments.console.note("  \(arguments.program) play \(value.words)") }
    }
}

extension RunCommand {
    static let kind = "run"

    /// Writes one report of all launches.
    static var join: ShardJoin {
        ShardJoin(kind) { set, folder, arguments in
            try set.join(LaunchValue.self, into: folder) { results, _ in
                let all = LaunchResults(
                    values: results.map(\.value), title: set.run.settings["title"] ?? "")
                let place = try all.write(
                    to: ReportPlace(
                        "\(folder.relativePath)/report", isSingle: arguments[StandardOptions.singleFile]))
                try all.show(asJSON: arguments[StandardOptions.json], place: place, arguments.console)
                all.complain(arguments)
                try all.verdicts.tell(arguments)
                return all.code
            }
        }
    }
}
