// Licensed under the Apache License, Version 2.0.

import Foundation

/// Answers tasks as a scenario says, on the clock of the rehearsal.
///
/// Each answer is exactly one sleep, so that a virtual clock knows when everything is at rest.
public actor ScriptedServices {
    private let answers: [String: [Scenario.Answer]]
    private let clock: any Clock<Duration>
    private var tries: [String: Int] = [:]
    private var givenUp: [String: Int]
    private let unaffected: String?
    private var isUp: Bool

    /// Creates the services of a scenario.
    ///
    /// - Parameters:
    ///   - scenario: What each task answers.
    ///   - clock: The clock of every wait.
    ///   - givenUp: How many tries of a task are given up by the system before it answers.
    ///   - unaffected: The task whose first try is answered although nothing listens.
    public init(
        _ scenario: Scenario, clock: any Clock<Duration>, givenUp: [String: Int] = [:],
        unaffected: String? = nil
    ) {
        answers = scenario.services
        self.givenUp = givenUp
        self.unaffected = unaffected
        self.clock = clock
        isUp = scenario.backend == .up
    }

    /// Starts or stops answering at all.
    public func set(_ backend: Scenario.Backend) { isUp = backend == .up }

    /// Waits as the scenario says for the next try of a task.
    ///
    /// - Parameters:
    ///   - task: The name of the task.
    ///   - needsBackend: Whether the answer comes from the backend, and not from the device itself.
    /// - Throws: `ScriptedFailure` for an answer that is not a good one.
    func answer(_ task: String, needsBackend: Bool = true) async throws {
        let isExcepted = task == unaffected && tries[task] == nil
        guard isUp || !needsBackend || isExcepted else {
            // A refused connection is known after one round trip.
            try await clock.sleep(for: .milliseconds(5))
            throw ScriptedFailure.unreachable
        }
        let count = tries[task, default: 0]
        tries[task] = count + 1
        let list = answers[task] ?? [Scenario.Answer(after: ScenarioTime(seconds: 0.3), answer: .ok)]
        let answer = list[min(count, list.count - 1)]
        if answer.answer == .never {
            try await clock.sleep(for: .seconds(1_000_000))
            throw ScriptedFailure.timeout(seconds: 1_000_000)
        }
        try await clock.sleep(for: answer.after.duration)
        if let left = givenUp[task], left > 0 {
            givenUp[task] = left - 1
            throw CancellationError()
        }
        switch answer.answer {
        case .ok, .never: return
        case .reset: throw ScriptedFailure.reset
        case .truncated: throw ScriptedFailure.truncated
        case .captive: throw ScriptedFailure.captivePage
        case .serverError: throw ScriptedFailure.serverError
        case .maintenance: throw ScriptedFailure.maintenance(seconds: Scenario.Answer.maintenanceSeconds)
        case .malformed: throw ScriptedFailure.malformed
        case .empty: throw ScriptedFailure.empty(task: task)
        }
    }
}
