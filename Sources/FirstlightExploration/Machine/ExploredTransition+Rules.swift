// Licensed under the Apache License, Version 2.0.

import LaunchCore

// The rules of a step, apart from those that its effects break by themselves.
extension ExploredTransition {
    func broken(_ event: LaunchEvent) -> LaunchRule? {
        if before.phase == .cancelled {
            return brokenByTheEvent(event) ?? pending.difference(from: LaunchPending(after, timed: timed))
        }
        if let rule = brokenByTheEvent(event) ?? brokenRun(event) ?? brokenProgress(event) { return rule }
        if let rule = brokenEntry(event) { return rule }
        if let rule = brokenGate() ?? brokenTasks() ?? brokenEnds(event) ?? brokenClock(event) { return rule }
        if let rule = brokenEnd(event) ?? brokenSession(event) ?? brokenCheck(event) { return rule }
        if let rule = brokenFailure(event) ?? brokenOutside(event) ?? brokenLinks(event) { return rule }
        return brokenWindows(event) ?? brokenWayOut()
            ?? pending.difference(from: LaunchPending(after, timed: timed))
    }

    private func brokenByTheEvent(_ event: LaunchEvent) -> LaunchRule? {
        if before.phase == .cancelled {
            return said.onlyNotes && after == before ? nil : .nothingHappensAfterCancellation
        }
        switch event {
        case .timerFired(let timer, let run) where run != before.run && timer != .link:
            return isUntouched ? nil : .lateAnswersChangeNothing
        case .offlineAnswered(_, let run) where run != before.run,
            .sessionAnswered(_, let run) where run != before.run:
            return isUntouched ? nil : .lateAnswersChangeNothing
        case .taskSucceeded(let id, let attempt, let run), .gateAnswered(let id, let attempt, let run, .open),
            .taskFailed(let id, let attempt, let run, _),
            .taskSuspended(let id, let attempt, let run, _) where run != before.run:
            let isLate =
                run != before.run || index(of: id).map { Int(before.tasks[$0].attempt) != attempt } ?? true
            return !isLate || isUntouched ? nil : .lateAnswersChangeNothing
        case .timerFired(let timer, _) where timer == .slow || timer == .timeout || timer == .patience:
            // A wait that ends in the background may pass the gate, but no user is waiting.
            guard before.isInBackground, after.phase != before.phase else { return nil }
            return after.phase == .slow || after.phase == .failed ? .nobodyIsImpatientInTheBackground : nil
        case .gateAnswered(_, _, _, let verdict):
            return verdict.isBlocking && before.phase.isLoading && after.phase != .blocked
                ? .closedGateStops : nil
        case .taskSuspended(let id, _, _, _):
            guard let index = index(of: id) else { return nil }
            let isRight =
                after.phase == before.phase && after.tasks[index].failures == before.tasks[index].failures
                && after.tasks[index].isHeld
            return isRight ? nil : .suspensionIsNoFailure
        case .openSignInAnswer:
            guard effects.count == 1, case .handToSignIn = effects[0], after == before else {
                return .signInAnswerIsHandedOver
            }
            return nil
        default: return nil
        }
    }

    private var isUntouched: Bool { effects.isEmpty && after == before }

    private func brokenRun(_ event: LaunchEvent) -> LaunchRule? {
        guard after.run != before.run else { return nil }
        if case .retry = event, before.phase != .failed { return .onlyFailuresAreRetried }
        if after.run != before.run + 1 { return .runsCountByOne }
        guard isReason(event) else { return .runsBeginForAReason }
        // The first run of a process has nothing to keep.
        if before.run > 0, !said.tellsOutputs { return .keptOutputsAreTold }
        return brokenOutputs(event)
    }

    private func brokenProgress(_ event: LaunchEvent) -> LaunchRule? {
        if after.run != before.run { return nil }
        if after.phase < before.phase {
            guard before.phase == .failed, case .continueOffline = event else { return .phasesMoveForward }
        }
        if after.settledCount < before.settledCount { return .progressNeverFalls }
        let loads = after.phase.isLoading
        if before.isIndicatorVisible, !after.isIndicatorVisible, loads { return .indicatorStays }
        if said.showsIndicator, !before.phase.isLoading || before.areTasksSettled {
            return .indicatorMeansOpenTasks
        }
        if !loads, !after.timers.isDisjoint(with: .cues) || !after.postponed.isEmpty {
            return .noCueAfterTheEnd
        }
        return nil
    }

    private func brokenGate() -> LaunchRule? {
        var settled = 0
        for index in tasks.indices where blueprint.isPart[index] && after.tasks[index].isSettled {
            settled += 1
        }
        if after.settledCount != settled { return .progressIsTheShareThatIsSettled }
        let isAll = settled == blueprint.partCount
        if after.progress != share(settled) { return .progressIsTheShareThatIsSettled }
        // A step that starts another run says nothing about the tasks of the one that completed.
        if said.didComplete, after.run == before.run {
            if after.destination == .results, !isAll { return .exitWaitsForTasks }
            if after.destination == .results, !hasOutputs { return .exitHasWhatItNeeds }
            if !before.isMinimumOver, !after.isMinimumOver, after.destination != .offline {
                return .exitWaitsForMinimum
            }
        }
        if after.phase.isLoading, after.isMinimumOver == after.timers.contains(.minimum) {
            return .exitWaitsForMinimum
        }
        if after.phase.isLoading, after.isMinimumOver, isAll || after.destination != .results {
            return .exitWaitsForNothingElse
        }
        if after.phase >= .completing, after.phase <= .finished, after.verdict != nil {
            return .closedGateIsNotPassed
        }
        return nil
    }

    private func share(_ settled: Int) -> Double {
        let count = blueprint.partCount
        return after.run == 0 ? 0 : count == 0 ? 1 : Double(settled) / Double(count)
    }

    /// Indicates whether every output that the first screen requires is present.
    private var hasOutputs: Bool {
        for index in tasks.indices where tasks[index].criticality.endsLaunchOnFailure {
            guard after.tasks[index].hasOutput else { return false }
        }
        return true
    }

    private func brokenTasks() -> LaunchRule? {
        for index in tasks.indices {
            let task = after.tasks[index]
            switch task.status {
            case .running:
                if !blueprint.isPart[index] {
                    if after.phase != .finished { return .secondaryTasksWait }
                } else if after.phase == .idle, tasks[index].needsScene {
                    return .unseenTasksNeedNoWindow
                }
            case .waiting where mayRun(index):
                if !blueprint.needs[index].contains(where: { !after.tasks[$0].hasOutput }) {
                    return .readyTasksRun
                }
            default: break
            }
        }
        return nil
    }

    private func mayRun(_ index: Int) -> Bool {
        switch after.phase {
        case .entering, .holding, .slow: blueprint.isPart[index] && after.destination == .results
        case .finished: !blueprint.isPart[index] && !blueprint.options.isSafeMode
        case .idle: after.run > 0 && blueprint.isPart[index] && !tasks[index].needsScene
        default: false
        }
    }

    private func brokenSession(_ event: LaunchEvent) -> LaunchRule? {
        if case .sessionAnswered(let session, _) = event, session != .expired {
            guard after.run == before.run, after.phase == before.phase else {
                return .unknownSessionChangesNothing
            }
        }
        var isOver = before.isSignedOut
        if case .signedOut = event { isOver = true }
        guard isOver else { return nil }
        if after.run != before.run {
            return said.keepsOutputs && after.destination == .results ? .signedOutUsersLeaveNothing : nil
        }
        return after.phase == .finished && before.phase != .idle ? .signedOutUsersLeave : nil
    }

    private func brokenLinks(_ event: LaunchEvent) -> LaunchRule? {
        if case .open(let url) = event, after.heldLink != url, !(said.delivers && self[url] == .gone) {
            return .newestLinkWins
        }
        if let held = after.heldLink {
            if after.phase == .finished, after.takesLinks == true, !after.isCheckingSession {
                return .linkIsNotStuck
            }
            if self[held] != .held { return .linkIsNotLost }
        }
        let heldCount = (observed.firstLink == .held ? 1 : 0) + (observed.secondLink == .held ? 1 : 0)
        if heldCount != (after.heldLink == nil ? 0 : 1) { return .linkIsNotLost }
        if said.delivers, after.takesLinks != true { return .linkIsNotForASignIn }
        let hasTime = after.heldLink != nil && policy.linkLifetime != nil
        return after.timers.contains(.link) == hasTime ? nil : .heldLinkHasItsTime
    }

    private func brokenWindows(_ event: LaunchEvent) -> LaunchRule? {
        var expected: UInt64 = said.didNavigate ? after.scenes : 0
        if case .sceneConnected(let scene) = event, after.phase == .exiting || after.phase == .finished {
            expected |= scene.bit & ~before.scenes
        }
        return said.routed == expected ? nil : .windowsHaveOneRoute
    }
}

extension LaunchTimerSet {
    /// The timers that may not fire after a launch stops loading.
    static let cues: LaunchTimerSet = [.entry, .minimum, .indicator, .slow, .timeout, .patience]
}
