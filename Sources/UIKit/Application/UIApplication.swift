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

    /// Ends editing where the action is `resignFirstResponder` and goes to nobody in particular.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    {
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
    /// Asks for remote notifications, of which there are none here.
    open func registerForRemoteNotifications() {
        Stage.current?.tell(
            "registerForRemoteNotifications() has no effect: no notifications reach the stage.")
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

/// The object to which an app's life is told.
@MainActor
@preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Called after the launch; the result has no effect.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}
