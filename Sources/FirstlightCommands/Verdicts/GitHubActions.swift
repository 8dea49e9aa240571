// Licensed under the Apache License, Version 2.0.

import Foundation

/// A step of GitHub Actions that a command runs in: failures are shown beside the step, and on the page of its job.
///
/// The forms are those of GitHub Docs, "Workflow commands for GitHub Actions".
struct GitHubActions {
    /// As many errors as GitHub shows of a step.
    private static let mostErrors = 10
    /// As many rows as anybody reads; the summary of a step may have one MiB.
    private static let mostRows = 100

    private let console: Console
    /// The file that the summary is added to.
    private let summary: String?

    /// Finds the step by the environment; nil when there is none.
    init?(_ console: Console) {
        guard console.variable("GITHUB_ACTIONS") == "true" else { return nil }
        self.console = console
        summary = console.variable("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Prints an error for each failure, where the result of the command is not, and adds to the job's summary.
    func tell(_ report: VerdictReport, title: String) {
        for failure in report.failures.prefix(Self.mostErrors) { console.note(Self.error(failure, title)) }
        guard let summary else { return }
        do throws(CommandError) {
            try Output.fill(
                summary, O_WRONLY | O_CREAT | O_APPEND, Data(Self.markdown(report, title).utf8),
                named: summary)
        } catch {
            console.note("\(title): \(error.message)")
        }
    }

    /// The command that shows a failure as an error.
    static func error(_ failure: VerdictReport.Case, _ title: String) -> String {
        let line = failure.line.map { "line=\($0)," } ?? ""
        let file = failure.file.map { "file=\(property($0)),\(line)" } ?? ""
        let subject = property("\(title): \(failure.group)/\(failure.name)")
        return "::error \(file)title=\(subject)::\(message(failure.failure ?? ""))"
    }

    /// The part of a job's summary for a command.
    static func markdown(_ report: VerdictReport, _ title: String) -> String {
        let (failures, skipped) = (report.failures, report.cases.count { $0.skip != nil })
        let passed = report.cases.count - failures.count - skipped
        var lines = [
            "### \(cell(title))", "", "\(passed) passed, \(failures.count) failed, \(skipped) not judged.",
            "",
        ]
        if !failures.isEmpty {
            lines += ["| | failed | because |", "|---|---|---|"]
            lines += failures.prefix(mostRows).map {
                "| \(cell($0.group)) | \(cell($0.name)) | \(cell($0.failure ?? "")) |"
            }
            let rest = failures.count - mostRows
            lines += rest > 0 ? ["", "And \(rest) more.", ""] : [""]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func message(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    /// The text in a table of Markdown, with nothing in it taken for Markdown or HTML.
    private static func cell(_ text: String) -> String {
        text.map { character in
            switch character {
            case "\n", "\r\n", "\r": " "
            case "<": "&lt;"
            case "&": "&amp;"
            case _ where "\\`*_|[]~#".contains(character): "\\\(character)"
            default: String(character)
            }
        }.joined()
    }
}
