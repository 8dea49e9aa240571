// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands
@testable import FirstlightStudio

/// The reason of a decision about goldens is one line that is read as it was written.
@Suite @MainActor struct DecisionReasonTests: StudioAsking {
    let studio = Studio.shown()

    private static let refusal = "one that turns the direction of the text around it"

    @Test(arguments: [
        "The logo is new.", "Das Logo ist größer: 24 pt", "الشعار جديد", "הלוגו חדש", "می‌خواهم", "👨‍👩‍👧 fits now",
    ])
    func `Words of any language are a reason`(_ reason: String) throws {
        let folder = try WorkFolder("goldens")
        defer { folder.remove() }
        #expect(throws: Never.self) { try GoldenAcceptance(folder.url, reason: reason) }
    }

    @Test(arguments: [
        "", " ", "\u{200B}", "\u{2060}\u{FE0F}", "two\nlines", "two\u{2028}lines", "two\u{85}lines", "a\ttab",
        "a bell\u{7}",
        "\u{1B}[2Jgone", "a\u{0}b", "a\u{7F}b", "a\u{9B}31m", "right \u{202E}to left",
        "\u{2067}isolated\u{2069}", "\u{202A}set",
        "marked\u{200F}", "\u{61C}marked", String(repeating: "x", count: 501),
    ])
    func `What says nothing, ends the line or turns the text is none`(_ reason: String) async throws {
        let folder = try WorkFolder("goldens")
        defer { folder.remove() }
        let error = #expect(throws: CommandError.self) { try GoldenAcceptance(folder.url, reason: reason) }
        #expect(error?.code == .usage && error?.message.contains(Self.refusal) == true)
    }

    @Test func `The command and the studio refuse such a reason and write nothing`() async throws {
        let folder = try WorkFolder("goldens")
        defer { folder.remove() }
        let recorder = ConsoleRecorder()
        let words = ["accept", "--goldens", folder.url.path, "--all", "--reason", "fine\u{202E}"]
        #expect(
            await DrawingCommands.run(words, apps: .firstlight, console: recorder.console(width: 400)) == 64)
        #expect(recorder.diagnostics.contains(Self.refusal))
        let studio = Studio(
            ScenarioChoice(.firstlight), program: "firstlight", goldens: folder.url, isReadOnly: false)
        for path in ["api/accept", "api/reject"] {
            let answer = await ask(
                path, of: studio, body: #"{"files": ["duggy-entry-0ms.png"], "reason": "a\u001b[2J"}"#)
            #expect(answer.status == 400)
            #expect(String(decoding: answer.body, as: UTF8.self).contains(Self.refusal))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test func `A refusal that was written by hand is shown without what steers a terminal`() throws {
        let folder = try WorkFolder("goldens")
        defer { folder.remove() }
        let picture = Data("now".utf8)
        let line = [
            "2026-11-30T06:00:00Z", "a.png", "0", ContentDigest.of(picture), "1", "r", "ann\u{1B}[2J",
            "no\u{202E}",
        ]
        try Data((line.joined(separator: "\t") + "\n").utf8).write(
            to: folder.url.appending(path: GoldenRejection.list))
        let rejection = try #require(GoldenRejection(of: "a.png", picture, in: folder.url))
        #expect("\(rejection)" == "Rejected by ann\u{FFFD}[2J on 2026-11-30: no\u{FFFD}")
    }
}
