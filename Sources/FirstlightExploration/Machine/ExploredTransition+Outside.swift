// Licensed under the Apache License, Version 2.0.

import LaunchCore

// What comes from outside is heard: the first frame, windows, the background, the user, the session.
extension ExploredTransition {
    func brokenOutside(_ event: LaunchEvent) -> LaunchRule? {
        if !hearsItsSurroundings(event) { return .surroundingsAreHeard }
        switch event {
        case .appeared: if after.phase == .idle { return .firstFrameBegins }
        case .began:
            let isUnseen = before.phase == .idle && before.kind == nil
            if isUnseen, after.run == 0, tasks.contains(where: { !$0.needsScene }) {
                return .unseenTasksBegin
            }
        case .cancel:
            if after.phase != .cancelled || !after.timers.isEmpty || after.heldLink != nil {
                return .cancellationEndsAll
            }
        case .protectedData(let isAvailable):
            if isAvailable, isStill(.protectedData) { return .heldTaskGoesOn }
        case .networkChanged: if isStill(.networkPermission) { return .heldTaskGoesOn }
        case .sceneBecameActive: if isStill(.protectedData) { return .heldTaskGoesOn }
        case .timerFired(.gate, let run):
            if run == before.run, before.phase == .blocked, after.run == before.run {
                return .closedGateIsAskedAgain
            }
        default: break
        }
        return brokenDestination(event)
    }

    private func hearsItsSurroundings(_ event: LaunchEvent) -> Bool {
        var (isInBackground, reducesMotion) = (before.isInBackground, before.reducesMotion)
        var scenes = before.scenes
        switch event {
        case .sceneWentToBackground: isInBackground = true
        case .sceneBecameActive: isInBackground = false
        case .reduceMotion(let isOn): reducesMotion = isOn
        case .sceneConnected(let scene): scenes |= scene.bit
        case .sceneDisconnected(let scene): scenes &= ~scene.bit
        default: break
        }
        return isInBackground == after.isInBackground && reducesMotion == after.reducesMotion
            && scenes == after.scenes
    }

    /// Returns whether a task, or the launch that stopped because of it, still waits for a cause that is over.
    private func isStill(_ cause: LaunchSuspension) -> Bool {
        if hasStopped(for: cause), after.run == before.run { return true }
        let status: LaunchTaskState.Status = cause == .protectedData ? .heldByLock : .heldByNetwork
        for index in tasks.indices where after.tasks[index].status == status { return true }
        return false
    }

    /// Checks the handling of an expired session, and whether it is asked about.
    func brokenCheck(_ event: LaunchEvent) -> LaunchRule? {
        var asks = false
        switch event {
        case .sceneBecameActive:
            asks =
                policy.resume == .ifSessionExpired && before.phase == .finished
                && !before.isCheckingSession
        case .sessionAnswered(.expired, let run):
            if run == before.run, before.isCheckingSession, after.run == before.run {
                return .expiredSessionEnds
            }
        case .signedOut:
            switch before.phase {
            case .finished, .entering, .holding, .slow:
                if after.run == before.run { return .signOutIsHeard }
            case .idle: if before.isHeadless, after.run == before.run { return .signOutIsHeard }
            default: if !after.isSignedOut { return .signOutIsHeard }
            }
        default: break
        }
        if said.checksSession != asks { return .returnAsksAboutTheSession }
        let isForgotten = before.isSignedOut && !after.isSignedOut && after.run == before.run
        return isForgotten ? .signOutIsHeard : nil
    }

    /// A failure is that of its event, and of a task that the launch cannot do without.
    func brokenFailure(_ event: LaunchEvent) -> LaunchRule? {
        switch event {
        case .continueOffline:
            // What was not offered changes nothing.
            return before.canContinueOffline || after == before ? nil : .offlineIsByOffer
        case .offlineAnswered(let isAvailable, let run):
            guard run == before.run, before.phase == .failed, before.isAskingOffline else { return nil }
            return after.canContinueOffline == (isAvailable && !before.isSignedOut) ? nil : .offlineIsByOffer
        default: break
        }
        if after.phase == .failed, after.canContinueOffline, !before.canContinueOffline {
            return .offlineIsByOffer
        }
        guard before.phase != .failed, let failure = after.failure else { return nil }
        let place = failure.task.flatMap { index(of: $0) }
        switch event {
        case .timerFired(.entry, _), .timerFired(.minimum, _), .timerFired(.indicator, _),
            .timerFired(.slow, _), .timerFired(.timeout, _):
            return place == nil && failure.kind == .timeout ? nil : .failureIsItsEvents
        case .timerFired(.patience, _):
            let cause: LaunchSuspension? =
                switch place.map({ before.tasks[$0].status }) {
                case .heldByLock: .protectedData
                case .heldByNetwork: .networkPermission
                default: nil
                }
            return cause != nil && failure.suspension == cause ? nil : .failureIsItsEvents
        default: break
        }
        guard let place, tasks[place].criticality.endsLaunchOnFailure else { return .otherFailuresEndNothing }
        switch event {
        case .taskFailed(let id, _, _, let cause):
            return failure.task != id || failure.kind == cause.kind ? nil : .failureIsItsEvents
        case .timerFired(.task(let id), _):
            return failure.task != id || failure.kind == .timeout ? nil : .failureIsItsEvents
        default: return nil
        }
    }
}
