// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

/// The verdict of the stores on a folder, as a table and a line for each store.
struct StoreTable {
    /// A line of the table.
    struct Line: Encodable {
        let folder, store, asksFor, answer: String
        let rules: [String]
    }

    let lines: [Line]
    private let verdict: StoreVerdict

    init(_ report: LintReport, of folder: String) {
        let verdict = StoreVerdict(report)
        self.verdict = verdict
        lines = verdict.lines.map { line in
            Line(
                folder: folder, store: line.store.rawValue, asksFor: line.topic.rawValue,
                answer: line.answer.rawValue, rules: Set(line.findings.map(\.rule.id)).sorted())
        }
    }

    /// Prints what was asked, and the verdict of each store.
    func print(to console: Console) {
        var table = Table([
            Table.Column("store"), Table.Column("asks for"), Table.Column("answer"),
            Table.Column("because of", isFlexible: true),
        ])
        for line in lines where line.answer != StoreVerdict.Answer.unasked.rawValue {
            let style: Table.Cell.Style =
                switch StoreVerdict.Answer(rawValue: line.answer) {
                case .takes: .pass
                case .refuses: .fail
                case .warns: .caution
                default: .faint
                }
            table.add([
                Table.Cell(line.store), Table.Cell(line.asksFor), Table.Cell(line.answer, style),
                Table.Cell(line.rules.joined(separator: ", ")),
            ])
        }
        console.print(table)
        for store in AppStoreKind.allCases {
            let answer = verdict.answer(of: store)
            console.print(
                answer == .unasked
                    ? "\(store.rawValue): not asked, as nothing here is for it"
                    : "\(store.rawValue): \(answer.rawValue)")
        }
    }
}
