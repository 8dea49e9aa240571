// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchCore
import UrbanNestBrand

/// The backend's process is killed during a launch: never a wrong route, a hang or an unreadable cache.
struct BackendKilledProof: FolderProof {
    let name = "backend-killed"
    let count: Int
    let setting: SoakSetting

    /// The longest time for a launch to fail or finish, in seconds: the policy's time limit and its exit.
    static let limit =
        ((UrbanNest.policy.timeout ?? .seconds(10)) + UrbanNest.policy.exitDuration) / .seconds(1)
    /// The longest delay of a frame on a busy machine, in seconds.
    static let lateness = 0.5

    func run(_ index: Int, in folder: URL) async throws -> SoakOutcome {
        let plan = BackendKilledCase(seed: setting.seed, index: index)
        let cache = SoakCache(file: folder.appendingPathComponent(SoakOrder.File.cache))
        try await cache.fill(plan.content)
        let backend = try await SoakBackend(setting, folder: folder)
        defer { backend.process.kill() }
        for (route, fault) in plan.faults { try await backend.set(fault, for: route) }
        let order = SoakOrder(
            work: .launch(
                scenario: SoakLaunch.scenario(route: plan.content.route), server: backend.url, user: plan.user
            ))
        let launch = try SoakLaunch(setting, order, folder: folder)
        defer { launch.process.kill() }
        try await wait(for: plan.moment, backend, launch)
        backend.process.kill()

        let revival = Revival()
        defer { revival.backend?.process.kill() }
        let ended = try await launch.wait(atMost: .seconds(45)) {
            guard plan.user == .retries, revival.backend == nil,
                launch.notes.contains(where: { $0.kind == .button })
            else { return }
            try await setting.clock.sleep(for: .seconds(plan.outage))
            revival.backend = try await SoakBackend(setting, port: backend.url.port ?? 0, folder: folder)
            try Data().write(to: folder.appendingPathComponent(SoakOrder.File.retry))
        }
        var outcome = Self.judge(launch.notes, plan, hasEnded: ended)
        outcome.require(
            !ended || launch.process.status == 0, "The app's process crashed: \(launch.output)")
        outcome.violations += await cache.check(
            plan.content, isUnheard: plan.unanswered == .token && revival.backend == nil)
        outcome.violations = outcome.violations.map { "\($0) (\(plan))" }
        return outcome
    }

    /// A backend that came back.
    private final class Revival {
        var backend: SoakBackend?
    }

    private func wait(
        for moment: BackendKilledCase.Moment, _ backend: SoakBackend, _ launch: SoakLaunch
    ) async throws {
        switch moment {
        case .launch(let seconds):
            try await setting.clock.sleep(until: launch.started + .seconds(seconds))
        case .held(let route, let seconds), .sending(let route, let seconds):
            while try await !backend.requestedPaths().contains(where: { $0.hasSuffix(route.path) }) {
                guard setting.clock.now - launch.started < .seconds(20), launch.process.status == nil else {
                    throw CommandError("The app never asked for \(route.path): \(launch.output)")
                }
                try await setting.clock.sleep(for: .milliseconds(3))
            }
            try await setting.clock.sleep(for: .seconds(seconds))
        }
    }

    /// Holds what the app noted against the rules.
    static func judge(
        _ notes: [SoakNote], _ plan: BackendKilledCase, hasEnded: Bool
    ) -> SoakOutcome {
        var outcome = SoakOutcome()
        outcome.require(hasEnded, "The app's process had to be ended after 45 s")
        for note in notes where note.kind == .route {
            let right = plan.content.routes.sorted().joined(separator: " or ")
            outcome.require(
                plan.content.routes.contains(note.text), "The route is \(note.text) instead of \(right)")
        }
        let phases = notes.filter { $0.kind == .phase }
        let end = phases.last?.text ?? "none"
        outcome.require(end == "failed" || end == "finished", "The launch ended in the phase \(end)")
        let failures = phases.filter { $0.text == "failed" }
        let buttons = notes.filter { $0.kind == .button }.map(\.text)
        if end == "failed" {
            outcome.require(buttons.contains("Retry"), "The failure has no way out, only \(buttons)")
        }
        if plan.unanswered == .token {
            // What is on the device stands in for the answer, as long as the server has not come back.
            let first = notes.prefix { $0.kind != .tapped }.first { $0.kind == .route }?.text ?? "home"
            outcome.require(first == "home", "Nobody has heard the server, and the launch led to \(first)")
        } else if let route = plan.unanswered {
            outcome.require(
                !failures.isEmpty, "The launch went on although \(route.path) was never answered")
        }
        var start = 0.0
        var longest = 0.0
        for note in notes {
            if note.kind == .tapped, note.text == "Retry" { start = note.at }
            if note.kind == .phase, note.text == "failed" || note.text == "finished" {
                longest = max(longest, note.at - start)
            }
        }
        outcome.require(
            longest <= limit + lateness, "It took \(longest) s to fail or finish; the limit is \(limit) s")
        let hasRetried = notes.contains { $0.kind == .tapped && $0.text == "Retry" }
        if !failures.isEmpty, plan.user == .retries {
            outcome.require(hasRetried, "Retry could not be touched; there is only \(buttons)")
            outcome.require(end == "finished", "Retry with the backend back ended in the phase \(end)")
        }
        outcome.measures = [
            "longest": longest, "failed": failures.isEmpty ? 0 : 1, "retried": hasRetried ? 1 : 0,
            "offline": notes.contains { $0.text == "Continue Offline" && $0.kind == .tapped } ? 1 : 0,
        ]
        return outcome
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary {
        let sum = outcomes.sum
        return SoakSummary(
            figure: Double(outcomes.count), unit: "launches",
            details: [
                ("longest", outcomes.values("longest").max() ?? 0, "s"),
                ("failed-first", sum("failed"), "launches"), ("retried", sum("retried"), "launches"),
                ("continued-offline", sum("offline"), "launches"),
            ])
    }
}
