// Licensed under the Apache License, Version 2.0.

@testable import FirstlightExploration
@testable import LaunchCore

// The gate and the end.
extension Break {
    static let ofTheEnd = ofTheExit + ofTheSteps + ofTheGate

    private static let ofTheExit: [Break] = [
        Break(.exitWaitsForTasks, .exitsWithOpenTasks),
        Break(.exitHasWhatItNeeds, "goes on without the last task that it needs") {
            event, before, after, effects in
            after.swallow(event, before, &effects)
        },
        Break(.exitWaitsForMinimum, .ignoresMinimumDisplay),
        Break(.exitWaitsForNothingElse, "stays when everything is over") { event, before, after, effects in
            guard case .timerFired(.minimum, _) = event, before.areTasksSettled, after.phase != before.phase
            else { return }
            (after, effects) = (before, [])
            after.timers.remove(.minimum)
            after.isMinimumOver = true
        },
        Break(.holdIsKept, "does not hold", in: .other) { _, before, after, effects in
            guard before.phase.isLoading, after.phase == .completing else { return }
            effects += after.handle(.timerFired(.hold, run: after.run))
        },
        Break(.exitIsKept, "does not take its time to exit") { _, before, after, effects in
            guard before.phase.isLoading, after.phase == .exiting else { return }
            effects += after.handle(.timerFired(.exit, run: after.run))
        },
        Break(.reducedExitEndsAtOnce, "exits on where motion is reduced") { event, before, after, effects in
            guard event == .reduceMotion(true), before.phase == .exiting, after.phase != .exiting else {
                return
            }
            (after, effects) = (before, [])
            after.reducesMotion = true
        },
        Break(.holdEnds, "holds for ever", in: .other) { _, before, after, effects in
            guard before.phase.isLoading, after.phase == .completing else { return }
            after.timers.remove(.hold)
            effects.removeLast()
        },
        Break(.exitEnds, "exits for ever") { _, before, after, effects in
            guard before.phase.isLoading, after.phase == .exiting else { return }
            after.timers.remove(.exit)
            effects.removeLast()
        },
    ]

    private static let ofTheSteps: [Break] = [
        drops(.endHasItsEffects, "does not note that the launch came to its end") { $0 == .markReady },
        drops(.endHasItsEffects, "does not tell its owner that it finished") {
            $0 == .finish || $0 == .markReady
        },
        repeats(.completesOnce, "completes twice") { $0 == .complete },
        repeats(.navigatesOnce, "navigates twice") { $0 == .navigate(.results) },
        Break(.navigatesAfterCompletion, .skipsCompletion),
        Break(.finishesOnce, .finishesTwice),
        Break(.finishesAfterNavigation, "finishes before it navigates") { _, _, _, effects in
            effects = effects.flatMap { $0 == .complete ? [$0, .finish] : [$0] }
        },
        repeats(.readyIsNotedOnce, "notes its end twice") { $0 == .markReady },
        Break(.endKeepsItsOrder, "starts secondary tasks before it notes its end") { _, _, _, effects in
            guard let index = effects.firstIndex(of: .markReady) else { return }
            effects.append(effects.remove(at: index))
        },
    ]

    private static let ofTheGate: [Break] = [
        Break(.closedGateStops, .passesClosedGates),
        Break(.closedGateIsNotPassed, "goes on to the end at a closed gate") { _, before, after, _ in
            if before.phase.isLoading, after.phase == .exiting {
                after.verdict = .updateRequired(version: "")
            }
        },
        Break(.closedGateHasItsPhase, "forgets what the gate said") { event, before, after, _ in
            if case .open = event, before.phase == .blocked { after.verdict = nil }
        },
        Break(.closedGateHasAWayOut, .neverAsksAgain),
        Break(.closedGateIsAskedAgain, "does not ask again by itself") { event, before, after, effects in
            guard case .timerFired(.gate, _) = event, before.phase == .blocked else { return }
            (after, effects) = (before, [])
            after.timers.remove(.gate)
        },
        Break(.closedGateIsAskedAgain, "keeps the answer of the closed gate") {
            event, before, after, effects in
            guard event == .recheck, before.phase == .blocked else { return }
            after.tasks[0].status = .output
            effects = effects.map {
                if case .resetResults = $0 { .resetResults(keeping: after.kept) } else { $0 }
            }
        },
        Break(.gateIsHeard, "does not say that nothing can be changed today") { event, before, after, _ in
            if case .gateAnswered = event, before.notice == nil { after.notice = nil }
        },
    ]
}

extension LaunchMachine {
    /// Takes the failure that ends the launch for a task that settled without its output.
    fileprivate mutating func swallow(
        _ event: LaunchEvent, _ before: LaunchMachine, _ effects: inout [LaunchEffect]
    ) {
        guard case .taskFailed(let id, let attempt, let run, _) = event, before.phase.isLoading,
            phase == .failed, let index = blueprint.indexes[id]
        else { return }
        self = before
        effects = handle(.taskSucceeded(id, attempt: attempt, run: run))
        tasks[index].status = .absent
    }
}

// What becomes of tasks.
extension Break {
    static let ofTheTasks: [Break] = [
        Break(.criticalFailureEndsTheLaunch, "swallows a critical failure while it is slow") {
            event, before, after, effects in
            if before.phase == .slow { after.swallow(event, before, &effects) }
        },
        Break(.criticalFailureEndsTheLaunch, "waits on after a critical failure while it is slow") {
            event, before, after, effects in
            guard case .taskFailed(let id, _, _, _) = event, before.phase == .slow, after.phase == .failed,
                let index = before.blueprint.indexes[id]
            else { return }
            (after, effects) = (before, [])
            after.tasks[index].status = .failure
        },
        Break(.otherFailuresEndNothing, "fails with an optional task") { event, before, after, effects in
            guard case .taskFailed("cache", _, let run, _) = event, before.phase.isLoading, run == before.run
            else { return }
            guard after.phase.isLoading else { return }
            after.fail(LaunchFailure(kind: .network, task: "cache"), &effects)
        },
        Break(.tasksEndWithTheLaunch, "lets tasks work on after a failure") { _, before, after, _ in
            guard before.phase.isLoading, after.phase == .failed else { return }
            for index in before.tasks.indices
            where before.tasks[index].status == .running && after.tasks[index].status == .cancelled {
                after.tasks[index].status = .running
            }
        },
        Break(.taskEndsAsItDid, "forgets the output of an optional task") { event, before, after, _ in
            guard case .taskSucceeded("cache", _, let run) = event, run == before.run else { return }
            if after.tasks[2].status == .output, before.tasks[2].status == .running {
                after.tasks[2].status = .absent
            }
        },
        Break(.taskEndsAsItDid, "does not use the fallback", in: .other) { event, _, after, effects in
            guard case .taskFailed("banner", _, _, _) = event, after.tasks[1].status == .fallback else {
                return
            }
            after.tasks[1].status = .absent
            effects.removeAll { $0 == .useFallback("banner") }
        },
        Break(.triesAreThePlans, "tries for ever") { event, before, after, effects in
            guard case .taskFailed("work", _, let run, _) = event, run == before.run, after.phase == .failed,
                before.phase.isLoading
            else { return }
            after = before
            after.tasks[1].status = .backingOff
            effects = [.startTimer(.backoff("work"), .zero)]
        },
        Break(.triesAreThePlans, "gives up at once") { event, before, after, effects in
            guard case .taskFailed("work", _, _, _) = event, before.phase.isLoading,
                after.tasks[1].status == .backingOff
            else { return }
            after.tasks[1].status = .failure
            effects = []
            after.fail(LaunchFailure(kind: .network, task: "work"), &effects)
        },
        Break(.fallbackIsThePlans, "uses a fallback that there is not") { event, _, _, effects in
            if case .taskFailed("work", _, _, _) = event, !effects.isEmpty {
                effects.append(.useFallback("work"))
            }
        },
        drops(.fallbackIsThePlans, "does not tell its owner of a fallback", in: .other) {
            $0 == .useFallback("banner")
        },
        Break(.safeModeLeavesOutTheRest, "starts what safe mode leaves out", in: .safe) {
            event, _, _, effects in
            if event == .appeared, !effects.isEmpty { effects.append(.startTask("cache", attempt: 1)) }
        },
        Break(.taskHasWhatItNeeds, .startsTasksUnprepared),
        Break(.readyTasksRun, "forgets what waited for a task") { event, before, after, effects in
            guard case .gateAnswered = event, before.tasks[1].status == .waiting,
                after.tasks[1].status == .running
            else { return }
            after.tasks[1] = before.tasks[1]
            effects.removeAll { if case .startTask("work", _) = $0 { true } else { false } }
        },
        Break(.taskRunsOnceAtATime, .startsTasksTwice),
        Break(.secondaryTasksWait, .runsSecondaryTasksEarly),
        Break(.unseenTasksNeedNoWindow, .runsUnseenTasks),
        ignores(.unseenTasksBegin, "begins nothing before there is a window") { event, _ in
            if case .began = event { true } else { false }
        },
    ]
}
