// Licensed under the Apache License, Version 2.0.

/// The table of launches that `play` prints and `run` keeps.
package enum RunTable {
    package static func print(_ scenarios: [LaunchReport.Scenario], console: Console) {
        console.print(table(scenarios))
        for line in notes(scenarios) { console.print(line) }
    }

    /// The table and what is to say of it, as a text of its own.
    static func text(_ scenarios: [LaunchReport.Scenario]) -> String {
        ([table(scenarios).text(width: nil, hasColor: false)] + notes(scenarios)).joined(separator: "\n")
            + "\n"
    }

    private static func table(_ scenarios: [LaunchReport.Scenario]) -> Table {
        var table = Table([
            Table.Column("scenario"), Table.Column("expected"), Table.Column("reached"),
            Table.Column("first frame", .right), Table.Column("splash", .right),
            Table.Column("frames", .right), Table.Column("slowest", .right), Table.Column("verdict"),
        ])
        for scenario in scenarios {
            table.add([
                Table.Cell(scenario.fullName), Table.Cell(scenario.outcome.expectedRoute),
                Table.Cell(scenario.outcome.reachedRoute ?? "none"),
                Table.Cell(milliseconds(scenario.figures.firstFrame)),
                Table.Cell(milliseconds(scenario.figures.splashVisible)),
                Table.Cell("\(scenario.figures.frames)"),
                Table.Cell(milliseconds(scenario.figures.slowestFrame, digits: 1)),
                .verdict(scenario.outcome.isPassed),
            ])
        }
        return table
    }

    private static func notes(_ scenarios: [LaunchReport.Scenario]) -> [String] {
        let beside = scenarios.contains { $0.figures.slowestFrame == nil }
        return [LaunchReport.firstFrameNote] + (beside ? [LaunchReport.aloneNote] : [])
            + scenarios.compactMap { scenario in
                scenario.outcome.reason.map { "\(scenario.fullName): \($0)" }
            }
    }

    package static func milliseconds(_ value: Double?, digits: Int = 0) -> String {
        guard let value else { return "-" }
        if digits == 0 { return "\(Int(value.rounded())) ms" }
        return "\((value * 10).rounded() / 10) ms"
    }
}
