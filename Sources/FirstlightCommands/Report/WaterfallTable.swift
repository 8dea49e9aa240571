// Licensed under the Apache License, Version 2.0.

/// The waterfall in words, from which a script draws it: a row for each attempt, phase and mark.
struct WaterfallTable: Sendable {
    let waterfall: LaunchReport.Waterfall

    var markup: HTML {
        let attempts: [HTML] = waterfall.tasks.flatMap { task -> [HTML] in
            let note: HTML? = task.note.isEmpty ? nil : " <small>\(task.note)</small>"
            let name: HTML = "\(task.name)\(note)"
            if task.attempts.isEmpty { return [row(name, "task", nil, nil, "did not run")] }
            return task.attempts.enumerated().map { index, attempt in
                let (outcome, text) = (attempt.outcome, attempt.text)
                return row(
                    name, "attempt \(index + 1)", attempt.start, attempt.end,
                    text.isEmpty ? outcome.word : "\(outcome.word): \(text)", style: outcome.rawValue)
            }
        }
        let phases = waterfall.phases.map { row("\($0.name)", "phase", $0.start, $0.end) }
        let marks = waterfall.marks.map {
            row("\($0.text)", "event", $0.time, $0.time, style: $0.kind.rawValue)
        }
        let headings = ["Name", "Kind", "Start", "End", "Outcome"].map { title -> HTML in
            "<th scope=\"col\">\(title)</th>"
        }
        return """
            <details open="open"><summary>As a table</summary>
            <div class="scroll" tabindex="0" role="region" aria-label="What each task did, as a table">
            <table class="moments" data-end="\(waterfall.end)">\
            <caption>Attempts, phases and events, in milliseconds after the start</caption>
            <thead><tr>\(headings)</tr></thead>
            <tbody>
            \(attempts)\(phases)\(marks)</tbody></table></div></details>
            """
    }

    private func row(
        _ name: HTML, _ kind: String, _ start: Double?, _ end: Double?, _ said: String = "",
        style: String = ""
    ) -> HTML {
        let kept: HTML? = style.isEmpty ? nil : " class=\"\(style)\""
        return """
            <tr\(kept)><th scope="row">\(name)</th><td>\(kind)</td><td>\(time(start, or: ""))</td>\
            <td>\(time(end, or: kind == "task" ? "" : "still running"))</td><td>\(said)</td></tr>

            """
    }

    private func time(_ value: Double?, or none: HTML) -> HTML { value.map { "\($0)" } ?? none }
}
