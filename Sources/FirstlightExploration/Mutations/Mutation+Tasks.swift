// Licensed under the Apache License, Version 2.0.

import LaunchCore

// Tasks and gates.
extension Mutation {
    static let ofTheTasks = [
        startsTasksUnprepared, startsTasksTwice, runsSecondaryTasksEarly, runsUnseenTasks,
        countsSuspensionsAsFailures, forgetsPatience, hurriesInTheBackground, passesClosedGates,
        neverAsksAgain,
    ]

    static let startsTasksUnprepared = Mutation("starts tasks unprepared") { _, _, after, effects in
        guard after.phase.isLoading, after.destination == .results else { return }
        after.startWaiting(&effects) { after, index in after.blueprint.isPart[index] }
    }

    static let startsTasksTwice = repeating("starts tasks twice") { effect in
        if case .startTask = effect { true } else { false }
    }

    static let runsSecondaryTasksEarly = Mutation("runs secondary tasks early") { _, _, after, effects in
        guard after.phase.isLoading else { return }
        after.startWaiting(&effects) { after, index in
            !after.blueprint.isPart[index] && after.hasWhatItNeeds(index)
        }
    }

    static let runsUnseenTasks = Mutation("runs unseen tasks") { _, _, after, effects in
        guard after.isHeadless else { return }
        after.startWaiting(&effects) { after, index in
            after.blueprint.isPart[index] && after.hasWhatItNeeds(index)
        }
    }

    static let countsSuspensionsAsFailures = mistaking("counts suspensions as failures") { event, _ in
        guard case .taskSuspended(let id, let attempt, let run, _) = event else { return nil }
        return .taskFailed(id, attempt: attempt, run: run, LaunchFailure(kind: .other, task: id))
    }

    static let forgetsPatience = forgetting("forgets patience", .patience) { _ in true }

    static let hurriesInTheBackground = Mutation("hurries in the background") {
        event, before, after, effects in
        guard event == .timerFired(.patience, run: before.run), before.isInBackground else { return }
        (after, effects) = (before, [])
        after.isInBackground = false
        after.handle(event, into: &effects)
        after.isInBackground = true
    }

    static let passesClosedGates = mistaking("passes closed gates") { event, _ in
        guard case .gateAnswered(let id, let attempt, let run, let verdict) = event, verdict.isBlocking else {
            return nil
        }
        return .gateAnswered(id, attempt: attempt, run: run, .open)
    }

    static let neverAsksAgain = Mutation("never asks again") { event, before, after, effects in
        guard before.phase == .blocked, after.run != before.run else { return }
        (after, effects) = (before, [])
        if case .timerFired = event { after.timers.remove(.gate) }
        if event == .sceneBecameActive { after.isInBackground = false }
    }
}

extension LaunchMachine {
    /// Returns whether the outputs of all tasks that a task needs are present.
    fileprivate func hasWhatItNeeds(_ index: Int) -> Bool {
        blueprint.needs[index].allSatisfy { tasks[$0].hasOutput }
    }

    /// Starts tasks that wait, whatever the rules say of them.
    fileprivate mutating func startWaiting(
        _ effects: inout [LaunchEffect], where mayRun: (LaunchMachine, Int) -> Bool
    ) {
        for index in tasks.indices where tasks[index].status == .waiting && mayRun(self, index) {
            let spec = blueprint.specs[index]
            tasks[index].status = .running
            tasks[index].attempt &+= 1
            effects.append(.startTask(spec.id, attempt: Int(tasks[index].attempt)))
            if let timeout = spec.timeout { effects.append(.startTimer(.task(spec.id), max(.zero, timeout))) }
        }
    }
}
