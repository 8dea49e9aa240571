// Licensed under the Apache License, Version 2.0.

/// The rules of section 7 of the requirements, for one step of a launch.
struct LaunchRules {
    let before: LaunchMachine
    let after: LaunchMachine
    let event: LaunchEvent
    let effects: [LaunchEffect]
    let books: LaunchBooks

    /// The first rule that does not hold, or nil.
    func broken(tasks: [LaunchTaskSpec]) -> String? {
        brokenEnd ?? brokenCourse ?? brokenGate(tasks) ?? brokenLinks ?? brokenWayOut(tasks)
    }

    private var brokenEnd: String? {
        if before.phase == .cancelled {
            let isSilent = effects.allSatisfy { if case .note = $0 { true } else { false } }
            return isSilent && after == before ? nil : "nothing happens after the end"
        }
        if isLate, after != before || !effects.isEmpty { return "a late answer changes nothing" }
        return nil
    }

    /// Whether the event answers an earlier run or an earlier try.
    private var isLate: Bool {
        switch event {
        case .timerFired(let timer, let run): run != before.run && timer != .link
        case .taskSucceeded(let id, let attempt, let run):
            run != before.run
                || before.blueprint.indexes[id].map { Int(before.tasks[$0].attempt) != attempt } ?? true
        default: false
        }
    }

    private var brokenCourse: String? {
        guard after.run == before.run else {
            if event == .retry, before.phase != .failed { return "only a failed launch is tried again" }
            return after.run == before.run + 1 ? nil : "runs count by one"
        }
        let isOffline = before.phase == .failed && event == .continueOffline
        if after.phase < before.phase, !isOffline { return "phases only move forward" }
        if after.progress < before.progress { return "progress never falls" }
        if before.isIndicatorVisible, !after.isIndicatorVisible, after.phase.isLoading {
            return "the indicator stays while the launch loads"
        }
        return nil
    }

    private func brokenGate(_ tasks: [LaunchTaskSpec]) -> String? {
        let part = zip(tasks, after.tasks).filter { $0.0.isPartOfLaunch }
        let allSettled = part.allSatisfy { $0.1.isSettled }
        if after.run > 0, !part.isEmpty, (after.progress == 1) != allSettled {
            return "progress is 1 only when all tasks are settled"
        }
        // A step that leads into another run says nothing about the tasks of the one that completed.
        if effects.contains(.complete), after.run == before.run {
            if after.destination == .results, !allSettled { return "the exit waits for every task" }
            if !before.isMinimumOver, !after.isMinimumOver, after.destination != .offline {
                return "the exit waits for the shortest display"
            }
        }
        if after.phase >= .completing, after.phase <= .finished, after.verdict != nil {
            return "nobody passes a closed gate"
        }
        for (spec, task) in zip(tasks, after.tasks) where task.status == .running {
            if !spec.isPartOfLaunch, after.phase != .finished { return "secondary tasks wait for the end" }
            if spec.isPartOfLaunch, spec.needsScene, after.phase == .idle {
                return "no task that needs a window runs without one"
            }
        }
        if case .gateAnswered(_, _, let run, let verdict) = event, verdict.isBlocking, run == before.run,
            before.phase.isLoading, after.phase != .blocked
        {
            return "a closed gate stops the launch"
        }
        if before.isSignedOut || event == .signedOut, after.phase == .finished, before.phase != .idle,
            after.run == before.run
        {
            return "nobody stays in the app of a session that is over"
        }
        return nil
    }

    private var brokenLinks: String? {
        if after.heldLink != nil, after.phase == .finished, after.takesLinks == true, !after.isCheckingSession
        {
            return "no link is stuck"
        }
        for effect in effects {
            guard case .deliver = effect else { continue }
            if after.takesLinks != true { return "no link is delivered to a sign-in" }
        }
        if case .openSignInAnswer(let url) = event, before.phase != .cancelled,
            effects != [.handToSignIn(url)] || after != before
        {
            return "the answer of a sign-in page is handed over at once"
        }
        return nil
    }

    private func brokenWayOut(_ tasks: [LaunchTaskSpec]) -> String? {
        if (after.failure != nil) != (after.phase == .failed) { return "a failure has its phase" }
        if (after.verdict != nil) != (after.phase == .blocked) { return "a closed gate has its phase" }
        if after.canContinueOffline, after.phase != .failed { return "offline is offered in failure only" }
        switch after.phase {
        case .entering, .holding, .slow:
            let isHeld = zip(tasks, after.tasks).contains { $0.0.isPartOfLaunch && $0.1.isHeld }
            if isHeld, !after.waits.contains(.patience) { return "what the user has to settle has an end" }
            let isBounded =
                after.waits.contains(.timeout) || after.waits.contains(.patience)
                || after.postponed.contains(.timeout) || after.policy.timeout == nil || after.areTasksSettled
            if !isBounded { return "a launch that loads has an end" }
            let canGoOn =
                !after.waits.subtracting(.link).isEmpty || after.isInBackground
                || after.tasks.contains { $0.status == .running || $0.status == .backingOff }
            return canGoOn ? nil : "a launch that loads waits for something"
        case .completing: return after.waits.contains(.hold) ? nil : "a hold ends"
        case .exiting: return after.waits.contains(.exit) ? nil : "an exit ends"
        case .failed: return leads(.retry) ? nil : "a failure has a way out"
        case .blocked: return leads(.recheck) ? nil : "a closed gate has a way out"
        case .idle, .finished, .cancelled: return nil
        }
    }

    private func leads(_ event: LaunchEvent) -> Bool {
        // Only where the phase is new: the way out of a state does not depend on how often it is seen.
        guard before.phase != after.phase else { return true }
        var copy = after
        _ = copy.handle(event)
        return copy.run == after.run + 1 && copy.phase != after.phase
    }
}
