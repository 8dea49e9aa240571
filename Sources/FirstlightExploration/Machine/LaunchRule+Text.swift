// Licensed under the Apache License, Version 2.0.

extension LaunchRule: CustomStringConvertible {
    private typealias Words = (text: String, source: String)

    /// The rule, as a sentence.
    public var text: String { ofTheRun.text }
    /// The requirements that it comes from: ids of the catalogue, or a section of the shared model.
    public var requirements: [String] {
        ofTheRun.source.split(separator: " ").map(String.init)
    }

    /// The sentence and its sources.
    public var description: String { "\(text) (\(requirements.joined(separator: ", ")))" }

    private var ofTheRun: Words {
        switch self {
        case .phasesMoveForward: ("phases only move forward", "7.1 ST-20 FO-52")
        case .phasesTakeTheEdges: ("phases follow each other as in the life cycle", "7.1 7.2")
        case .runsCountByOne: ("runs count by one", "7.1 UN-175")
        case .runsBeginForAReason: ("a run begins only for a reason", "7.1 7.2")
        case .onlyFailuresAreRetried: ("only a failed launch is tried again", "7.1 UN-110 DG-53")
        case .retryStartsAnew:
            ("another try keeps what the policy says and nothing else", "7.1 UN-175 UN-195")
        case .entryIsShownAgain:
            (
                "the entry is shown again where a launch begins anew, and on a retry with full motion",
                "7.1 UN-176"
            )
        case .keptOutputsAreTold: ("the outputs that are kept are told", "7.2")
        case .destinationHasItsCause: ("what decides the route has its cause", "7.2 UN-157 UN-183")
        case .lateAnswersChangeNothing: ("a late answer changes nothing", "7.1")
        case .nothingHappensAfterCancellation: ("nothing happens after the cancellation", "7.1 DG-189")
        case .cancellationEndsAll: ("a cancellation ends all", "7.2 DG-189")
        case .noCueAfterTheEnd: ("no cue fires after completion, failure or cancellation", "7.1 DG-189")
        case .firstFrameBegins: ("the first frame begins the launch", "7.1 UN-138")
        case .surroundingsAreHeard: ("windows, background and reduced motion are as was said", "7.2")
        case .progressNeverFalls: ("progress never falls", "7.1 DG-06")
        case .progressIsTheShareThatIsSettled:
            ("progress is the share that is settled, and 1 only when all is", "7.1 DG-118 DG-132")
        case .indicatorStays: ("the indicator stays while the launch loads", "UN-79 DG-40")
        case .indicatorMeansOpenTasks: ("the indicator appears only for open tasks", "UN-84 UN-139 UN-204")
        case .indicatorHasItsTime: ("the indicator appears at its time and not before", "7.2 UN-84 UN-204")
        case .enteringIsTheEntry: ("a launch enters as long as the entry takes", "7.1 7.2")
        case .slowIsSaid: ("a launch is slow from its time on and not before", "7.1 7.2 UN-96")
        case .waitsAreThePolicys: ("waits are as long as the policy says", "7.1 ST-13 DG-107 LA-50")
        case .runBeginsItsWaits: ("a run begins the waits of its policy", "7.2")
        case .waitsEndInTheirTime: ("a wait ends when it is over or has nothing left to say", "7.2")
        case .postponedWaitsBeginAgain:
            ("what was put off in the background begins again in the foreground", "7.2")
        default: ofTheEnd
        }
    }

    private var ofTheEnd: Words {
        switch self {
        case .exitWaitsForTasks: ("the exit waits for every task", "7.1 UN-143 LA-49 LA-52")
        case .exitHasWhatItNeeds:
            ("no exit without the outputs that the first screen needs", "7.1 7.2 UN-143")
        case .exitWaitsForMinimum: ("the exit waits for the shortest display", "7.1 UN-140 LA-04 LA-49")
        case .exitWaitsForNothingElse: ("the exit waits for nothing else", "7.1 LA-52 ST-52")
        case .holdIsKept: ("the exit waits for the hold", "7.2 DG-107")
        case .exitIsKept: ("the exit takes its time", "7.2 UN-88 ST-14")
        case .reducedExitEndsAtOnce:
            ("an exit ends at once where motion is reduced and the reduced one takes no time", "7.2 UN-198")
        case .endHasItsEffects: ("each step of the end is told", "7.1 7.2")
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
        case .closedGateIsAskedAgain: ("a closed gate is asked again, and nothing else is", "7.2 DG-20")
        case .gateIsHeard: ("what a gate says is kept", "7.2 DG-20")
        case .taskHasWhatItNeeds: ("a task starts when it has what it needs", "7.2 DG-114")
        case .readyTasksRun: ("a task that has what it needs runs", "7.2 UN-138 UN-142")
        case .taskRunsOnceAtATime: ("a task runs once at a time", "7.2")
        case .secondaryTasksWait: ("secondary tasks wait for the end", "7.1 DG-183 DG-184")
        case .unseenTasksNeedNoWindow: ("no task that needs a window runs without one", "7.2")
        case .unseenTasksBegin: ("tasks that need no window begin without one", "7.2")
        case .criticalFailureEndsTheLaunch:
            ("a launch that cannot do without a task ends with its failure", "7.2 UN-106 DG-108")
        case .otherFailuresEndNothing:
            ("the failure of a task that can be missing ends nothing", "7.2 DG-183")
        case .tasksEndWithTheLaunch: ("no task of the launch is at work after it", "7.2 DG-189")
        case .taskEndsAsItDid: ("a task ends as its last try did", "7.2")
        case .triesAreThePlans: ("a task is tried as often as the plan says", "7.2")
        case .fallbackIsThePlans: ("a fallback is used only where there is one", "7.2")
        case .safeModeLeavesOutTheRest: ("safe mode leaves out what the start can do without", "7.2")
        default: ofTheRest
        }
    }

    private var ofTheRest: Words {
        switch self {
        case .signedOutUsersLeave: ("nobody stays in the app of a session that is over", "UN-157")
        case .signedOutUsersLeaveNothing: ("no output of a session that is over is kept", "UN-157")
        case .signedOutUsersGetNoOldData:
            ("nobody is offered the data of a session that is over", "UN-157 UN-183")
        case .unknownSessionChangesNothing: ("only an expired session changes anything", "UN-157")
        case .expiredSessionEnds: ("an expired session begins the launch anew", "7.2 UN-157")
        case .signOutIsHeard: ("a sign-out is heard at once or kept in mind", "7.2 UN-157")
        case .returnAsksAboutTheSession:
            ("a return asks about the session where the policy says so", "7.2 UN-157")
        case .suspensionIsNoFailure: ("what waits for the user or the system has not failed", "7.2")
        case .heldTaskHasAnEnd: ("what the user has to settle has an end", "7.1 UN-179")
        case .heldTaskGoesOn: ("what waited for the user or the system goes on when it may", "7.2")
        case .nobodyIsImpatientInTheBackground: ("no patience ends in the background", "7.2")
        case .linkIsDeliveredOnce: ("a link is delivered once", "7.1 DG-17 FO-72")
        case .linkIsDeliveredAfterTheEnd: ("a link is delivered after the end", "7.1 DG-17")
        case .linkIsNotStuck: ("no link is stuck", "7.1 DG-17")
        case .linkIsNotLost: ("a link is held until something is said to become of it", "7.1 DG-17")
        case .newestLinkWins: ("the newest link is the one that is held", "7.1")
        case .heldLinkHasItsTime: ("a held link waits as long as the policy says", "7.2")
        case .linkIsNotForASignIn: ("no link is delivered to a sign-in", "7.2 DG-17")
        case .signInAnswerIsHandedOver: ("the answer of a sign-in page is handed over at once", "7.4 DG-17")
        case .windowsHaveOneRoute: ("each window has one route in a run", "7.2")
        case .failureHasItsPhase: ("a failure has its phase", "7.1 UN-106 DG-109")
        case .failureNamesItsCause: ("a failure names what held the launch", "7.1 DG-108")
        case .failureIsItsEvents: ("a failure is of the kind of its event", "7.2 UN-106 DG-108")
        case .failureHasAWayOut: ("a failure has a way out", "7.1 UN-110 UN-182 DG-53")
        case .stopShowsAWayOut:
            ("a launch that waits for its user shows something to press", "7.1 C-LA-19 C-X-07")
        case .offlineIsForFailures: ("going on offline is offered in failure only", "7.1 UN-183")
        case .offlineHelps: ("cached data are asked for where they help", "UN-183")
        case .offlineIsByOffer: ("only who was offered cached data goes on with them", "7.1 7.2 UN-183")
        case .offlineLeadsOn: ("who goes on with cached data comes to the end", "7.1 UN-183")
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
        default: ("", "")
        }
    }
}
