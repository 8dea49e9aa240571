// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// A launch controller that is wrong in one way, to see that schedules notice.
///
/// The controller has no switches for it: the scheduler that does its work gives it another task to cancel than the one that
/// runs, or changes the answers that wait for it.
public enum ControllerMutation: CaseIterable, Sendable {
    /// It takes an answer that nothing waits for any more.
    case takesStaleAnswers
    /// It does not cancel what it abandons.
    case forgetsToCancel
    /// It keeps the output of an answer that nothing waits for any more.
    case keepsStaleOutputs
}

extension LaunchController {
    /// Changes the answers that have come, before the controller takes them.
    func bendAnswers(by mutation: ControllerMutation) {
        guard mutation != .forgetsToCancel else { return }
        for var answer in answers.drain() {
            if mutation == .keepsStaleOutputs {
                store(answer)
            } else {
                // Addressed to what is under way, or to something that begins for its sake.
                operations.expect(answer.key)
                answer.number = operations.number(of: answer.key) ?? answer.number
            }
            answers.post(answer)
        }
    }
}

extension OperationTable {
    /// Ensures that something waits for an answer.
    fileprivate func expect(_ key: Key) {
        if number(of: key) == nil { start(key) { _ in Task {} } }
    }
}
