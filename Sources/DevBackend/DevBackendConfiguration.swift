// Licensed under the Apache License, Version 2.0.

public import Foundation

/// What a backend starts with.
public struct DevBackendConfiguration: Sendable {
    /// Where the tables live.
    public enum Storage: Hashable, Sendable {
        /// In memory, new at each start.
        case memory
        /// In a file that keeps its content; the seeds fill only empty tables.
        case file(URL)
    }

    /// Where the tables live.
    public var storage: Storage
    /// The members of the `/config` object; each value is JSON text.
    public var settings: [String: String]
    /// The seeds of `/cities`.
    public var cities: [DevBackendCity]
    /// The seeds of the sessions.
    public var sessions: [DevBackendSession]
    /// The documents of the cricket club's app.
    public var duggy: DevBackendDuggy
    /// The wall clock that decides whether a session has expired.
    public var now: @Sendable () -> Date

    /// Describes a backend.
    public init(
        storage: Storage = .memory, settings: [String: String] = Self.defaultSettings,
        cities: [DevBackendCity] = DevBackendCity.defaults,
        sessions: [DevBackendSession] = DevBackendSession.defaults,
        duggy: DevBackendDuggy = DevBackendDuggy(), now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.storage, self.settings, self.cities) = (storage, settings, cities)
        (self.sessions, self.duggy, self.now) = (sessions, duggy, now)
    }

    /// The settings of a new database.
    public static let defaultSettings: [String: String] = [
        "minimumVersion": #""1.0.0""#,
        "supportPhone": #""+351 210 000 000""#,
        "currency": #""EUR""#,
        "featureFlags": #"{"instantBooking":true,"mapSearch":true,"virtualTours":false}"#,
    ]
}
