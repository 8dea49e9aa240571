// Licensed under the Apache License, Version 2.0.

import Foundation
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
    /// The traits of the scene.
    open var traitCollection: UITraitCollection { window.traitCollection }
    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
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
