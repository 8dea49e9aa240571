// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation

extension FolderLint {
    /// Prints the findings in a folder, and their number.
    func show(_ report: LintReport, of folder: String, mended: Int) {
        defer { if arguments[Self.store] { StoreTable(report, of: folder).print(to: arguments.console) } }
        var table = Table([
            Table.Column("place"), Table.Column("severity"), Table.Column("rule"),
            Table.Column("what", isFlexible: true), Table.Column("why", isFlexible: true),
            Table.Column("what to do", isFlexible: true),
        ])
        for finding in report.open {
            let place = finding.line.map { "\(finding.file):\($0)" } ?? finding.file
            let style: Table.Cell.Style =
                finding.severity == .error ? .fail : finding.severity == .note ? .faint : .caution
            table.add([
                Table.Cell(place), Table.Cell(finding.severity.rawValue, style), Table.Cell(finding.rule.id),
                Table.Cell(finding.message), Table.Cell(finding.why), Table.Cell(finding.fix),
            ])
        }
        if !report.open.isEmpty { arguments.console.print(table) }
        for finding in report.findings {
            guard let reason = finding.waiver else { continue }
            arguments.console.print("waived: \(finding.description): \(reason)")
        }
        for (rule, reason) in report.skipped.sorted(by: { $0.key < $1.key }) {
            arguments.console.print("not tried: \(rule): \(reason)")
        }
        var counts = LintSeverity.allCases.map { MessageText.count(report.count($0), $0.rawValue) }
        if report.waived > 0 { counts.append("\(report.waived) waived") }
        if mended > 0 { counts.append("\(MessageText.count(mended, "file")) mended") }
        let apps = report.apps.isEmpty ? "no app" : report.apps.joined(separator: ", ")
        arguments.console.print("\(folder) (\(apps)): \(counts.joined(separator: ", "))")
    }
}
