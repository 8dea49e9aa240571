// Licensed under the Apache License, Version 2.0.

/// The top of the report: what ran, how it went, and a table that leads to each scenario.
struct ReportSummary: Sendable {
    private let report: LaunchReport
    /// The launches with the ids of their sections, those that failed first.
    private let launches: [(id: String, scenario: LaunchReport.Scenario)]

    init(_ report: LaunchReport) { (self.report, launches) = (report, report.inOrder) }

    /// As many rows and entries as are laid out before anybody asks for them.
    private static let mostRows = 300

    /// Indicates whether the parts of the report are laid out together when the page is whole.
    var isLong: Bool { launches.count > Self.mostRows }

    private var passed: Int { report.scenarios.filter(\.outcome.isPassed).count }

    var header: HTML {
        let total = report.scenarios.count
        let alone = report.scenarios.map(\.figures).filter { $0.slowestFrame != nil }
        let firstFrames = alone.compactMap(\.firstFrame).sorted()
        let median = firstFrames.isEmpty ? nil : firstFrames[firstFrames.count / 2]
        let slowest = alone.compactMap(\.slowestFrame).max()
        let frames = report.scenarios.reduce(0) { $0 + $1.figures.frames }
        let failed = total - passed
        return """
            <header class="top">
            <p class="overline">Firstlight launch report</p>
            <h1>\(report.title)</h1>
            <p class="run"><span>\(report.date)</span> <span>\(report.machine)</span></p>
            <dl class="figures">
            \(figure("Launches passed", "\(passed) of \(total)", isBad: failed > 0))
            \(figure("First frame alone, median", TimeText.text(median)))
            \(figure("Slowest frame alone", TimeText.text(slowest)))
            \(figure("Frames", String(frames)))
            </dl>
            \(failures)
            </header>

            """
    }

    /// The way to the launches that failed, of which there may be one among a hundred.
    private var failures: HTML? {
        let links: [HTML] = launches.filter { !$0.scenario.outcome.isPassed }.map { id, scenario in
            "<li><a href=\"#\(id)\">\(scenario.title)</a></li>"
        }
        return links.isEmpty ? nil : "<div class=\"reason\"><strong>Failed</strong><ul>\(links)</ul></div>"
    }

    private func figure(_ name: String, _ value: String, isBad: Bool = false) -> HTML {
        "<div\(HTML(stringLiteral: isBad ? " class=\"bad\"" : ""))><dt>\(name)</dt><dd>\(value)</dd></div>"
    }

    var navigation: HTML {
        let items: [HTML] = launches.map { id, scenario in
            """
            <li><a href="#\(id)">\(VerdictBadge.symbol(scenario.outcome.isPassed)) \
            \(scenario.title)</a></li>

            """
        }
        // Of a list that nobody looks through at one go, the markup is made into elements behind the first picture of the page.
        let (start, end): (HTML, HTML) = isLong ? ("<noscript>", "</noscript>") : ("", "")
        return """
            <nav class="side" aria-label="Scenarios">
            <p class="overline">Scenarios</p>\(start)
            <ol>
            \(items)</ol>
            \(end)</nav>

            """
    }

    var section: HTML {
        let rows: [HTML] = launches.map { id, scenario in
            let figures = scenario.figures, outcome = scenario.outcome
            return """
                <tr><th scope="row">\(VerdictBadge.symbol(outcome.isPassed)) \
                <a href="#\(id)">\(scenario.title)</a></th>\
                <td><code>\(outcome.expectedRoute)</code></td>\
                <td><code>\(outcome.reachedRoute ?? "none")</code></td>\
                <td class="number">\(TimeText.text(figures.firstFrame))</td>\
                <td class="number">\(TimeText.text(figures.splashVisible))</td>\
                <td class="number">\(figures.frames)</td>\
                <td class="number">\(TimeText.text(figures.slowestFrame))</td>\
                <td>\(VerdictBadge.markup(outcome.isPassed))</td></tr>

                """
        }
        let title =
            launches.count == 1 ? "The launch in a table" : "All \(launches.count) launches in a table"
        return """
            <section id="summary" class="card" aria-labelledby="summary-title">
            <h2 id="summary-title">Summary</h2>
            <p class="quiet">\(LaunchReport.firstFrameNote) \(LaunchReport.aloneNote)</p>
            <details class="all"\(HTML(stringLiteral: isLong ? "" : " open=\"open\""))>\
            <summary>\(title)</summary>
            <div class="scroll" tabindex="0" role="region" aria-label="Summary table"><noscript>
            <table class="summary">
            <caption>Where each launch led</caption>
            <thead><tr><th scope="col">Scenario</th><th scope="col">Route expected</th>\
            <th scope="col">Route reached</th><th scope="col" class="number">First frame</th>\
            <th scope="col" class="number">Splash visible</th><th scope="col" class="number">Frames</th>\
            <th scope="col" class="number">Slowest frame</th><th scope="col">Verdict</th></tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>
            </noscript></div></details>
            </section>

            """
    }
}
