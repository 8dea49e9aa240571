// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchKit

/// Answers tasks as a scenario says, on the clock of the simulation.
///
/// Each answer is exactly one sleep, so that a virtual clock knows when everything is at rest.
public actor ScriptedServices: ScriptedAnswers {
    private let answers: [String: [Scenario.Answer]]
    private let clock: any Clock<Duration>
    private var tries: [String: Int] = [:]
    private var givenUp: [String: Int]
    private let unaffected: String?
    private let isSilent: Bool
    private var isUp: Bool

    /// Creates the services of a scenario.
    ///
    /// - Parameters:
    ///   - scenario: The answers of each task.
    ///   - clock: The clock of every wait.
    ///   - givenUp: The number of tries of a task that the system gives up before it answers.
    ///   - unaffected: The task whose first try is answered even while the backend is down.
    ///   - isSilent: Whether the backend takes every request and answers none.
    public init(
        _ scenario: Scenario, clock: any Clock<Duration>, givenUp: [String: Int] = [:],
        unaffected: String? = nil, isSilent: Bool = false
    ) {
        answers = scenario.services
        self.givenUp = givenUp
        (self.unaffected, self.isSilent) = (unaffected, isSilent)
        self.clock = clock
        isUp = scenario.backend == .up
    }

    /// Starts or stops answering.
    public func set(_ backend: Scenario.Backend) { isUp = backend == .up }

    /// Returns the number of tries of a task that were answered as the scenario says, or are about to be.
    func asked(_ task: String) -> Int { tries[task, default: 0] }

    /// Waits as the scenario says for the next try of a task.
    ///
    /// - Parameters:
    ///   - task: The name of the task.
    ///   - needsBackend: Whether the answer comes from the backend, and not from the device itself.
    /// - Throws: A `ServiceError` for a bad answer.
    public func answer(_ task: String, needsBackend: Bool) async throws {
        try await answer(task, needsBackend: needsBackend, on: clock)
    }

    /// Waits for the next try of a task on a clock of the caller's.
    func answer(_ task: String, needsBackend: Bool = true, on clock: any Clock<Duration>) async throws {
        let isExcepted = task == unaffected && tries[task] == nil
        guard isUp || !needsBackend || isExcepted else {
            // A refused connection is known after one round trip.
            try await clock.sleep(for: .milliseconds(5))
            throw ServiceError.unreachable(reason: "nothing listens")
        }
        let count = tries[task, default: 0]
        tries[task] = count + 1
        let list = answers[task] ?? [Scenario.Answer(after: ScenarioTime(seconds: 0.3), answer: .ok)]
        let answer = list[min(count, list.count - 1)]
        if answer.answer == .never || needsBackend && isSilent {
            try await clock.sleep(for: .seconds(1_000_000))
            throw ServiceError.timeout(seconds: 1_000_000)
        }
        try await clock.sleep(for: answer.after.duration)
        if let left = givenUp[task], left > 0 {
            givenUp[task] = left - 1
            throw CancellationError()
        }
        switch answer.answer {
        case .ok, .never: return
        case .reset: throw ServiceError.connectionLost(reason: "the connection was reset")
        case .truncated: throw ServiceError.connectionLost(reason: "the body was cut short")
        case .captive: throw ServiceError.captivePage
        case .serverError: throw ServiceError.server(status: 503, retryAfter: nil)
        case .maintenance:
            throw ServiceError.server(status: 503, retryAfter: Scenario.Answer.maintenanceSeconds)
        case .limited: throw ServiceError.server(status: 429, retryAfter: nil)
        case .malformed: throw ServiceError.malformed(reason: "not the JSON that was asked for")
        case .empty: throw ServiceError.empty(what: task)
        }
    }
}
