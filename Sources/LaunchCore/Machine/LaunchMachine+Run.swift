// Licensed under the Apache License, Version 2.0.

// A run from its first frame to the open gate.
extension LaunchMachine {
    /// Indicates whether tasks already run while nothing is visible yet.
    package var isHeadless: Bool { phase == .idle && run > 0 }

    /// Starts what may run before there is a window.
    mutating func began(_ kind: LaunchKind, _ effects: inout [LaunchEffect]) {
        guard phase == .idle, self.kind == nil else { return }
        self.kind = kind
        effects.append(.note(.began(kind)))
        guard zip(blueprint.specs, tasks).contains(where: { !$0.0.needsScene && $0.1.status == .waiting })
        else { return }
        run = 1
        effects.append(.note(.runBegan(run)))
        prepareTasks()
        startReadyTasks(&effects)
    }

    mutating func appeared(_ effects: inout [LaunchEffect]) {
        guard phase == .idle else { return }
        if kind == nil { kind = .cold }
        guard isHeadless else { return begin(.results, replaysEntry: true, &effects) }
        // Tasks that ran unseen continue; those that failed unseen are tried again where the user can see it.
        for index in tasks.indices
        where tasks[index].status == .failure || tasks[index].status == .cancelled {
            tasks[index].status = .waiting
            tasks[index].failures = 0
        }
        effects.append(.beginRun(run, replaysEntry: true))
        start(&effects)
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
        _ destination: LaunchDestination, replaysEntry: Bool, keepsOutputs: Bool? = nil,
        _ effects: inout [LaunchEffect]
    ) {
        var keeps = keepsOutputs ?? (destination == .expired || (policy.reusesResults && run > 0))
        if isSignedOut, destination == .results { keeps = false }
        isSignedOut = false
        if run > 0 {
            effects.append(.cancelAll)
            timers.formIntersection(.link)
        }
        run += 1
        self.destination = destination
        (failure, verdict, notice) = (nil, nil, nil)
        (isIndicatorVisible, canContinueOffline) = (false, false)
        (isCheckingSession, isAskingOffline) = (false, false)
        takesLinks = nil
        (speaker, lastSpeaker) = (-1, -1)
        for index in tasks.indices where !(keeps && tasks[index].hasOutput) {
            tasks[index].status = .waiting
            tasks[index].failures = 0
        }
        prepareTasks()
        effects.append(.note(.runBegan(run)))
        effects.append(.beginRun(run, replaysEntry: replaysEntry))
        let kept = tasks.indices.filter { tasks[$0].hasOutput }
        effects.append(.resetResults(keeping: Set(kept.map { blueprint.specs[$0].id })))
        start(&effects)
    }

    /// Counts what is settled, and leaves out what a careful launch does not need.
    mutating func prepareTasks() {
        settledCount = 0
        for index in tasks.indices where blueprint.specs[index].isPartOfLaunch {
            if blueprint.options.isSafeMode, blueprint.isLeftOut[index], !tasks[index].hasOutput {
                tasks[index].status = .absent
            }
            if tasks[index].isSettled { settledCount += 1 }
        }
    }

    private mutating func start(_ effects: inout [LaunchEffect]) {
        enter(policy.entryDuration > .zero ? .entering : .holding, &effects)
        if destination == .results { startReadyTasks(&effects) }
        guard phase.isLoading else { return }
        startTimers(&effects)
        // A task that waited unseen for an unlocked device keeps waiting where the user can see it.
        if zip(blueprint.specs, tasks).contains(where: { $0.0.isPartOfLaunch && $0.1.isHeld }) {
            beginPatience(&effects)
        }
        completeIfReady(&effects)
    }

    mutating func beginPatience(_ effects: inout [LaunchEffect]) {
        guard !postponed.contains(.patience), timers.insert(.patience).inserted else { return }
        // While the system asks about the network its user is reading; a locked device shows nothing to read.
        let isAsked = tasks.contains { $0.status == .heldByNetwork }
        effects.append(.startTimer(.patience, max(.zero, isAsked ? policy.patience : policy.lockPatience)))
    }

    private mutating func startTimers(_ effects: inout [LaunchEffect]) {
        postponed = []
        isMinimumOver = blueprint.end(of: .minimum) == nil
        var due: [(timer: LaunchTimer, end: Duration)] = []
        for (member, timer) in LaunchTimerSet.runTimers {
            guard let end = blueprint.end(of: timer) else { continue }
            if member.isSubset(of: [.indicator, .slow, .timeout]), areTasksSettled { continue }
            timers.insert(member)
            due.append((timer, end))
        }
        // Sorting is stable: the order of `runTimers` decides between equal times.
        for (timer, end) in due.sorted(by: { $0.end < $1.end }) {
            effects.append(.startTimer(timer, end))
        }
    }

    // Takes back timers that have nothing left to say.
    mutating func unschedule(_ gone: LaunchTimerSet, _ effects: inout [LaunchEffect]) {
        postponed.subtract(gone)
        for (member, timer) in LaunchTimerSet.runTimers where gone.contains(member) && timers.contains(member)
        {
            timers.remove(member)
            effects.append(.cancelTimer(timer))
        }
        if gone.contains(.patience), timers.remove(.patience) != nil {
            effects.append(.cancelTimer(.patience))
        }
    }

    mutating func fired(_ timer: LaunchTimer, _ effects: inout [LaunchEffect]) {
        switch timer {
        case .task(let id): return attemptTimedOut(id, &effects)
        case .backoff(let id): return backoffEnded(id, &effects)
        default: break
        }
        guard let member = timer.member, timers.contains(member) else { return }
        guard let now = blueprint.end(of: timer) else {
            timers.remove(member)
            return reached(timer, &effects)
        }
        // Timers of the same instant, and those that should have ended before, take effect in order.
        let due = LaunchTimerSet.runTimers.filter { entry in
            timers.contains(entry.member) && blueprint.end(of: entry.timer).map { $0 <= now } ?? false
        }.sorted { (blueprint.end(of: $0.timer) ?? .zero) < (blueprint.end(of: $1.timer) ?? .zero) }
        for entry in due {
            // An earlier one may have cancelled this one.
            guard timers.remove(entry.member) != nil else { continue }
            if entry.timer != timer { effects.append(.cancelTimer(entry.timer)) }
            reached(entry.timer, &effects)
        }
    }

    private mutating func reached(_ timer: LaunchTimer, _ effects: inout [LaunchEffect]) {
        switch timer {
        case .entry:
            if phase == .entering { enter(.holding, &effects) }
        case .minimum:
            isMinimumOver = true
            completeIfReady(&effects)
        case .indicator:
            guard phase.isLoading, !areTasksSettled, !isIndicatorVisible else { return }
            isIndicatorVisible = true
            effects.append(.note(.indicatorAppeared))
        case .slow:
            guard phase < .slow, phase.isLoading, !areTasksSettled else { return }
            // No user waited while the app was in the background.
            if isInBackground { postponed.insert(.slow) } else { enter(.slow, &effects) }
        case .timeout: timedOut(&effects)
        case .patience: impatient(&effects)
        case .hold: if phase == .completing { exit(&effects) }
        case .exit: if phase == .exiting { finish(&effects) }
        case .gate: recheck(&effects)
        case .link, .task, .backoff: break
        }
    }

    private mutating func timedOut(_ effects: inout [LaunchEffect]) {
        guard phase.isLoading, !areTasksSettled else { return }
        if isInBackground {
            postponed.insert(.timeout)
        } else if isPatient {
            // A wait for the user or the system has its own time limit, the policy's patience.
            effects.append(.note(.waiting(suspension ?? .protectedData)))
        } else {
            fail(LaunchFailure(kind: .timeout, message: "Not settled in time: \(openTasks)."), &effects)
        }
    }

    /// The names of the tasks that hold the launch.
    private var openTasks: String {
        tasks.indices.filter { blueprint.specs[$0].isPartOfLaunch && !tasks[$0].isSettled }
            .map { blueprint.specs[$0].id.rawValue }.joined(separator: ", ")
    }

    private mutating func impatient(_ effects: inout [LaunchEffect]) {
        guard phase.isLoading, let held = tasks.firstIndex(where: \.isHeld) else { return }
        // No user waits in the background, where a locked device puts the app.
        if isInBackground {
            postponed.insert(.patience)
            return
        }
        let isLock = tasks[held].status == .heldByLock
        fail(
            LaunchFailure(
                kind: isLock ? .other : .network, task: blueprint.specs[held].id,
                message: isLock
                    ? "The device stayed locked. Unlock it and try again."
                    : "The app may not use the network yet. Allow it and try again.",
                suspension: isLock ? .protectedData : .networkPermission), &effects)
    }

    // The exit may start when the tasks are settled and the minimum is over.
    mutating func completeIfReady(_ effects: inout [LaunchEffect]) {
        guard phase.isLoading, areTasksSettled, isMinimumOver else { return }
        complete(&effects)
    }

    mutating func fail(_ failure: LaunchFailure, _ effects: inout [LaunchEffect]) {
        self.failure = failure
        stopRun(&effects)
        effects.append(.note(.failed(failure)))
        enter(.failed, &effects)
        guard blueprint.options.canAskOffline, failure.kind.allowsOffline else { return }
        isAskingOffline = true
        effects.append(.askOffline)
    }

    /// Ends all that runs for the present run, before the user decides what comes next.
    mutating func stopRun(_ effects: inout [LaunchEffect]) {
        isIndicatorVisible = false
        timers.formIntersection(.link)
        postponed = []
        cancelOpenTasks(&effects)
        effects.append(.cancelAll)
    }

    mutating func offlineAnswered(_ isAvailable: Bool, _ effects: inout [LaunchEffect]) {
        guard phase == .failed, isAskingOffline else { return }
        isAskingOffline = false
        canContinueOffline = isAvailable && !isSignedOut
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
