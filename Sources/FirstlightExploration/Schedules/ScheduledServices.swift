// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

/// The bodies of a scenario's tasks.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class ScheduledServices: Sendable {
    private struct State: Sendable {
        var calls: [LaunchTaskID: Int] = [:]
        var isOver = false
        var violations: [String] = []
    }

    /// The output of a call that nothing waits for any more.
    static let stale = "stale"

    private let scenario: ScheduledScenario
    private let clock: VirtualClock
    private let scheduler: LaunchScheduler
    private let state = Locked(State())

    init(_ scenario: ScheduledScenario, clock: VirtualClock, scheduler: LaunchScheduler) {
        (self.scenario, self.clock, self.scheduler) = (scenario, clock, scheduler)
    }

    var violations: [String] { state.withLock { $0.violations } }

    /// From now on no service may be called.
    func end() { state.withLock { $0.isOver = true } }

    private func called(_ name: LaunchTaskID) -> Int {
        state.withLock { state in
            if state.isOver { state.violations.append("'\(name)' was started after the end") }
            state.calls[name, default: 0] += 1
            return state.calls[name] ?? 0
        }
    }

    func work(_ spec: LaunchTaskSpec, _ results: LaunchResults) async throws -> any Sendable {
        let call = called(spec.id)
        for need in spec.dependencies where results.anyOutput(of: need) == nil {
            state.withLock { $0.violations.append("'\(spec.id)' was started without '\(need)'") }
        }
        let answers = scenario.answers[spec.id] ?? []
        let output: any Sendable = spec.isGate ? LaunchVerdict.open : "\(spec.id)#\(call)"
        guard call <= answers.count else { return output }
        switch answers[call - 1] {
        case .succeeds(let delay, let yields):
            for _ in 0..<yields { await Task.yield() }
            if delay > .zero { try await clock.sleep(for: delay) }
            for _ in 0..<yields { await Task.yield() }
            return output
        case .fails(let delay, let kind):
            try await clock.sleep(for: delay)
            throw LaunchFailure(kind: kind, message: "\(spec.id)#\(call)")
        case .suspends(let delay, let reason):
            try await clock.sleep(for: delay)
            throw reason
        case .hangs:
            try await clock.sleep(for: .seconds(1_000_000))
            return output
        case .ignoresCancellation(let delay):
            let end = clock.now.advanced(by: delay)
            // An uncancelled sleep: the service does not learn of the cancellation.
            let clock = clock
            await Task(executorPreference: scheduler) { try? await clock.sleep(until: end) }.value
            return Task.isCancelled && !spec.isGate ? Self.stale : output
        case .verdict(let delay, let verdict):
            try await clock.sleep(for: delay)
            return verdict
        }
    }

    func offline() async -> String? {
        _ = called("offline")
        try? await clock.sleep(for: scenario.offline.after)
        return scenario.offline.isThere ? "offline" : nil
    }

    func session() async -> LaunchSession {
        _ = called("session")
        try? await clock.sleep(for: scenario.session.after)
        return scenario.session.0
    }
}
