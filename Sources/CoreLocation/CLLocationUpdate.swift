// Licensed under the Apache License, Version 2.0.

import StageUI

/// News of the device's place. The simulated device has none: the one piece of news is that the user has denied it.
public struct CLLocationUpdate: Sendable {
    /// The uses that an app makes of places.
    public enum LiveConfiguration: Int, Sendable {
        /// Any.
        case `default`
        /// Driving.
        case automotiveNavigation
        /// Going by train, ship or bicycle.
        case otherNavigation
        /// Sport.
        case fitness
        /// Flying.
        case airborne
    }

    /// The news, as they come.
    public struct Updates: AsyncSequence, Sendable {
        /// A piece of news.
        public typealias Element = CLLocationUpdate
        private let stream: AsyncStream<CLLocationUpdate>

        init(first: CLLocationUpdate) { stream = AsyncStream { $0.yield(first) } }

        /// The walk through the news.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: AsyncStream<CLLocationUpdate>.Iterator
            /// Waits for the next piece of news; nil once the task is cancelled.
            public mutating func next() async throws -> CLLocationUpdate? { await base.next() }
        }
        /// Begins the walk.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: stream.makeAsyncIterator()) }
    }

    /// The place; nil where it is not known.
    public let location: CLLocation?
    /// Indicates whether the user has denied it to the app.
    public let authorizationDenied: Bool
    /// Indicates whether the user has denied it to all apps.
    public var authorizationDeniedGlobally: Bool { false }
    /// Indicates whether it cannot be allowed.
    public var authorizationRestricted: Bool { false }
    /// Indicates whether the user is being asked.
    public var authorizationRequestInProgress: Bool { false }
    /// Indicates whether the device does not move.
    public var stationary: Bool { false }
    /// Indicates whether the device does not move, by the older name.
    public var isStationary: Bool { stationary }
    /// Indicates whether the app is not seen, and may therefore not know the place.
    public var insufficientlyInUse: Bool { false }
    /// Indicates whether the place cannot be found now.
    public var locationUnavailable: Bool { false }
    /// Indicates whether the user allows a rough place only.
    public var accuracyLimited: Bool { false }
    /// Indicates whether the app lacks a session.
    public var serviceSessionRequired: Bool { false }

    /// Returns the news of the place: that it is denied, which is told; nothing comes after it, until the task is cancelled.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        Task { @MainActor in
            Stage.current?.tell(
                "The simulated device has no place on the earth: CLLocationUpdate's question is denied. Give your screen a "
                    + "place of a test to show more.")
        }
        return Updates(first: CLLocationUpdate(location: nil, authorizationDenied: true))
    }
}

/// The time during which an app needs places; the simulated device denies them.
public final class CLServiceSession: Sendable {
    /// The needs of an app.
    public enum AuthorizationRequirement: Int, Sendable {
        /// None.
        case none
        /// While it is used.
        case whenInUse
        /// Always.
        case always
    }
    /// Begins.
    public init(authorization: AuthorizationRequirement) {}
    /// Begins, with the name of a reason for an exact place.
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
    /// Ends.
    public func invalidate() {}
}

/// The time during which an app that is not seen needs places; the simulated device denies them.
public final class CLBackgroundActivitySession: Sendable {
    /// Begins.
    public init() {}
    /// Ends.
    public func invalidate() {}
}
