// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
public import LaunchKit

/// What the app is made of, given from outside: there is no shared one (DG-94).
public struct DependencyContainer: Sendable {
    /// Sets the app up.
    public let appInitializationService: any AppInitializationServiceProtocol
    /// Who is signed in.
    public var authenticationStore = AuthenticationStore()
    /// Push notifications, for the question that the user chooses to be asked.
    public var notificationService = NotificationService.off
    /// The choices that the document leaves open.
    public var options = SplashOptions()
    /// What only the host of the app can do.
    public var host: AppHost
    /// The clock of all waits.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// The date of the views' timeline at this moment.
    public var date: @Sendable () -> Date = { Date() }
    /// Notes durably how launches end; nil to trust every launch.
    public var crashMonitor: CrashLoopMonitor?
    /// The question after launches that did not come to their end; nil never asks.
    public var reset: LaunchReset?
    /// What the times of the launch's course are divided by; more than 1 for proofs that launch often.
    public var pace = 1.0
    /// Takes what nobody is shown, a sentence each.
    public var log: @Sendable (String) -> Void = { _ in }

    /// Joins a way to set the app up with what is needed besides; Duggy's own brings that along.
    public init(_ service: any AppInitializationServiceProtocol, host: AppHost = AppHost()) {
        (appInitializationService, self.host) = (service, host)
        guard let own = service as? AppInitializationService else { return }
        (authenticationStore, notificationService) = (own.authenticationStore, own.notificationService)
        (options, clock, date, log) = (own.options, own.clock, own.date, own.log)
    }
}

/// What only the host of the app can do.
public struct AppHost: Sendable {
    /// Ends the app; nothing here does so by itself (DG-54, C-DG-16).
    public var exit: @MainActor @Sendable () -> Void
    /// Opens a page, a mail to the support or the store.
    public var open: @MainActor @Sendable (URL) -> Void

    /// Joins what the host does; by default nothing.
    public init(
        exit: @escaping @MainActor @Sendable () -> Void = {},
        open: @escaping @MainActor @Sendable (URL) -> Void = { _ in }
    ) {
        (self.exit, self.open) = (exit, open)
    }
}
