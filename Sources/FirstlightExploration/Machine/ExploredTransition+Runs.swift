// Licensed under the Apache License, Version 2.0.

import LaunchCore

// Why a run begins, its destination, and what it keeps of the one before.
extension ExploredTransition {
    /// Returns whether an event may begin another run.
    func isReason(_ event: LaunchEvent) -> Bool {
        switch event {
        case .appeared, .began: before.phase == .idle
        case .retry: before.phase == .failed
        case .recheck, .timerFired(.gate, _): before.phase == .blocked
        case .sceneBecameActive: before.phase == .blocked || hasStopped(for: .protectedData)
        case .protectedData(let isAvailable): isAvailable && hasStopped(for: .protectedData)
        case .networkChanged: hasStopped(for: .networkPermission)
        case .signedOut: before.phase.isLoading || before.phase == .finished || before.phase == .idle
        case .sessionAnswered: before.isCheckingSession
        // Who signed out while the launch ended begins anew when it has.
        default: before.isSignedOut && (before.phase == .completing || before.phase == .exiting)
        }
    }

    /// Returns whether the launch stopped because it waited in vain for a cause.
    func hasStopped(for cause: LaunchSuspension) -> Bool { before.failure?.suspension == cause }

    /// Checks that the splash begins again from its first frame exactly when it should: in a launch that is
    /// new to the user and after a failure, there only with full motion; not where it stands already.
    func brokenEntry(_ event: LaunchEvent) -> LaunchRule? {
        guard let isShown = said.replaysEntry else { return nil }
        let isDue =
            switch event {
            case .retry: !before.reducesMotion
            case .recheck, .timerFired(.gate, _), .sceneBecameActive, .protectedData, .networkChanged: false
            case .signedOut: before.phase == .finished
            default: true
            }
        return isShown == isDue ? nil : .entryIsShownAgain
    }

    /// Checks the outputs that another run keeps: after a failure as the policy says, after a closed gate all
    /// but the gates'.
    func brokenOutputs(_ event: LaunchEvent) -> LaunchRule? {
        let isRetry = before.phase == .failed
        guard isRetry || before.phase == .blocked else { return nil }
        let keeps = (policy.reusesResults || !isRetry) && !before.isSignedOut
        for index in tasks.indices {
            let isAskedAgain = !isRetry && blueprint.isAskedAgain[index]
            let isRight =
                keeps && !isAskedAgain
                ? !before.tasks[index].hasOutput || after.tasks[index].hasOutput
                : after.tasks[index].status != .output
            if !isRight { return isRetry ? .retryStartsAnew : .closedGateIsAskedAgain }
        }
        return nil
    }

    /// Returns whether exactly these tasks have kept their outputs; a fallback may have come since.
    func areKept(_ kept: Set<LaunchTaskID>) -> Bool {
        for index in tasks.indices {
            let task = after.tasks[index]
            guard kept.contains(tasks[index].id) ? task.hasOutput : task.status != .output else {
                return false
            }
        }
        return true
    }

    /// Checks the source of the route: the results, unless the user chose to continue offline or the session is over.
    func brokenDestination(_ event: LaunchEvent) -> LaunchRule? {
        var expected = before.destination
        if after.run != before.run {
            var isOver = before.isSignedOut && (before.phase == .completing || before.phase == .exiting)
            switch event {
            case .signedOut: isOver = isOver || before.phase == .finished
            case .sessionAnswered: isOver = true
            default: break
            }
            expected = isOver && blueprint.options.hasExpiredRoute ? .expired : .results
        } else if case .continueOffline = event, before.canContinueOffline {
            if after.destination != .offline || !said.didComplete { return .offlineLeadsOn }
            expected = .offline
        }
        return after.destination == expected ? nil : .destinationHasItsCause
    }
}

extension LaunchPhase {
    /// Returns whether a phase may follow within one run, by the life cycle of section 7.1.
    func mayBecome(_ next: LaunchPhase) -> Bool {
        switch (self, next) {
        case (_, .cancelled), (.idle, .entering), (.idle, .holding), (.entering, .holding),
            (.entering, .slow), (.holding, .slow), (.failed, .completing), (.completing, .exiting),
            (.exiting, .finished):
            true
        case (_, .blocked), (_, .failed), (_, .completing): isLoading
        default: false
        }
    }
}
