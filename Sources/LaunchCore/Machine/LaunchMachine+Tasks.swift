// Licensed under the Apache License, Version 2.0.

// The tasks of a run: start, tries, settling.
extension LaunchMachine {
    /// Returns whether a task may run now, as far as that does not depend on the outputs of other tasks.
    private func mayRun(_ spec: LaunchTaskSpec) -> Bool {
        guard spec.isPartOfLaunch else { return phase == .finished && !blueprint.options.isSafeMode }
        return phase.isLoading ? destination == .results : isHeadless && !spec.needsScene
    }

    mutating func startReadyTasks(_ effects: inout [LaunchEffect]) {
        for index in tasks.indices {
            guard startIfReady(index, &effects) else { return }
        }
    }

    /// Starts a task whose needs are met; returns false when that ended the launch.
    private mutating func startIfReady(_ index: Int, _ effects: inout [LaunchEffect]) -> Bool {
        guard tasks[index].status == .waiting, mayRun(blueprint.specs[index]) else { return true }
        var missing: Int?
        for need in blueprint.needs[index] where !tasks[need].hasOutput {
            guard tasks[need].isDone else { return true }
            missing = missing ?? need
        }
        guard let missing else {
            start(index, &effects)
            return true
        }
        let spec = blueprint.specs[index]
        settleWithoutOutput(
            index,
            LaunchFailure(
                kind: .other, task: spec.id,
                message: "It needs the output of '\(blueprint.specs[missing].id)', which has none."), &effects
        )
        return phase.isLoading || phase == .finished || isHeadless
    }

    private mutating func start(_ index: Int, _ effects: inout [LaunchEffect]) {
        let spec = blueprint.specs[index]
        tasks[index].status = .running
        tasks[index].attempt &+= 1
        let attempt = Int(tasks[index].attempt)
        effects.append(.note(.taskStarted(spec.id, attempt: attempt)))
        effects.append(.startTask(spec.id, attempt: attempt))
        if let timeout = spec.timeout {
            effects.append(.startTimer(.task(spec.id), max(.zero, timeout)))
        }
        guard saysSomething(index) else { return }
        if !isSpeaking || index < speaker { speaker = index }
        lastSpeaker = max(lastSpeaker, index)
    }

    /// Indicates whether the task whose message is shown still runs.
    private var isSpeaking: Bool { speaker >= 0 && tasks[speaker].status == .running }

    mutating func succeeded(_ id: LaunchTaskID, _ attempt: Int, _ effects: inout [LaunchEffect]) {
        guard let index = running(id, attempt) else { return }
        endAttempt(index, .succeeded, &effects)
        settle(index, .output, &effects)
    }

    /// Takes the answer of a gate: an open one is an output, a closed one stops the run.
    mutating func answered(
        _ id: LaunchTaskID, _ attempt: Int, _ verdict: LaunchVerdict, _ effects: inout [LaunchEffect]
    ) {
        guard let index = running(id, attempt) else { return }
        endAttempt(index, .succeeded, &effects)
        effects.append(.note(.verdict(id, verdict)))
        if verdict.isBlocking, phase.isLoading { return block(verdict, index, &effects) }
        if verdict.isBlocking {
            // No user can see a verdict yet: the gate is asked again at the first frame.
            tasks[index].status = .failure
            return
        }
        if verdict != .open { notice = notice ?? verdict }
        settle(index, .output, &effects)
    }

    mutating func attemptTimedOut(_ id: LaunchTaskID, _ effects: inout [LaunchEffect]) {
        guard let index = blueprint.indexes[id], tasks[index].status == .running else { return }
        effects.append(.cancelTask(id))
        let failure = LaunchFailure(kind: .timeout, task: id, message: "It took too long.")
        attemptFailed(id, Int(tasks[index].attempt), failure, &effects)
    }

    mutating func attemptFailed(
        _ id: LaunchTaskID, _ attempt: Int, _ failure: LaunchFailure,
        _ effects: inout [LaunchEffect]
    ) {
        guard let index = running(id, attempt) else { return }
        endAttempt(index, .failed(failure.kind, failure.message), &effects)
        let retry = blueprint.specs[index].retry
        tasks[index].failures += 1
        let failures = Int(tasks[index].failures)
        if failures < retry.attempts {
            let delay = retry.delay(afterAttempt: failures, random: generator.nextUnit())
            tasks[index].status = .backingOff
            effects.append(.note(.backoff(id, attempt: attempt + 1, delay)))
            effects.append(.startTimer(.backoff(id), delay))
            return messageMayChange(index)
        }
        settleWithoutOutput(
            index, LaunchFailure(kind: failure.kind, task: id, message: failure.message), &effects)
    }

    mutating func backoffEnded(_ id: LaunchTaskID, _ effects: inout [LaunchEffect]) {
        guard let index = blueprint.indexes[id], tasks[index].status == .backingOff else { return }
        start(index, &effects)
    }

    private func running(_ id: LaunchTaskID, _ attempt: Int) -> Int? {
        guard let index = blueprint.indexes[id], tasks[index].status == .running,
            Int(tasks[index].attempt) == attempt
        else { return nil }
        return index
    }

    private func endAttempt(
        _ index: Int, _ outcome: LaunchTraceEvent.Outcome, _ effects: inout [LaunchEffect]
    ) {
        let spec = blueprint.specs[index]
        if spec.timeout != nil { effects.append(.cancelTimer(.task(spec.id))) }
        effects.append(.note(.taskEnded(spec.id, attempt: Int(tasks[index].attempt), outcome)))
    }

    /// Sets a task's final state, and releases the tasks that waited for it.
    private mutating func settle(
        _ index: Int, _ settlement: LaunchTraceEvent.Settlement, _ effects: inout [LaunchEffect]
    ) {
        switch settlement {
        case .output: tasks[index].status = .output
        case .fallback: tasks[index].status = .fallback
        case .absent: tasks[index].status = .absent
        case .failure: tasks[index].status = .failure
        }
        let spec = blueprint.specs[index]
        effects.append(.note(.taskSettled(spec.id, settlement)))
        if spec.isPartOfLaunch, settlement != .failure { settledCount += 1 }
        messageMayChange(index)
        if settlement == .failure { return }
        for dependent in blueprint.dependents[index] {
            guard startIfReady(dependent, &effects) else { return }
        }
        tasksMayBeSettled(&effects)
    }

    private mutating func settleWithoutOutput(
        _ index: Int, _ failure: LaunchFailure, _ effects: inout [LaunchEffect]
    ) {
        let spec = blueprint.specs[index]
        if spec.hasFallback {
            effects.append(.useFallback(spec.id))
            settle(index, .fallback, &effects)
        } else if spec.criticality.endsLaunchOnFailure {
            settle(index, .failure, &effects)
            // A task that fails unseen is tried again at the first frame.
            if phase.isLoading { fail(failure, &effects) }
        } else {
            settle(index, .absent, &effects)
        }
    }

    // Once loading is over its timers have nothing left to say.
    private mutating func tasksMayBeSettled(_ effects: inout [LaunchEffect]) {
        guard phase.isLoading, areTasksSettled else { return }
        unschedule([.indicator, .slow, .timeout, .patience], &effects)
        completeIfReady(&effects)
    }

    mutating func cancelOpenTasks(_ effects: inout [LaunchEffect]) {
        for index in tasks.indices where !tasks[index].isDone {
            if tasks[index].status == .running {
                let attempt = Int(tasks[index].attempt)
                effects.append(.note(.taskEnded(blueprint.specs[index].id, attempt: attempt, .cancelled)))
            }
            tasks[index].status = .cancelled
        }
    }

    // The first task at work that has something to say speaks for all; the last word stays. None before
    // the speaker is at work and none behind the last one that started, so few are looked at.
    private mutating func messageMayChange(_ index: Int) {
        guard index == speaker, index < lastSpeaker else { return }
        let next = (index + 1...lastSpeaker).first { tasks[$0].status == .running && saysSomething($0) }
        if let next { speaker = next }
    }

    private func saysSomething(_ index: Int) -> Bool {
        blueprint.isPart[index] && !blueprint.specs[index].message.isEmpty
    }
}

// MARK: - Suspension

extension LaunchMachine {
    /// Suspends a task until the user or the system resolves the cause.
    mutating func suspended(
        _ id: LaunchTaskID, _ attempt: Int, _ reason: LaunchSuspension, _ effects: inout [LaunchEffect]
    ) {
        guard let index = running(id, attempt) else { return }
        endAttempt(index, .suspended(reason), &effects)
        tasks[index].status = reason == .protectedData ? .heldByLock : .heldByNetwork
        messageMayChange(index)
        guard phase.isLoading, blueprint.specs[index].isPartOfLaunch else { return }
        beginPatience(&effects)
    }

    /// Continues by itself after a cause that is over, also when the launch has stopped because of it (C-LA-19).
    mutating func goOn(after cause: LaunchSuspension, _ effects: inout [LaunchEffect]) {
        if phase == .failed, failure?.suspension == cause {
            begin(.results, replaysEntry: false, &effects)
        } else {
            resume(cause == .protectedData ? .heldByLock : .heldByNetwork, &effects)
        }
    }

    /// Tries again what waited for a cause that is over.
    private mutating func resume(_ held: LaunchTaskState.Status, _ effects: inout [LaunchEffect]) {
        let due = tasks.indices.filter { tasks[$0].status == held }
        guard !due.isEmpty else { return }
        for index in due {
            tasks[index].status = .waiting
            if mayRun(blueprint.specs[index]) { start(index, &effects) }
        }
        guard isPatient, !tasks.contains(where: \.isHeld) else { return }
        unschedule(.patience, &effects)
        // The launch's patience begins anew: the user has only now let it continue.
        guard phase.isLoading, let end = blueprint.end(of: .timeout) else { return }
        if timers.insert(.timeout).inserted {
            effects.append(.startTimer(.timeout, end))
        }
    }
}
