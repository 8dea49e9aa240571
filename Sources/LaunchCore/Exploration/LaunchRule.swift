// Licensed under the Apache License, Version 2.0.

/// A rule that holds in every state and at every step of a launch.
///
/// Together they are the invariants of a launch screen: its life cycle, its gate, the order of its end,
/// links, windows, sessions, and that it never gets stuck.
public enum LaunchRule: UInt8, CaseIterable, Hashable, Sendable {
    // The course of a run.
    case phasesMoveForward, runsCountByOne, onlyFailuresAreRetried, lateAnswersChangeNothing
    case nothingHappensAfterCancellation, noCueAfterTheEnd
    case progressNeverFalls, progressIsTheShareThatIsSettled
    case indicatorStays, indicatorMeansOpenTasks, waitsAreThePolicys
    // The gate and the end.
    case exitWaitsForTasks, exitWaitsForMinimum, exitWaitsForNothingElse
    case completesOnce, navigatesOnce, navigatesAfterCompletion, finishesOnce, finishesAfterNavigation
    case readyIsNotedOnce, endKeepsItsOrder
    case closedGateStops, closedGateIsNotPassed, closedGateHasItsPhase, closedGateHasAWayOut
    // Tasks.
    case taskHasWhatItNeeds, readyTasksRun, taskRunsOnceAtATime, secondaryTasksWait, unseenTasksNeedNoWindow
    case fallbackIsThePlans, safeModeLeavesOutTheRest
    // Sessions, locks and the background.
    case signedOutUsersLeave, signedOutUsersLeaveNothing, signedOutUsersGetNoOldData
    case unknownSessionChangesNothing
    case suspensionIsNoFailure, heldTaskHasAnEnd, nobodyIsImpatientInTheBackground
    // Links and windows.
    case linkIsDeliveredOnce, linkIsDeliveredAfterTheEnd, linkIsNotStuck, linkIsNotLost
    case linkIsNotForASignIn, signInAnswerIsHandedOver, windowsHaveOneRoute
    // Failures, and that nothing gets stuck.
    case failureHasItsPhase, failureNamesItsCause, failureHasAWayOut
    case offlineIsForFailures, offlineHelps
    case loadingHasAnEnd, loadingWaitsForSomething, holdEnds, exitEnds
    // What the owner has under way.
    case noWaitIsNegative, waitBeginsOnce, waitsAreTheOwners, tasksAreTheOwners, waitsOfTasksEndWithThem
    case questionsAreTheOwners
}
