// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import StageCairo
import Testing

@testable import FirstlightCommands

/// The page of verdicts that `audit`, `faults` and `snapshot --against` write.
@Suite struct VerdictPageTests {
    private func page(_ cases: [VerdictReport.Case]) throws -> MarkupReader {
        try MarkupReader(VerdictPage(VerdictReport(cases), title: "Two apps, audited").html())
    }

    @Test func `What failed comes first as a card, all else is a line below`() throws {
        let elements = try page([
            .init(group: "duggy", name: "contrast: Sign in", outcome: .passed),
            .init(group: "laten", name: "size: Close", outcome: .skipped("waived: it is meant")),
            .init(
                group: "laten", name: "label: Menu", outcome: .failed("It has no name."), device: "iPhone 14",
                places: ["entry, dark"]),
        ]).elements
        let parts = elements.filter {
            $0.attributes["class"] == "card scenario" || $0.attributes["class"] == "entry"
        }
        #expect(parts.map { $0.attributes["data-verdict"] } == ["failed", "not judged", "passed"])
        #expect(parts.map { $0.attributes["data-app"] } == ["laten", "laten", "duggy"])
        #expect(parts[0].attributes["id"] == "laten/label--menu")
        #expect(elements.contains { $0.name == "a" && $0.attributes["href"] == "#laten/label--menu" })
        // There is one device, so there is no choice among devices.
        #expect(
            elements.filter { $0.name == "select" }.map { $0.attributes["name"] } == ["app", "verdict"])
    }

    @Test(arguments: ["", SampleReport.hostile, "日本 👍", String(repeating: "long ", count: 60)])
    func `Any text leaves it well-formed, and nothing is fetched`(text: String) throws {
        let elements = try page([
            .init(group: text, name: text, outcome: .failed(text), device: text, places: [text]),
            .init(group: text, name: text, outcome: .skipped(text), app: text),
            .init(group: text, name: text, outcome: .passed, pictures: .init(golden: Data([1]))),
        ]).elements
        #expect(elements.filter { $0.name == "script" }.count == 1)
        let places = elements.flatMap(\.attributes).filter { ["src", "href", "action"].contains($0.key) }
        #expect(!places.isEmpty)
        for (name, value) in places {
            #expect(value.hasPrefix("#") || value.hasPrefix("data:image/"), "\(name)=\(value)")
        }
        let ids = elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
    }

    @Test func `Golden, picture and difference stand side by side, each stored once`() throws {
        let shown = ComparedPictures(
            golden: Data([1]), actual: Data([2]), difference: Data([3]), width: 100, height: 200,
            area: [20, 50, 30, 10], view: [11, 41, 78, 38],
            owner: "Root/Login (\u{201C}Sign in\u{201D})")
        let document = try page(
            ["a.png", "b.png"].map {
                .init(group: "pictures", name: $0, outcome: .failed("It differs."), pictures: shown)
            })
        let elements = document.elements
        #expect(
            elements.filter { $0.name == "figure" }.map { $0.attributes["data-side"] }
                == ["golden", "actual", "difference", "golden", "actual", "difference"])
        #expect(elements.filter { $0.name == "image" }.count == 3)
        let frame = try #require(elements.first { $0.attributes["class"] == "area" })
        #expect(frame.attributes["style"] == "left: 20%; top: 25%; width: 30%; height: 5%")
        let view = try #require(elements.first { $0.attributes["class"] == "area of-view" })
        #expect(view.attributes["style"] == "left: 11%; top: 20.5%; width: 78%; height: 19%")
        let room = try #require(elements.first { $0.attributes["class"] == "compare beside" })
        #expect(room.attributes["data-size"] == "100 200" && room.attributes["data-area"] == "20 50 30 10")
        #expect(room.attributes["data-view"] == "11 41 78 38")
        #expect(document.text.contains("belong to Root/Login (\u{201C}Sign in\u{201D}), framed by dashes."))
        // Buttons would do nothing without a script, which makes them.
        #expect(!elements.contains { $0.name == "button" })
    }

    /// A golden with a red square is the picture that is drawn, but for the square.
    @MainActor @Test func `A picture that differs is shown with the view that owns the pixels`() async throws
    {
        let folder = try WorkFolder("page")
        defer { folder.remove() }
        let (goldens, now) = (folder.url.appending(path: "goldens"), folder.url.appending(path: "now"))
        for place in [goldens, now] {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
        let variant = SnapshotVariant(device: "iphonese")
        let name = "duggy-entry-800ms-\(variant.name).png"
        let subject = try #require(GoldenSubject(name, among: AppCatalogue.firstlight.apps))
        let review = GoldenReview(goldens, of: .firstlight)
        let drawn = try #require(try await review.compared(Data(), subject, name).actual)
        try drawn.write(to: now.appending(path: name))
        let image = try PixelImage(pngData: drawn)
        var bytes = image.bytes
        for row in 200..<300 {
            for column in 150..<250 {
                let at = (row * image.width + column) * 4
                bytes[at..<at + 4] = [255, 0, 0, 255]
            }
        }
        let wrong = PixelImage(width: image.width, height: image.height, bytes: bytes)
        try wrong.pngData().write(to: goldens.appending(path: name))
        let cases = GoldenCases(
            goldens: goldens, pictures: now, drawn: [name: .init(subject: subject, variant: variant)],
            review: review)
        let report = try await cases.report(
            VerdictReport([
                .init(group: "pictures", name: name, outcome: .failed("It differs.")),
                .init(group: "pictures", name: "other.png", outcome: .failed("There is no picture.")),
            ])
        ) { _ in }
        let shown = try #require(report.cases[0].pictures)
        #expect(shown.all.count == 3 && Set(shown.all).count == 3)
        #expect(shown.area?.allSatisfy { $0 > 0 } == true && !shown.owner.isEmpty)
        // A view draws where the pixels are that belong to it.
        let (area, view) = (try #require(shown.area), try #require(shown.view))
        #expect(view[2] > 0 && view[3] > 0 && view[0] <= area[0] + area[2] && area[0] <= view[0] + view[2])
        #expect(report.cases[0].app == "duggy" && report.cases[0].device == "iPhone SE (3rd generation)")
        #expect(report.cases[0].places.first == "entry at 800ms")
        #expect(report.cases[1].pictures?.all == [])
    }

    @MainActor @Test func `Failed snapshot tests are a page with what they left`() async throws {
        let folder = try WorkFolder("page")
        defer { folder.remove() }
        let left = folder.url.appending(path: "left/CardTests")
        try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
        let page = folder.url.appending(path: "failures.html")
        func show() async -> (code: Int32, output: String) {
            let recorder = ConsoleRecorder()
            let words = [
                "snapshot", "--failures", folder.url.appending(path: "left").path, "--report", page.path,
            ]
            let code = await DrawingCommands.run(words, apps: .firstlight, console: recorder.console())
            return (code, recorder.output + recorder.diagnostics)
        }
        let none = await show()
        #expect(
            none.code == 0 && none.output.contains("No snapshot test has left anything in '"),
            "\(none.output)")
        for (side, shade) in [("golden", 0), ("actual", 255), ("difference", 128)] as [(String, UInt8)] {
            let bytes = [UInt8](repeating: shade, count: 100 * 200 * 4)
            try PixelImage(width: 100, height: 200, bytes: bytes).pngData().write(
                to: left.appending(path: "card.\(side).png"))
        }
        let failure = SnapshotLeftover(
            golden: "Tests/__Snapshots__/CardTests/card.png", reason: "38 pixels differ.", width: 100,
            height: 200,
            area: [20, 50, 30, 10], owner: "Card/Button")
        try JSONEncoder().encode(failure).write(to: left.appending(path: "card.png.failure.json"))
        let one = await show()
        #expect(one.code == 1 && one.output.contains("1 failed snapshot."), "\(one.output)")
        let document = try MarkupReader(String(contentsOf: page, encoding: .utf8))
        #expect(
            document.text.contains("38 pixels differ.")
                && document.text.contains("belong to Card/Button."))
        #expect(
            document.elements.filter { $0.name == "figure" }.map { $0.attributes["data-side"] }
                == ["golden", "actual", "difference"])
        // What is damaged is named.
        try Data("{".utf8).write(to: left.appending(path: "card.png.failure.json"))
        let damaged = await show()
        #expect(damaged.code == 65 && damaged.output.contains("card.png.failure.json' cannot be read"))
    }

    @MainActor @Test func `A command writes it with JUnit and a summary beside it`() async throws {
        let folder = try WorkFolder("page")
        defer { folder.remove() }
        let place = folder.url.appending(path: "faults")
        let ran = await CommandRun(["faults", "fonsters", "--report", place.path])
        #expect(ran.code == 0, "\(ran.notes)")
        #expect(ran.output.contains("The report is in \(place.path)/index.html."))
        let text = try MarkupReader(
            String(contentsOf: place.appending(path: "index.html"), encoding: .utf8)
        ).text
        #expect(text.contains("Fonsters, under every fault") && text.contains("Nothing failed"))
        for (ending, start) in [("junit.xml", "<?xml"), ("md", "### Fonsters, under every fault")] {
            let beside = try String(
                contentsOf: folder.url.appending(path: "faults.\(ending)"), encoding: .utf8)
            #expect(beside.hasPrefix(start))
        }
    }
}
