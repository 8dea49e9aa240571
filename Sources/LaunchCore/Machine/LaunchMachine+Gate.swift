// Licensed under the Apache License, Version 2.0.

// A gate that is closed: the launch stops, and is asked again.
extension LaunchMachine {
    mutating func block(_ verdict: LaunchVerdict, _ index: Int, _ effects: inout [LaunchEffect]) {
        self.verdict = verdict
        tasks[index].status = .failure
        stopRun(&effects)
        enter(.blocked, &effects)
        guard case .maintenance(_, let retryAfter?) = verdict else { return }
        // Devices that all come back at the end of a maintenance would close it again.
        let spread = 1 + policy.gateJitter * generator.nextUnit()
        timers.insert(.gate)
        effects.append(.startTimer(.gate, max(.zero, retryAfter) * spread))
    }

    /// Asks the gate and what it needs again; what the other tasks found is kept.
    mutating func recheck(_ effects: inout [LaunchEffect]) {
        guard phase == .blocked else {
            effects.append(.note(.ignored("a gate can be asked again only while it is closed")))
            return
        }
        for index in tasks.indices where blueprint.isAskedAgain[index] { tasks[index].status = .waiting }
        begin(.results, replaysEntry: false, keepsOutputs: true, &effects)
    }
}
