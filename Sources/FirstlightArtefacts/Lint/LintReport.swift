// Licensed under the Apache License, Version 2.0.

/// The findings of the rules in a project.
public struct LintReport: Hashable, Sendable {
    /// The findings by file, line and rule, waived ones included.
    public var findings: [LintFinding]
    /// The names of the apps that were found.
    public var apps: [String]
    /// The rules that could not be checked, with the reason.
    public var skipped: [String: String]
    /// The things that each store asks of what is there; empty unless the project was judged for the stores.
    public var asked: [AppStoreKind: Set<StoreTopic>] = [:]

    /// The reports of several folders as one, in which each path begins with its folder.
    public static func joined(_ reports: [(folder: String, report: LintReport)]) -> LintReport {
        var whole = LintReport(findings: [], apps: [], skipped: [:])
        for (folder, report) in reports {
            whole.findings += report.findings.map { finding in
                var finding = finding
                // A linked package may lie beside the folder.
                finding.file = LintPath.place(finding.file, from: folder)
                return finding
            }
            whole.apps += report.apps
            whole.skipped.merge(report.skipped) { first, _ in first }
            whole.asked.merge(report.asked) { $0.union($1) }
        }
        return whole
    }

    /// The findings that are not waived.
    public var open: [LintFinding] { findings.filter { !$0.isWaived } }

    /// Counts the open findings of a severity.
    public func count(_ severity: LintSeverity) -> Int { open.count { $0.severity == severity } }

    /// The number of waived findings.
    public var waived: Int { findings.count { $0.isWaived } }
}
