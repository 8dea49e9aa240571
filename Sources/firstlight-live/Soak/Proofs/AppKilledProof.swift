// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchRehearsal

/// The app's process is killed and launched again: the right route, and nothing is lost that was written.
struct AppKilledProof: SoakProof {
    let name = "app-killed"
    let count: Int
    let setting: SoakSetting

    func run(_ index: Int) async throws -> SoakOutcome {
        var random = SoakRandom(seed: setting.seed, index: index)
        let content = SoakCache.Content(
            isFirstLaunch: random.pick([true, true, false]),
            session: random.pick([.none, .signedIn, .expired]),
            isFilled: random.pick([true, false]))
        let moment = random.seconds(in: 0...2.4)
        let writes = random.pick([true, false])
        let behaviour: SoakOrder.User = content.route == "onboarding" ? .onboards : .waits
        let folder = try setting.makeFolder("\(name)-\(index)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache = SoakCache(file: folder.appendingPathComponent(SoakOrder.File.cache))
        try await cache.fill(content)
        let backend = try await SoakBackend(setting, folder: folder)
        defer { backend.process.kill() }
        for route in BackendKilledCase.routes {
            try await backend.set(.latency(seconds: random.seconds(in: 0...0.5)), for: route)
        }
        let scenario = SoakLaunch.scenario(route: content.route)
        let first = try SoakLaunch(
            setting,
            SoakOrder(
                work: .launch(scenario: scenario, server: backend.url, user: behaviour), writes: writes,
                lingers: 5),
            folder: folder)
        defer { first.process.kill() }
        try await setting.clock.sleep(until: first.started + .seconds(moment))
        var outcome = SoakOutcome()
        outcome.require(first.process.status == nil, "The app's process ended by itself: \(first.output)")
        first.process.kill()
        let before = first.notes
        let acknowledged = before.last { $0.kind == .acknowledged }?.number
        let onboarded = before.contains { $0.kind == .onboarded }
        outcome.violations += await cache.check(content, acknowledged: acknowledged, onboarded: onboarded)
        // What was written without an answer may be there or not: both are right.
        let isCompleted = await cache.isOnboardingCompleted()
        let route = content.route == "onboarding" && isCompleted ? "login" : content.route

        for path in BackendKilledCase.routes { try await backend.set(.latency(seconds: 0), for: path) }
        let second = try SoakLaunch(
            setting, SoakOrder(work: .launch(scenario: scenario, server: backend.url, user: .waits)),
            folder: folder)
        defer { second.process.kill() }
        let ended = try await second.wait(atMost: .seconds(30))
        outcome.require(ended, "The second launch had to be ended after 30 s")
        outcome.require(
            !ended || second.process.status == 0, "The second launch crashed: \(second.output)")
        let routes = second.notes.filter { $0.kind == .route }.map(\.text)
        outcome.require(routes == [route], "The second launch led to \(routes) instead of \(route)")
        outcome.violations += await cache.check(content, acknowledged: acknowledged, onboarded: onboarded)
        let user = content.isFirstLaunch ? "first launch" : "returning"
        let circumstances =
            "killed after \(Int(moment * 1000)) ms, \(user), session \(content.session.rawValue)"
        outcome.violations = outcome.violations.map { "\($0) (\(circumstances))" }
        outcome.measures = [
            "writes": Double(acknowledged ?? 0), "onboarded": onboarded ? 1 : 0,
            "loading": before.contains { $0.kind == .route } ? 0 : 1,
        ]
        return outcome
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary {
        func sum(_ name: String) -> Double { outcomes.compactMap { $0.measures[name] }.reduce(0, +) }
        return SoakSummary(
            figure: Double(outcomes.count), unit: "kills",
            details: [
                ("before-route", sum("loading"), "kills"), ("acknowledged", sum("writes"), "writes"),
                ("onboarded", sum("onboarded"), "kills"),
            ])
    }
}
