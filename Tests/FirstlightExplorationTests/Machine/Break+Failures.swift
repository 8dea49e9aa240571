// Licensed under the Apache License, Version 2.0.

@testable import FirstlightExploration
@testable import LaunchCore

// Failures, that nothing gets stuck, and what the owner has under way.
extension Break {
    static let ofTheFailures = ofTheWayOut + ofTheOwner

    private static let ofTheWayOut: [Break] = [
        Break(.failureHasItsPhase, "forgets why it failed") { event, before, after, _ in
            if case .open = event, before.phase == .failed { after.failure = nil }
        },
        Break(.failureNamesItsCause, "does not say what held it") { event, _, after, _ in
            if case .timerFired(.timeout, _) = event, after.phase == .failed {
                after.failure = LaunchFailure(kind: .timeout)
            }
        },
        Break(.failureIsItsEvents, "takes a lost connection for another failure") { event, before, after, _ in
            guard case .taskFailed(let id, _, _, _) = event, before.phase.isLoading, after.phase == .failed
            else {
                return
            }
            after.failure = LaunchFailure(kind: .other, task: id)
        },
        Break(.failureIsItsEvents, "does not say that it waited for a locked device") { event, _, after, _ in
            guard case .timerFired(.patience, _) = event, let failure = after.failure else { return }
            after.failure = LaunchFailure(kind: failure.kind, task: failure.task, message: failure.message)
        },
        Break(
            .stopShowsAWayOut, "has a screen without a button at a closed gate",
            shows: {
                if case .closed = $0 { false } else { true }
            }),
        Break(
            .stopShowsAWayOut, "has a screen without a button while the device is locked",
            shows: {
                if case .failed(let failure, _) = $0 { failure.suspension != .protectedData } else { true }
            }),
        ignores(.failureHasAWayOut, "cannot be tried again") { event, _ in event == .retry },
        Break(.offlineIsForFailures, "offers cached data while it loads") { _, before, after, _ in
            if before.phase == .holding, after.phase == .slow { after.canContinueOffline = true }
        },
        Break(.offlineHelps, "asks for cached data against a wrong answer") { _, before, after, effects in
            guard before.phase.isLoading, after.failure?.kind == .other else { return }
            after.isAskingOffline = true
            effects.append(.askOffline)
        },
        Break(.offlineHelps, "does not ask for cached data") { _, before, after, effects in
            guard effects.contains(.askOffline) else { return }
            after.isAskingOffline = false
            effects.removeAll { $0 == .askOffline }
        },
        Break(.offlineIsByOffer, .goesOfflineUnasked),
        ignores(.offlineLeadsOn, "does not go on with cached data") { event, _ in event == .continueOffline },
        Break(.loadingHasAnEnd, "swallows the timeout") { event, before, after, effects in
            guard case .timerFired(.timeout, _) = event, after.phase == .failed, before.phase.isLoading else {
                return
            }
            (after, effects) = (before, [])
            after.timers.remove(.timeout)
        },
        Break(.loadingWaitsForSomething, "forgets who needed a task that has no output", in: .other) {
            event, before, after, effects in
            guard case .taskFailed("extra", _, _, _) = event, after.phase == .failed, before.phase.isLoading
            else {
                return
            }
            (after, effects) = (before, [])
            after.tasks[0].status = .absent
            after.settledCount += 1
        },
    ]

    private static let ofTheOwner: [Break] = [
        Break(.noWaitIsNegative, "waits for less than nothing") { _, _, _, effects in
            effects = effects.map { effect in
                if case .startTimer(.exit, _) = effect { .startTimer(.exit, .seconds(-1)) } else { effect }
            }
        },
        repeats(.waitBeginsOnce, "begins a wait twice") { effect in
            if case .startTimer(.timeout, _) = effect { true } else { false }
        },
        Break(.waitsAreTheOwners, .losesWaits),
        drops(.tasksAreTheOwners, "does not say that a task starts") { effect in
            if case .startTask("cache", _) = effect { true } else { false }
        },
        Break(.tasksAreTheOwners, .forgetsToEndTasks),
        drops(.waitsOfTasksEndWithThem, "does not end the wait of a task") { effect in
            if case .cancelTimer(.task) = effect { true } else { false }
        },
        Break(.questionsAreTheOwners, "asks on after the answer") { event, before, after, _ in
            if case .offlineAnswered(_, let run) = event, run == before.run, before.isAskingOffline {
                after.isAskingOffline = true
            }
        },
    ]
}
