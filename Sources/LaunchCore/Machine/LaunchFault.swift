// Licensed under the Apache License, Version 2.0.

/// Rules of the machine that a proof can switch off, one at a time, to see that the explorer notices.
enum LaunchFault: UInt32, CaseIterable {
    case takesAnswersOfEarlierRuns, takesAnswersOfEarlierTries, ignoresMinimumDisplay, exitsWithOpenTasks
    case retriesAtAnyTime, goesOfflineUnasked, deliversLinksEarly, deliversLinksTwice, forgetsToEndTasks
    case forgetsTheTimeout, forgetsPatience, passesClosedGates, neverAsksAgain, runsSecondaryTasksEarly
    case keepsSignedOutUsers, runsUnseenTasks, countsFailuresAsProgress, livesOnAfterTheEnd, finishesTwice
    case hidesTheIndicator, skipsCompletion, startsTasksTwice, losesWaits, swallowsSignInAnswers
    case hurriesInTheBackground, losesLinks, keepsOldOutputs, routesWindowsTwice, forgetsWindows
    case startsTasksUnprepared, countsSuspensionsAsFailures, takesUnknownForSignedOut

    var bit: UInt32 { 1 << rawValue }
}
