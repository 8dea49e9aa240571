// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightExploration
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchNetwork
import ProofSupport
import StageCairo
import Testing

@testable import FirstlightCommands

/// A launch of a trace file or from the field, replayed here.
@MainActor @Suite struct FieldScenarioTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    private func run(_ words: [String]) async -> CommandRun {
        await CommandRun(["trace"] + words, width: 120)
    }

    private func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func timeline(_ name: String) throws -> LaunchTimeline {
        let data = try Data(contentsOf: URL(fileURLWithPath: file(name)))
        return try #require(try ChromeTrace(data: data).timelines().first)
    }

    @Test(
        .proves("ST26-ME-03"),
        arguments: [
            ("urbannest", "returning-signed-in", "home"), ("urbannest", "slow-backend", nil),
            ("laten", "sign-in", nil),
        ] as [(String, String, String?)])
    func `A launch becomes a scenario that leads to the same route, through the same tries`(
        app: String, scenario: String, route: String?
    ) async throws {
        let first = await run([app, "--scenario", scenario, "--out", file("a.json")])
        #expect(first.code == 0, "\(first.notes)")
        let made = await run([file("a.json"), "--as-scenario", file("s.json")])
        #expect(made.code == 0, "\(made.notes)")
        #expect(made.output.contains("replays \(file("a.json")): \(app) leads to "), "\(made.output)")
        let again = await run(["--scenario", file("s.json"), "--out", file("b.json")])
        #expect(again.code == 0, "\(again.notes)")
        let (one, other) = (try timeline("a.json"), try timeline("b.json"))
        let destination = try #require(one.route).destination
        #expect(other.route?.destination == destination)
        if let route { #expect(other.route?.destination == route) }
        #expect(other.runs.map { $0.tasks.map(\.id) } == one.runs.map { $0.tasks.map(\.id) })
        #expect(other.runs.map { $0.tasks.map(\.attempts) } == one.runs.map { $0.tasks.map(\.attempts) })
    }

    @Test(.proves("ST26-ME-03"))
    func `A launch from the field comes back from OpenTelemetry's spans and is replayed`() async throws {
        #expect(
            await run(["urbannest", "--scenario", "returning-signed-in", "--out", file("a.json")]).code == 0)
        let timeline = try timeline("a.json")
        let trace = OpenTelemetryTrace(
            timeline, app: "urbannest", version: "1.2", start: Date(timeIntervalSince1970: 1_790_000_000),
            traceID: "0123456789abcdef0123456789abcdef")
        try trace.data().write(to: URL(fileURLWithPath: file("otlp.json")))
        let launches = try OpenTelemetryLaunches(data: trace.data())
        let back = try #require(launches.timelines.first)
        #expect(launches.app == "urbannest" && launches.timelines.count == 1)
        #expect(back.runs.map(\.phases) == timeline.runs.map(\.phases))
        #expect(timeline.runs.count == 1 && timeline.route?.destination == "home")
        for (one, other) in zip(back.runs, timeline.runs) {
            #expect(one.tasks.map(\.segments) == other.tasks.map(\.segments))
            #expect(one.tasks.map(\.settlement) == other.tasks.map(\.settlement))
            #expect(one.route?.destination == other.route?.destination)
        }
        let made = await run([file("otlp.json"), "--as-scenario", file("s.json")])
        #expect(
            made.code == 0 && made.output.contains("urbannest leads to home"), "\(made.output) \(made.notes)")
        #expect(await run(["--scenario", file("s.json"), "--out", file("b.json")]).code == 0)
    }

    @Test func `A launch without a route, and an app that is not here, are told of`() async throws {
        let app = try #require(AppCatalogue.firstlight.apps.first)
        var timeline = LaunchTimeline(name: "x")
        timeline.runs = [LaunchRunRecord(number: 1, start: .zero, end: .seconds(1), minimumDisplay: .zero)]
        let (shaper, bare) = (try CairoTextShaper(), timeline)
        let error = try #require(throws: CommandError.self) {
            _ = try FieldScenario(bare, of: app, shaper: shaper)
        }
        #expect(error.message.contains("it reached no route"), "\(error.message)")
        timeline.runs[0].route = LaunchRouteRecord(destination: "home", basis: .results, rules: [])
        let trace = OpenTelemetryTrace(timeline, app: "elsewhere", start: .now)
        try trace.data().write(to: URL(fileURLWithPath: file("o.json")))
        let result = await run([file("o.json"), "--as-scenario", file("s.json")])
        #expect(result.code == 65 && result.notes.contains("it is of 'elsewhere', which is none of the apps"))
        #expect(!FileManager.default.fileExists(atPath: file("s.json")))
    }
}
