// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import StageCairo
import StageUI
import Testing

@testable import FirstlightTesting

/// What a snapshot test says of a changed screen, and which goldens it writes.
@MainActor @Suite struct SnapshotTests {
    private let folder = TemporaryFolder()
    private let small = SnapshotVariant(device: "120x80")

    /// Compares a card on a screen of 120 x 80 points, two pixels to a point.
    private func compare(
        _ card: Card = Card(), as formats: Snapshotting = .image, named name: String? = nil,
        _ record: SnapshotTestingConfiguration.Record = .missing
    ) async -> [String] {
        await complaints {
            await withSnapshotTesting(record: record, directory: folder.url) {
                await assertSnapshot(of: card, as: formats, named: name, on: [small])
            }
        }
    }

    @Test func `A missing golden is written and fails once`() async throws {
        let first = await compare(named: "card")
        let file = "A-missing-golden-is-written-and-fails-once.card.120x80-light-large-ltr.png"
        #expect(first.count == 1)
        #expect(first.first?.hasPrefix("There was no golden '\(file)'. It has been written:") == true)
        #expect(folder.names == [file])
        #expect(await compare(named: "card") == [])
    }

    /// Swift Testing prints an issue's error as its title, and its comments below.
    @Test func `A failure is titled by the golden that fails`() async throws {
        for (card, record, title) in [
            (Card(), .never, "There is no golden 'NAME.png', and in the mode 'never' none is written."),
            (Card(), .missing, "There was no golden 'NAME.png'. It has been written:"),
            (Card(top: 24), .missing, "The screen differs from the golden 'NAME.png'."),
            (Card(top: 24), .all, "The golden 'NAME.png' has been written anew, because the mode is 'all':"),
        ] as [(Card, SnapshotTestingConfiguration.Record, String)] {
            let titles = Complaints()
            await withKnownIssue(isIntermittent: true) {
                await withSnapshotTesting(record: record, directory: folder.url) {
                    await assertSnapshot(of: card, named: "card", on: [small])
                }
            } matching: { issue in
                titles.add(issue.error.map { "\($0)" } ?? "Issue recorded")
                return true
            }
            let name = "A-failure-is-titled-by-the-golden-that-fails.card.120x80-light-large-ltr"
            #expect(titles.all == [title.replacing("NAME", with: name)])
        }
    }

    /// A plain view has the window's white behind it, or its black in the dark, whoever asks for the appearance.
    @Test(
        arguments: [
            (ColorScheme.light, nil, "#ffffffff", "#000000ff"), (.dark, nil, "#000000ff", "#ffffffff"),
            (.light, .dark, "#000000ff", "#ffffffff"), (.dark, .light, "#ffffffff", "#000000ff"),
        ] as [(ColorScheme, ColorScheme?, String, String)])
    func `A plain view is drawn on the window's ground`(
        appearance: ColorScheme, preferred: ColorScheme?, ground: String, ink: String
    ) async throws {
        _ = await complaints {
            await withSnapshotTesting(record: .all, directory: folder.url) {
                await assertSnapshot(
                    of: Text("Hi").preferredColorScheme(preferred), as: [.text, .image], named: "hi",
                    on: [SnapshotVariant(device: "120x80", appearance: appearance)])
            }
        }
        let name = try #require(folder.names.first { $0.hasSuffix(".txt") })
        let lines = String(decoding: try folder.bytes(name), as: UTF8.self).split(separator: "\n")
        let drawn = try #require(lines.firstIndex { $0.hasPrefix("canvas") })
        #expect(lines[drawn + 1].hasPrefix("at 0,0 fill rectangle 0,0 120x80 \(ground)"), "\(lines)")
        #expect(lines[drawn + 2].contains("\"Hi\" system 17/400 \(ink)"), "\(lines)")
        let picture = try #require(folder.names.first { $0.hasSuffix(".png") })
        // Blue, green, red and opacity.
        let corner = try PixelImage(pngData: try folder.bytes(picture)).bytes.prefix(4)
        #expect(Array(corner) == (ground == "#ffffffff" ? [255, 255, 255, 255] : [0, 0, 0, 255]))
    }

    /// A view that asks for an appearance, with a sheet over it that may ask for one of its own.
    private struct Covered: View {
        let below: ColorScheme?
        let sheet: ColorScheme?
        var body: some View {
            Text("Hi").preferredColorScheme(below).sheet(isPresented: .constant(true)) {
                Text("Card").preferredColorScheme(sheet)
            }
        }
    }

    // A sheet has the appearance of its window, unless it asks for one: white, or in the dark the grey of what is raised.
    @Test(
        arguments: [
            (ColorScheme.light, nil, nil, "light", "light"), (.light, .dark, nil, "dark", "dark"),
            (.light, nil, .dark, "light", "dark"), (.light, .dark, .light, "dark", "light"),
            (.dark, .light, nil, "light", "light"), (.dark, nil, .light, "dark", "light"),
        ] as [(ColorScheme, ColorScheme?, ColorScheme?, String, String)])
    func `A sheet is drawn on its own ground over the window's`(
        appearance: ColorScheme, below: ColorScheme?, sheet: ColorScheme?, window: String, card: String
    ) async throws {
        _ = await complaints {
            await withSnapshotTesting(record: .all, directory: folder.url) {
                await assertSnapshot(
                    of: Covered(below: below, sheet: sheet), as: [.text, .image], named: "hi",
                    on: [SnapshotVariant(device: "390x844", appearance: appearance)], at: .seconds(1))
            }
        }
        let name = try #require(folder.names.first { $0.hasSuffix(".txt") })
        let lines = String(decoding: try folder.bytes(name), as: UTF8.self).split(separator: "\n")
        let (white, black, raised) = ("#ffffffff", "#000000ff", "#1c1c1eff")
        let ink = ["light": black, "dark": white]
        let ground = try #require(lines.first { $0.hasSuffix("WindowGround") })
        #expect(ground.contains(window == "dark" ? black : white), "\(lines)")
        let words = try #require(lines.first { $0.contains("\"Hi\" system") })
        #expect(words.contains(try #require(ink[window])), "\(words)")
        let title = try #require(lines.firstIndex { $0.contains("\"Card\" system") })
        #expect(lines[title].contains(try #require(ink[card])), "\(lines[title])")
        let behind = try #require(lines[..<title].last { $0.contains(" fill rectangle ") })
        #expect(behind.contains(card == "dark" ? raised : white), "\(behind)")
        // And so the pixels: the strip above the sheet is dimmed, the sheet's middle is its ground.
        let picture = try #require(folder.names.first { $0.hasSuffix(".png") })
        let image = try PixelImage(pngData: try folder.bytes(picture))
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            Array(image.bytes[((y * image.width) + x) * 4..<((y * image.width) + x) * 4 + 4])
        }
        let scale = image.width / 390
        let middle = pixel(40 * scale, 600 * scale)
        #expect(middle == (card == "dark" ? [0x1E, 0x1C, 0x1C, 255] : [255, 255, 255, 255]), "\(middle)")
        let top = pixel(195 * scale, 4 * scale)
        #expect(window == "dark" ? top == [0, 0, 0, 255] : top[0] < 255 && top[0] > 100, "\(top)")
    }

    @Test(arguments: [Snapshotting.image, .text])
    func `A folder in which nothing can be written is named with the system's reason`(
        formats: Snapshotting
    ) async throws {
        let file = try folder.file()
        let found = await complaints {
            await withSnapshotTesting(record: .missing, directory: file.appendingPathComponent("below")) {
                await assertSnapshot(of: Card(), as: formats, named: "card", on: [small])
            }
        }
        let text = try #require(found.first)
        #expect(text.hasPrefix("No snapshot could be made: '\(file.path)/below/"), "\(text)")
        #expect(text.hasSuffix("' cannot be written: Not a directory."), "\(text)")
        #expect(found.count == 1 && !text.contains("Cocoa") && !text.contains("Domain"), "\(text)")
    }

    @Test func `A file to look at that could not be left is not named as if it were there`() async throws {
        let file = try folder.file()
        let here = folder.url.appendingPathComponent("card.actual.png")
        let nowhere = file.appendingPathComponent("card.golden.png")
        let failure = SnapshotFailure(
            golden: folder.url.appendingPathComponent("card.png"), kind: .differs("One pixel."),
            files: [.init(place: nowhere, data: Data("a".utf8)), .init(place: here, data: Data("b".utf8))])
        let found = await complaints { failure.record(at: #_sourceLocation) }
        let lines = try #require(found.first).split(separator: "\n")
        #expect(lines.contains("  '\(nowhere.path)' cannot be written: File exists."), "\(lines)")
        #expect(lines.contains("  \(here.path)"), "\(lines)")
        #expect(FileManager.default.fileExists(atPath: here.path))
    }

    @Test func `What a view misses is told once, and is no failure`() async {
        struct Lost: View {
            var body: some View { Image("nowhere") }
        }
        let found = await complaints {
            await withSnapshotTesting(record: .all, directory: folder.url) {
                await assertSnapshot(
                    of: Lost(), named: "lost", on: [small, SnapshotVariant(device: "80x80")])
            }
        }
        #expect(found.filter { $0.contains("nowhere") }.count == 1, "\(found)")
        #expect(found.first?.contains("80-light-large-ltr' is not as it was meant: ") == true, "\(found)")
        #expect(found.count == 3)
        let repeated = await warnings {
            await withSnapshotTesting(record: .never, directory: folder.url) {
                await assertSnapshot(of: Lost(), named: "lost", on: [small])
            }
        }
        #expect(repeated == [.warning])
    }

    @Test func `In the mode never nothing is written`() async throws {
        let found = await compare(Card(), as: .image, .never)
        #expect(folder.names == [])
        #expect(found.first?.contains("in the mode 'never' none is written") == true)
        #expect(found.first?.contains("SNAPSHOT_TESTING_RECORD=missing") == true)
    }

    @Test func `A wrong colour is told with its pixels and its view`() async throws {
        _ = await compare()
        let wrong = Card(color: Color(.sRGB, red: 0.2, green: 0.4, blue: 0.8))
        let found = await compare(wrong)
        // 40 x 20 points; 0.6 and 0.8 of 255 are 153 and 204.
        let text = try #require(found.first)
        #expect(found.count == 1)
        let parts: [String] = [
            "3200 pixels differ, by up to 51 of 255, in columns 80..<160, rows", "In points: 40 x 20 at 40,",
            "They belong to Card/Badge (a shape of Badge).", "#336699ff  Card/Badge",
            "#3366ccff  Card/Badge", "SNAPSHOT_TESTING_RECORD=failed",
        ]
        for part in parts { #expect(text.contains(part), "\(part)") }
        for kind in ["golden", "actual", "difference"] {
            let path = try #require(text.split(separator: "\n").first { $0.hasSuffix(".\(kind).png") })
            let file = try Data(contentsOf: URL(fileURLWithPath: path.trimmingCharacters(in: .whitespaces)))
            #expect(try PixelImage(pngData: file).height == 160)
        }
        // Beside them lies what `snapshot --failures` makes a page of.
        let golden = try #require(text.split(separator: "\n").first { $0.hasSuffix(".golden.png") })
        let place = golden.trimmingCharacters(in: .whitespaces).replacing(
            ".golden.png", with: ".png.failure.json")
        let left = try JSONDecoder().decode(
            SnapshotLeftover.self, from: Data(contentsOf: URL(fileURLWithPath: place)))
        #expect(left.width == 120 && left.height == 80 && left.owner == "Card/Badge (a shape of Badge)")
        #expect(left.area?.prefix(1) == [40] && left.area?.suffix(2) == [40, 20])
        #expect(left.reason.hasPrefix("3200 pixels differ") && left.golden.hasSuffix(".png"))
    }

    @Test func `A moved view is told with what was there and what is there`() async throws {
        _ = await compare()
        let text = try #require(await compare(Card(top: 24)).first)
        #expect(text.contains("They belong to Card (“Good morning”, a shape of Badge)."))
        #expect(text.contains("What is drawn otherwise (- golden, + now):"))
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let texts = lines.filter { $0.contains("\"Good morning\"") }
        #expect(texts.count == 2)
        #expect(texts.first?.hasPrefix("- at ") == true)
        #expect(texts.last?.hasPrefix("+ at ") == true)
    }

    @Test func `A text golden names the lines that differ`() async throws {
        _ = await compare(as: .text)
        let golden = String(decoding: try folder.bytes(folder.names[0]), as: UTF8.self)
        #expect(golden.hasPrefix("access 0 "))
        #expect(golden.contains("\ncanvas 120x80\n"))
        let text = try #require(await compare(Card(top: 24), as: .text).first)
        #expect(text.contains("The lines differ (- golden, + now):\n  - access 0 "))
        let path = try #require(text.split(separator: "\n").first { $0.hasSuffix(".difference.txt") })
        let difference = try String(
            contentsOfFile: path.trimmingCharacters(in: .whitespaces), encoding: .utf8)
        let lines = difference.split(separator: "\n")
        #expect(lines.first?.hasPrefix("- access 0 ") == true, "\(difference)")
        #expect(lines.dropFirst().first?.hasPrefix("+ access 0 ") == true, "\(difference)")
        #expect(lines.allSatisfy { $0.hasPrefix("- ") || $0.hasPrefix("+ ") }, "\(difference)")
        #expect(await compare(as: .text) == [])
    }

    @Test func `What changed is written in the mode changed, and all in the mode all`() async throws {
        _ = await compare(as: [.image, .text])
        let before = try folder.names.map { try folder.bytes($0) }
        #expect(await compare(as: [.image, .text], .changed) == [])
        let found = await compare(Card(top: 24), as: [.image, .text], .changed)
        #expect(found.count == 2)
        #expect(found.allSatisfy { $0.contains("has been written anew, because the mode is 'failed'") })
        let after = try folder.names.map { try folder.bytes($0) }
        #expect(zip(before, after).allSatisfy { $0 != $1 })
        #expect(await compare(Card(top: 24), as: [.image, .text], .never) == [])
        #expect(await compare(Card(top: 24), as: [.image, .text], .all).count == 2)
    }

    @Test func `A golden of another renderer is compared by its pixels`() async throws {
        _ = await compare()
        let file = folder.url.appendingPathComponent(folder.names[0])
        // As an image editor leaves it: the same pixels, no notes.
        let image = try PixelImage(pngData: try Data(contentsOf: file))
        try image.pngData().write(to: file)
        #expect(await compare(Card(), as: .image, .never) == [])
        #expect(await compare(Card(top: 24), as: .image, .never).count == 1)
    }

    @Test func `A golden that is no picture is named`() async throws {
        _ = await compare()
        let file = folder.url.appendingPathComponent(folder.names[0])
        try Data("no picture".utf8).write(to: file)
        #expect(
            await compare(Card(), as: .image, .never) == [
                "No snapshot could be made: The golden '\(file.path)' cannot be read: This is not a PNG file."
            ])
    }

    @Test func `Devices and settings have goldens of their own`() async throws {
        let variants: [SnapshotVariant] = .matrix(
            devices: ["120x80", "80x120"], appearances: [.light, .dark],
            textSizes: [.large, .accessibility3],
            directions: [.leftToRight, .rightToLeft])
        let found = await complaints {
            await withSnapshotTesting(record: .missing, directory: folder.url) {
                await assertSnapshot(of: Card(), named: "all", on: variants)
            }
        }
        #expect(found.count == 16)
        #expect(folder.names.count == 16)
        #expect(folder.names.contains { $0.hasSuffix("all.80x120-dark-accessibility3-rtl.png") })
        #expect(Set(try folder.names.map { try folder.bytes($0) }).count > 8)
    }

    @Test func `A state of an app is compared by its name`() async throws {
        let app = try AppCatalogue.firstlight.named("urbannest")
        func compare(_ state: String) async -> [String] {
            await complaints {
                await withSnapshotTesting(record: .missing, directory: folder.url) {
                    await assertSnapshot(of: app, state: state, as: .text)
                }
            }
        }
        #expect(await compare("login").count == 1)
        #expect(folder.names == ["A-state-of-an-app-is-compared-by-its-name.login.txt"])
        #expect(await compare("login") == [])
        let unknown = await compare("logon")
        #expect(unknown.first?.contains("UrbanNest has no state 'logon'. It has: ") == true)
    }

    @Test func `The environment names a mode`() throws {
        #expect(try SnapshotTestingConfiguration.mode(in: [:]) == .missing)
        #expect(try SnapshotTestingConfiguration.mode(in: ["SNAPSHOT_TESTING_RECORD": "all"]) == .all)
        #expect(try SnapshotTestingConfiguration.mode(in: ["SNAPSHOT_TESTING_RECORD": "changed"]) == .failed)
        let problem = #expect(throws: SnapshotProblem.self) {
            try SnapshotTestingConfiguration.mode(in: ["SNAPSHOT_TESTING_RECORD": "yes"])
        }
        #expect(
            problem?.description
                == "SNAPSHOT_TESTING_RECORD is 'yes'. The words that it knows are never, missing, failed (or changed) and all."
        )
    }
}
