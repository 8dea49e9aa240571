// Licensed under the Apache License, Version 2.0.

@_exported public import Foundation
import StageUI

/// The user's answer to the question whether the app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined
    /// The user has refused.
    case denied
    /// The user has allowed it.
    case authorized
    /// Allowed without a question, in silence.
    case provisional
    /// Allowed for a while.
    case ephemeral
}

/// The ways in which an app asks to notify the user.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// A text.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Without a question, in silence.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// A notification that the user sees.
public struct UNNotification: Sendable {
    /// The request that it was made of.
    public let request: UNNotificationRequest
    /// The time at which it was shown.
    public let date: Date
}

/// The settings of the user about an app's notifications.
public struct UNNotificationSettings: Sendable {
    /// The user's answer.
    public let authorizationStatus: UNAuthorizationStatus
    fileprivate let options: UNAuthorizationOptions?
    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        options?.contains(option) == true ? .enabled : .notSupported
    }
    /// The setting for texts: not supported until the app has asked for them, as the next two.
    public var alertSetting: UNNotificationSetting { setting(.alert) }
    /// The setting for sounds.
    public var soundSetting: UNNotificationSetting { setting(.sound) }
    /// The setting for numbers on the icon.
    public var badgeSetting: UNNotificationSetting { setting(.badge) }
    /// The setting for the locked screen.
    public var lockScreenSetting: UNNotificationSetting { setting([]) }
    /// The setting for the list of notifications.
    public var notificationCenterSetting: UNNotificationSetting { setting([]) }
    /// The setting for notifications that break through a focus.
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// The setting for what cannot wait.
    public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
}

/// A setting of the user about a part of notifications.
public enum UNNotificationSetting: Int, Sendable {
    /// The app does not have it.
    case notSupported
    /// Off.
    case disabled
    /// On.
    case enabled
}

/// The content of a notification.
///
/// Unchecked, because its variables may be set from any thread, as those of Apple's class: an app fills a content in before it
/// hands it on, and vouches for that.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    /// The title.
    open var title = ""
    /// The second title.
    open var subtitle = ""
    /// The text.
    open var body = ""
    /// The sound.
    open var sound: UNNotificationSound?
    /// The number on the app's icon.
    open var badge: NSNumber?
    /// The values that the app adds.
    open var userInfo: [AnyHashable: Any] = [:]
    /// The name of the category, whose actions it offers.
    open var categoryIdentifier = ""
    /// The name of the group that it is shown in.
    open var threadIdentifier = ""
    /// The name of the scene that it opens.
    open var targetContentIdentifier: String?
    /// The importance, by which the system lights the screen or waits.
    open var interruptionLevel = UNNotificationInterruptionLevel.active
    /// The place among those of the app, 0 to 1.
    open var relevanceScore = 0.0
    /// The pictures, sounds and films.
    open var attachments: [UNNotificationAttachment] = []
    /// Creates an empty content.
    public override init() {}
}

/// The content of a notification, to be filled in.
///
/// Unchecked, because a subclass of an unchecked class says so again.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

/// The sound of a notification.
public struct UNNotificationSound: Hashable, Sendable {
    private let name: String
    private init(name: String) { self.name = name }
    /// The usual sound.
    public static let `default` = UNNotificationSound(name: "")
    /// The usual sound of what is critical.
    public static let defaultCritical = UNNotificationSound(name: "critical")
    /// Names a file of a sound.
    public init(named name: UNNotificationSoundName) { self.init(name: "file " + name.rawValue) }
}

/// The event that lets a notification come.
public protocol UNNotificationTrigger: Sendable {}

/// A time after which a notification comes.
public struct UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time in seconds.
    public let timeInterval: TimeInterval
    /// Indicates whether it comes again and again.
    public let repeats: Bool
    /// Creates a trigger from a time in seconds.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        (self.timeInterval, self.repeats) = (timeInterval, repeats)
    }
}

/// A date at which a notification comes.
public struct UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The parts of the date.
    public let dateComponents: DateComponents
    /// Indicates whether it comes again and again.
    public let repeats: Bool
    /// Creates a trigger from the parts of a date.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        (self.dateComponents, self.repeats) = (dateComponents, repeats)
    }
}

/// A notification that is to come.
public struct UNNotificationRequest: Sendable {
    /// The name.
    public let identifier: String
    /// The content.
    public let content: UNNotificationContent
    /// The event that lets it come; nil for at once.
    public let trigger: (any UNNotificationTrigger)?
    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: (any UNNotificationTrigger)?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// The notifications of the app. The user of the simulated device allows what is asked for, and no notification comes.
public final class UNUserNotificationCenter: Sendable {
    private static let only = UNUserNotificationCenter()
    /// The notifications of the app.
    public static func current() -> UNUserNotificationCenter { only }

    /// Asks the user, who allows it.
    @discardableResult
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await MainActor.run {
            Stage.current?.notificationOptions = options.rawValue
            return Stage.current != nil
        }
    }
    /// Asks the user, who allows it, and tells.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task {
            let isGranted = try? await requestAuthorization(options: options)
            completionHandler(isGranted ?? false, nil)
        }
    }
    /// The object that is told of notifications; nobody tells it of any. It is not kept.
    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { nil }
        set {}
    }
    /// Returns the requests that wait for their time, until they are removed, as none comes.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        Task { completionHandler(await pendingNotificationRequests()) }
    }
    /// Returns the notifications that the user still sees: none, as none is shown.
    public func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UNNotification]) -> Void
    ) { completionHandler([]) }
    /// Returns the notifications that the user still sees: none, as none is shown.
    public func deliveredNotifications() async -> [UNNotification] { [] }
    /// Returns the requests that wait for their time, until they are removed, as none comes.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { await kept.pending }
    /// Returns what the user allows.
    public func notificationSettings() async -> UNNotificationSettings {
        await MainActor.run {
            let bits = Stage.current?.notificationOptions
            return UNNotificationSettings(
                authorizationStatus: bits == nil ? .notDetermined : .authorized,
                options: bits.map(UNAuthorizationOptions.init(rawValue:)))
        }
    }
    /// Tells what the user allows.
    public func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        Task { completionHandler(await notificationSettings()) }
    }
    /// Tells that no notification comes.
    public func add(_ request: UNNotificationRequest) async throws { await keep(request) }
    /// Tells that no notification comes.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        // In order with what is removed, which is the main actor's as well.
        Task { @MainActor in
            keep(request)
            handler?(nil)
        }
    }
    /// Keeps a request that waits for its time in the place of one of its name, and tells that it does not come.
    @MainActor private func keep(_ request: UNNotificationRequest) {
        Stage.current?.tell(
            "The notification '\(request.identifier)' does not come: the stage shows the app only.")
        change { kept in
            kept.pending.removeAll { $0.identifier == request.identifier }
            if request.trigger != nil { kept.pending.append(request) }
        }
    }
    /// The notifications and categories that the stage keeps for the app.
    @MainActor private var kept: KeptNotifications {
        Stage.current?.notifications as? KeptNotifications ?? KeptNotifications()
    }
    @MainActor private func change(_ change: (inout KeptNotifications) -> Void) {
        var kept = kept
        change(&kept)
        Stage.current?.notifications = kept
    }
    /// Removes all requests that wait.
    public func removeAllPendingNotificationRequests() {
        Task { @MainActor in change { $0.pending = [] } }
    }
    /// Removes the requests of some names that wait.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        Task { @MainActor in change { $0.pending.removeAll { identifiers.contains($0.identifier) } } }
    }
    /// Takes the categories of the app's notifications in the place of those before.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        Task { @MainActor in change { $0.categories = categories } }
    }
    /// Returns the categories of the app's notifications.
    public func notificationCategories() async -> Set<UNNotificationCategory> { await kept.categories }
    /// Tells the categories of the app's notifications.
    public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        Task { completionHandler(await notificationCategories()) }
    }
    /// Indicates whether the app's extensions may change what a notification has: none runs here.
    public var supportsContentExtensions: Bool { false }
    /// Removes what has come: nothing.
    public func removeAllDeliveredNotifications() {}
    /// Removes what has come of some names: nothing.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Sets the number on the app's icon, which nobody sees here, and tells.
    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)?
    ) {
        completionHandler?(nil)
    }
    /// Sets the number on the app's icon, which nobody sees here.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// The ways in which a notification is shown while its app is seen.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// At the top of the screen and in the list of notifications, as before iOS 14.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// At the top of the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the action of a user who opened the app by a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the action of a user who closed a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The answer of a user to a notification.
public struct UNNotificationResponse: Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The name of the chosen action.
    public let actionIdentifier: String
}

/// An object that is told of notifications; nobody tells it of any, as none is shown.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Called with a notification that comes while the app is seen; returns the ways in which it is shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// Called with the user's answer.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
    /// Called with a notification that comes while the app is seen; the handler takes the ways in which it is shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Called with the user's answer; the handler is called when it is dealt with.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
    /// Returns no ways.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
    /// Takes no ways.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
}
