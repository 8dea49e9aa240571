// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation

/// The order that a soak gives to a process of its own, passed in a file.
struct SoakOrder: Codable, Sendable {
    /// The behaviour of the user.
    enum User: String, Codable, CaseIterable, Sendable {
        /// Looks only.
        case waits
        /// Touches Retry when the file `retry` is there.
        case retries
        /// Touches Continue Offline when it is offered.
        case continuesOffline
        /// Goes through the onboarding.
        case onboards
    }

    enum Work: Codable, Sendable {
        /// A launch on the real clock; without a server it has one of its own.
        case launch(scenario: Scenario, server: URL?, user: User)
        /// Every scenario on the virtual clock, some times over, while other tasks take turns.
        case frames(scenarios: [Scenario], repetitions: Int, disturbers: Int)
        /// Launches on the virtual clock, one after the other.
        case memory(scenarios: [Scenario], launches: Int)
        /// One launch on the virtual clock, every frame drawn at a scale.
        case splash(scenario: Scenario, scale: Double)
        /// Requests to a server that misbehaves.
        case requests(HostileRequests)
        /// Calls of a session.
        case session(SessionErrand)
        /// The deletion of an account.
        case deletion(DeletionErrand)
        /// Launches over stores in which a bit was flipped.
        case storeFlips(StoreFlips)
    }

    let work: Work
    /// Indicates whether a second writer keeps counting in the cache.
    var writes = false
    /// Seconds that the process lives on after a launch.
    var lingers = 0.0
    /// The divisor of the times of the launch's course.
    var pace = 1.0
    /// The time at which the user leaves the app, in seconds from its first frame; nil for never.
    var leavesAt: Double?

    /// The words with which the program starts itself for the order in a folder.
    static func words(of folder: URL) -> [String] { ["run", "--child", folder.path] }

    /// Names in the folder of the order.
    enum File {
        static let order = "order.json"
        static let notes = "notes.jsonl"
        static let cache = "cache.sqlite"
        static let retry = "retry"
        static let output = "output.txt"
    }
}
