// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import Testing

// One launch on a virtual clock. Time moves only when all that runs has come to rest.
@MainActor
final class LaunchRig {
    let clock = VirtualClock()
    let log = Log()
    let auth: LaunchTask<Bool>
    let cities: LaunchTask<[String]>
    let config: LaunchTask<Int>
    var delivered: [(URL, Destination)] = []
    private var held: LaunchController<Destination>?

    init(_ scenario: Scenario = Scenario(), extend: (inout LaunchPlan, VirtualClock) -> Void = { _, _ in }) {
        let clock = clock
        let log = log
        var plan = LaunchPlan()
        let auth = plan.task("checkAuth", .critical, "Checking session") {
            log.add("checkAuth")
            try await scenario.auth.wait(on: clock)
            return scenario.isSignedIn
        }
        cities = plan.task("loadCities", .critical, "Loading cities") {
            log.add("loadCities")
            try await scenario.cities.wait(on: clock)
            return ["Graz", "Linz"]
        }
        config = plan.task("loadConfig", .critical, "Loading settings") {
            log.add("loadConfig")
            try await scenario.config.wait(on: clock)
            return 7
        }
        self.auth = auth
        extend(&plan, clock)
        let offlineRoute = scenario.offlineRoute
        let session = scenario.session
        held = LaunchController(
            plan: plan, policy: scenario.policy, clock: clock,
            date: { Date(timeIntervalSinceReferenceDate: clock.elapsed / .seconds(1)) },
            route: { results in
                if results[auth] == true { return .home(tab: "home") }
                return scenario.isFirstLaunch ? .onboarding(slides: 3, slide: 1) : .login
            },
            offline: { offlineRoute }, session: { session }, expiredRoute: .login,
            reduceMotion: scenario.reduceMotion,
            deliver: { [weak self] url, route in self?.delivered.append((url, route)) })
    }

    var launch: LaunchController<Destination> {
        get throws { try #require(held) }
    }

    func release() -> WeakLaunch {
        defer { held = nil }
        return WeakLaunch(launch: held)
    }

    func settle() async {
        for _ in 0..<1_000_000 {
            if clock.sleepers == (held?.pendingOperations ?? 0) { return }
            await Task.yield()
        }
        Issue.record("The launch did not come to rest at \(clock.elapsed).")
    }

    func advance(to milliseconds: Int) async {
        await clock.advance(to: .milliseconds(milliseconds)) { await settle() }
    }

    // The phases with the milliseconds at which they began, for one-line comparisons.
    func phases() throws -> String {
        try launch.trace.compactMap { event in
            guard case .phase(let phase) = event.kind else { return nil }
            return "\(Int(event.time / .milliseconds(1))) \(phase.rawValue)"
        }.joined(separator: ", ")
    }

    func count(_ kind: (LaunchTraceEvent.Kind) -> Bool) throws -> Int {
        try launch.trace.filter { kind($0.kind) }.count
    }

    var navigations: Int {
        get throws {
            try count { if case .navigated = $0 { true } else { false } }
        }
    }
}

struct WeakLaunch {
    weak var launch: LaunchController<Destination>?
}
