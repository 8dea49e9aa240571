// Licensed under the Apache License, Version 2.0.

extension LaunchReport {
    /// The first page of the report, whose pictures and documents are kept.
    func html(_ files: ReportFiles = ReportFiles()) -> String {
        let sections = inOrder.map { id, scenario in
            ScenarioSection(scenario: scenario, id: id, files: files).markup
        }
        let summary = ReportSummary(self)
        let filter = ReportFilter(
            label: "Choose launches", apps: scenarios.map(\.brand),
            verdicts: scenarios.map { $0.outcome.isPassed ? "passed" : "failed" },
            devices: scenarios.map(\.device.name))
        return ReportPage(
            title: title, navigation: summary.navigation, header: summary.header,
            content: "\(filter.markup)\n\(summary.section)\n\(sections)",
            footer: "Times are milliseconds or seconds after the start of the process.", files: files,
            isLong: summary.isLong
        ).text
    }

    /// The launches with the ids of their sections: those that failed come first.
    var inOrder: [(id: String, scenario: Scenario)] {
        var ids = ReportIDs()
        let all = scenarios.map { (id: ids.id($0.brand, $0.name), scenario: $0) }
        return all.filter { !$0.scenario.outcome.isPassed } + all.filter(\.scenario.outcome.isPassed)
    }
}
