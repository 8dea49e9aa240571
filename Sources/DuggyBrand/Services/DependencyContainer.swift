// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
public import LaunchKit

/// The app's dependencies, given from outside: there is no shared container (DG-94).
public struct DependencyContainer: Sendable {
    /// Sets the app up.
    public let appInitializationService: any AppInitializationServiceProtocol
    /// The store of the user who is signed in.
    public var authenticationStore = AuthenticationStore()
    /// Push notifications, for the question that the user chooses to be asked.
    public var notificationService = NotificationService.off
    /// The choices that the document leaves open.
    public var options = SplashOptions()
    /// The functions of the app's host.
    public var host: AppHost
    /// The clock of all waits.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// The date of the views' timeline at this moment.
    public var date: @Sendable () -> Date = { Date() }
    /// Notes durably how launches end; nil to trust every launch.
    public var crashMonitor: CrashLoopMonitor?
    /// The question after launches that did not come to their end; nil never asks.
    public var reset: LaunchReset?
    /// The divisor of all times in the launch; more than 1 for proofs that launch often.
    public var pace = 1.0
    /// Receives what no screen shows, a sentence each.
    public var log: @Sendable (String) -> Void = { _ in }

    /// Joins a service that sets the app up with its other dependencies; Duggy's own service supplies them.
    public init(_ service: any AppInitializationServiceProtocol, host: AppHost = .none) {
        (appInitializationService, self.host) = (service, host)
        guard let own = service as? AppInitializationService else { return }
        (authenticationStore, notificationService) = (own.authenticationStore, own.notificationService)
        (options, clock, date, log) = (own.options, own.clock, own.date, own.log)
    }
}

/// The functions that only the host of the app can perform.
public struct AppHost: Sendable {
    /// Ends the app; nothing here does so by itself (DG-54, C-DG-16).
    public var exit: @MainActor @Sendable () -> Void
    /// Opens a page, a mail to the support or the store.
    public var open: @MainActor @Sendable (URL) -> Void

    /// Joins what the host does.
    public init(
        exit: @escaping @MainActor @Sendable () -> Void, open: @escaping @MainActor @Sendable (URL) -> Void
    ) {
        (self.exit, self.open) = (exit, open)
    }

    /// A host that does nothing, as that of a picture.
    public static let none = AppHost(exit: {}, open: { _ in })
}
