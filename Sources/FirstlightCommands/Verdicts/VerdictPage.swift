// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit

/// The verdicts of a command as a report in the form of that of launches: failures first.
struct VerdictPage {
    let report: VerdictReport
    let title: String
    var date = ISO8601DateFormatter().string(from: Date())
    var machine = RunCommand.machine

    init(_ report: VerdictReport, title: String) { (self.report, self.title) = (report, title) }

    /// The names of apps, for a title.
    static func names(_ apps: [AppDescriptor]) -> String { apps.map(\.name).joined(separator: ", ") }

    /// Checks, before the work, that the wanted report can be written.
    static func prepare(_ arguments: ParsedArguments) throws {
        if arguments[StandardOptions.report] == nil {
            try arguments.refuse([StandardOptions.singleFile], "without --report")
        }
        try place(arguments)?.prepare()
    }

    /// The wanted place of the report.
    private static func place(_ arguments: ParsedArguments) -> ReportPlace? {
        arguments[StandardOptions.report].map {
            ReportPlace($0, isSingle: arguments[StandardOptions.singleFile])
        }
    }

    /// Writes the report that is wanted, with what belongs beside it, and says where it is.
    func write(_ arguments: ParsedArguments) throws {
        guard let place = Self.place(arguments) else { return }
        try place.write(html)
        try report.write(beside: place, title: title)
        if !arguments[StandardOptions.json], !arguments.isGiven(FolderLint.sarif) {
            arguments.console.print("The report is in \(place.page).")
        }
    }

    /// The page.
    func html(_ files: ReportFiles = ReportFiles()) -> String {
        var ids = ReportIDs()
        let failures = report.failures.map { (id: ids.id($0.subject, $0.name), entry: $0) }
        let cards = failures.map { VerdictSection(entry: $0.entry, id: $0.id, files: files).markup }
        let links: [HTML] = failures.map {
            "<li><a href=\"#\($0.id)\">\(VerdictBadge.symbol(false)) <span>\($0.entry.name)</span></a></li>\n"
        }
        let filter = ReportFilter(
            label: "Choose verdicts", apps: report.cases.map(\.subject),
            verdicts: report.cases.map(\.verdict),
            devices: report.cases.compactMap(\.device))
        let none: HTML? =
            failures.isEmpty
            ? "<section class=\"card\"><h2>Nothing failed</h2><p class=\"about\">What was judged is below.</p></section>"
            : nil
        return ReportPage(
            title: title,
            navigation: """
                <nav class="side" aria-label="Failures">
                <p class="overline">Failures</p>
                <ol>
                \(links.isEmpty ? ["<li><a href=\"#summary\">None</a></li>"] : links)</ol>
                </nav>
                """, header: header,
            content: """
                \(filter.markup)
                <div id="summary">\(none)\(cards)</div>
                \(rows("Not judged", report.cases.filter { $0.skip != nil }))
                \(rows("Passed", report.cases.filter { $0.outcome == .passed }))
                """, footer: "", files: files
        ).text
    }

    private var header: HTML {
        let (failed, skipped) = (report.failures.count, report.cases.count { $0.skip != nil })
        let passed = report.cases.count - failed - skipped
        let bad: HTML? = failed > 0 ? " class=\"bad\"" : nil
        return """
            <header class="top">
            <p class="overline">Firstlight report</p>
            <h1>\(title)</h1>
            <p class="run"><span>\(date)</span> <span>\(machine)</span></p>
            <dl class="figures">
            <div\(bad)><dt>Failed</dt><dd>\(failed)</dd></div>
            <div><dt>Passed</dt><dd>\(passed)</dd></div>
            <div><dt>Not judged</dt><dd>\(skipped)</dd></div>
            </dl>
            </header>
            """
    }

    /// A line for each case that needs no look at first.
    private func rows(_ title: String, _ cases: [VerdictReport.Case]) -> HTML? {
        guard !cases.isEmpty else { return nil }
        let reasons = cases.contains { $0.skip != nil }
        let rows: [HTML] = cases.map { entry in
            let place = entry.places.prefix(6).joined(separator: ", ")
            let said = [entry.device, entry.skip ?? place].compactMap(\.self).joined(separator: ": ")
            return """
                <tr class="entry" data-app="\(entry.subject)" data-verdict="\(entry.verdict)" \
                data-device="\(entry.device ?? "")"><td>\(entry.subject)</td><th scope="row">\(entry.name)</th>\
                <td>\(said)</td></tr>

                """
        }
        return """
            <details class="card rows"><summary><h2>\(title) <span class="count">\(cases.count)</span></h2></summary>
            <div class="scroll" tabindex="0" role="region" aria-label="\(title)">
            <table><caption class="unseen">\(title)</caption>
            <thead><tr><th scope="col">App</th><th scope="col">Subject</th>\
            <th scope="col">\(reasons ? "Because" : "Where")</th></tr></thead>
            <tbody>
            \(rows)</tbody></table></div></details>
            """
    }
}

extension VerdictReport.Case {
    /// The app that it is about.
    fileprivate var subject: String { app ?? group }

    /// The verdict in a word or two.
    fileprivate var verdict: String { failure != nil ? "failed" : skip != nil ? "not judged" : "passed" }
}

/// The part of a page about something that failed.
private struct VerdictSection {
    let entry: VerdictReport.Case
    let id: String
    let files: ReportFiles

    var markup: HTML {
        let few = entry.places.count <= 6
        let facts = [entry.subject] + [entry.device].compactMap(\.self) + (few ? entry.places : [])
        let chips: [HTML] = facts.map { "<li>\($0)</li>" }
        let places: [HTML] = few ? [] : entry.places.map { "<li>\($0)</li>\n" }
        let list: HTML? =
            few
            ? nil
            : "<details><summary>All \(places.count) places</summary><ul class=\"places\">\n\(places)</ul></details>"
        return """
            <section id="\(id)" class="card scenario" aria-labelledby="\(id)-title" data-app="\(entry.subject)" \
            data-verdict="failed" data-device="\(entry.device ?? "")">
            <header class="scenario-head">
            <div class="heading"><h2 id="\(id)-title">\(entry.name)</h2>\(VerdictBadge.markup(false))</div>
            <ul class="chips">\(chips)</ul>
            <p class="reason"><strong>Why it failed</strong> \(entry.failure ?? "")</p>
            </header>
            \(list)\(entry.pictures.map(comparison))
            </section>

            """
    }

    /// The pictures side by side, as markup that a script makes when a reader comes near, and then lays over each other.
    private func comparison(_ shown: ComparedPictures) -> HTML {
        let sides: [(String, String, Data?)] = [
            ("golden", "Golden", shown.golden), ("actual", "Now", shown.actual),
            ("difference", "Difference", shown.difference),
        ]
        let figures: [HTML] = sides.compactMap { side, name, picture in
            picture.map {
                """
                <figure data-side="\(side)"><span class="shot" style="aspect-ratio: \(shown.width) / \(shown.height)">\
                \(files.shown($0, style: "whole", name: "\(name) of \(entry.name)"))\(frame(shown))</span>\
                <figcaption>\(name)</figcaption></figure>

                """
            }
        }
        let dashes = shown.view == nil ? "" : ", framed by dashes"
        let owner: HTML? =
            shown.owner.isEmpty
            ? nil
            : "<p class=\"about\">The pixels that differ, framed, belong to <b>\(shown.owner)</b>\(dashes).</p>"
        return """
            \(owner)<noscript>
            <div class="compare beside" data-size="\(shown.width) \(shown.height)"\(box("area", shown.area))\
            \(box("view", shown.view))>
            \(figures)</div></noscript>
            """
    }

    private func box(_ name: String, _ box: [Double]?) -> HTML? {
        box.map { box in
            let numbers = box.map { PlainNumber.text($0) }.joined(separator: " ")
            return " data-\(name)=\"\(numbers)\""
        }
    }

    /// The frames around the view that owns the pixels that differ, and around them.
    private func frame(_ shown: ComparedPictures) -> HTML? {
        guard shown.width > 0, shown.height > 0 else { return nil }
        let frames: [HTML] = [("area of-view", shown.view), ("area", shown.area)].compactMap { style, box in
            guard let box, box.count == 4 else { return nil }
            return """
                <span class="\(style)" style="left: \(box[0] / shown.width * 100)%; top: \(box[1] / shown.height * 100)%; \
                width: \(box[2] / shown.width * 100)%; height: \(box[3] / shown.height * 100)%"></span>
                """
        }
        return "\(frames)"
    }
}
