// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

// The policy, the tasks and the routes of UrbanNest, as far as the launch engine sees them.
enum Destination: Hashable, Sendable {
    case home(tab: String)
    case onboarding(slides: Int, slide: Int)
    case login
}

extension LaunchPolicy {
    static let urbanNest = LaunchPolicy(
        entryDuration: .seconds(1), minimumDisplay: .seconds(1), indicatorDelay: .seconds(1),
        slowAfter: .seconds(5), timeout: .seconds(10), exitDuration: .milliseconds(300),
        resume: .ifSessionExpired)
}

// What a simulated service does: one sleep at a time.
enum Reply: Sendable {
    case after(Duration)
    case fails(Duration, LaunchFailureKind)
    // Two waits, so that the second one is registered with the clock long after the launch's timers.
    case inTwoHalves(Duration)
    case never

    func wait(on clock: VirtualClock) async throws {
        switch self {
        case .after(let delay): try await clock.sleep(for: delay)
        case .inTwoHalves(let delay):
            try await clock.sleep(for: delay / 2)
            try await clock.sleep(for: delay / 2)
        case .never: try await clock.sleep(for: .seconds(1_000_000))
        case .fails(let delay, let kind):
            try await clock.sleep(for: delay)
            throw LaunchFailure(kind: kind, message: "simulated")
        }
    }
}

// Proof for @unchecked Sendable: `entries` is touched only between lock() and unlock().
final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [String] = []

    func add(_ entry: String) { lock.withLock { entries.append(entry) } }
    func count(of entry: String) -> Int { lock.withLock { entries.filter { $0 == entry }.count } }
}

struct Scenario: Sendable {
    var auth = Reply.after(.milliseconds(100))
    var cities = Reply.after(.milliseconds(200))
    var config = Reply.after(.milliseconds(300))
    var isSignedIn = true
    var isFirstLaunch = false
    var offlineRoute: Destination?
    var session = LaunchSession.valid
    var reduceMotion = false
    var policy = LaunchPolicy.urbanNest
}
