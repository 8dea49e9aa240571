// Licensed under the Apache License, Version 2.0.

import Foundation
package import LaunchCore

/// One launch by the real controller with real tasks, in an order of its work that a seed picks.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
package final class ScheduledRun {
    /// The result of a launch; launches of one scenario must have the same result.
    package struct End: Equatable, Sendable, CustomStringConvertible {
        /// The state that views and the owner see, a line each.
        package var state: [String] = []
        /// The events and their times, in an order that does not depend on the schedule.
        package var trace: [String] = []

        package var description: String { (state + trace).joined(separator: "\n") }
    }

    /// The time after the last action by which everything must have ended.
    private static let patience = Duration.seconds(120)
    private static let stepLimit = 1_000_000

    private let scenario: ScheduledScenario
    private let clock = VirtualClock()
    private let scheduler = LaunchScheduler()
    private let services: ScheduledServices
    private let launch: LaunchController<String>
    private let owner = Owner()
    private var random: SplitMix?
    private var stepsToCancellation: Int?
    private var steps = 0
    package private(set) var violations: [String] = []

    private final class Owner {
        var heard: [String] = []
    }

    /// - Parameters:
    ///   - seed: The seed of the order; nil takes the first piece of work first.
    ///   - cancelling: The number of pieces of work after which the launch is cancelled; nil for never.
    package init(
        _ model: LaunchModel, _ scenario: ScheduledScenario, seed: UInt64?, cancelling: Int? = nil,
        mutation: ControllerMutation? = nil
    ) {
        self.scenario = scenario
        random = seed.map { SplitMix(seed: $0) }
        stepsToCancellation = cancelling
        let services = ScheduledServices(scenario, clock: clock, scheduler: scheduler)
        self.services = services
        let plan = LaunchPlan(
            specs: model.tasks, fallback: { "fallback of \($0.id)" },
            work: { try await services.work($0, $1) })
        let names = model.tasks.map(\.id)
        var offline: (@Sendable () async -> String?)?
        if model.options.canAskOffline { offline = { await services.offline() } }
        let owner = owner
        var hooks = LaunchController<String>.Hooks()
        if model.options.asksAboutLinks { hooks.holdsLinks = { $0.hasPrefix("login") } }
        hooks.isSignInAnswer = { $0.absoluteString == "app:callback" }
        hooks.takeSignInAnswer = { owner.heard.append("answer \($0.absoluteString)") }
        hooks.markReady = { owner.heard.append("ready") }
        hooks.isSafeMode = model.options.isSafeMode
        launch = LaunchController(
            plan: plan, policy: model.policy, clock: clock,
            date: { [clock] in Date(timeIntervalSinceReferenceDate: clock.elapsed / .seconds(1)) },
            route: { Self.route($0, names) },
            offline: offline, session: { await services.session() },
            expiredRoute: model.options.hasExpiredRoute ? "login" : nil, seed: 1, hooks: hooks,
            deliver: { url, route in owner.heard.append("link \(url.absoluteString) to \(route)") })
        launch.run(on: scheduler, mutation: mutation)
    }

    private static func route(_ results: LaunchResults, _ names: [LaunchTaskID]) -> String {
        let outputs = names.compactMap { name in results.anyOutput(of: name).map { "\(name)=\($0)" } }
        return "home " + outputs.joined(separator: " ")
    }

    /// Performs all actions, ends the launch, and returns its result before the end.
    package func run() -> End {
        for (time, action) in scenario.actions {
            advance(to: time)
            perform(action)
        }
        advance(to: clock.elapsed + Self.patience)
        let end = end
        if end.state.contains(where: { $0.contains(ScheduledServices.stale) }) {
            violations.append("An output is used that nobody waited for: \(launch.route ?? "-")")
        }
        giveUp()
        return end
    }

    /// The number of pieces of work that were done.
    package var workCount: Int { steps }

    // MARK: - The order of the work

    private func advance(to time: Duration) {
        drain()
        while clock.wakeTied(through: time, pick: pick) { drain() }
    }

    private func drain() {
        while scheduler.step(pick: pick) {
            steps += 1
            if steps == stepsToCancellation { giveUp() }
            if steps > Self.stepLimit { return violations.append("The work does not come to an end") }
        }
    }

    private func pick(_ count: Int) -> Int { random?.below(count) ?? 0 }

    private func perform(_ action: ScheduledScenario.Action) {
        switch action {
        case .appear: launch.appear()
        case .began(let kind): launch.began(kind)
        case .retry: launch.retry()
        case .recheck: launch.recheck()
        case .continueOffline: launch.continueOffline()
        case .unlock: launch.markProtectedData(isAvailable: true)
        case .network: launch.networkChanged()
        case .background: launch.sceneWentToBackground()
        case .foreground: launch.sceneBecameActive()
        case .signOut: launch.markSignedOut()
        case .open(let url): launch.open(url)
        case .connect(let scene): launch.sceneConnected(scene)
        case .disconnect(let scene): launch.sceneDisconnected(scene)
        case .reduceMotion(let isOn): launch.markReduceMotion(isOn)
        }
    }

    // MARK: - The end

    /// Cancels the launch and checks that nothing continues: no task, no wait, no effect.
    private func giveUp() {
        guard launch.phase != .cancelled else { return }
        stepsToCancellation = nil
        launch.cancel()
        services.end()
        let before = end
        if launch.pendingOperations != 0 {
            violations.append("\(launch.pendingOperations) operations are open after the end")
        }
        // Services that ignore a cancellation end in their own time.
        advance(to: clock.elapsed + Self.patience)
        if end != before { violations.append("Something changed after the end: \(end) instead of \(before)") }
        if scheduler.liveCount != 0 {
            violations.append("\(scheduler.liveCount) tasks are alive after the end")
        }
        if clock.sleepers != 0 { violations.append("\(clock.sleepers) waits go on after the end") }
        violations += services.violations
    }

    private var end: End {
        var end = End()
        end.state = [
            "phase \(launch.phase)", "run \(launch.run)", "route \(launch.route ?? "-")",
            "failure \(launch.failure.map(\.description) ?? "-")",
            "verdict \(launch.verdict.map { "\($0)" } ?? "-")",
            "notice \(launch.notice.map { "\($0)" } ?? "-")",
            "suspension \(launch.suspension?.rawValue ?? "-")", "offline \(launch.canContinueOffline)",
            "message \(launch.message)", "progress \(launch.progress)",
            "indicator \(launch.isIndicatorVisible)", "slow \(launch.isSlow)",
            "outputs \(launch.results.map { $0.ids.map(\.rawValue).sorted() } ?? [])",
            "windows \(launch.sceneRoutes.map { "\($0.key.rawValue): \($0.value)" }.sorted())",
            "heard \(owner.heard)",
        ]
        end.trace = launch.trace.map { "\($0.time) \($0.kind)" }.sorted()
        return end
    }
}
