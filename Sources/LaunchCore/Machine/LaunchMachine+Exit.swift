// Licensed under the Apache License, Version 2.0.

import struct Foundation.URL

// From the open gate to the end, and what comes after it: resumption, sign-out, cancellation.
extension LaunchMachine {
    mutating func complete(_ effects: inout [LaunchEffect]) {
        unschedule([.entry, .minimum, .indicator, .slow, .timeout, .patience], &effects)
        enter(.completing, &effects)
        effects.append(.complete)
        if policy.completionHold > .zero {
            timers.insert(.hold)
            effects.append(.startTimer(.hold, policy.completionHold))
        } else {
            exit(&effects)
        }
    }

    private var exitDuration: Duration {
        reducesMotion ? policy.reducedMotionExitDuration : policy.exitDuration
    }

    mutating func exit(_ effects: inout [LaunchEffect]) {
        enter(.exiting, &effects)
        effects.append(.note(.navigated(destination)))
        effects.append(.navigate(destination))
        takesLinks = blueprint.options.asksAboutLinks ? nil : true
        routeScenes(&effects)
        if exitDuration > .zero {
            timers.insert(.exit)
            effects.append(.startTimer(.exit, exitDuration))
        } else {
            finish(&effects)
        }
    }

    mutating func finish(_ effects: inout [LaunchEffect]) {
        isIndicatorVisible = false
        enter(.finished, &effects)
        effects.append(.finish)
        effects.append(.markReady)
        if isSignedOut { return beginSignedOut(&effects) }
        for index in tasks.indices
        where !blueprint.specs[index].isPartOfLaunch && tasks[index].status == .cancelled {
            tasks[index].status = .waiting
        }
        startReadyTasks(&effects)
        deliverHeldLink(&effects)
    }

    mutating func sceneBecameActive(_ effects: inout [LaunchEffect]) {
        isInBackground = false
        goOn(after: .protectedData, &effects)
        if phase == .blocked { return recheck(&effects) }
        if phase.isLoading, !postponed.isEmpty {
            for (member, timer) in LaunchTimerSet.runTimers where postponed.contains(member) {
                guard !areTasksSettled, timers.insert(member).inserted else { continue }
                effects.append(.startTimer(timer, blueprint.end(of: timer) ?? .zero))
            }
        }
        let isPatient = isPatient
        postponed = []
        if isPatient, phase.isLoading { beginPatience(&effects) }
        guard policy.resume == .ifSessionExpired, phase == .finished, !isCheckingSession else { return }
        isCheckingSession = true
        effects.append(.checkSession)
    }

    mutating func sessionAnswered(_ session: LaunchSession, _ effects: inout [LaunchEffect]) {
        guard phase == .finished, isCheckingSession else { return }
        isCheckingSession = false
        effects.append(.note(.session(session)))
        if session == .expired {
            beginSignedOut(&effects)
        } else {
            deliverHeldLink(&effects)
        }
    }

    /// The user has no session any more: nothing of the old one may decide where to go.
    mutating func signedOut(_ effects: inout [LaunchEffect]) {
        effects.append(.note(.signedOut))
        isSignedOut = true
        switch phase {
        case .finished: beginSignedOut(&effects)
        case .entering, .holding, .slow: begin(.results, replaysEntry: false, &effects)
        case .idle where isHeadless: restartHeadless(&effects)
        case .idle: isSignedOut = false
        // The exit runs to its end; a failed or blocked launch starts anew by the user's hand, but not with
        // the data of the session that is over.
        case .failed: canContinueOffline = false
        case .completing, .exiting, .blocked, .cancelled: break
        }
    }

    private mutating func beginSignedOut(_ effects: inout [LaunchEffect]) {
        // The tasks need not run again when it is known where to go.
        begin(blueprint.options.hasExpiredRoute ? .expired : .results, replaysEntry: true, &effects)
    }

    private mutating func restartHeadless(_ effects: inout [LaunchEffect]) {
        isSignedOut = false
        cancelOpenTasks(&effects)
        effects.append(.cancelAll)
        timers.formIntersection(.link)
        run += 1
        effects.append(.note(.runBegan(run)))
        effects.append(.resetResults(keeping: []))
        for index in tasks.indices {
            tasks[index].status = .waiting
            tasks[index].failures = 0
        }
        prepareTasks()
        startReadyTasks(&effects)
    }

    mutating func reduceMotion(_ isOn: Bool, _ effects: inout [LaunchEffect]) {
        guard reducesMotion != isOn else { return }
        reducesMotion = isOn
        // An exit under way ends at once where the reduced one takes no time.
        guard isOn, phase == .exiting, exitDuration <= .zero, timers.remove(.exit) != nil else { return }
        effects.append(.cancelTimer(.exit))
        finish(&effects)
    }

    mutating func cancel(_ effects: inout [LaunchEffect]) {
        stopRun(&effects)
        if timers.remove(.link) != nil { effects.append(.cancelTimer(.link)) }
        if let url = heldLink { effects.append(.note(.link(url, .droppedByCancellation))) }
        (heldLink, failure, verdict) = (nil, nil, nil)
        (canContinueOffline, isCheckingSession, isAskingOffline) = (false, false, false)
        enter(.cancelled, &effects)
    }
}
