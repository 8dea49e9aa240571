// Licensed under the Apache License, Version 2.0.

/// The table of launches that `run` and `play` print.
package enum RunTable {
    package static func print(_ scenarios: [LaunchReport.Scenario], console: Console) {
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
        console.print(table)
        console.print(LaunchReport.firstFrameNote)
        for scenario in scenarios {
            if let reason = scenario.outcome.reason { console.print("\(scenario.fullName): \(reason)") }
        }
    }

    package static func milliseconds(_ value: Double?, digits: Int = 0) -> String {
        guard let value else { return "-" }
        if digits == 0 { return "\(Int(value.rounded())) ms" }
        return "\((value * 10).rounded() / 10) ms"
    }
}
