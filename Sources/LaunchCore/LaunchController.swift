// Licensed under the Apache License, Version 2.0.

public import Observation

public import struct Foundation.Date
public import struct Foundation.URL

/// Runs a launch: owns its state, performs its effects on a clock, and is all that a view sees.
///
///     let launch = LaunchController(
///         plan: plan, policy: policy, clock: ContinuousClock(), date: { Date() },
///         route: { results in results[session] == nil ? Route.login : .home })
///     launch.appear()
///
/// A view draws its entry at the time that passed since entryStart, and mounts the destination as
/// soon as there is a route.
@MainActor @Observable
public final class LaunchController<Route: Hashable & Sendable> {
    /// The present phase of the launch.
    public var phase: LaunchPhase { shown.phase }
    /// The reason why the launch failed, while it is failed.
    public var failure: LaunchFailure? { shown.failure }
    /// The stop at which the launch stands still until someone acts; nil while it goes on by itself.
    public var stop: LaunchStop? { shown.stop }
    /// Indicates whether the loading indicator is visible; once it is, it stays until the end or a failure.
    public var isIndicatorVisible: Bool { shown.isIndicatorVisible }
    /// Indicates whether the launch takes longer than usual and still loads.
    public var isSlow: Bool { shown.isSlow }
    /// Indicates whether the user may continue with cached data.
    public var canContinueOffline: Bool { shown.canContinueOffline }
    /// Indicates whether the launch failed and still looks for cached data.
    public var isAskingOffline: Bool { shown.isAskingOffline }
    /// The verdict of the closed gate, while the launch stops at it.
    public var verdict: LaunchVerdict? { shown.verdict }
    /// The verdict of an open gate, such as an offered update; nil when no gate gave one.
    public var notice: LaunchVerdict? { shown.notice }
    /// The reason why the launch waits for the user or the system; nil when it does not.
    public var suspension: LaunchSuspension? { shown.suspension }
    /// The destination of each open window that was reported, from the start of the exit on.
    public internal(set) var sceneRoutes: [LaunchSceneID: Route] = [:]
    /// The destination, from the start of the exit on: that of every window that has not moved on by itself.
    public internal(set) var route: Route?
    /// The message of the task at work.
    public var message: String { shown.message }
    /// The share of the launch's tasks that are settled, 0...1.
    public var progress: Double { shown.progress }
    /// The number of the current run, from 1; 0 before the first frame.
    public var run: Int { shown.run }
    /// The outputs of the tasks, from completion on.
    public var results: LaunchResults? { shown.results }
    /// The start of the entry, by the injected date.
    public var entryStart: Date? { shown.entryStart }
    /// The time at which the loading indicator appeared, by the injected date.
    public var indicatorStart: Date? { shown.indicatorStart }
    /// The start of the exit, by the injected date.
    public var exitStart: Date? { shown.exitStart }
    /// The link that was delivered last.
    public var deliveredLink: URL? { shown.deliveredLink }
    /// The window that the last link was opened for; nil for all of them.
    public var deliveredScene: LaunchSceneID? { shown.deliveredScene }
    /// The facts by which the route of this run was chosen; nil before it has one.
    public var destination: LaunchDestination? { shown.destination }
    /// The data that earlier launches have kept, while it stands in for the outputs of the tasks.
    public var kept: LaunchKept? { shown.kept }
    /// The events so far, each with the time since the controller was made.
    public var trace: [LaunchTraceEvent] { shown.trace }

    /// The number of waits and task bodies that were started and have not delivered yet.
    ///
    /// Each wait is exactly one sleep on the clock. On a virtual clock everything is at rest when
    /// the clock has as many sleepers. Work of the app's own counts, too.
    public var pendingOperations: Int { operations.count + requests.count }

    @ObservationIgnored let plan: LaunchPlan
    @ObservationIgnored let time: LaunchTime
    @ObservationIgnored let date: @Sendable () -> Date
    @ObservationIgnored let decide: @MainActor (LaunchResults) -> LaunchRouteDecision<Route>
    @ObservationIgnored let offline: (@Sendable () async -> LaunchOfflineAnswer<Route>?)?
    @ObservationIgnored let session: (@Sendable () async -> LaunchSession)?
    @ObservationIgnored let expiredRoute: Route?
    @ObservationIgnored let deliver: (@MainActor (URL, Route) -> Void)?
    @ObservationIgnored var hooks: Hooks
    @ObservationIgnored package let operations: OperationTable
    @ObservationIgnored let requests = RequestTable()
    @ObservationIgnored var machine: LaunchMachine
    @ObservationIgnored var outputs = LaunchResults()
    @ObservationIgnored var offlineAnswer: LaunchOfflineAnswer<Route>?
    @ObservationIgnored var queue: [LaunchEvent] = []
    @ObservationIgnored var isHandling = false
    /// The window that the newest link is for; nil for all of them.
    @ObservationIgnored var linkScene: LaunchSceneID?
    /// The windows that are open, each with whether it is seen.
    @ObservationIgnored var scenes: [LaunchSceneID: Bool] = [:]
    /// Indicates whether the destination was just chosen, so that it is not known yet whether it holds links.
    @ObservationIgnored var hasNavigated = false
    /// Indicates whether the user has moved on in all windows since the launch chose its destination.
    @ObservationIgnored var hasMovedOn = false
    @ObservationIgnored package var runner = LaunchRunner.standard
    @ObservationIgnored package private(set) lazy var answers = AnswerQueue { [weak self, runner] in
        runner.callMain { self?.takeAnswers() }
    }
    /// The values that views see, but for the destinations, and those to publish next.
    @ObservationIgnored let shown = PublishedState()
    @ObservationIgnored var newTrace: [LaunchTraceEvent] = []
    @ObservationIgnored var effects: [LaunchEffect] = []
    @ObservationIgnored var spans = LaunchSpans()

    /// Creates a launch that waits for its first frame.
    ///
    /// - Parameters:
    ///   - plan: The tasks.
    ///   - policy: The times and rules.
    ///   - clock: The clock of all waits.
    ///   - date: The date of a view's timeline at this moment: in an app the wall clock, which Apple's timelines follow.
    ///   - decide: Chooses the destination by the outputs of the tasks, and gives the reason.
    ///   - offline: Chooses the destination by what earlier launches have kept, or nil when that is not
    ///     enough. It is asked after a failure of the network or of time.
    ///   - session: Checks the session when the app comes back.
    ///   - expiredRoute: The destination after the session expired; nil runs the tasks again.
    ///   - reduceMotion: Whether motion is reduced.
    ///   - seed: The seed of the random variation of waits between tries.
    ///   - hooks: What the app adds: windows, links that wait for a sign-in, the crash guard.
    ///   - deliver: Opens a link at the destination.
    public init(
        plan: LaunchPlan, policy: LaunchPolicy, clock: any Clock<Duration>,
        date: @escaping @Sendable () -> Date,
        decide: @escaping @MainActor (LaunchResults) -> LaunchRouteDecision<Route>,
        offline: (@Sendable () async -> LaunchOfflineAnswer<Route>?)? = nil,
        session: (@Sendable () async -> LaunchSession)? = nil,
        expiredRoute: Route? = nil, reduceMotion: Bool = false, seed: UInt64 = 0,
        hooks: Hooks = Hooks(), deliver: (@MainActor (URL, Route) -> Void)? = nil
    ) {
        self.plan = plan
        operations = OperationTable(tasks: plan.nodes.count)
        time = LaunchTime(clock)
        self.date = date
        self.decide = decide
        self.offline = offline
        self.session = session
        self.expiredRoute = expiredRoute
        self.deliver = deliver
        self.hooks = hooks
        var options = LaunchMachine.Options()
        options.canAskOffline = offline != nil
        options.hasExpiredRoute = expiredRoute != nil
        options.asksAboutLinks = hooks.holdsLinks != nil
        options.isSafeMode = hooks.isSafeMode
        machine = LaunchMachine(
            tasks: plan.specs, policy: policy, options: options, reducesMotion: reduceMotion, seed: seed)
    }

    /// Starts the timeline and the tasks in the same tick; every call but the first does nothing.
    public func appear() { send(.appeared) }

    /// Starts the launch anew after a failure; at any other time it does nothing.
    public func retry() { send(.retry) }

    /// Continues with cached data where that is offered; otherwise does nothing.
    public func continueOffline() { send(.continueOffline) }

    /// Opens a link: at once when the launch is over, otherwise when it is.
    ///
    /// The newest link wins, and it survives a retry and a return to the launch screen. One that is for a window
    /// waits while that window is at a destination that holds links; one for all waits until any may take it.
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - scene: The window that it was opened in; nil for all of them.
    public func open(_ url: URL, in scene: LaunchSceneID? = nil) {
        if hooks.isSignInAnswer(url) { return send(.openSignInAnswer(url)) }
        linkScene = scene
        // A window that holds links keeps them before the newest one comes, the others take it after.
        if holdsLink { tellAboutLinks() }
        send(.open(url))
        tellAboutLinks()
    }

    /// Reports whether motion is reduced.
    public func markReduceMotion(_ isOn: Bool) { send(.reduceMotion(isOn)) }

    /// Cancels the launch: nothing continues to run, and nothing changes any more.
    public func cancel() {
        requests.cancelAll()
        send(.cancel)
    }
}
