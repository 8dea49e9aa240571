// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands

@Suite struct LaunchReportHTMLTests {
    @Test(arguments: [
        "Fresh install", SampleReport.hostile, "", "日本 👍", String(repeating: "long ", count: 60),
    ])
    func anyTextLeavesTheDocumentWellFormed(_ text: String) throws {
        let html = SampleReport.report([SampleReport.scenario(text: text, isPassed: false)]).html()
        let document = try MarkupReader(html)
        #expect(document.elements.filter { $0.name == "script" }.count == 1)
        #expect(!html.contains("<script>alert"))
        #expect(!html.unicodeScalars.contains("\u{0}"))
    }

    @Test func aTitleIsShownAsItWasWritten() throws {
        let report = LaunchReport(title: "A <b> & \"c\"", date: "", machine: "", scenarios: [])
        #expect(try MarkupReader(report.html()).text.contains("A &lt;b&gt; &amp; &quot;c&quot;"))
    }

    @Test func eachScenarioHasOneSectionThatTheSummaryLeadsTo() throws {
        let report = SampleReport.report([
            SampleReport.scenario(name: "fresh"), SampleReport.scenario(name: "fresh"),
            SampleReport.scenario(name: "Träge & <langsam>"),
        ])
        let document = try MarkupReader(report.html())
        let sections = document.elements.filter { $0.attributes["class"] == "card scenario" }
        let ids = sections.compactMap { $0.attributes["id"] }
        #expect(ids == ["urbannest/fresh", "urbannest/fresh/2", "urbannest/tr-ge----langsam-"])
        let links = document.elements.compactMap { $0.name == "a" ? $0.attributes["href"] : nil }
        #expect(ids.allSatisfy { links.contains("#\($0)") })
    }

    @Test func everyIdIsUniqueAndEveryReferenceLeadsToOne() throws {
        let report = SampleReport.report([SampleReport.scenario(), SampleReport.scenario(isPassed: false)])
        let elements = try MarkupReader(report.html()).elements
        let ids = elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        for element in elements {
            var references = element.attributes["aria-labelledby", default: ""].split(separator: " ").map {
                String($0)
            }
            references += [element.attributes["for"]].compactMap(\.self)
            if let link = element.attributes["href"], link.hasPrefix("#") {
                references.append(String(link.dropFirst()))
            }
            if let fill = element.attributes["fill"], fill.hasPrefix("url(#") {
                references.append(String(fill.dropFirst(5).dropLast()))
            }
            for reference in references {
                #expect(ids.contains(reference), "\(element.name) names \(reference)")
            }
        }
    }

    @Test func nothingIsFetchedFromElsewhere() throws {
        let html = SampleReport.report([SampleReport.scenario()]).html()
        let elements = try MarkupReader(html).elements
        for element in elements {
            for (name, value) in element.attributes where ["src", "href", "srcset", "action"].contains(name) {
                #expect(value.hasPrefix("#") || value.hasPrefix("data:image/"), "\(name)=\(value)")
            }
        }
        // The name of a language of drawings is no address.
        let rest = html.replacing("http://www.w3.org/2000/svg", with: "").replacing(
            PageFilesTests.remark, with: "")
        #expect(!rest.contains("http:") && !rest.contains("https:") && !rest.contains("import("))
        #expect(
            !html.contains("@import") && !html.contains("@font-face")
                && !elements.contains { $0.name == "link" })
    }

    @Test func `A folder has each picture and text once, by its content`() throws {
        let files = ReportFiles(isSingle: false)
        let report = SampleReport.report([
            SampleReport.scenario(name: "one"), SampleReport.scenario(name: "two"),
        ])
        let elements = try MarkupReader(report.html(files)).elements
        // SHA-256 of the bytes 1 2 3, of 4, and of 5 6.
        let pictures = ["039058c6f2c0cb49", "e52d9c508c502347", "c42522128b49193d"].map {
            "pictures/\($0).webp"
        }
        #expect(files.beside.keys.filter { $0.hasPrefix("pictures/") }.sorted() == pictures.sorted())
        #expect(files.beside[pictures[0]] == Data([1, 2, 3]))
        let shown = elements.filter { $0.name == "img" }
        #expect(shown.count == 8 && shown.allSatisfy { $0.attributes["loading"] == "lazy" })
        let sources = Set(
            elements.compactMap { $0.name == "img" ? $0.attributes["src"] : nil }
                + elements.compactMap { $0.name == "a" ? $0.attributes["href"] : nil }.filter {
                    !$0.hasPrefix("#")
                })
        #expect(sources == Set(files.beside.keys))
        #expect(files.beside.keys.filter { $0.hasPrefix("documents/") }.count == 2)
        #expect(!elements.contains { $0.name == "image" })
        let policy = try #require(
            elements.first { $0.attributes["http-equiv"] != nil }?.attributes["content"])
        #expect(
            policy.contains("default-src 'none'; img-src 'self' data:;")
                && !policy.contains("script-src 'unsafe"))
    }

    @Test func picturesStandInTheDocumentWithTheirInstants() throws {
        let elements = try MarkupReader(SampleReport.report([SampleReport.scenario()]).html()).elements
        let moving = elements.filter { $0.name == "img" }
        #expect(moving.map { $0.attributes["src"] } == ["data:image/webp;base64,BQY="])
        #expect(moving.map { $0.attributes["alt"] } == ["The launch in motion, 2 s"])
        // A browser reads what moves when somebody opens it.
        #expect(moving.map { $0.attributes["loading"] } == ["lazy"])
        let motion = try #require(elements.first { $0.attributes["class"] == "motion" })
        #expect(motion.name == "details" && motion.attributes["open"] == nil)
        let shown = elements.indices.filter {
            elements[$0].attributes["class"]?.split(separator: " ").last == "shot"
        }
        #expect(
            shown.map { elements[$0].attributes["aria-label"] } == [
                "The last screen", "Screen at 0 ms", "Screen at 250 ms",
            ])
        #expect(shown.map { elements[$0 + 1].attributes["href"] } == ["#p1", "#p2", "#p1"])
        let stored = elements.filter { $0.name == "image" }
        #expect(stored.map { $0.attributes["id"] } == ["p1", "p2"])
        #expect(
            stored.map { $0.attributes["href"] }
                == ["data:image/webp;base64,BA==", "data:image/webp;base64,AQID"])
    }

    @Test func aPictureThatManyLaunchesShowIsStoredOnce() throws {
        let pages = try [1, 100].map { count in
            try MarkupReader(
                SampleReport.report((1...count).map { SampleReport.scenario(name: "s\($0)") }).html())
        }
        let stored = pages.map { page in
            page.elements.filter { $0.name == "image" }.map { $0.attributes["href"] }
        }
        #expect(stored[0].count == 2 && stored[0] == stored[1])
        #expect(pages[1].elements.filter { $0.name == "use" && $0.attributes["href"] == "#p2" }.count == 100)
    }

    @Test func aReportOfTwoThousandLaunchesStaysSmallAndIsLaidOutWhereItIsLookedAt() {
        let frames = (0..<10).map { frame in
            LaunchReport.Frame(
                time: Double(frame) * 100, webp: Data(repeating: UInt8(frame), count: 6000), caption: nil)
        }
        let files = ReportFiles(isSingle: false)
        let html = SampleReport.report((0..<2000).map { SampleReport.small("s\($0)", frames) }).html(files)
        func count(_ text: String) -> Int { html.components(separatedBy: text).count - 1 }
        #expect(count("<li data-time=") == 20_000)
        #expect(files.beside.count == 11)
        #expect(html.utf8.count < 2000 * 4_000, "\(html.utf8.count)")
        #expect(PageFiles.style.contains(".scenario { content-visibility: auto;"))
        // A browser makes of each launch its head; the table of all waits until it is opened, and the list until it is seen.
        #expect(count("<noscript>") == 2002 && count("</noscript>") == 2002)
        #expect(html.contains("<p class=\"overline\">Scenarios</p><noscript>\n<ol>\n<li><a href="))
        #expect(html.contains("</li>\n</ol>\n</noscript></nav>"))
        #expect(!SampleReport.report([SampleReport.scenario()]).html().contains("Scenarios</p><noscript>"))
        #expect(html.contains("<details class=\"all\"><summary>All 2000 launches in a table</summary>"))
        // With a script they are laid out when all are there; without one, as they come.
        #expect(html.contains("<main class=\"long\">") && PageFiles.script.contains("classList.add('whole')"))
        #expect(PageFiles.style.contains("(scripting: enabled) { .long:not(.whole) .scenario {"))
        #expect(SampleReport.report([SampleReport.scenario()]).html().contains("<main>"))
    }

    @Test func aSummaryOfOneLaunchSpeaksOfOne() {
        let html = SampleReport.report([SampleReport.scenario()]).html()
        #expect(html.contains("<summary>The launch in a table</summary>"))
    }

    @Test func aLaunchTakesNoMoreThanItsWordsAndItsOwnPictures() {
        let one = SampleReport.report([SampleReport.scenario()]).html().utf8.count
        let two = SampleReport.report([SampleReport.scenario(), SampleReport.scenario()]).html().utf8.count
        // One attempt of each outcome and one mark of each kind are more than most launches have.
        #expect(two - one < 9_000)
    }

    @Test func everyPictureTableAndRegionHasItsName() throws {
        let elements = try MarkupReader(SampleReport.report([SampleReport.scenario()]).html()).elements
        let names = elements.map(\.name)
        #expect(elements.filter { $0.name == "img" }.allSatisfy { $0.attributes["alt"]?.isEmpty == false })
        #expect(
            elements.filter { $0.attributes["role"] == "img" }.allSatisfy {
                $0.attributes["aria-label"]?.isEmpty == false
            })
        #expect(names.filter { $0 == "table" }.count == names.filter { $0 == "caption" }.count)
        for landmark in ["header", "main", "nav", "footer", "h1"] { #expect(names.contains(landmark)) }
        #expect(names.filter { $0 == "h1" }.count == 1)
        #expect(
            elements.filter { $0.attributes["tabindex"] == "0" }.allSatisfy {
                $0.attributes["aria-label"] != nil || $0.attributes["aria-labelledby"] != nil
            })
    }

    @Test func theHeadlinesAreThoseOfLaunchesThatRanAlone() {
        let report = SampleReport.report([
            SampleReport.scenario(firstFrame: 50), SampleReport.scenario(firstFrame: 900, isAlone: false),
            SampleReport.scenario(firstFrame: 800, isAlone: false),
        ])
        #expect(report.html().contains("<dt>First frame alone, median</dt><dd>50 ms</dd>"))
        #expect(report.html().contains("<dt>Slowest frame alone</dt><dd>6.3 ms</dd>"))
    }

    @Test func whatViewsMissedIsTold() throws {
        let lack = Shortfall.Item(
            kind: "font", message: "No font \u{201C}<Rounded>\u{201D} is there.", path: "Splash/Text")
        let html = SampleReport.report([
            SampleReport.scenario(missed: [lack, lack]), SampleReport.scenario(name: "whole"),
        ]).html()
        let text = try MarkupReader(html).text
        #expect(text.contains("1 thing missed"))
        #expect(
            text.contains(
                "font: No font \u{201C}&lt;Rounded&gt;\u{201D} is there. In Splash/Text."))
        #expect(html.split(separator: "What its views missed").count == 2)
    }

    @Test func aFailureSaysWhy() throws {
        let text = try MarkupReader(
            SampleReport.report([SampleReport.scenario(text: "late", isPassed: false)]).html()
        ).text
        #expect(text.contains("0 of 1"))
        #expect(text.contains("Why it failed late"))
        #expect(text.contains("none, expected late"))
    }

    @Test func `A launch stands in the page without a script, what its tasks did in a table`() throws {
        let elements = try MarkupReader(SampleReport.report([SampleReport.scenario()]).html()).elements
        let table = try #require(elements.first { $0.attributes["class"] == "moments" })
        #expect(table.attributes["data-end"] == "2000")
        let rows = elements.compactMap { $0.name == "tr" ? $0.attributes["class"] : nil }
        #expect(
            rows.prefix(7)
                == ["succeeded", "failed", "timedOut", "cancelled", "fellBack", "skipped", "running"])
        #expect(rows.dropFirst(7).prefix(2) == ["indicator", "slowNotice"])
        // Nobody without a script could open what a script has closed.
        #expect(elements.contains { $0.name == "details" && $0.attributes["open"] == "open" })
    }

    /// WCAG 2.2, technique H63: a heading says by its scope which cells it is for, and each column has a cell in each row.
    @Test func everyRowOfAWaterfallHasItsHeadingAndACellForEachColumn() {
        let table = WaterfallTable(
            waterfall: .init(
                tasks: [.init(name: "idle", note: "", attempts: [])],
                phases: [.init(name: "entering", start: 1, end: 2)], marks: [], end: 2)
        ).markup.text
        let rows = table.split(separator: "<tr").dropFirst()
        #expect(rows.count == 3)
        for row in rows {
            let cells = row.split(separator: "<td").count - 1 + row.split(separator: "<th ").count - 1
            #expect(cells == 5, "\(row)")
        }
        #expect(table.split(separator: "<th scope=\"col\">").count == 6)
        #expect(table.contains("<th scope=\"row\">entering</th><td>phase</td><td>1</td><td>2</td><td></td>"))
    }

    @Test func whatNeverRanAndWhatHasNoEndIsSaid() {
        let table = WaterfallTable(
            waterfall: .init(
                tasks: [
                    .init(name: "idle", note: "optional", attempts: []),
                    .init(
                        name: "open", note: "",
                        attempts: [.init(start: .nan, end: nil, outcome: .running, text: "")]),
                ], phases: [], marks: [], end: .infinity)
        ).markup.text
        #expect(
            table.contains(
                "<th scope=\"row\">idle <small>optional</small></th><td>task</td><td></td><td></td><td>did not run</td>"
            ))
        #expect(table.contains("<td>attempt 1</td><td>nan</td><td>still running</td><td>running</td>"))
    }

    @Test(arguments: [
        (0.0, "0 ms"), (0.42, "0.42 ms"), (8.3, "8.3 ms"), (99.96, "100 ms"), (250, "250 ms"), (999.6, "1 s"),
        (1250, "1.25 s"), (12_340, "12.3 s"), (20_000, "20 s"),
    ])
    func timesAreShortToRead(_ milliseconds: Double, _ expected: String) {
        #expect(TimeText.text(milliseconds) == expected)
    }

    @Test func launchesThatFailedComeFirstAndCanBeChosen() throws {
        let report = SampleReport.report([
            SampleReport.scenario(name: "good"), SampleReport.scenario(name: "bad", isPassed: false),
            SampleReport.scenario(brand: "duggy", name: "fine"),
        ])
        let elements = try MarkupReader(report.html()).elements
        let sections = elements.filter { $0.attributes["class"] == "card scenario" }
        #expect(sections.map { $0.attributes["id"] } == ["urbannest/bad", "urbannest/good", "duggy/fine"])
        #expect(sections.map { $0.attributes["data-verdict"] } == ["failed", "passed", "passed"])
        #expect(sections.map { $0.attributes["data-app"] } == ["urbannest", "urbannest", "duggy"])
        // Without a script it could do nothing, so it is not shown.
        let form = try #require(elements.first { $0.name == "form" })
        #expect(form.attributes["hidden"] != nil)
        // There is one device, so there is no choice among devices.
        let choices = elements.filter { $0.name == "select" }.compactMap { $0.attributes["name"] }
        #expect(choices == ["app", "verdict"])
    }

    @Test func anInstantHasAnAddress() {
        let script = PageFiles.script
        #expect(script.contains(#"/^#(.+?)(?:@(\d+)ms)?$/"#) && script.contains("hashchange"))
    }
}
