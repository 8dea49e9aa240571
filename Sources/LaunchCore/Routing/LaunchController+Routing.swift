// Licensed under the Apache License, Version 2.0.

public import struct Foundation.Date
public import struct Foundation.URL

extension LaunchController {
    /// Creates a launch whose destination is chosen without rules, so that no reason is known.
    ///
    /// - Parameters:
    ///   - plan: The tasks.
    ///   - policy: The times and rules.
    ///   - clock: The clock of all waits.
    ///   - date: The date of a view's timeline at this moment.
    ///   - route: Chooses the destination by the outputs of the tasks.
    ///   - offline: Chooses the destination by cached data, or nil when there are none. It is asked
    ///     after a failure of the network or of time.
    ///   - session: Checks the session when the app comes back.
    ///   - expiredRoute: The destination after the session expired; nil runs the tasks again.
    ///   - reduceMotion: Whether motion is reduced.
    ///   - seed: The seed of the random variation of waits between tries.
    ///   - hooks: What the app adds: windows, links that wait for a sign-in, the crash guard.
    ///   - deliver: Opens a link at the destination.
    public convenience init(
        plan: LaunchPlan, policy: LaunchPolicy, clock: any Clock<Duration>,
        date: @escaping @Sendable () -> Date,
        route: @escaping @MainActor (LaunchResults) -> Route,
        offline: (@Sendable () async -> Route?)? = nil,
        session: (@Sendable () async -> LaunchSession)? = nil,
        expiredRoute: Route? = nil, reduceMotion: Bool = false, seed: UInt64 = 0,
        hooks: Hooks = Hooks(), deliver: (@MainActor (URL, Route) -> Void)? = nil
    ) {
        var decideOffline: (@Sendable () async -> LaunchOfflineAnswer<Route>?)?
        if let offline {
            decideOffline = { await offline().map { LaunchOfflineAnswer(LaunchRouteDecision(route: $0)) } }
        }
        self.init(
            plan: plan, policy: policy, clock: clock, date: date,
            decide: { LaunchRouteDecision(route: route($0)) }, offline: decideOffline, session: session,
            expiredRoute: expiredRoute, reduceMotion: reduceMotion, seed: seed, hooks: hooks,
            deliver: deliver)
    }
}
