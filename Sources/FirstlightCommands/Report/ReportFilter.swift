// Licensed under the Apache License, Version 2.0.

/// The choice among the launches of a report. Without a script all of them are shown, and it is not.
struct ReportFilter: Sendable {
    let report: LaunchReport

    var markup: HTML {
        let launches = report.scenarios
        return """
            <form class="filter" role="search" aria-label="Choose launches" hidden="hidden">
            <label>Words <input type="search" name="words" autocomplete="off"/></label>
            \(choice("app", "App", launches.map(\.brand)))
            \(choice("verdict", "Verdict", launches.map { $0.outcome.isPassed ? "passed" : "failed" }))
            \(choice("device", "Device", launches.map(\.device.name)))
            <output></output>
            </form>

            """
    }

    /// A list of the values that there are; nothing where there is no choice.
    private func choice(_ name: String, _ title: String, _ values: [String]) -> HTML? {
        let known = Set(values).sorted()
        guard known.count > 1 else { return nil }
        let options: [HTML] = known.map { "<option>\($0)</option>" }
        return
            "<label>\(title) <select name=\"\(name)\"><option value=\"\">All</option>\(options)</select></label>"
    }
}
