// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import StageUI
import Testing

@testable import FirstlightCommands

/// What the audit of one's own app lets be, and what is said of waivers that are wrong or not needed.
@MainActor @Suite struct OwnWaiverTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    /// Grey on white, 2.32 to 1, where 4.5 to 1 are wanted (WCAG 1.4.3).
    private struct Pale: View {
        var body: some View {
            Text("Pale words").foregroundStyle(Color(red: 0.67, green: 0.67, blue: 0.67))
                .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white)
        }
    }

    private func run(
        _ words: [String], waivers: String
    ) async -> (code: Int32, output: String, notes: String) {
        let app = AppDescriptor(
            id: "mine", name: "Mine", waivers: { [UInt8](waivers.utf8) }, views: [AppView("pale") { Pale() }])
        let ran = await CommandRun(words, name: "mine", apps: AppCatalogue([app]), width: 200)
        let notes = ran.notes.split(separator: "\n").filter { !$0.hasPrefix("[") }
        return (ran.code, ran.output, notes.joined(separator: "\n"))
    }

    private static let pale =
        #"[{"rule": "contrast", "subject": "“Pale words”", "requirement": "C-7", "reason": "it has to be pale"}]"#

    @Test func aDeviationFailsUnlessTheAppLetsItBe() async {
        let strict = await run(["audit"], waivers: "")
        #expect(strict.code == 1 && strict.output.contains(" 1 failed, 0 waived, "), "\(strict.output)")
        let lenient = await run(["audit"], waivers: Self.pale)
        #expect(lenient.code == 0 && lenient.output.contains(" 0 failed, 1 waived, "), "\(lenient.output)")
        #expect(lenient.output.contains("waived: “Pale words”: C-7: it has to be pale\n"))
        #expect(lenient.notes.isEmpty, "\(lenient.notes)")
    }

    @Test func aReasonIsEnoughAndAStarStandsForAnything() async {
        let result = await run(
            ["audit"], waivers: #"[{"rule": "contrast", "subject": "“Pale*", "reason": "pale"}]"#)
        #expect(
            result.code == 0 && result.output.contains("waived: “Pale words”: pale\n"), "\(result.output)")
    }

    @Test func whatIsWaivedOfOneMachineIsWaivedOfSeveral() async throws {
        let parts = folder.appendingPathComponent("parts").path
        let more = String(Self.pale.dropLast()) + #", {"rule": "target", "subject": "x", "reason": "y"}]"#
        let shard = await run(["audit", "--shard", "1/1", "--into", parts], waivers: more)
        // Another shard may need what this one does not.
        #expect(
            shard.code == 0 && !shard.notes.contains("covers no finding"), "\(shard.output)\(shard.notes)")
        let into = folder.appendingPathComponent("all").path
        let merged = await run(["merge", parts, "--into", into], waivers: "")
        #expect(merged.code == 0 && merged.output.contains(" 0 failed, 1 waived, "), "\(merged.output)")
        #expect(merged.notes.contains("the waiver of target for x covers no finding"), "\(merged.notes)")
    }

    @Test func aWaiverThatIsNotNeededIsToldWithItsPlace() async {
        let result = await run(
            ["audit"],
            waivers: """
                [
                  {"rule": "contrast", "subject": "“Pale words”", "reason": "pale"},
                  {"rule": "textSize", "subject": "“Pale words”", "reason": "small"}
                ]
                """)
        #expect(result.code == 0)
        #expect(
            result.notes
                == "mine audit: mine's waivers.json, line 3, column 3: the waiver of textSize for “Pale words” covers no "
                + "finding; remove it.", "\(result.notes)")
    }

    @Test func withOtherChoicesNobodyAsksWhetherAWaiverIsNeeded() async {
        let idle = #"[{"rule": "textSize", "subject": "“Pale words”", "reason": "small"}]"#
        let result = await run(["audit", "--option", "view=pale"], waivers: idle)
        #expect(result.code == 1 && result.notes.isEmpty, "\(result.notes)")
    }

    @Test(arguments: [
        (
            #"[{"rule": "contrst", "subject": "a", "reason": "b"}]"#,
            "line 1, column 11, at [0].rule: 'contrst' is unknown; use contrast, target, name, order, textSize, "
                + "overlap, wordBreak, scrollSign, covered, reduceMotion, translation, direction, "
                + "flashing."
        ),
        (#"[{"rule": "order", "subject": "a"}]"#, "line 1, column 2, at [0]: 'reason' is missing in [0]."),
        (
            #"[{"rule": "order", "subject": "a", "reason": " "}]"#,
            "line 1, column 46, at [0].reason: the text is empty; a waiver says what it lets be and why."
        ),
        (
            #"[{"rule": "order", "brand": "mine", "subject": "a", "reason": "b"}]"#,
            "line 1, column 20, at [0].brand: a waiver has no 'brand'; it has rule, subject, requirement, reason."
        ),
        (#"[{"rule": "order",]"#, "line 1, column 19, at [0]: a key in quotation marks is needed, not “]”."),
        (#"{"rule": "order"}"#, "line 1, column 1: an object stands here, but it takes a list."),
    ])
    func aWaiverThatIsWrongIsToldWithItsPlace(_ waivers: String, _ problem: String) async {
        let result = await run(["audit"], waivers: waivers)
        #expect(result.code == 65)
        #expect(
            result.notes
                == "mine audit: The audit waivers of 'mine' (waivers.json) cannot be read: \(problem)",
            "\(result.notes)")
    }
}
