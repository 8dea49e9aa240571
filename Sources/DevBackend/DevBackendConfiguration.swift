// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The settings that a backend starts with.
public struct DevBackendConfiguration: Sendable {
    /// The storage of the tables.
    public enum Storage: Hashable, Sendable {
        /// In memory, new at each start.
        case memory
        /// In a file that keeps its content; the seeds fill only empty tables.
        case file(URL)
    }

    /// The storage of the tables.
    public var storage: Storage
    /// The members of the `/config` object; each value is JSON text.
    public var settings: [String: String]
    /// The seeds of `/cities`.
    public var cities: [DevBackendCity]
    /// Documents of apps by their paths, each of them JSON text.
    public var documents: [String: String] = [:]
    /// The settings of sign-up and sign-in.
    public var auth: DevBackendAuth
    /// The IP address of this machine to listen on: 127.0.0.1 can be reached from this machine only.
    public var host: String
    /// Names by which the server may be asked, besides its addresses, `localhost` and this machine's name; `*` allows any.
    public var allowedHosts: [String] = []
    /// Origins whose pages may read the answers, as `https://app.example.com`, besides those of this machine and of the site's URL;
    /// `*` allows any.
    public var allowedOrigins: [String] = []
    /// Seconds in which a request has to become whole, 0.1 to 3600; one that does not is ended within two thirds more.
    public var requestTimeout: Double = 15 {
        didSet { requestTimeout = min(max(requestTimeout, 0.1), 3600) }
    }
    /// The wall clock that decides whether a session has expired.
    public var now: @Sendable () -> Date

    /// Describes a backend.
    public init(
        storage: Storage = .memory, settings: [String: String] = Self.defaultSettings,
        cities: [DevBackendCity] = DevBackendCity.defaults,
        auth: DevBackendAuth = DevBackendAuth(),
        host: String = "127.0.0.1", now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.storage, self.settings, self.cities) = (storage, settings, cities)
        (self.auth, self.host, self.now) = (auth, host, now)
    }

    /// The host for URLs that are handed out: a server on all addresses is reached on this machine, too.
    var visibleHost: String {
        switch host {
        case "0.0.0.0": "127.0.0.1"
        case "::": "[::1]"
        default: host.contains(":") ? "[\(host)]" : host
        }
    }

    /// The routes of this backend.
    var routes: [DevBackendRoute] {
        DevBackendRoute.known
            + documents.keys.sorted().map { DevBackendRoute($0) }.filter {
                !DevBackendRoute.known.contains($0)
            }
    }

    /// Returns why a text cannot be one of ``allowedHosts``; nil for one that can.
    package static func problem(allowedHost text: String) -> String? {
        text == "*" ? nil : NameRule.problem(host: text)
    }

    /// Returns why a text cannot be one of ``allowedOrigins``; nil for one that can.
    package static func problem(allowedOrigin text: String) -> String? {
        text == "*" ? nil : NameRule.problem(origin: text)
    }

    /// Refuses what the server could not work with.
    func check() throws(DevBackendError) {
        for name in allowedHosts {
            guard let reason = Self.problem(allowedHost: name) else { continue }
            throw .invalidSetting(name: "name of the server", value: name, reason: reason)
        }
        for origin in allowedOrigins {
            guard let reason = Self.problem(allowedOrigin: origin) else { continue }
            throw .invalidSetting(name: "origin of web pages", value: origin, reason: reason)
        }
        try auth.check()
    }

    /// The settings of a new database.
    public static let defaultSettings: [String: String] = [
        "minimumVersion": #""1.0.0""#,
        "supportPhone": #""+351 210 000 000""#,
        "currency": #""EUR""#,
        "featureFlags": #"{"instantBooking":true,"mapSearch":true,"virtualTours":false}"#,
    ]
}
