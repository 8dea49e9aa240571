// Licensed under the Apache License, Version 2.0.

extension LaunchReport {
    /// The report as one HTML file that needs nothing but itself.
    func html() -> String {
        let pictures = ReportPictures(scenarios)
        let sections = inOrder.map { index, scenario in
            ScenarioSection(scenario: scenario, id: Self.id(index, scenario), pictures: pictures).markup
        }
        // The policy makes the browser refuse whatever would have to be fetched.
        let page: HTML = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
            style-src 'unsafe-inline'; script-src 'unsafe-inline'"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <title>\(title)</title>
            <style>\(HTML(stringLiteral: ReportStyle.text))</style>
            </head>
            <body>
            <a class="skip" href="#summary">Skip to the summary</a>
            \(ReportPatterns.markup)
            <div class="page">
            \(ReportSummary(report: self).navigation)
            <div class="content">
            \(ReportSummary(report: self).header)
            <main>
            \(ReportFilter(report: self).markup)
            \(ReportSummary(report: self).section)
            \(sections)
            </main>
            <footer>Times are milliseconds or seconds after the start of the process. \
            This file is complete: it loads nothing else.</footer>
            </div>
            </div>
            \(pictures.markup)
            \(ReportScript.frame)
            <script>\(HTML(stringLiteral: ReportScript.text))</script>
            </body>
            </html>

            """
        return page.text
    }

    /// The launches with their places: those that failed come first.
    var inOrder: [(index: Int, scenario: Scenario)] {
        let all = scenarios.enumerated().map { (index: $0, scenario: $1) }
        return all.filter { !$0.scenario.outcome.isPassed } + all.filter(\.scenario.outcome.isPassed)
    }

    /// An id for a scenario's section: readable, and unique by its number.
    static func id(_ index: Int, _ scenario: Scenario) -> String {
        let letters = scenario.name.lowercased().map { character in
            character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
        }
        return "s\(index + 1)-" + String(letters)
    }
}
