// Licensed under the Apache License, Version 2.0.

import LaunchCore

// A run, and its end.
extension Mutation {
    static let ofTheRun = [
        takesAnswersOfEarlierRuns, takesAnswersOfEarlierTries, retriesAtAnyTime, goesOfflineUnasked,
        livesOnAfterTheEnd, countsFailuresAsProgress, hidesTheIndicator, forgetsTheTimeout, losesWaits,
    ]

    static let ofTheEnd = [
        exitsWithOpenTasks, ignoresMinimumDisplay, skipsCompletion, finishesTwice, forgetsToEndTasks,
    ]

    static let takesAnswersOfEarlierRuns = mistaking("takes answers of earlier runs") { event, before in
        event.asAnswer(inRun: before.run)
    }

    static let takesAnswersOfEarlierTries = mistaking("takes answers of earlier tries") { event, before in
        event.asAnswerOfTheLastTry(in: before)
    }

    static let retriesAtAnyTime = Mutation("retries at any time") { event, before, after, effects in
        guard event == .retry, before.phase != .cancelled else { return }
        (after, effects) = (before, [])
        after.phase = .failed
        after.handle(.retry, into: &effects)
    }

    static let goesOfflineUnasked = Mutation("goes offline unasked") { event, before, after, effects in
        guard event == .continueOffline, before.phase == .failed else { return }
        (after, effects) = (before, [])
        after.canContinueOffline = true
        after.handle(.continueOffline, into: &effects)
    }

    static let livesOnAfterTheEnd = Mutation("lives on after the end") { event, before, after, effects in
        guard before.phase == .cancelled, event != .cancel else { return }
        (after, effects) = (before, [])
        after.phase = .finished
        after.handle(event, into: &effects)
        if after.phase == .finished { after.phase = .cancelled }
    }

    static let countsFailuresAsProgress = Mutation("counts failures as progress") {
        _, before, after, effects in
        for case .note(.taskSettled(let id, .failure)) in effects {
            guard let index = before.blueprint.indexes[id], before.blueprint.isPart[index] else { continue }
            after.settledCount += 1
        }
    }

    static let hidesTheIndicator = Mutation("hides the indicator") { _, before, after, _ in
        if before.phase != .slow, after.phase == .slow { after.isIndicatorVisible = false }
    }

    static let forgetsTheTimeout = forgetting("forgets the timeout", .timeout) { effects in
        // Of a run that begins; a wait that was put off begins again.
        effects.contains { if case .beginRun = $0 { true } else { false } }
    }

    static let losesWaits = dropping("loses waits") { effect in
        if case .startTimer(.slow, _) = effect { true } else { false }
    }

    static let exitsWithOpenTasks = Mutation("exits with open tasks") { event, before, after, effects in
        guard event == .timerFired(.minimum, run: before.run), before.phase.isLoading else { return }
        (after, effects) = (before, [])
        after.settledCount = before.blueprint.partCount
        after.handle(event, into: &effects)
        after.settledCount = before.settledCount
    }

    static let ignoresMinimumDisplay = Mutation("ignores minimum display") { event, before, after, effects in
        guard before.phase.isLoading, !before.isMinimumOver else { return }
        // A wait that ends may be the shortest display itself.
        if case .timerFired = event { return }
        (after, effects) = (before, [])
        after.isMinimumOver = true
        after.handle(event, into: &effects)
        if after.run == before.run { after.isMinimumOver = false }
    }

    static let skipsCompletion = dropping("skips completion") { $0 == .complete }

    static let finishesTwice = repeating("finishes twice") { $0 == .finish }

    static let forgetsToEndTasks = Mutation("forgets to end tasks") { _, before, after, effects in
        guard after.run == before.run else { return }
        effects.removeAll { $0 == .cancelAll }
    }
}

extension LaunchEvent {
    /// The same answer to the question of another run; nil of what is no answer.
    fileprivate func asAnswer(inRun run: Int) -> LaunchEvent? {
        switch self {
        case .timerFired(let timer, _): .timerFired(timer, run: run)
        case .taskSucceeded(let id, let attempt, _): .taskSucceeded(id, attempt: attempt, run: run)
        case .gateAnswered(let id, let attempt, _, let verdict):
            .gateAnswered(id, attempt: attempt, run: run, verdict)
        case .taskFailed(let id, let attempt, _, let failure):
            .taskFailed(id, attempt: attempt, run: run, failure)
        case .taskSuspended(let id, let attempt, _, let reason):
            .taskSuspended(id, attempt: attempt, run: run, reason)
        case .offlineAnswered(let isAvailable, _): .offlineAnswered(isAvailable: isAvailable, run: run)
        case .sessionAnswered(let session, _): .sessionAnswered(session, run: run)
        default: nil
        }
    }

    /// The same answer as one of the last try of its task; nil of what is no answer of a task.
    fileprivate func asAnswerOfTheLastTry(in machine: LaunchMachine) -> LaunchEvent? {
        func last(_ id: LaunchTaskID) -> Int {
            machine.blueprint.indexes[id].map { Int(machine.tasks[$0].attempt) } ?? 0
        }
        return switch self {
        case .taskSucceeded(let id, _, let run): .taskSucceeded(id, attempt: last(id), run: run)
        case .gateAnswered(let id, _, let run, let verdict):
            .gateAnswered(id, attempt: last(id), run: run, verdict)
        case .taskFailed(let id, _, let run, let failure):
            .taskFailed(id, attempt: last(id), run: run, failure)
        case .taskSuspended(let id, _, let run, let reason):
            .taskSuspended(id, attempt: last(id), run: run, reason)
        default: nil
        }
    }
}
