// Licensed under the Apache License, Version 2.0.

/// The parts of Firebase's SDK that an app links, as functions that start them; nil for one that it does not link.
public struct FirebaseSDK: Sendable {
    /// Starts the SDK (DG-119).
    public let configure: (@Sendable () -> Void)?
    private let services: [String: @Sendable () async throws -> Void]
    /// The product of firebase-ios-sdk that has each service.
    private static let products = [
        "analytics": "FirebaseAnalytics", "crashlytics": "FirebaseCrashlytics",
        "featureFlags": "FirebaseRemoteConfig",
    ]

    /// Joins what is linked; without arguments nothing is.
    ///
    /// - Parameters:
    ///   - configure: Starts the SDK.
    ///   - analytics: Begins to collect how the app is used (DG-186).
    ///   - crashlytics: Begins to report crashes (DG-187).
    ///   - featureFlags: Loads the flags of features (DG-188).
    public init(
        configure: (@Sendable () -> Void)? = nil, analytics: (@Sendable () async throws -> Void)? = nil,
        crashlytics: (@Sendable () async throws -> Void)? = nil,
        featureFlags: (@Sendable () async throws -> Void)? = nil
    ) {
        self.configure = configure
        services = ["analytics": analytics, "crashlytics": crashlytics, "featureFlags": featureFlags]
            .compactMapValues(\.self)
    }

    /// The services that start after the first screen; one that is not linked says so in the log.
    func secondary(log: @escaping @Sendable (String) -> Void) -> [SecondaryService] {
        SecondaryService.names.map { name in
            SecondaryService(name) { [services] in
                guard let start = services[name] else {
                    return log(
                        "duggy: \(name) is not linked. Add \(Self.products[name] ?? name) to the target.")
                }
                try await start()
            }
        }
    }
}
