// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The object to which an app's life is told, by `UIApplicationDelegateAdaptor`.
///
/// Called are both methods about the launch and `configurationForConnecting`. As in each app of SwiftUI, its scene has
/// a life of its own, so the methods about becoming active and going into the background are not called: watch
/// `scenePhase`. Nothing else of what the others are about happens on the stage.
@MainActor
@preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window, for apps without scenes.
    var window: UIWindow? { get set }
    /// Called during the launch, before any scene is there; the result has no effect.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called after the launch, before the first scene; the result has no effect.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Returns the settings of a scene, of which the class of its delegate counts.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Tells the delegate that scene sessions were discarded; not called.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Tells the delegate that the app became active; not called, as the app has a scene.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Tells the delegate that the app is about to become inactive; not called, as the app has a scene.
    func applicationWillResignActive(_ application: UIApplication)
    /// Tells the delegate that the app entered the background; not called, as the app has a scene.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Tells the delegate that the app is about to enter the foreground; not called, as the app has a scene.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Tells the delegate that the app is about to terminate; not called.
    func applicationWillTerminate(_ application: UIApplication)
    /// Tells the delegate of a memory warning; not called.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Opens a URL; not called, as the app has a scene: use `onOpenURL`.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Goes on with an activity; not called, as the app has a scene: use `onContinueUserActivity`.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Does what an entry of the icon's menu asks for; not called.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Returns the orientations of a window; not called.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Tells the delegate the device token for remote notifications; not called.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Tells the delegate that registration has failed, after `registerForRemoteNotifications()`.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Takes a notification; not called.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Tells the delegate of events of a background session; not called.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
}

extension UIApplicationDelegate {
    /// None.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Does nothing.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Returns settings without a delegate.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    /// Does nothing.
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Opens nothing.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// Goes on with nothing.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    /// Does nothing.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
    /// All.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
    /// Does nothing.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {}
}

/// The result of loading in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// Something new.
    case newData
    /// Nothing new.
    case noData
    /// It failed.
    case failed
}

/// An object that goes on with an activity of a user.
@MainActor
@preconcurrency
public protocol UIUserActivityRestoring: AnyObject {}

/// The picture of an entry of an icon's menu.
@MainActor
@preconcurrency
open class UIApplicationShortcutIcon: NSObject {
    /// The pictures of the system.
    public enum IconType: Int, Sendable {
        /// A pen on paper.
        case compose
        /// A triangle to the right.
        case play
        /// Two bars.
        case pause
        /// A plus.
        case add
        /// A place.
        case location
        /// A magnifying glass.
        case search
        /// An arrow out of a box.
        case share
        /// A heart.
        case love = 13
        /// A house.
        case home = 18
    }
    /// Creates the picture of the system for a purpose.
    public init(type: IconType) {}
    /// Creates a picture of the app's.
    public init(templateImageName: String) {}
    /// Creates a picture from a symbol.
    public init(systemImageName: String) {}
}

/// An entry of an icon's menu.
@MainActor
@preconcurrency
open class UIApplicationShortcutItem: NSObject {
    /// The name of what it does.
    public let type: String
    /// The title.
    public let localizedTitle: String
    /// The subtitle.
    public let localizedSubtitle: String?
    /// The image.
    public let icon: UIApplicationShortcutIcon?
    /// The values that the app adds.
    public let userInfo: [String: any NSSecureCoding]?
    /// Creates an item.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
    }
    /// Creates an item.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// A piece of work in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates an identifier from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Orientations of an app's interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates orientations from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// On its side, with the home button on the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// On its side, with the home button on the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// All.
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
