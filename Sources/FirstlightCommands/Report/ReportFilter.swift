// Licensed under the Apache License, Version 2.0.

/// The choice among the parts of a report. Without a script all of them are shown, and it is not.
struct ReportFilter: Sendable {
    /// The choice in words.
    let label: String
    let apps: [String]
    let verdicts: [String]
    let devices: [String]

    var markup: HTML {
        """
        <form class="filter" role="search" aria-label="\(label)" hidden="hidden">
        <label class="field"><span>Words</span> <input type="search" name="words" autocomplete="off"/></label>
        \(choice("app", "App", apps))
        \(choice("verdict", "Verdict", verdicts))
        \(choice("device", "Device", devices))
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
            """
            <label class="field"><span>\(title)</span> <select name="\(name)"><option value="">All</option>\(options)</select></label>
            """
    }
}
