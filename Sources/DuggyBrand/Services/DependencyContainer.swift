// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
public import LaunchKit

/// What the app is made of, given from outside: there is no shared one (DG-94).
public struct DependencyContainer: Sendable {
    /// Sets the app up.
    public var appInitializationService: any AppInitializationServiceProtocol
    /// Who is signed in.
    public var authenticationStore: AuthenticationStore
    /// Push notifications, for the question that the user chooses to be asked.
    public var notificationService: NotificationService
    /// The choices that the document leaves open.
    public var options: SplashOptions
    /// What only the host of the app can do.
    public var host: AppHost
    /// The clock of all waits.
    public var clock: any Clock<Duration>
    /// The date of the views' timeline at this moment.
    public var date: @Sendable () -> Date
    /// Notes durably how launches end; nil to trust every launch.
    public var guardKeeper: LaunchGuardKeeper?
    /// The question after launches that did not come to their end; nil never asks.
    public var reset: LaunchReset?
    /// What the times of the launch's course are divided by; more than 1 for proofs that launch often.
    public var pace = 1.0
    /// Takes what nobody is shown, a sentence each.
    public var log: @Sendable (String) -> Void

    /// Joins a way to set the app up with what is needed besides.
    public init(
        appInitializationService: any AppInitializationServiceProtocol,
        authenticationStore: AuthenticationStore, notificationService: NotificationService = .off,
        options: SplashOptions = SplashOptions(), host: AppHost = AppHost(),
        clock: any Clock<Duration> = ContinuousClock(), date: @escaping @Sendable () -> Date = { Date() },
        guardKeeper: LaunchGuardKeeper? = nil, reset: LaunchReset? = nil,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.appInitializationService = appInitializationService
        (self.authenticationStore, self.notificationService) = (authenticationStore, notificationService)
        (self.options, self.host, self.clock, self.date) = (options, host, clock, date)
        (self.guardKeeper, self.reset, self.log) = (guardKeeper, reset, log)
    }

    /// Joins Duggy's own initialisation with what is needed besides.
    public init(
        _ service: AppInitializationService, host: AppHost = AppHost(), guardKeeper: LaunchGuardKeeper? = nil,
        reset: LaunchReset? = nil
    ) {
        self.init(
            appInitializationService: service, authenticationStore: service.authenticationStore,
            notificationService: service.notificationService, options: service.options, host: host,
            clock: service.clock, date: service.date, guardKeeper: guardKeeper, reset: reset, log: service.log
        )
    }
}
