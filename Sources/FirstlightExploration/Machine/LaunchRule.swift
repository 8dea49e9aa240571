// Licensed under the Apache License, Version 2.0.

/// A rule that holds in every state and at every step of a launch.
///
/// Together they are the invariants of a launch screen: its life cycle, its gate, the order of its end,
/// links, windows, sessions, and that it never gets stuck.
public enum LaunchRule: UInt8, CaseIterable, Hashable, Sendable {
    // A run and its phases.
    case phasesMoveForward, phasesTakeTheEdges, runsCountByOne, runsBeginForAReason, onlyFailuresAreRetried
    case retryStartsAnew, entryIsShownAgain, keptOutputsAreTold, destinationHasItsCause,
        lateAnswersChangeNothing
    case nothingHappensAfterCancellation, cancellationEndsAll, noCueAfterTheEnd
    case firstFrameBegins, surroundingsAreHeard
    case progressNeverFalls, progressIsTheShareThatIsSettled
    case indicatorStays, indicatorMeansOpenTasks, indicatorHasItsTime, enteringIsTheEntry, slowIsSaid
    case waitsAreThePolicys, runBeginsItsWaits, waitsEndInTheirTime, postponedWaitsBeginAgain
    // The gate and the end.
    case exitWaitsForTasks, exitHasWhatItNeeds, exitWaitsForMinimum, exitWaitsForNothingElse
    case holdIsKept, exitIsKept, reducedExitEndsAtOnce, endHasItsEffects
    case completesOnce, navigatesOnce, navigatesAfterCompletion, finishesOnce, finishesAfterNavigation
    case readyIsNotedOnce, endKeepsItsOrder
    case closedGateStops, closedGateIsNotPassed, closedGateHasItsPhase, closedGateHasAWayOut
    case closedGateIsAskedAgain, gateIsHeard
    // Tasks.
    case taskHasWhatItNeeds, readyTasksRun, taskRunsOnceAtATime, secondaryTasksWait, unseenTasksNeedNoWindow
    case unseenTasksBegin, criticalFailureEndsTheLaunch, otherFailuresEndNothing, tasksEndWithTheLaunch
    case taskEndsAsItDid, triesAreThePlans, fallbackIsThePlans, safeModeLeavesOutTheRest
    // Sessions, locks and the background.
    case signedOutUsersLeave, signedOutUsersLeaveNothing, signedOutUsersGetNoOldData
    case unknownSessionChangesNothing, expiredSessionEnds, signOutIsHeard, returnAsksAboutTheSession
    case suspensionIsNoFailure, heldTaskHasAnEnd, heldTaskGoesOn, nobodyIsImpatientInTheBackground
    // Links and windows.
    case linkIsDeliveredOnce, linkIsDeliveredAfterTheEnd, linkIsNotStuck, linkIsNotLost
    case newestLinkWins, heldLinkHasItsTime
    case linkIsNotForASignIn, signInAnswerIsHandedOver, windowsHaveOneRoute
    // Failures, and that nothing gets stuck.
    case failureHasItsPhase, failureNamesItsCause, failureIsItsEvents, failureHasAWayOut, stopShowsAWayOut
    case offlineIsForFailures, offlineHelps, offlineIsByOffer, offlineLeadsOn
    case loadingHasAnEnd, loadingWaitsForSomething, holdEnds, exitEnds
    // What the owner has under way.
    case noWaitIsNegative, waitBeginsOnce, waitsAreTheOwners, tasksAreTheOwners, waitsOfTasksEndWithThem
    case questionsAreTheOwners
}
