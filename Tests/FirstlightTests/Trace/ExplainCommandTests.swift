// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import Testing

@testable import FirstlightCommands

@MainActor
@Suite struct ExplainCommandTests {
    private func run(_ words: [String]) async -> CommandRun {
        await CommandRun(["explain"] + words, width: 120)
    }

    @Test(arguments: [
        ("first-launch", "onboarding (of 3, slide 1)", ["signed in does not apply", "first launch decided"]),
        ("returning,signed-in", "home (tab home)", ["signed in decided", "first launch not asked"]),
        (
            "returning,signed-out", "login",
            ["signed in does not apply", "first launch does not apply", "otherwise decided"]
        ),
        ("returning,expired", "home (tab home)", ["signed in decided"]),
    ])
    func eachRuleIsPrintedWithItsVerdict(facts: String, destination: String, verdicts: [String]) async {
        let result = await run(["urbannest", "--at", facts])
        #expect(result.code == 0 && result.output.contains("leads to: \(destination)\n"), "\(result.output)")
        let lines = result.output.split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        for verdict in verdicts { #expect(lines.contains { $0.hasPrefix(verdict) }, "\(verdict)") }
    }

    // "because it applies" is no reason.
    @Test(arguments: AppCatalogue.firstlight.apps.map(\.id), ["first-launch", "returning,signed-out"])
    func eachRuleGivesAReasonOfItsOwn(app: String, facts: String) async {
        let result = await run([app, "--at", facts])
        #expect(result.code == 0 && result.output.contains("leads to: "), "\(result.output)\(result.notes)")
        for empty in ["it applies", "it does not apply", "no rule applied"] {
            #expect(!result.output.contains(empty), "\(empty)\n\(result.output)")
        }
    }

    @Test func theReasonsOfARunOfflineAreThoseOfTheCachedData() async {
        let result = await run(["--scenario", "timeout-then-offline"])
        #expect(result.code == 0 && result.output.contains("an earlier launch had kept"), "\(result.notes)")
        #expect(result.output.contains("the session is valid"))
    }

    @Test func aLaunchWithoutARouteSaysWhatTheUserCanDo() async {
        let result = await run(["--at", "returning,offline,cached"])
        #expect(result.code == 1 && result.output.contains("chose no route: it is failed"))
        #expect(result.output.contains("'Retry' or 'Continue Offline'"))
    }

    @Test func theFateOfALinkIsTold() async {
        let result = await run(["urbannest", "--scenario", "deep-link"])
        #expect(result.output.contains("urbannest://services/cleaning came at 400 ms"))
        #expect(result.output.contains("held until the launch was over (entering when it came)"))
        let json = await run(["urbannest", "--scenario", "deep-link", "--json"])
        #expect(json.code == 0 && json.output.contains(#""decision" : "delivered""#))
        #expect(
            json.output.contains(#""app" : "urbannest""#)
                && json.output.contains(#""scenario" : "deep-link""#))
    }

    @Test func aRuleThatDoesNotApplyHasNotPassed() async throws {
        let json = await run(["urbannest", "--at", "returning,signed-out", "--json"]).output
        let read = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let rules = try #require((read["route"] as? [String: Any])?["rules"] as? [[String: Any]])
        #expect(rules.map { $0["verdict"] as? String } == ["doesNotApply", "doesNotApply", "decided"])
    }

    // Which gate, why, since when, and when it is asked again.
    @Test func aGateThatWasClosedIsNamed() async {
        let result = await run(["duggy", "--scenario", "maintenance"])
        #expect(result.code == 0, "\(result.notes)")
        let text = result.output
        #expect(text.contains("The gate 'maintenance' was closed from "), "\(text)")
        #expect(text.contains("Reason: maintenance: We are rolling the pitch."), "\(text)")
        #expect(text.contains("It was asked again by itself after 2 s and up to 20 % more, when the app"))
        let json = await run(["duggy", "--scenario", "maintenance", "--json"])
        #expect(json.output.contains(#""gate" : "maintenance""#) && json.output.contains("openMilliseconds"))
    }

    @Test func aGateThatStaysClosedIsNamed() async {
        let result = await run(["duggy", "--scenario", "update-required"])
        #expect(result.code == 1, "\(result.notes)")
        #expect(result.output.contains("The gate 'compatibility' is closed since "), "\(result.output)")
        #expect(result.output.contains("Reason: version "))
        #expect(result.output.contains("It is asked again when the app comes back, and when the user asks."))
    }

    @Test func aWaitForALockedDeviceIsNamed() async {
        let result = await run(["laten", "--scenario", "locked"])
        #expect(result.output.contains("The task 'session' waited from "), "\(result.output)")
        #expect(result.output.contains("for an unlocked device. It goes on when the device is unlocked"))
    }

    @Test(
        arguments: [
            (["--at", "returning,first-launch"], 64, "exclude each other"),
            (["--at", "sunday"], 64, "'sunday'"), (["nobrand"], 64, "'nobrand'"),
            (["--at", "cached", "--scenario", "dark"], 64, "exclude each other"),
            (["--scenario", "nothing"], 66, "there is no such file, and no scenario of that name"),
        ] as [([String], Int32, String)])
    func aMistakeIsNamed(words: [String], code: Int32, message: String) async {
        let result = await run(words)
        #expect(result.code == code && result.notes.contains(message), "\(result.notes)")
    }
}
