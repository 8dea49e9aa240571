// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchCore

/// The app's process is killed at random moments of real launches, and launched again: never a wrong route,
/// never a lost acknowledged write, and careful only after two launches that did not reach their end.
///
/// Each run is one app with one cache that is killed several times in a row.
struct AppKilledProof: FolderProof {
    let name = "app-killed"
    let count: Int
    let kills: Int
    let setting: SoakSetting

    /// The kills of one run.
    static let chain = 20
    /// The factor by which the launch's course is quicker than a user's.
    static let pace = 25.0

    init(kills: Int, setting: SoakSetting) {
        (self.kills, self.setting) = (kills, setting)
        count = (kills + Self.chain - 1) / Self.chain
    }

    func run(_ index: Int, in folder: URL) async throws -> SoakOutcome {
        var random = SplitMix(seed: setting.seed, index: index)
        let backend = try await SoakBackend(setting, folder: folder)
        defer { backend.process.kill() }
        for route in BackendKilledCase.routes {
            try await backend.set(.latency(seconds: random.seconds(in: 0...0.03)), for: route)
        }
        var app = AppKilledChain(
            setting: setting, folder: folder, server: backend.url,
            content: SoakCache.Content(
                isFirstLaunch: random.pick([true, true, false]),
                session: random.pick([.none, .signedIn, .expired]), isFilled: random.pick([true, false])))
        try await app.cache.fill(app.content)
        for number in 0..<min(Self.chain, kills - index * Self.chain) {
            try await app.launchAndKill(number, &random)
            // Some launches in between come to their end, which breaks the row.
            if random.pick([true, false, false, false]) { try await app.launchToTheEnd(number) }
        }
        try await app.launchToTheEnd(Self.chain)
        return app.outcome
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary {
        let sum = outcomes.sum
        return SoakSummary(
            figure: sum("kills"), unit: "kills",
            details: [
                ("before-route", sum("loading"), "kills"), ("before-note", sum("unnoted"), "kills"),
                ("in-a-guard-write", sum("torn"), "kills"), ("acknowledged", sum("writes"), "writes"),
                ("onboarded", sum("onboarded"), "kills"), ("careful", sum("careful"), "launches"),
                ("left-before", sum("left"), "kills"), ("launches", sum("launches"), "launches"),
            ])
    }
}
