// Licensed under the Apache License, Version 2.0.

/// The part of the report about one launch.
struct ScenarioSection {
    let scenario: LaunchReport.Scenario
    /// The id of the section; all others in it begin with it.
    let id: String
    /// The pictures and documents of the whole report.
    let files: ReportFiles

    /// The head, and all else as markup that a script makes when a reader comes near, and that stands there without one.
    var markup: HTML {
        """
        <section id="\(id)" class="card scenario" aria-labelledby="\(id)-title" data-app="\(scenario.brand)" \
        data-verdict="\(scenario.outcome.isPassed ? "passed" : "failed")" data-device="\(scenario.device.name)">
        \(header)
        <noscript>
        \(figures)
        \(film)
        <h3>What each task did</h3>
        \(WaterfallTable(waterfall: scenario.waterfall).markup)
        \(readings)
        <div class="columns">
        \(announcements)
        \(missed)
        \(documents)
        </div>
        </noscript>
        </section>

        """
    }

    private var header: HTML {
        let outcome = scenario.outcome
        let size =
            "\(PlainNumber.text(scenario.device.width)) × \(PlainNumber.text(scenario.device.height)) pt"
        let facts =
            ["\(scenario.device.name), \(size)", scenario.appearance.capitalizedFirst] + scenario.flags
        let lacks = Shortfall.lines(scenario.missed).count
        let missed: HTML? =
            lacks == 0 ? nil : "<li class=\"lack\">\(MessageText.count(lacks, "thing")) missed</li>"
        let chips: [HTML] = facts.map { "<li>\($0)</li>" }
        let reason: HTML? =
            outcome.isPassed
            ? nil
            : "<p class=\"reason\"><strong>Why it failed</strong> \(outcome.reason ?? "No reason was recorded.")</p>"
        let reached: HTML =
            outcome.reachedRoute == outcome.expectedRoute
            ? "<code>\(outcome.expectedRoute)</code>, as expected"
            : "<code>\(outcome.reachedRoute ?? "none")</code>, expected <code>\(outcome.expectedRoute)</code>"
        return """
            <header class="scenario-head">
            <div class="heading"><h2 id="\(id)-title">\(scenario.title)</h2>\(VerdictBadge.markup(outcome.isPassed))</div>
            <p class="about">\(scenario.description)</p>
            <ul class="chips">\(chips)<li class="route">Route \(reached)</li>\(missed)</ul>
            \(reason)
            </header>
            """
    }

    private var figures: HTML {
        let figures = scenario.figures
        let values = [
            ("First frame", figures.firstFrame.map { TimeText.text($0) }),
            ("Splash visible", figures.splashVisible.map { TimeText.text($0) }),
            ("Frames", String(figures.frames)),
            ("Slowest frame", figures.slowestFrame.map { TimeText.text($0) }),
            ("Median frame", figures.medianFrame.map { TimeText.text($0) }),
        ]
        let tiles: [HTML] = values.compactMap { name, value in
            value.map { "<div><dt>\(name)</dt><dd>\($0)</dd></div>" }
        }
        return "<dl class=\"figures small\">\(tiles)</dl>"
    }

    private var announcements: HTML {
        let items: [HTML] = scenario.announcements.map {
            "<li><span class=\"time\">\(TimeText.text($0.time))</span> <span>\($0.text)</span></li>\n"
        }
        let list: HTML =
            items.isEmpty
            ? "<p class=\"quiet\">Nothing was announced.</p>" : "<ol class=\"announcements\">\n\(items)</ol>"
        return "<div><h3>Read aloud by assistive technology</h3>\n\(list)</div>"
    }

    private var missed: HTML? {
        let items: [HTML] = Shortfall.lines(scenario.missed).map { "<li>\($0)</li>\n" }
        return items.isEmpty
            ? nil : "<div class=\"missed\"><h3>What its views missed</h3>\n<ul>\n\(items)</ul></div>"
    }

    private var readings: HTML? {
        guard !scenario.accessibility.isEmpty else { return nil }
        let trees = scenario.accessibility.map { ReadingOrder($0).markup }
        return "<div class=\"readings\"><h3>What a screen reader meets, in its order</h3>\n\(trees)</div>"
    }

    private var documents: HTML {
        var all: [(title: String, text: String, ending: String)] = []
        if !scenario.log.isEmpty {
            let title = "Log, \(MessageText.count(scenario.log.count, "line"))"
            all.append((title, scenario.log.joined(separator: "\n"), "txt"))
        }
        all.append(("Scenario file", scenario.scenarioJSON, "json"))
        return "<div><h3>Documents</h3>\n\(files.documents(all))</div>"
    }
}

extension String {
    /// The text with its first letter in upper case.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
