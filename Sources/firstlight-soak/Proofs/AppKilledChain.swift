// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchCore

/// One app with one cache, launched and killed again and again, and what is known to be in the cache.
struct AppKilledChain {
    let setting: SoakSetting
    let folder: URL
    let server: URL
    var content: SoakCache.Content
    var outcome = SoakOutcome()
    private var ledger = GuardLedger()
    private var acknowledged: Int?
    private var onboarded = false

    init(setting: SoakSetting, folder: URL, server: URL, content: SoakCache.Content) {
        (self.setting, self.folder, self.server, self.content) = (setting, folder, server, content)
    }

    var cache: SoakCache { SoakCache(file: folder.appendingPathComponent(SoakOrder.File.cache)) }

    /// The route that a launch must lead to now. What was written without an answer may be there or not.
    private func route() async -> String {
        guard content.route == "onboarding" else { return content.route }
        return await cache.isOnboardingCompleted() ? "login" : "onboarding"
    }

    mutating func launchAndKill(_ number: Int, _ random: inout SplitMix) async throws {
        let route = await route()
        let order = SoakOrder(
            work: .launch(
                scenario: SoakLaunch.scenario(route: route), server: server,
                user: route == "onboarding" ? random.pick([.onboards, .waits]) : .waits),
            writes: random.pick([true, false]), lingers: 5, pace: AppKilledProof.pace,
            leavesAt: random.pick([nil, nil, nil, random.seconds(in: 0...0.1)]))
        // Some moments count from the start of the process, the others from the launch's first note; some
        // of those fall close to it, where the guard is written.
        let isAnchored = random.pick([true, true, false])
        let moment = random.seconds(in: isAnchored ? random.pick([0...0.4, 0...0.15, 0...0.01]) : 0...0.6)
        let launch = try SoakLaunch(setting, order, folder: folder)
        defer { launch.process.kill() }
        if isAnchored {
            while launch.notes.isEmpty, launch.process.status == nil,
                setting.clock.now - launch.started < .seconds(20)
            {
                try await setting.clock.sleep(for: .milliseconds(1))
            }
            try await setting.clock.sleep(for: .seconds(moment))
        } else {
            try await setting.clock.sleep(until: launch.started + .seconds(moment))
        }
        var wrong: [String] = []
        if launch.process.status != nil {
            wrong.append("The app's process ended by itself: \(launch.output)")
        }
        launch.process.kill()
        let notes = launch.notes
        wrong += await judge(notes, route)
        let isReady = notes.contains { $0.kind == .guarded && $0.text == SoakNote.GuardState.ready.rawValue }
        count("kills", true)
        count("loading", !notes.contains { $0.kind == .route })
        count("unnoted", !notes.contains { $0.kind == .guarded })
        count("torn", notes.last { $0.kind == .guarding || $0.kind == .guarded }?.kind == .guarding)
        count("left", !isReady && notes.contains { $0.kind == .guarded && $0.text == "away" })
        report(wrong, "kill \(number), \(Int(moment * 1000)) ms after its \(isAnchored ? "note" : "start")")
    }

    mutating func launchToTheEnd(_ number: Int) async throws {
        let route = await route()
        let order = SoakOrder(
            work: .launch(scenario: SoakLaunch.scenario(route: route), server: server, user: .waits),
            pace: AppKilledProof.pace)
        let launch = try SoakLaunch(setting, order, folder: folder)
        defer { launch.process.kill() }
        let ended = try await launch.wait(atMost: .seconds(30))
        let notes = launch.notes
        var wrong = await judge(notes, route)
        if !ended { wrong.append("The launch had to be ended after 30 s") }
        if ended, launch.process.status != 0 { wrong.append("The launch crashed: \(launch.output)") }
        let routes = notes.filter { $0.kind == .route }.map(\.text)
        if routes != [route] { wrong.append("The launch led to \(routes) instead of \(route)") }
        let isReady = notes.contains { $0.kind == .guarded && $0.text == SoakNote.GuardState.ready.rawValue }
        if ended, !isReady { wrong.append("The launch reached its end, and the guard was not told") }
        report(wrong, "the launch after kill \(number)")
    }

    /// Judges the notes of a launch, and the cache after it.
    private mutating func judge(_ notes: [SoakNote], _ route: String) async -> [String] {
        var wrong = ledger.take(notes)
        for note in notes where note.kind == .route && note.text != route && note.text != "login" {
            wrong.append("The launch led to \(note.text) instead of \(route)")
        }
        if let first = notes.first(where: { $0.kind == .route }), first.text != route {
            wrong.append("The launch led to \(first.text) first instead of \(route)")
        }
        let written = notes.last { $0.kind == .acknowledged }?.number
        acknowledged = [acknowledged, written].compactMap { $0 }.max()
        if notes.contains(where: { $0.kind == .onboarded }) { onboarded = true }
        wrong += await cache.check(content, acknowledged: acknowledged, onboarded: onboarded)
        count("launches", true)
        count("careful", notes.contains { $0.kind == .careful })
        outcome.measures["writes", default: 0] += Double(notes.filter { $0.kind == .acknowledged }.count)
        count("onboarded", notes.contains { $0.kind == .onboarded })
        return wrong
    }

    private mutating func count(_ name: String, _ isSo: Bool) {
        if isSo { outcome.measures[name, default: 0] += 1 }
    }

    private mutating func report(_ wrong: [String], _ place: String) {
        let user = content.isFirstLaunch ? "first launch" : "returning"
        outcome.violations += wrong.map { "\($0) (\(place), \(user), session \(content.session.rawValue))" }
    }
}
