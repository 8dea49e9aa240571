// Licensed under the Apache License, Version 2.0.

extension LaunchRule: CustomStringConvertible {
    /// What has to hold, as a sentence.
    public var text: String { description(of: self).text }
    /// The requirements that it comes from: ids of the catalogue, or a section of the shared model.
    public var requirements: [String] {
        description(of: self).source.split(separator: " ").map(String.init)
    }

    /// The sentence and its sources.
    public var description: String { "\(text) (\(requirements.joined(separator: ", ")))" }

    private func description(of rule: LaunchRule) -> (text: String, source: String) {
        switch rule {
        case .phasesMoveForward: ("phases only move forward", "7.1 ST-20 FO-52")
        case .runsCountByOne: ("runs count by one", "7.1 UN-175")
        case .onlyFailuresAreRetried: ("only a failed launch is tried again", "7.1 UN-110 DG-53")
        case .lateAnswersChangeNothing: ("a late answer changes nothing", "7.1")
        case .nothingHappensAfterCancellation: ("nothing happens after the cancellation", "7.1 DG-189")
        case .noCueAfterTheEnd: ("no cue fires after completion, failure or cancellation", "7.1 DG-189")
        case .progressNeverFalls: ("progress never falls", "7.1 DG-06")
        case .progressIsTheShareThatIsSettled:
            ("progress is the share that is settled, and 1 only when all is", "7.1 DG-118 DG-132")
        case .indicatorStays: ("the indicator stays while the launch loads", "UN-79 DG-40")
        case .indicatorMeansOpenTasks: ("the indicator appears only for open tasks", "UN-84 UN-139 UN-204")
        case .waitsAreThePolicys: ("waits are as long as the policy says", "7.1 ST-13 DG-107 LA-50")
        case .exitWaitsForTasks: ("the exit waits for every task", "7.1 UN-143 LA-49 LA-52")
        case .exitWaitsForMinimum: ("the exit waits for the shortest display", "7.1 UN-140 LA-04 LA-49")
        case .exitWaitsForNothingElse: ("the exit waits for nothing else", "7.1 LA-52 ST-52")
        case .completesOnce: ("a run completes once", "7.1 DG-51 LA-53")
        case .navigatesOnce: ("a run navigates once", "7.1 UN-91")
        case .navigatesAfterCompletion: ("a run navigates after its completion", "7.1 DG-107 LA-54")
        case .finishesOnce: ("a run finishes once", "7.1 FO-50 FO-68")
        case .finishesAfterNavigation: ("a run finishes after its navigation", "7.1 ST-19 FO-51")
        case .readyIsNotedOnce: ("that the launch came to its end is noted when it did", "7.1")
        case .endKeepsItsOrder: ("the end keeps its order", "7.1 DG-17 DG-184 LA-54")
        case .closedGateStops: ("a closed gate stops the launch", "7.1 DG-14 DG-20")
        case .closedGateIsNotPassed: ("nobody passes a closed gate", "7.1 DG-14 DG-20")
        case .closedGateHasItsPhase: ("a closed gate has its phase", "7.1 DG-20")
        case .closedGateHasAWayOut: ("a closed gate has a way out", "7.1 DG-20")
        case .taskHasWhatItNeeds: ("a task starts when it has what it needs", "7.2 DG-114")
        case .readyTasksRun: ("a task that has what it needs runs", "7.2 UN-138 UN-142")
        case .taskRunsOnceAtATime: ("a task runs once at a time", "7.2")
        case .secondaryTasksWait: ("secondary tasks wait for the end", "7.1 DG-183 DG-184")
        case .unseenTasksNeedNoWindow: ("no task that needs a window runs without one", "7.2")
        case .fallbackIsThePlans: ("a fallback is used only where there is one", "7.2")
        case .safeModeLeavesOutTheRest: ("safe mode leaves out what the start can do without", "7.2")
        case .signedOutUsersLeave: ("nobody stays in the app of a session that is over", "UN-157")
        case .signedOutUsersLeaveNothing: ("no output of a session that is over is kept", "UN-157")
        case .signedOutUsersGetNoOldData:
            ("nobody is offered the data of a session that is over", "UN-157 UN-183")
        case .unknownSessionChangesNothing: ("only an expired session changes anything", "UN-157")
        case .suspensionIsNoFailure: ("what waits for the user or the system has not failed", "7.2")
        case .heldTaskHasAnEnd: ("what the user has to settle has an end", "7.1 UN-179")
        case .nobodyIsImpatientInTheBackground: ("no patience ends in the background", "7.2")
        case .linkIsDeliveredOnce: ("a link is delivered once", "7.1 DG-17 FO-72")
        case .linkIsDeliveredAfterTheEnd: ("a link is delivered after the end", "7.1 DG-17")
        case .linkIsNotStuck: ("no link is stuck", "7.1 DG-17")
        case .linkIsNotLost: ("a link is held until something is said to become of it", "7.1 DG-17")
        case .linkIsNotForASignIn: ("no link is delivered to a sign-in", "7.2 DG-17")
        case .signInAnswerIsHandedOver: ("the answer of a sign-in page is handed over at once", "7.4 DG-17")
        case .windowsHaveOneRoute: ("each window has one route in a run", "7.2")
        case .failureHasItsPhase: ("a failure has its phase", "7.1 UN-106 DG-109")
        case .failureNamesItsCause: ("a failure names what held the launch", "7.1 DG-108")
        case .failureHasAWayOut: ("a failure has a way out", "7.1 UN-110 UN-182 DG-53")
        case .offlineIsForFailures: ("going on offline is offered in failure only", "7.1 UN-183")
        case .offlineHelps: ("cached data are asked for where they help", "UN-183")
        case .loadingHasAnEnd: ("a launch that loads has an end", "7.1 UN-179 UN-180")
        case .loadingWaitsForSomething: ("a launch that loads waits for something", "7.1")
        case .holdEnds: ("a hold ends", "7.1 DG-107")
        case .exitEnds: ("an exit ends", "7.1 ST-14")
        case .noWaitIsNegative: ("no wait is negative", "7.2")
        case .waitBeginsOnce: ("a wait begins once", "7.1")
        case .waitsAreTheOwners: ("the owner's waits are the machine's", "7.1 DG-189")
        case .tasksAreTheOwners: ("the owner's tasks are the machine's", "7.1 DG-189")
        case .waitsOfTasksEndWithThem: ("the waits of tasks end with them", "7.1 DG-189")
        case .questionsAreTheOwners: ("a question is open as long as its answer is awaited", "7.1")
        }
    }
}
