// Licensed under the Apache License, Version 2.0.

import LaunchCore

// Nothing gets stuck: every state that waits has an end, and every state that stops has a way out.
extension ExploredTransition {
    func brokenWayOut() -> LaunchRule? {
        if (after.failure != nil) != (after.phase == .failed) { return .failureHasItsPhase }
        if (after.verdict != nil) != (after.phase == .blocked) { return .closedGateHasItsPhase }
        if after.canContinueOffline, after.phase != .failed { return .offlineIsForFailures }
        if after.canContinueOffline, after.isSignedOut { return .signedOutUsersGetNoOldData }
        if let shows, let stop = after.stop, stop != before.stop, !shows(stop.kind) {
            return .stopShowsAWayOut
        }
        switch after.phase {
        case .entering, .holding, .slow: return brokenLoading()
        case .completing: return after.timers.contains(.hold) ? nil : .holdEnds
        case .exiting: return after.timers.contains(.exit) ? nil : .exitEnds
        case .failed: return brokenFailure()
        case .blocked:
            if case .maintenance(_, _?) = after.verdict, !after.timers.contains(.gate) {
                return .closedGateIsAskedAgain
            }
            return leads(.recheck) ? nil : .closedGateHasAWayOut
        case .idle, .finished, .cancelled: return nil
        }
    }

    private func brokenLoading() -> LaunchRule? {
        let timers = after.timers.union(after.postponed)
        var isHeld = false
        var isAtWork = after.isInBackground || !after.timers.subtracting(.link).isEmpty
        for index in tasks.indices where blueprint.isPart[index] {
            let task = after.tasks[index]
            if task.isHeld { isHeld = true }
            if task.status == .running || task.status == .backingOff { isAtWork = true }
        }
        if isHeld, !timers.contains(.patience) { return .heldTaskHasAnEnd }
        let isBounded =
            timers.contains(.timeout) || timers.contains(.patience) || policy.timeout == nil
            || after.areTasksSettled
        if !isBounded { return .loadingHasAnEnd }
        return isAtWork ? nil : .loadingWaitsForSomething
    }

    private func brokenFailure() -> LaunchRule? {
        if let failure = after.failure {
            if failure.task == nil, failure.message.isEmpty { return .failureNamesItsCause }
            let helps = blueprint.options.canAskOffline && failure.kind.allowsOffline
            if before.phase != .failed, said.asksOffline != helps { return .offlineHelps }
        }
        return leads(.retry) ? nil : .failureHasAWayOut
    }

    private func leads(_ event: LaunchEvent) -> Bool {
        // Only where the phase is new: the way out of a state does not depend on how often it is seen.
        guard before.phase != after.phase else { return true }
        let copy = state(after: event)
        return copy.run == after.run + 1 && copy.phase != after.phase
    }
}
