// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// `snapshot` and `record` say when a launch did not end as its scenario expects.
@MainActor @Suite struct ExpectationTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    private func run(_ command: [String], _ scenario: String) async throws -> CommandRun {
        let file = folder.appendingPathComponent("x.json")
        try Data(scenario.utf8).write(to: file)
        return await CommandRun(command + ["--scenario", file.path], width: 200)
    }

    private var record: [String] { ["record", "--fps", "10", "--into", folder.path, "--json"] }

    private static let missed = #"{"name": "x", "app": "urbannest", "expect": {"route": "home"}}"#
    private static let complaint = "urbannest/x: The route is 'onboarding' instead of 'home'.\n"

    @Test func aSnapshotOfALaunchThatLeadsElsewhereSaysSo() async throws {
        let result = try await run(["snapshot", "--text", "--at", "0ms"], Self.missed)
        #expect(
            result.code == 1 && result.notes == "firstlight snapshot: " + Self.complaint, "\(result.notes)")
        #expect(result.output.hasPrefix("time 0ms\n"))
        let met = try await run(["snapshot", "--text", "--at", "0ms"], #"{"name": "x", "app": "urbannest"}"#)
        #expect(met.code == 0 && met.notes.isEmpty)
    }

    @Test func aFileThatNamesNoAppSaysWhichIsLaunched() async throws {
        let result = try await run(["snapshot", "--text", "--at", "0ms"], #"{"name": "mine"}"#)
        #expect(result.code == 0 && result.notes.contains("names no app, so urbannest is launched."))
        #expect(result.notes.contains("urbannest, duggy, shipthatapp, fonsters, laten"))
    }

    @Test func aRecordingOfALaunchThatLeadsElsewhereSaysSo() async throws {
        let result = try await run(record, Self.missed)
        #expect(
            result.code == 1 && result.notes.contains("firstlight record: " + Self.complaint),
            "\(result.notes)")
        #expect(result.output.contains(#""passed" : false"#), "\(result.output)")
        let early = try await run(record + ["--until", "200ms"], Self.missed)
        #expect(early.code == 0, "nobody knows yet where it leads: \(early.notes)")
    }

    @Test func aStepThatCannotBeDoneAfterTheLastInstantIsSaid() async throws {
        let result = try await run(
            ["snapshot", "--text", "--at", "0ms"],
            #"{"name": "x", "app": "urbannest", "script": [{"at": "4s", "tap": "Nowhere"}]}"#)
        #expect(
            result.code == 1 && result.notes.contains("At 4000ms there is no button 'Nowhere'"),
            "\(result.notes)")
    }

    @Test func aRecordingGoesOnUntilTheStepsAreDone() async throws {
        struct Recording: Decodable {
            let durationMilliseconds: Double
            let passed: Bool
        }
        let result = try await run(
            record,
            #"{"name": "x", "app": "urbannest", "script": [{"at": "6s", "background": true}, {"at": "7s", "resume": true}]}"#
        )
        let read = try JSONDecoder().decode(Recording.self, from: Data(result.output.utf8))
        // The launch is over after some two seconds.
        #expect(read.passed && abs(read.durationMilliseconds - 7500) < 110, "\(read)")
    }
}
