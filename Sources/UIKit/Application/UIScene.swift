// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// A part of the app's interface that the user sees as one.
@MainActor
@preconcurrency
open class UIScene: UIResponder {
    /// The states of a scene.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// Seen, with events.
        case foregroundActive
        /// Seen, without events.
        case foregroundInactive
        /// Not seen.
        case background
    }

    /// The reasons for which a scene is connected: none.
    public final class ConnectionOptions: NSObject {
        /// The URLs that are opened.
        public let urlContexts: Set<UIOpenURLContext> = []
    }

    /// The state of the scene.
    open var activationState: ActivationState {
        switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }
}

/// The scene that shows the app's window.
@MainActor
@preconcurrency
open class UIWindowScene: UIScene {
    static let only = UIWindowScene()
    private let window = UIWindow(frame: .zero)

    /// The windows: one.
    open var windows: [UIWindow] { [window] }
    /// The window that takes keys.
    open var keyWindow: UIWindow? { window }
    /// The screen.
    open var screen: UIScreen { .main }
    /// The status bar.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// The traits of the scene.
    open var traitCollection: UITraitCollection { window.traitCollection }
    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
}

/// The status bar of a scene.
@MainActor
@preconcurrency
open class UIStatusBarManager: NSObject {
    /// The frame of the bar in points: as high as the safe area's upper inset.
    open var statusBarFrame: CGRect {
        CGRect(
            x: 0, y: 0, width: UIScreen.main.bounds.width,
            height: Stage.current?.configuration.safeArea.top ?? 0)
    }
    /// Indicates whether the bar is hidden.
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    /// The colours of the bar: as the appearance.
    open var statusBarStyle: UIStatusBarStyle { .default }
}

/// The orientation of an app's interface.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Unknown.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its side, with the home button on the right.
    case landscapeRight
    /// On its side, with the home button on the left.
    case landscapeLeft

    /// Indicates whether the interface is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Indicates whether the interface is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A URL that a scene opens.
@MainActor
@preconcurrency
public final class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    init(_ url: URL) { self.url = url }
}

/// The role of a scene, and the settings that it is made with.
@MainActor
@preconcurrency
open class UISceneSession: NSObject {
    /// The roles of scenes.
    public struct Role: Hashable, Sendable {
        private let name: String
        /// A window of the app.
        public static let windowApplication = Role(name: "UIWindowSceneSessionRoleApplication")
    }
    /// The role.
    open var role: Role { .windowApplication }
}

/// The settings that a scene is made with; the stage makes its own.
@MainActor
@preconcurrency
open class UISceneConfiguration: NSObject {
    /// The name.
    public let name: String?
    /// The class of the object that the scene's life is told to.
    open var delegateClass: AnyClass?
    /// Creates settings.
    public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

/// The object to which a scene's life is told; nobody tells it anything here.
@MainActor
@preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells the delegate that the scene was connected.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// Tells the delegate that the scene was disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Tells the delegate that the scene became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Tells the delegate that the scene is about to become inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Tells the delegate that the scene is about to enter the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Tells the delegate that the scene entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Takes URLs.
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
}

/// The object to which the life of a scene with windows is told.
@MainActor
@preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// None.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// The colours of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the appearance.
    case `default`
    /// Light.
    case lightContent
    /// Dark.
    case darkContent = 3
}
