// Licensed under the Apache License, Version 2.0.

/// The waterfall in words: its legend, and a table for readers who cannot see the drawing.
struct WaterfallTable: Sendable {
    let waterfall: LaunchReport.Waterfall

    var markup: HTML { "\(legend)\n\(table)" }

    private var legend: HTML {
        let used = LaunchReport.AttemptOutcome.allCases.filter { outcome in
            waterfall.tasks.contains { $0.attempts.contains { $0.outcome == outcome } }
        }
        let items: [HTML] = used.map { outcome in
            let pattern: HTML? = ReportPatterns.id(of: outcome).map {
                "<rect x=\"1\" y=\"1\" width=\"26\" height=\"12\" rx=\"3\" fill=\"url(#\($0))\"/>"
            }
            return """
                <li><svg class="swatch bar \(outcome.rawValue)" viewBox="0 0 28 14" aria-hidden="true">\
                <rect class="fill" x="1" y="1" width="26" height="12" rx="3"/>\(pattern)</svg> \(outcome.word)</li>
                """
        }
        return "<ul class=\"legend\" aria-label=\"Legend\">\(items)</ul>"
    }

    private var table: HTML {
        let attempts: [HTML] = waterfall.tasks.flatMap { task in
            task.attempts.enumerated().map { index, attempt in
                row(
                    task.name, "attempt \(index + 1)", attempt.start, attempt.end,
                    attempt.text.isEmpty ? attempt.outcome.word : "\(attempt.outcome.word): \(attempt.text)")
            }
        }
        let phases = waterfall.phases.map { row($0.name, "phase", $0.start, $0.end) }
        let marks = waterfall.marks.map { row($0.text, "event", $0.time, $0.time) }
        return """
            <details><summary>The waterfall as a table</summary>
            <div class="scroll" tabindex="0" role="region" aria-label="Waterfall as a table">
            <table class="moments"><caption>Attempts, phases and events by time</caption>
            <thead><tr><th>Name</th><th>Kind</th><th>Start</th><th>End</th><th>Outcome</th></tr></thead>
            <tbody>
            \(attempts)\(phases)\(marks)</tbody></table></div></details>
            """
    }

    private func row(_ name: String, _ kind: String, _ start: Double, _ end: Double?, _ said: String = "")
        -> HTML
    {
        let outcome: HTML? = said.isEmpty ? nil : "<td>\(said)</td>"
        return """
            <tr><th>\(name)</th><td>\(kind)</td><td>\(TimeText.text(start))</td>\
            <td>\(end.map { TimeText.text($0) } ?? "still running")</td>\(outcome)</tr>

            """
    }
}
