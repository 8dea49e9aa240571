// Licensed under the Apache License, Version 2.0.

@testable import FirstlightExploration
@testable import LaunchCore

extension LaunchMachine {
    /// The tasks whose outputs there are.
    var kept: Set<LaunchTaskID> {
        Set(tasks.indices.filter { tasks[$0].hasOutput }.map { blueprint.specs[$0].id })
    }
}

// A run, and its clock.
extension Break {
    static let ofTheRun: [Break] = [
        Break(.phasesMoveForward, "is patient again when a task settles") { event, before, after, _ in
            if case .taskSucceeded = event, before.phase == .slow, after.phase == .slow {
                after.phase = .holding
            }
        },
        drops(.phasesTakeTheEdges, "does not tell that it exits") { $0 == .note(.phase(.exiting)) },
        Break(.runsCountByOne, "counts its first run twice") { event, before, after, _ in
            if event == .appeared, before.run == 0 { after.run += 1 }
        },
        Break(.runsBeginForAReason, "tries again by itself when the app returns") {
            event, before, after, effects in
            if event == .sceneBecameActive, before.phase == .failed { effects += after.handle(.retry) }
        },
        Break(.onlyFailuresAreRetried, .retriesAtAnyTime),
        Break(.retryStartsAnew, "keeps outputs through a retry", in: .other) {
            event, before, after, effects in
            guard event == .retry, before.phase == .failed else { return }
            for index in before.tasks.indices where before.tasks[index].hasOutput {
                after.tasks[index].status = before.tasks[index].status
            }
            effects = effects.map {
                if case .resetResults = $0 { .resetResults(keeping: after.kept) } else { $0 }
            }
        },
        Break(.entryIsShownAgain, "shows the entry again with less motion, too") { event, _, _, effects in
            guard event == .retry else { return }
            effects = effects.map {
                if case .beginRun(let run, false) = $0 { .beginRun(run, replaysEntry: true) } else { $0 }
            }
        },
        Break(.entryIsShownAgain, "goes on where it was after a retry") { event, _, _, effects in
            guard event == .retry else { return }
            effects = effects.map {
                if case .beginRun(let run, true) = $0 { .beginRun(run, replaysEntry: false) } else { $0 }
            }
        },
        drops(.keptOutputsAreTold, "does not say which outputs it keeps") { effect in
            if case .resetResults = effect { true } else { false }
        },
        Break(.keptOutputsAreTold, "has its owner forget outputs that it keeps") { _, _, _, effects in
            effects = effects.map { if case .resetResults = $0 { .resetResults(keeping: []) } else { $0 } }
        },
        Break(.destinationHasItsCause, "sends to the sign-in without a cause") { _, _, _, effects in
            effects = effects.map { $0 == .navigate(.results) ? .navigate(.expired) : $0 }
        },
        Break(.lateAnswersChangeNothing, .takesAnswersOfEarlierRuns),
        Break(.lateAnswersChangeNothing, .takesAnswersOfEarlierTries),
        Break(.nothingHappensAfterCancellation, .livesOnAfterTheEnd),
        ignores(.cancellationEndsAll, "cannot be cancelled") { event, _ in event == .cancel },
        Break(.noCueAfterTheEnd, "keeps its timeout when it completes") { _, _, after, _ in
            if after.phase == .exiting { after.timers.insert(.timeout) }
        },
        ignores(.firstFrameBegins, "does not notice its first frame") { event, _ in event == .appeared },
        ignores(.surroundingsAreHeard, "does not notice the background") { event, _ in
            event == .sceneWentToBackground
        },
        Break(.progressNeverFalls, "counts a task no more when the connection changes") {
            event, before, after, _ in
            if event == .networkChanged, before.settledCount > 0, after.phase.isLoading {
                after.settledCount -= 1
            }
        },
        Break(.progressIsTheShareThatIsSettled, .countsFailuresAsProgress),
    ]

    static let ofTheClock: [Break] = [
        Break(.indicatorStays, .hidesTheIndicator),
        Break(.indicatorMeansOpenTasks, "shows the indicator when nothing is open") {
            event, before, after, effects in
            guard case .timerFired(.minimum, _) = event, before.phase.isLoading, before.areTasksSettled else {
                return
            }
            after.isIndicatorVisible = true
            effects.append(.note(.indicatorAppeared))
        },
        Break(.indicatorHasItsTime, "never shows the indicator") { _, _, after, effects in
            after.isIndicatorVisible = false
            effects.removeAll { $0 == .note(.indicatorAppeared) }
        },
        Break(.indicatorHasItsTime, "shows the indicator from the first frame on") { event, _, after, _ in
            if event == .appeared, after.timers.contains(.indicator) { after.isIndicatorVisible = true }
        },
        drops(.indicatorHasItsTime, "does not tell that the indicator appears") {
            $0 == .note(.indicatorAppeared)
        },
        Break(.enteringIsTheEntry, "enters for ever") { event, before, after, effects in
            guard case .timerFired(.entry, _) = event, after.phase == .holding else { return }
            after.phase = before.phase
            effects.removeAll { $0 == .note(.phase(.holding)) }
        },
        Break(.slowIsSaid, "never says that it is slow") { _, before, after, effects in
            guard before.phase.isLoading, after.phase == .slow else { return }
            after.phase = before.phase
            effects.removeAll { $0 == .note(.phase(.slow)) }
        },
        Break(.waitsAreThePolicys, "exits in twice the time") { _, _, _, effects in
            effects = effects.map { effect in
                if case .startTimer(.exit, let length) = effect {
                    .startTimer(.exit, length * 2)
                } else {
                    effect
                }
            }
        },
        Break(.waitsAreThePolicys, "gives a task no time") { _, _, _, effects in
            effects = effects.map { effect in
                if case .startTimer(.task(let id), _) = effect {
                    .startTimer(.task(id), .zero)
                } else {
                    effect
                }
            }
        },
        Break(.runBeginsItsWaits, "forgets when it is slow") { _, _, after, effects in
            effects.removeAll { effect in
                guard case .startTimer(.slow, _) = effect else { return false }
                after.timers.remove(.slow)
                return true
            }
        },
        Break(.runBeginsItsWaits, .forgetsTheTimeout),
        Break(.waitsEndInTheirTime, "is shown long enough when a task has settled") {
            event, before, after, effects in
            guard case .taskSucceeded = event, after.phase.isLoading, after.timers.contains(.minimum) else {
                return
            }
            after.timers.remove(.minimum)
            after.isMinimumOver = true
            effects.append(.cancelTimer(.minimum))
        },
        Break(.postponedWaitsBeginAgain, "forgets what it put off", in: .other) { event, before, after, _ in
            if event == .sceneBecameActive, after.phase.isLoading { after.postponed = before.postponed }
        },
    ]
}
