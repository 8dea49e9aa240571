// Licensed under the Apache License, Version 2.0.

// A run from its first frame to the open gate.
extension LaunchMachine {
    mutating func appeared(_ effects: inout [LaunchEffect]) {
        guard phase == .idle else { return }
        begin(.results, replaysEntry: true, &effects)
    }

    mutating func retry(_ effects: inout [LaunchEffect]) {
        guard phase == .failed else {
            effects.append(.note(.ignored("retry is possible only after a failure")))
            return
        }
        // With Reduce Motion the entry is not shown a second time (C-UN-22).
        begin(.results, replaysEntry: !reducesMotion, &effects)
    }

    mutating func begin(
        _ destination: LaunchDestination, replaysEntry: Bool, _ effects: inout [LaunchEffect]
    ) {
        let keepsOutputs = destination == .expired || (policy.reusesResults && run > 0)
        if run > 0 { effects.append(.cancelAll) }
        run += 1
        self.destination = destination
        failure = nil
        isIndicatorVisible = false
        canContinueOffline = false
        isCheckingSession = false
        message = ""
        for index in tasks.indices where !(keepsOutputs && tasks[index].hasOutput) {
            tasks[index].status = .waiting
        }
        let kept = Set(tasks.filter(\.hasOutput).map(\.spec.id))
        effects.append(.note(.runBegan(run)))
        effects.append(.beginRun(run, replaysEntry: replaysEntry))
        effects.append(.resetResults(keeping: kept))
        enter(policy.entryDuration > .zero ? .entering : .holding, &effects)
        if destination == .results { startReadyTasks(&effects) }
        guard phase.isLoading else { return }
        startTimers(&effects)
        passGate(&effects)
    }

    private mutating func startTimers(_ effects: inout [LaunchEffect]) {
        schedule = [:]
        isMinimumOver = policy.minimumDisplay <= .zero
        if policy.entryDuration > .zero { schedule[.entry] = policy.entryDuration }
        if !isMinimumOver { schedule[.minimum] = policy.minimumDisplay }
        if !areTasksSettled {
            schedule[.indicator] = policy.indicatorDelay
            schedule[.slow] = policy.slowAfter
            schedule[.timeout] = policy.timeout
        }
        for (timer, end) in inOrder(schedule) {
            effects.append(.startTimer(timer, max(.zero, end)))
        }
    }

    private func inOrder(
        _ schedule: [LaunchTimer: Duration]
    ) -> [(timer: LaunchTimer, end: Duration)] {
        let places: [LaunchTimer] = [.entry, .minimum, .indicator, .slow, .timeout]
        return places.compactMap { timer in schedule[timer].map { (timer, $0) } }
            // Sorting is stable: the order above decides between equal times.
            .sorted { $0.end < $1.end }
    }

    // Takes back waits of the run's course that have nothing left to say.
    mutating func unschedule(_ timers: [LaunchTimer], _ effects: inout [LaunchEffect]) {
        for timer in timers where schedule.removeValue(forKey: timer) != nil {
            effects.append(.cancelTimer(timer))
        }
    }

    mutating func fired(_ timer: LaunchTimer, _ effects: inout [LaunchEffect]) {
        switch timer {
        case .entry, .minimum, .indicator, .slow, .timeout:
            guard let now = schedule[timer] else { return }
            for due in inOrder(schedule) where due.end <= now {
                // An earlier one may have ended the run's course.
                guard schedule.removeValue(forKey: due.timer) != nil else { continue }
                if due.timer != timer { effects.append(.cancelTimer(due.timer)) }
                reached(due.timer, &effects)
            }
        case .hold:
            if phase == .completing { exit(&effects) }
        case .exit:
            if phase == .exiting { finish(&effects) }
        case .task(let id): attemptTimedOut(id, &effects)
        case .backoff(let id): backoffEnded(id, &effects)
        }
    }

    private mutating func reached(_ timer: LaunchTimer, _ effects: inout [LaunchEffect]) {
        switch timer {
        case .entry:
            if phase == .entering { enter(.holding, &effects) }
        case .minimum:
            isMinimumOver = true
            passGate(&effects)
        case .indicator:
            guard phase.isLoading, !areTasksSettled, !isIndicatorVisible else { return }
            isIndicatorVisible = true
            effects.append(.note(.indicatorAppeared))
        case .slow:
            if phase < .slow, phase.isLoading, !areTasksSettled { enter(.slow, &effects) }
        case .timeout:
            guard phase.isLoading, !areTasksSettled else { return }
            let open = tasks.filter { $0.isPartOfLaunch && !$0.isSettled }.map(\.spec.id.rawValue)
            fail(
                LaunchFailure(
                    kind: .timeout,
                    message: "Not settled in time: \(open.joined(separator: ", "))."),
                &effects)
        case .hold, .exit, .task, .backoff: break
        }
    }

    // The exit may start when the tasks are settled and the minimum is over.
    mutating func passGate(_ effects: inout [LaunchEffect]) {
        guard phase.isLoading, areTasksSettled, isMinimumOver else { return }
        complete(&effects)
    }

    mutating func fail(_ failure: LaunchFailure, _ effects: inout [LaunchEffect]) {
        self.failure = failure
        isIndicatorVisible = false
        schedule = [:]
        cancelOpenTasks(&effects)
        effects.append(.cancelAll)
        effects.append(.note(.failed(failure)))
        enter(.failed, &effects)
        if canAskOffline, failure.kind.allowsOffline { effects.append(.askOffline) }
    }

    mutating func offlineAnswered(_ isAvailable: Bool, _ effects: inout [LaunchEffect]) {
        guard phase == .failed else { return }
        canContinueOffline = isAvailable
        effects.append(.note(.offline(isAvailable: isAvailable)))
    }

    mutating func continueOffline(_ effects: inout [LaunchEffect]) {
        guard phase == .failed, canContinueOffline else {
            effects.append(.note(.ignored("going on without a connection was not offered")))
            return
        }
        destination = .offline
        failure = nil
        canContinueOffline = false
        complete(&effects)
    }
}
