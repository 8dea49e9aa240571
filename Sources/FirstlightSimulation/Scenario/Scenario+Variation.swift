// Licensed under the Apache License, Version 2.0.

import LaunchCore

extension Scenario {
    /// Returns the same scenario with other latencies, as on another day.
    ///
    /// - Parameters:
    ///   - share: The share by which each wait may be longer or shorter, 0...1.
    ///   - seed: The seed; the same one gives the same waits.
    ///   - tasks: The tasks that are varied even when the scenario does not name them.
    public func varied(by share: Double, seed: UInt64, tasks: [String]) -> Scenario {
        var copy = self
        var random = SplitMix(seed: seed)
        for task in Set(tasks).union(services.keys).sorted() {
            let usual = [Answer(after: ScenarioTime(seconds: 0.3), answer: .ok)]
            copy.services[task] = (services[task] ?? usual).map { answer in
                let factor = 1 + share * (2 * random.nextUnit() - 1)
                return Answer(
                    after: ScenarioTime(seconds: max(0, answer.after.seconds * factor)), answer: answer.answer
                )
            }
        }
        return copy
    }
}
