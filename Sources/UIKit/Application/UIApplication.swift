// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// The app that runs on the stage whose view runs an action or a body.
@MainActor
@preconcurrency
open class UIApplication: UIResponder {
    /// The app.
    public static let shared = UIApplication()

    /// The states of an app.
    public enum State: Int, Sendable {
        /// It is seen and takes events.
        case active
        /// It is seen and takes no events.
        case inactive
        /// It is not seen.
        case background
    }

    /// An option for opening a URL.
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {
        let name: String
        /// Only an app that the link belongs to may open it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
    }

    /// A key of what an app is launched with.
    public struct LaunchOptionsKey: Hashable, Sendable {
        let name: String
        /// The URL that the app is to open.
        public static let url = LaunchOptionsKey(name: "url")
        /// The notification by which the app was launched.
        public static let remoteNotification = LaunchOptionsKey(name: "remoteNotification")
        /// The entry of the icon's menu by which the app was launched.
        public static let shortcutItem = LaunchOptionsKey(name: "shortcutItem")
        /// The app that opens the URL.
        public static let sourceApplication = LaunchOptionsKey(name: "sourceApplication")
        /// The activity that the app is to go on with.
        public static let userActivityDictionary = LaunchOptionsKey(name: "userActivityDictionary")
        /// A change of the place, by which the app was launched.
        public static let location = LaunchOptionsKey(name: "location")
    }

    /// A key of what an app is asked to open a URL with.
    public struct OpenURLOptionsKey: Hashable, Sendable {
        let name: String
        /// The app that asks.
        public static let sourceApplication = OpenURLOptionsKey(name: "sourceApplication")
        /// A property list of the app that asks.
        public static let annotation = OpenURLOptionsKey(name: "annotation")
        /// Indicates whether the file is changed where it is.
        public static let openInPlace = OpenURLOptionsKey(name: "openInPlace")
    }

    /// The object to which the life of the app on the stage is told: that of its `UIApplicationDelegateAdaptor`.
    public var delegate: (any UIApplicationDelegate)? {
        get { Stage.current?.appDelegate as? any UIApplicationDelegate }
        set { Stage.current?.appDelegate = newValue }
    }

    /// The URL of the app's page in the settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL of the app's page of notifications in the settings.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// The name of the notification after the app has become active.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The name of the notification before the app becomes inactive.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The name of the notification after the app has gone into the background.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The name of the notification before the app comes back from the background.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The name of the notification before the app ends; never posted.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// The name of the notification about a screenshot; never posted.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// The name of the notification about scarce memory; never posted.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// The schemes that the system opens on a device without further apps.
    private static let schemes: Set<String> = [
        "http", "https", "mailto", "tel", "sms", "facetime", "app-settings", "itms-apps", "itms-appss",
        "maps",
    ]

    /// Indicates whether something on the device opens a URL: the web, mail, telephone, settings and the store.
    open func canOpenURL(_ url: URL) -> Bool { Self.schemes.contains(url.scheme?.lowercased() ?? "") }

    /// Opens a URL outside of the app, and tells whether something on the device does; the stage records it.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isKnown = canOpenURL(url) && Stage.current != nil
        if isKnown { Stage.current?.openOutside(url) }
        completion?(isKnown)
    }

    /// Opens a URL outside of the app, and returns whether something on the device does; the stage records it.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        var result = false
        open(url, options: options) { result = $0 }
        return result
    }

    /// Ends editing where the action is `resignFirstResponder` and goes to nobody in particular; else has a method of the target called.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    {
        if let target, action.perform(on: target, from: sender, for: event) { return true }
        guard action.name == "resignFirstResponder", target == nil else {
            Stage.current?.tell(
                "sendAction(\(action.name)) has no effect on the stage; call the method itself.")
            return false
        }
        return resignFirstResponder()
    }

    /// Indicates whether the screen stays on without touches; the stage keeps it and never turns off.
    open var isIdleTimerDisabled: Bool {
        get { Stage.current?.isIdleTimerDisabled ?? false }
        set { Stage.current?.isIdleTimerDisabled = newValue }
    }

    /// The state of the app.
    open var applicationState: State {
        switch Stage.current?.scenePhase {
        case .background: .background
        case .inactive: .inactive
        default: .active
        }
    }

    /// The number on the app's icon, which nobody sees here.
    open var applicationIconBadgeNumber: Int {
        get { 0 }
        set {
            Stage.current?.tell(
                "applicationIconBadgeNumber = \(newValue) has no effect: the stage shows no home screen.")
        }
    }

    /// The frame of the status bar in points: as high as the safe area's upper inset.
    open var statusBarFrame: CGRect { UIWindowScene.only.statusBarManager?.statusBarFrame ?? .zero }
    /// Indicates whether the status bar is hidden.
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    /// The colours of the status bar: as the appearance.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// The orientation of the interface.
    open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.only.interfaceOrientation }
    /// Indicates whether a wheel in the status bar turns, which iOS has not shown since version 13.
    open var isNetworkActivityIndicatorVisible: Bool {
        get { false }
        set {}
    }

    /// The windows' scenes: one.
    open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
    /// The windows of the app: one.
    open var windows: [UIWindow] { UIWindowScene.only.windows }
    /// The window that takes keys.
    open var keyWindow: UIWindow? { UIWindowScene.only.keyWindow }
    /// The reading direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Stage.current?.configuration.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// Indicates whether the app may show another icon: never.
    open var supportsAlternateIcons: Bool { false }

    /// The name of the app's icon if it is not the usual one: none.
    open var alternateIconName: String? { nil }
    /// Shows another icon of the app, which the stage does not: the handler gets an error.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        Stage.current?.tell("setAlternateIconName(_:) has no effect: the stage shows no home screen.")
        completionHandler?(CocoaError(.featureUnsupported))
    }
    /// Shows another icon of the app, which the stage does not.
    open func setAlternateIconName(_ alternateIconName: String?) async throws {
        setAlternateIconName(alternateIconName, completionHandler: nil)
        throw CocoaError(.featureUnsupported)
    }
    /// Asks for remote notifications, of which there are none here: the delegate learns of a failure.
    open func registerForRemoteNotifications() {
        Stage.current?.tell(
            "registerForRemoteNotifications() has no effect: no notifications reach the stage.")
        delegate?.application(
            self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
    }
    /// Ends asking for remote notifications.
    open func unregisterForRemoteNotifications() {}
    /// Indicates whether remote notifications reach the app: never.
    open var isRegisteredForRemoteNotifications: Bool { false }

    /// Asks for time in the background, which the stage does not limit.
    nonisolated open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    )
        -> UIBackgroundTaskIdentifier
    { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Asks for time in the background, which the stage does not limit.
    nonisolated open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Tells that the work in the background has ended.
    nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// The seconds that are left in the background: no limit.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// The entries of the icon's menu, which nobody sees here.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { nil }
        set { Stage.current?.tell("shortcutItems has no effect: the stage shows no home screen.") }
    }
}

/// The reading direction of a language.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// An event of the user; never made here.
@MainActor
@preconcurrency
open class UIEvent: NSObject {}
