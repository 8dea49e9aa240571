// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import GalleryApps
import LaunchKit
import StageUI
import Testing

@testable import FirstlightCommands

// Ten small apps as tutorials write them: every command that draws or measures works with each of them.
@MainActor @Suite struct GalleryTests {
    nonisolated static let names = Gallery.apps.map(\.id)
    nonisolated static let states = Gallery.apps.flatMap { app in
        ((try? app.launches.states) ?? []).map { "\(app.id)/\($0.name)" }
    }
    nonisolated static let scenarios = Gallery.apps.flatMap { app in
        ((try? app.launches.scenarios) ?? []).map { "\(app.id)/\($0.name)" }
    }

    private func app(_ place: String) throws -> (app: AppDescriptor, rest: String) {
        let parts = place.split(separator: "/").map(String.init)
        return (try #require(Gallery.apps.first { $0.id == parts[0] }), parts.last ?? "")
    }

    @Test func thereAreTenWithTwoStatesAndAScenarioAtLeast() throws {
        #expect(Set(Self.names).count == 10)
        for app in Gallery.apps {
            let launches = try app.launches
            #expect(launches.states.count >= 2 && !launches.scenarios.isEmpty, "\(app.id)")
        }
    }

    @Test(arguments: states)
    func everyStateIsDrawnAndMissesNothing(place: String) async throws {
        let (app, name) = try app(place)
        let state = try #require(try app.launches.states.first { $0.name == name })
        let run = try Simulation(state.scenario, of: app, text: try Output.shaper())
        var texts: [String] = []
        try await run.followOnVirtualClock(
            fps: 20, instants: [state.instant], until: state.instant
        ) { frame in
            guard frame.time >= state.instant - 1e-9 else { return .goOn }
            texts = frame.list.lines().filter { $0.contains("text") }
            return .stop
        }
        #expect(!texts.isEmpty)
        #expect(run.launch?.stage.issues == [])
        run.launch?.close()
    }

    @Test(arguments: scenarios)
    func everyScenarioReachesItsRoute(place: String) async throws {
        let (app, name) = try app(place)
        let found = try #require(try app.launches.scenarios.first { $0.name == name })
        let run = try Simulation(found, of: app, text: try Output.shaper())
        try await run.runOnVirtualClock(fps: 20) { _ in }
        #expect(run.complaint == nil && run.launch?.stage.issues == [])
    }

    @Test(arguments: names)
    func aSnapshotIsAPicture(id: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "gallery-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = try #require(try app(id).app.launches.states.last?.name)
        let ran = await CommandRun(
            ["snapshot", id, "--state", state, "--scale", "1", "--into", folder.path],
            apps: AppCatalogue(Gallery.apps), width: 120)
        #expect(ran.code == 0, "\(ran.notes)")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let picture = try #require(files.first { $0.hasSuffix(".png") })
        #expect(try Data(contentsOf: folder.appendingPathComponent(picture)).count > 3000)
    }

    /// What a screen with the system's look fails on at most: its grey and blue texts, its low controls, and that its
    /// screens slide. Documentation/GalleryFindings.md says which those are.
    private struct Ledger {
        var contrast = 0
        var target = 0
        var textSize = 0
        var name = 0
        /// Words that are too long for their room at the largest sizes.
        var wordBreak = 0
        /// Symbols over words, words under bars, and controls below an edge.
        var layout = 0
        var slides = false
    }

    private static let ledgers: [String: Ledger] = [
        "habits": Ledger(contrast: 2, wordBreak: 2, layout: 1),
        "onboarding": Ledger(contrast: 3, target: 1, textSize: 1, wordBreak: 4, slides: true),
        "photos": Ledger(contrast: 1, slides: true),
        "quiz": Ledger(),
        "recipes": Ledger(contrast: 6, slides: true),
        "settings": Ledger(contrast: 9, wordBreak: 4, layout: 1, slides: true),
        "signin": Ledger(contrast: 5, target: 2, layout: 1, slides: true), "timer": Ledger(contrast: 6),
        "todo": Ledger(contrast: 4, target: 1, wordBreak: 1, slides: true),
        "weather": Ledger(wordBreak: 5),
    ]

    @Test(arguments: names)
    func anAuditFindsNothingBesideTheLookOfTheSystem(id: String) async throws {
        let ledger = try #require(Self.ledgers[id])
        let findings = try await Audit(try app(id).app, shaper: try Output.shaper()).findings()
        func failed(_ rule: AuditRule) -> [String] {
            findings.filter { $0.rule == rule && $0.verdict == .fail }.map { "\($0.subject): \($0.figure)" }
        }
        #expect(findings.contains { $0.verdict == .pass })
        #expect(failed(.order).isEmpty && failed(.flashing).isEmpty)
        let limits: [(rule: AuditRule, most: Int)] = [
            (.contrast, ledger.contrast), (.target, ledger.target), (.textSize, ledger.textSize),
            (.name, ledger.name), (.wordBreak, ledger.wordBreak),
        ]
        for each in limits {
            let found = failed(each.rule)
            #expect(found.count <= each.most, "\(each.rule): \(found)")
        }
        let layout = failed(.overlap) + failed(.covered) + failed(.scrollSign)
        #expect(layout.count <= ledger.layout, "\(layout)")
        #expect(ledger.slides || failed(.reduceMotion).isEmpty, "\(failed(.reduceMotion))")
    }
}
