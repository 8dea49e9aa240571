// Licensed under the Apache License, Version 2.0.

import Foundation

/// A bar of buttons of UIKit.
@MainActor
@preconcurrency
open class UIToolbar: UIView {
    private static let background = ".toolbarBackground(_:for: .bottomBar)"
    /// The buttons.
    open var items: [UIBarButtonItem]?
    /// Sets the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// The object that is informed.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The look while content is behind the bar.
    open var standardAppearance = UIToolbarAppearance() {
        didSet { note("standardAppearance", instead: Self.background) }
    }
    /// The look where nothing is behind the bar.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { note("scrollEdgeAppearance", instead: Self.background) }
    }
    /// The look on a low screen.
    open var compactAppearance: UIToolbarAppearance? {
        didSet { note("compactAppearance", instead: Self.background) }
    }
    /// The look on a low screen where nothing is behind the bar.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet { note("compactScrollEdgeAppearance", instead: Self.background) }
    }
    /// The colour of the bar.
    open var barTintColor: UIColor? { didSet { note("barTintColor", instead: Self.background) } }
    /// The style of the bar.
    open var barStyle = UIBarStyle.default { didSet { note("barStyle", instead: ".toolbarColorScheme") } }
    /// Indicates whether content shows through the bar.
    open var isTranslucent = true { didSet { note("isTranslucent", instead: Self.background) } }
    /// Sets a picture behind the bar at a place of the screen.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) { note("setBackgroundImage", instead: Self.background) }
    /// Returns the picture behind the bar at a place of the screen: none.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
        -> UIImage?
    { nil }
    /// Sets the picture of the line at the edge of the bar at a place of the screen.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        note("setShadowImage", instead: Self.background)
    }
    /// Returns the picture of the line at the edge of the bar at a place of the screen: none.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { nil }
}

extension UIToolbar: UIBarPositioning {
    /// At the bottom.
    public var barPosition: UIBarPosition { .bottom }
}

/// The object that knows where a bar of buttons is.
@MainActor
@preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
