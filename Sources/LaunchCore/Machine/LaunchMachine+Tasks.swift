// Licensed under the Apache License, Version 2.0.

// The tasks of a run: start, tries, settling.
extension LaunchMachine {
    mutating func startReadyTasks(_ effects: inout [LaunchEffect]) {
        for index in tasks.indices where tasks[index].status == .waiting {
            let spec = tasks[index].spec
            guard tasks[index].isPartOfLaunch ? phase.isLoading : phase == .finished else { continue }
            let needed = tasks.filter { spec.dependencies.contains($0.spec.id) }
            if needed.allSatisfy(\.hasOutput) {
                start(index, attempt: 1, &effects)
            } else if let missing = needed.first(where: { $0.isDone && !$0.hasOutput }) {
                let failure = LaunchFailure(
                    kind: .other, task: spec.id,
                    message: "It needs the output of '\(missing.spec.id)', which has none.")
                settleWithoutOutput(index, failure, &effects)
                if !(phase.isLoading || phase == .finished) { return }
            }
        }
        updateMessage()
    }

    private mutating func start(_ index: Int, attempt: Int, _ effects: inout [LaunchEffect]) {
        let spec = tasks[index].spec
        tasks[index].status = .running(attempt: attempt)
        effects.append(.note(.taskStarted(spec.id, attempt: attempt)))
        effects.append(.startTask(spec.id, attempt: attempt))
        if let timeout = spec.timeout {
            effects.append(.startTimer(.task(spec.id), max(.zero, timeout)))
        }
    }

    mutating func succeeded(_ id: LaunchTaskID, _ attempt: Int, _ effects: inout [LaunchEffect]) {
        guard let index = running(id, attempt) else { return }
        endAttempt(index, attempt, .succeeded, &effects)
        settle(index, .output, &effects)
        startReadyTasks(&effects)
        tasksMayBeSettled(&effects)
    }

    mutating func attemptTimedOut(_ id: LaunchTaskID, _ effects: inout [LaunchEffect]) {
        guard let index = tasks.firstIndex(where: { $0.spec.id == id }),
            case .running(let attempt) = tasks[index].status
        else { return }
        effects.append(.cancelTask(id))
        let failure = LaunchFailure(kind: .timeout, task: id, message: "It took too long.")
        attemptFailed(id, attempt, failure, &effects)
    }

    mutating func attemptFailed(
        _ id: LaunchTaskID, _ attempt: Int, _ failure: LaunchFailure,
        _ effects: inout [LaunchEffect]
    ) {
        guard let index = running(id, attempt) else { return }
        endAttempt(index, attempt, .failed(failure.kind, failure.message), &effects)
        let retry = tasks[index].spec.retry
        if attempt < retry.attempts {
            let delay = retry.delay(afterAttempt: attempt, random: generator.nextUnit())
            tasks[index].status = .backingOff(attempt: attempt)
            effects.append(.note(.backoff(id, attempt: attempt + 1, delay)))
            effects.append(.startTimer(.backoff(id), delay))
            return
        }
        let named = LaunchFailure(kind: failure.kind, task: id, message: failure.message)
        settleWithoutOutput(index, named, &effects)
        guard phase.isLoading || phase == .finished else { return }
        startReadyTasks(&effects)
        tasksMayBeSettled(&effects)
    }

    mutating func backoffEnded(_ id: LaunchTaskID, _ effects: inout [LaunchEffect]) {
        guard let index = tasks.firstIndex(where: { $0.spec.id == id }),
            case .backingOff(let attempt) = tasks[index].status
        else { return }
        start(index, attempt: attempt + 1, &effects)
    }

    private func running(_ id: LaunchTaskID, _ attempt: Int) -> Int? {
        tasks.firstIndex { $0.spec.id == id && $0.status == .running(attempt: attempt) }
    }

    private mutating func endAttempt(
        _ index: Int, _ attempt: Int, _ outcome: LaunchTraceEvent.Outcome,
        _ effects: inout [LaunchEffect]
    ) {
        let spec = tasks[index].spec
        if spec.timeout != nil { effects.append(.cancelTimer(.task(spec.id))) }
        effects.append(.note(.taskEnded(spec.id, attempt: attempt, outcome)))
    }

    private mutating func settle(
        _ index: Int, _ settlement: LaunchTraceEvent.Settlement, _ effects: inout [LaunchEffect]
    ) {
        tasks[index].status = .settled(settlement)
        effects.append(.note(.taskSettled(tasks[index].spec.id, settlement)))
    }

    private mutating func settleWithoutOutput(
        _ index: Int, _ failure: LaunchFailure, _ effects: inout [LaunchEffect]
    ) {
        let spec = tasks[index].spec
        if spec.hasFallback {
            effects.append(.useFallback(spec.id))
            settle(index, .fallback, &effects)
        } else if spec.criticality.endsLaunchOnFailure {
            settle(index, .failure, &effects)
            fail(failure, &effects)
        } else {
            settle(index, .absent, &effects)
        }
    }

    // Once loading is over its three timers have nothing left to say.
    private mutating func tasksMayBeSettled(_ effects: inout [LaunchEffect]) {
        updateMessage()
        guard phase.isLoading, areTasksSettled else { return }
        unschedule([.indicator, .slow, .timeout], &effects)
        passGate(&effects)
    }

    mutating func cancelOpenTasks(_ effects: inout [LaunchEffect]) {
        for index in tasks.indices where !tasks[index].isDone {
            if case .running(let attempt) = tasks[index].status {
                let id = tasks[index].spec.id
                effects.append(.note(.taskEnded(id, attempt: attempt, .cancelled)))
            }
            tasks[index].status = .cancelled
        }
    }

    // The first task at work that has something to say speaks for all.
    private mutating func updateMessage() {
        let speaker = tasks.first { task in
            guard case .running = task.status else { return false }
            return task.isPartOfLaunch && !task.spec.message.isEmpty
        }
        if let speaker { message = speaker.spec.message }
    }
}
