// Licensed under the Apache License, Version 2.0.

/// Everything that Duggy's initialisation works with, each part replaceable (DG-94, DG-113).
public struct DuggyServices: Sendable {
    /// Reads what Firebase wants to know and starts it (DG-119).
    public var configureFirebase: @Sendable () async throws -> DuggyFirebaseOptions
    /// Opens the database (DG-122).
    public var openDatabase: @Sendable () async throws -> DuggyCache
    /// Asks servers.
    public var backend: DuggyBackend
    /// Returns the session's token, or nil when there is none.
    ///
    /// A token that cannot be read must throw, a suspension while the device is locked: nobody is signed
    /// out because something could not be read.
    public var readToken: @Sendable (DuggyCache) async throws -> String?
    /// Push notifications.
    public var notifications: DuggyNotifications
    /// The services that start after the first screen, in this order.
    public var secondary: [DuggySecondaryService]
    /// Takes what nobody is shown, a sentence each.
    public var log: @Sendable (String) -> Void

    /// Joins the services.
    public init(
        configureFirebase: @escaping @Sendable () async throws -> DuggyFirebaseOptions,
        openDatabase: @escaping @Sendable () async throws -> DuggyCache, backend: DuggyBackend,
        readToken: @escaping @Sendable (DuggyCache) async throws -> String?,
        notifications: DuggyNotifications, secondary: [DuggySecondaryService] = [],
        log: @escaping @Sendable (String) -> Void
    ) {
        self.configureFirebase = configureFirebase
        self.openDatabase = openDatabase
        self.backend = backend
        self.readToken = readToken
        self.notifications = notifications
        self.secondary = secondary
        self.log = log
    }
}
