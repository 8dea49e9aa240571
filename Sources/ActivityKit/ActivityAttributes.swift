// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The kind of a live activity: what stays the same of it, and what changes.
public protocol ActivityAttributes: Codable {
    /// The part that changes.
    associatedtype ContentState: Codable, Hashable
}

/// The content of a live activity at a time.
public struct ActivityContent<State: Codable & Hashable> {
    /// The part that changes.
    public var state: State
    /// The time from which the content is out of date; nil for never.
    public var staleDate: Date?
    /// The weight among the live activities of the app.
    public var relevanceScore: Double
    /// Creates a content.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}
extension ActivityContent: Sendable where State: Sendable {}

/// The parts of the life of a live activity.
public enum ActivityState: Codable, Hashable, Sendable {
    /// It is shown and changes.
    case active
    /// It is shown and changes no more.
    case ended
    /// It is gone.
    case dismissed
    /// Its content is out of date.
    case stale
    /// It begins at a later time.
    case pending
}

/// The ways in which an ended live activity goes.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    private enum Way: Equatable {
        case byTheSystem, now
        case at(Date)
    }
    private let way: Way
    /// When the system decides, within four hours.
    public static let `default` = ActivityUIDismissalPolicy(way: .byTheSystem)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(way: .now)
    /// At a time within four hours.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(way: .at(date))
    }
}

/// The ways in which a server changes a live activity; none does here.
public struct PushType: Hashable, Sendable {
    private let channel: String?
    /// By a token of its own.
    public static let token = PushType(channel: nil)
    /// By a channel that devices share.
    public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}

/// The kinds of live activities.
public enum ActivityStyle: Hashable, Sendable {
    /// Until it is ended.
    case standard
    /// Until the app is left.
    case transient
}

/// The words and the sound of a change that asks for attention.
public struct AlertConfiguration: Sendable {
    /// The sounds.
    public struct AlertSound: Equatable, Sendable {
        private let name: String?
        /// The usual one.
        public static let `default` = AlertSound(name: nil)
        /// A file of the app's.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }
    let title: LocalizedStringResource
    let body: LocalizedStringResource
    let sound: AlertSound
    /// Creates words and a sound.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

/// The reasons for which a live activity does not begin.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
    /// The attributes take more than 4 kB.
    case attributesTooLarge
    /// The user does not allow it.
    case denied
    /// The device has too many.
    case globalMaximumExceeded
    /// The name of the activity is none.
    case malformedActivityIdentifier
    /// The app has no process.
    case missingProcessIdentifier
    /// It could not be kept.
    case persistenceFailure
    /// The app is not the one that began it.
    case reconnectNotPermitted
    /// The app has too many.
    case targetMaximumExceeded
    /// The app lacks an entitlement.
    case unentitled
    /// The device has none.
    case unsupported
    /// The app's settings name none.
    case unsupportedTarget
    /// The app is in the background.
    case visibility
}

/// The user's answers to the question whether the app may have live activities: the simulated one allows it.
public final class ActivityAuthorizationInfo: Sendable {
    /// Creates the present answers.
    public init() {}
    /// Indicates whether the app may have live activities.
    public var areActivitiesEnabled: Bool { true }
    /// Indicates whether servers may change them often; none does here.
    public var frequentPushesEnabled: Bool { false }
    /// The changes of the first answer, of which there are none.
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    /// The changes of the second answer, of which there are none.
    public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
