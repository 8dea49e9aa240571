// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import Testing

@testable import FirstlightCommands
@testable import FirstlightSimulation

/// Goldens that are drawn again by their names, and `firstlight accept`.
@Suite @MainActor struct GoldenReviewTests {
    private let apps = AppCatalogue.firstlight.apps

    @Test func `A picture of a matrix is read back from its name`() throws {
        // Each device, appearance, size, direction and language is among them.
        let all = SnapshotVariant.matrix + SnapshotVariant.matrix(languages: ["de", "ar", "double-length"])
        for place in stride(from: 0, to: all.count, by: 7) {
            let variant = all[place]
            let name = "duggy-entry-800ms-\(variant.name).png"
            let subject = try #require(GoldenSubject(name, among: apps), "\(name)")
            let state = try #require(try subject.app.states.first { $0.name == "entry" })
            #expect(subject.scenario == variant.applied(to: state.scenario))
            #expect(subject.app.id == "duggy" && subject.instant == 0.8)
        }
        let plain = try #require(GoldenSubject("duggy-entry-16.667ms.png", among: apps))
        #expect(abs(plain.instant - 0.016667) < 1e-9)
        #expect(GoldenSubject("duggy-entry-800ms-de.png", among: apps)?.scenario.device.language == "de")
    }

    @Test(arguments: [
        "duggy.png", "duggy-entry.png", "duggy-entry-800.png", "duggy-nothing-800ms.png",
        "nobody-entry-800ms.png",
        "duggy-entry-800ms.webp", "duggy-entry-800ms-nokia-light-large-ltr.png", "duggy-entry-1e9ms.png",
        "duggy-entry-800ms-iphone14-grey-large-ltr.png", "../duggy-entry-800ms.png",
    ])
    func `Another name is none of these apps' pictures`(name: String) {
        #expect(GoldenSubject(name, among: apps) == nil)
    }

    @Test func `A golden of another device than its name says is left alone`() async throws {
        let folder = try WorkFolder("accept")
        defer { folder.remove() }
        let name = "duggy-entry-0ms.png"
        func run(_ words: [String]) async -> (code: Int32, output: String) {
            await CommandRun(words, width: 400).whole
        }
        let draw = ["snapshot", "duggy", "--state", "entry", "--at", "0ms", "--device", "ipadpro13"]
        #expect(await run(draw + ["--into", folder.url.path]).code == 0)
        try FileManager.default.moveItem(
            at: folder.url.appending(path: "duggy-entry-0ms-ipadpro13-light-large-ltr.png"),
            to: folder.url.appending(path: name))
        let drawn = try Data(contentsOf: folder.url.appending(path: name))
        let comparison = try await GoldenReview(folder.url, of: .firstlight).compared(name)
        #expect(comparison.summary.verdict == .unknown)
        #expect(comparison.summary.reason.contains("Its name says no device"))
        _ = await run(["accept", "--goldens", folder.url.path, "--all", "--reason", "It is new."])
        #expect(try Data(contentsOf: folder.url.appending(path: name)) == drawn)
    }

    @Test func `Each device that is chosen has a picture of its own, read back from its name`() async throws {
        let folder = try WorkFolder("accept")
        defer { folder.remove() }
        let draw = ["snapshot", "duggy", "--state", "entry", "--at", "0ms", "--into", folder.url.path]
        for words in [
            ["--device", "iphonese"], ["--device", "ipadpro13", "--appearance", "dark"],
            ["--device", "ipadpro13", "--appearance", "dark", "--orientation", "landscape"],
            ["--device", "iphonese", "--language", "de,ar"], [],
        ] {
            let run = await CommandRun(draw + words, width: 400).whole
            #expect(run.code == 0, "\(words): \(run.output)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        #expect(
            names == [
                "duggy-entry-0ms-ipadpro13-dark-large-ltr-landscape.png",
                "duggy-entry-0ms-ipadpro13-dark-large-ltr.png",
                "duggy-entry-0ms-iphonese-light-large-ltr-de.png",
                "duggy-entry-0ms-iphonese-light-large-ltr.png",
                "duggy-entry-0ms-iphonese-light-large-rtl-ar.png", "duggy-entry-0ms.png",
            ])
        let review = GoldenReview(folder.url, of: .firstlight)
        for name in names { #expect(try await review.compared(name).summary.verdict == .same, "\(name)") }
    }

    @Test func `Without a reason nothing is written, with one it is`() async throws {
        let folder = try WorkFolder("accept")
        defer { folder.remove() }
        let (same, other) = ("duggy-entry-0ms.png", "duggy-entry-250ms.png")
        func run(_ words: [String]) async -> (code: Int32, output: String) {
            await CommandRun(words, width: 200).whole
        }
        let draw = ["snapshot", "duggy", "--state", "entry", "--into", folder.url.path]
        #expect(await run(draw + ["--at", "0ms,250ms"]).code == 0)
        let right = try Data(contentsOf: folder.url.appending(path: other))
        let wrong = try Data(contentsOf: folder.url.appending(path: same))
        try #require(wrong != right)
        try wrong.write(to: folder.url.appending(path: other))
        try Data("no picture".utf8).write(to: folder.url.appending(path: "icon.png"))
        let accept = ["accept", "--goldens", folder.url.path]
        let listed = await run(accept)
        #expect(listed.code == 1)
        #expect(listed.output.contains("3 goldens, 1 different"))
        #expect(listed.output.contains("pixels differ") && listed.output.contains("icon.png"))
        #expect(try Data(contentsOf: folder.url.appending(path: other)) == wrong)
        #expect(await run(accept + ["--reason", "New."]).code == 64)
        #expect(await run(accept + ["--all"]).code == 64)
        #expect(await run(accept + ["--all", "--reason", "two\nlines"]).code == 64)
        let taken = await run(accept + ["--all", "--reason", "The dog is larger."])
        #expect(taken.code == 0 && taken.output.contains("1 of 3 goldens accepted"))
        #expect(try Data(contentsOf: folder.url.appending(path: other)) == right)
        let list = try String(contentsOf: folder.url.appending(path: "accepted.tsv"), encoding: .utf8)
        #expect(list.hasSuffix("\tThe dog is larger.\n") && list.split(separator: "\n").count == 2)
        #expect(await run(accept).code == 0)
    }

    @Test func `A link among the goldens is none of them, and is neither read nor written through`()
        async throws
    {
        let (folder, outside) = (try WorkFolder("accept"), try WorkFolder("outside"))
        defer { [folder, outside].forEach { $0.remove() } }
        func run(_ words: [String]) async -> (code: Int32, output: String) {
            await CommandRun(words, width: 200).whole
        }
        let files = FileManager.default
        let (secret, list) = (outside.url.appending(path: "secret"), outside.url.appending(path: "list"))
        for file in [secret, list] { try Data("mine".utf8).write(to: file) }
        let name = "duggy-entry-0ms.png"
        for (place, aim) in [(name, secret), ("duggy-entry-250ms.png", outside.url), ("gone.png", list)] {
            try files.createSymbolicLink(at: folder.url.appending(path: place), withDestinationURL: aim)
        }
        try files.removeItem(at: list)
        try files.createDirectory(
            at: folder.url.appending(path: "duggy-entry-500ms.png"), withIntermediateDirectories: true)
        let review = GoldenReview(folder.url, of: .firstlight)
        #expect(try review.names == [])
        let accept = ["accept", "--goldens", folder.url.path]
        #expect(await run(accept + [name, "--reason", "New."]).code == 66)
        #expect(try Data(contentsOf: secret) == Data("mine".utf8))
        // The list of reasons is not written through a link either; then the golden stays, too.
        try files.removeItem(at: folder.url.appending(path: name))
        let draw = ["snapshot", "duggy", "--state", "entry", "--at", "0ms,250ms", "--into", outside.url.path]
        #expect(await run(draw).code == 0)
        let wrong = try Data(contentsOf: outside.url.appending(path: "duggy-entry-250ms.png"))
        try wrong.write(to: folder.url.appending(path: name))
        try Data("mine".utf8).write(to: list)
        try files.createSymbolicLink(
            at: folder.url.appending(path: "accepted.tsv"), withDestinationURL: list)
        let taken = await run(accept + ["--all", "--reason", "New."])
        #expect(taken.code != 0 && taken.output.contains("is a link"), "\(taken.output)")
        #expect(try Data(contentsOf: list) == Data("mine".utf8))
        #expect(try Data(contentsOf: folder.url.appending(path: name)) == wrong)
        // A folder that is a link itself is where it leads.
        let other = outside.url.appending(path: "other")
        try files.createSymbolicLink(at: other, withDestinationURL: folder.url)
        #expect(try GoldenReview(other, of: .firstlight).names == [name])
    }

    /// A white picture of 60 by 30 pixels with rectangles of one colour each.
    private func picture(_ shapes: [(box: PixelRect, color: UInt8)]) -> PixelImage {
        var bytes = [UInt8](repeating: 255, count: 60 * 30 * 4)
        for (box, color) in shapes {
            for row in box.top..<box.bottom {
                // Stripes, as letters have: what is moved is not only longer.
                for column in box.left..<box.right where column % 3 != 0 || color > 100 {
                    for channel in 0..<3 { bytes[(row * 60 + column) * 4 + channel] = color }
                }
            }
        }
        return PixelImage(width: 60, height: 30, bytes: bytes)
    }

    @Test(arguments: [DifferenceCause.layout, .color, .text, .motion, .font])
    func `A difference has the cause that its pixels and views tell`(cause: DifferenceCause) throws {
        func rect(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> PixelRect {
            PixelRect(left: left, top: top, right: left + width, bottom: top + height)
        }
        let title = DisplayPiece(
            name: "\u{201C}Hello\u{201D}", owner: "Root/Text", box: CGRect(x: 2, y: 2, width: 20, height: 8),
            opacity: 1)
        let other = DisplayPiece(
            name: "\u{201C}World\u{201D}", owner: "Root/Text", box: CGRect(x: 2, y: 15, width: 20, height: 8),
            opacity: 1)
        var moved = title
        moved = DisplayPiece(
            name: moved.name, owner: moved.owner, box: moved.box.offsetBy(dx: 0, dy: 1), opacity: 1)
        let before = [(rect(3, 3, 12, 5), UInt8(0)), (rect(3, 16, 12, 5), 0)]
        // Moved by nine points; another colour; other letters in one text, in both; and those of a view that moves.
        let after: [(PixelRect, UInt8)] =
            switch cause {
            case .layout: [(rect(12, 3, 12, 5), 0), before[1]]
            case .color: [(before[0].0, 90), (before[1].0, 90)]
            case .text, .motion: [(rect(3, 4, 9, 3), 0), (rect(14, 5, 5, 1), 0), before[1]]
            case .font:
                [
                    (rect(3, 4, 9, 3), 0), (rect(14, 5, 5, 1), 0), (rect(3, 17, 9, 3), 0),
                    (rect(14, 18, 5, 1), 0),
                ]
            }
        let evidence = DifferenceCause.Evidence(
            comparison: PixelComparison(expected: picture(before), actual: picture(after)),
            pieces: [title, other],
            later: cause == .motion ? [moved, other] : [title, other], scale: 1)
        #expect(DifferenceCause(evidence) == cause)
    }

    /// Two texts whose letters are two pixels wide each, on a white picture: how many the golden had, and how many there are.
    @Test(arguments: [
        // A golden whose text was longer than the box of the present one; two texts with other words, which are no other font.
        ([[14, 6], [6, 6]], DifferenceCause.text), ([[4, 6], [6, 3]], DifferenceCause.text),
        // Both with as many letters as before, each of them wider.
        ([[5, 5], [6, 6]], DifferenceCause.font),
    ])
    func `Other words are a change of the text, and not of layout or font`(
        letters: [[Int]], cause: DifferenceCause
    ) {
        func lines(_ counts: [Int], wide: Int) -> [(box: PixelRect, color: UInt8)] {
            var made: [(box: PixelRect, color: UInt8)] = []
            for (place, count) in zip([(left: 3, top: 3), (left: 4, top: 16)], counts) {
                for letter in 0..<count {
                    let left = place.left + letter * (wide + 1)
                    let box = PixelRect(
                        left: left, top: place.top, right: left + wide, bottom: place.top + 5)
                    // Colours above 100 have no stripes.
                    made.append((box: box, color: 101))
                }
            }
            return made
        }
        let wide = cause == .font ? 3 : 2
        let pieces = [2.0, 15].map { top in
            DisplayPiece(
                name: "\u{201C}Hello\u{201D}", owner: "Root/Text",
                box: CGRect(x: 2, y: top, width: 20, height: 7), opacity: 1)
        }
        let evidence = DifferenceCause.Evidence(
            comparison: PixelComparison(
                expected: picture(lines(letters.map { $0[0] }, wide: 2)),
                actual: picture(lines(letters.map { $0[1] }, wide: wide))),
            pieces: pieces, later: pieces, scale: 1)
        #expect(DifferenceCause(evidence) == cause)
    }

    @Test func `A folder that is not there is named, with a way to make it`() async {
        let recorder = ConsoleRecorder()
        let words = ["accept", "--goldens", "/nowhere/Goldens"]
        #expect(await DrawingCommands.run(words, apps: .firstlight, console: recorder.console()) == 66)
        #expect(recorder.diagnostics.contains("there is no such folder"))
    }
}
