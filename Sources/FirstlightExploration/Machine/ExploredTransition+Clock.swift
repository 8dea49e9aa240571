// Licensed under the Apache License, Version 2.0.

import LaunchCore

// What the policy's times mean: each wait begins with the run, ends in its time, and then says what it is for.
extension ExploredTransition {
    func brokenClock(_ event: LaunchEvent) -> LaunchRule? {
        if !after.isInBackground, !after.postponed.isEmpty { return .postponedWaitsBeginAgain }
        guard after.phase.isLoading else { return nil }
        if said.beginsRun, !hasBegunItsWaits { return .runBeginsItsWaits }
        if after.run == before.run, before.phase.isLoading, !endsInTime(event) { return .waitsEndInTheirTime }
        return brokenMeaning()
    }

    private var hasBegunItsWaits: Bool {
        for (member, timer) in LaunchTimerSet.runTimers where blueprint.end(of: timer) != nil {
            // Where nothing is open there is nothing to be impatient about.
            if !member.isDisjoint(with: [.indicator, .slow, .timeout]), after.areTasksSettled { continue }
            guard after.timers.contains(member) else { return false }
        }
        return true
    }

    private func endsInTime(_ event: LaunchEvent) -> Bool {
        let left = after.timers.union(after.postponed)
        let gone = before.timers.union(before.postponed).subtracting(left).intersection(.cues)
        if gone.isEmpty { return true }
        var due: LaunchTimerSet = after.areTasksSettled ? [.indicator, .slow, .timeout, .patience] : []
        switch event {
        case .timerFired(.patience, _), .protectedData, .networkChanged, .sceneBecameActive:
            due.insert(.patience)
        case .timerFired(let timer, let run) where run == before.run:
            guard let now = blueprint.end(of: timer) else { break }
            for (member, timer) in LaunchTimerSet.runTimers {
                if let end = blueprint.end(of: timer), end <= now { due.insert(member) }
            }
        default: break
        }
        return gone.isSubset(of: due)
    }

    private func brokenMeaning() -> LaunchRule? {
        let timers = after.timers.union(after.postponed)
        let isOpen = !after.areTasksSettled
        if timers.contains(.entry) ? after.phase == .holding : after.phase == .entering {
            return .enteringIsTheEntry
        }
        let isSlow = after.phase == .slow
        if policy.slowAfter == nil || timers.contains(.slow) ? isSlow : isOpen && !isSlow {
            return .slowIsSaid
        }
        let isShown = after.isIndicatorVisible
        if policy.indicatorDelay == nil || timers.contains(.indicator) ? isShown : isOpen && !isShown {
            return .indicatorHasItsTime
        }
        let isNew = isShown && (!before.isIndicatorVisible || after.run != before.run)
        return isNew && !said.showsIndicator ? .indicatorHasItsTime : nil
    }

    /// The end takes the time that the policy says, and says each step that it takes.
    func brokenEnd(_ event: LaunchEvent) -> LaunchRule? {
        if said.didNavigate, policy.completionHold > .zero {
            guard before.phase == .completing, case .timerFired(.hold, _) = event else { return .holdIsKept }
        }
        if said.didFinish {
            let length = after.reducesMotion ? policy.reducedMotionExitDuration : policy.exitDuration
            switch event {
            case .timerFired(.exit, _) where before.phase == .exiting: break
            default: if length > .zero { return .exitIsKept }
            }
        }
        if case .reduceMotion(true) = event, before.phase == .exiting, after.phase == .exiting,
            after.run == before.run, policy.reducedMotionExitDuration <= .zero
        {
            return .reducedExitEndsAtOnce
        }
        if said.phase != after.phase { return .phasesTakeTheEdges }
        guard after.phase != .cancelled else { return nil }
        let isRight =
            observed.hasCompleted == (after.phase >= .completing)
            && observed.hasNavigated == (after.phase >= .exiting)
            && observed.hasFinished == (after.phase >= .finished) && observed.isReady == observed.hasFinished
        return isRight ? nil : .endHasItsEffects
    }
}
