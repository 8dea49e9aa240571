// Licensed under the Apache License, Version 2.0.

import struct Foundation.URL

// From the open gate to the end, and what comes after it: links, resumption, cancellation.
extension LaunchMachine {
    mutating func complete(_ effects: inout [LaunchEffect]) {
        unschedule([.entry, .minimum, .indicator, .slow, .timeout], &effects)
        enter(.completing, &effects)
        effects.append(.complete)
        if policy.completionHold > .zero {
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
        if exitDuration > .zero {
            effects.append(.startTimer(.exit, exitDuration))
        } else {
            finish(&effects)
        }
    }

    mutating func finish(_ effects: inout [LaunchEffect]) {
        isIndicatorVisible = false
        enter(.finished, &effects)
        effects.append(.finish)
        for index in tasks.indices
        where !tasks[index].isPartOfLaunch && tasks[index].status == .cancelled {
            tasks[index].status = .waiting
        }
        startSecondaryTasks(&effects)
        deliverHeldLink(&effects)
    }

    private mutating func startSecondaryTasks(_ effects: inout [LaunchEffect]) {
        guard tasks.contains(where: { !$0.isPartOfLaunch && $0.status == .waiting }) else { return }
        startReadyTasks(&effects)
    }

    mutating func open(_ url: URL, _ effects: inout [LaunchEffect]) {
        if let older = heldLink { effects.append(.note(.link(older, .replacedByNewer))) }
        heldLink = url
        if phase == .finished, !isCheckingSession {
            deliverHeldLink(&effects)
        } else {
            effects.append(.note(.link(url, .held)))
        }
    }

    private mutating func deliverHeldLink(_ effects: inout [LaunchEffect]) {
        guard let url = heldLink else { return }
        heldLink = nil
        effects.append(.note(.link(url, .delivered)))
        effects.append(.deliver(url))
    }

    mutating func sceneBecameActive(_ effects: inout [LaunchEffect]) {
        guard policy.resume == .ifSessionExpired, phase == .finished, !isCheckingSession else { return }
        isCheckingSession = true
        effects.append(.checkSession)
    }

    mutating func sessionAnswered(_ session: LaunchSession, _ effects: inout [LaunchEffect]) {
        guard phase == .finished, isCheckingSession else { return }
        isCheckingSession = false
        effects.append(.note(.session(session)))
        if session == .expired {
            // The tasks need not run again when it is known where to go.
            begin(hasExpiredRoute ? .expired : .results, replaysEntry: true, &effects)
        } else {
            deliverHeldLink(&effects)
        }
    }

    mutating func reduceMotion(_ isOn: Bool, _ effects: inout [LaunchEffect]) {
        guard reducesMotion != isOn else { return }
        reducesMotion = isOn
        // An exit under way ends at once where the reduced one takes no time.
        guard isOn, phase == .exiting, exitDuration <= .zero else { return }
        effects.append(.cancelTimer(.exit))
        finish(&effects)
    }

    mutating func cancel(_ effects: inout [LaunchEffect]) {
        schedule = [:]
        cancelOpenTasks(&effects)
        effects.append(.cancelAll)
        if let url = heldLink { effects.append(.note(.link(url, .droppedByCancellation))) }
        heldLink = nil
        failure = nil
        isIndicatorVisible = false
        canContinueOffline = false
        isCheckingSession = false
        enter(.cancelled, &effects)
    }
}
