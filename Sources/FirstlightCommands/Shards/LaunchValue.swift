// Licensed under the Apache License, Version 2.0.

import Foundation

/// The result of one launch of `firstlight run`, and its place in the run.
struct LaunchValue: Codable, Sendable {
    let launch: LaunchReport.Scenario
    /// The date of the run.
    let date: String
    /// The machine that it ran on.
    let machine: String
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

    /// Prints the launches; with the file of the report where one was written.
    func show(asJSON: Bool, report: String?, _ console: Console) throws {
        if asJSON { return try console.printJSON(launches.map(LaunchSummary.init)) }
        RunTable.print(launches, console: console)
        console.print("")
        if let report { console.print("The report is in \(report).") }
    }

    /// Reports what views of each app missed, and how many launches failed, if any did.
    func complain(_ arguments: ParsedArguments) {
        Shortfall.tell(launches.map { ($0.brand, $0.missed) }, arguments)
        let failed = launches.filter { !$0.outcome.isPassed }.count
        guard failed > 0 else { return }
        arguments.console.note(
            "\(failed) of \(launches.count) launches failed. Run one alone with "
                + "'\(arguments.program) play --scenario APP/NAME'.")
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
                let file = folder.appendingPathComponent("report.html")
                try Output.write(Data(all.report.html().utf8), to: file)
                try all.show(
                    asJSON: arguments[StandardOptions.json], report: file.relativePath, arguments.console)
                all.complain(arguments)
                return all.code
            }
        }
    }
}
