// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The look of a bar, which is kept and not drawn.
@MainActor
@preconcurrency
open class UIBarAppearance: NSObject {
    /// Creates a look.
    public override init() {}
    /// The colour of the bar.
    open var backgroundColor: UIColor?
    /// The colour of the line at its edge.
    open var shadowColor: UIColor?
    /// Sets the usual colours.
    open func configureWithDefaultBackground() {}
    /// Sets an opaque colour.
    open func configureWithOpaqueBackground() {}
    /// Sets no colour.
    open func configureWithTransparentBackground() {}
}

/// The look of a bar at the top of a screen.
@MainActor
@preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The picture of the button that leads back.
    open private(set) var backIndicatorImage: UIImage?
    /// The picture that cuts the button's title.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?
    /// Sets the pictures of the button that leads back.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        (self.backIndicatorImage, self.backIndicatorTransitionMaskImage) =
            (backIndicatorImage, backIndicatorTransitionMaskImage)
    }
}

/// The look of a bar of tabs.
@MainActor
@preconcurrency
open class UITabBarAppearance: UIBarAppearance {
    /// The look of the tabs beneath each other's pictures.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The look of the tabs beside each other's pictures.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The look of the tabs in little room.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of a tab.
@MainActor
@preconcurrency
open class UITabBarItemAppearance: NSObject {
    /// Creates a look.
    public override init() {}
    /// A tab that is not chosen.
    open var normal = UITabBarItemStateAppearance()
    /// The chosen tab.
    open var selected = UITabBarItemStateAppearance()
}

/// The look of a tab in a state.
@MainActor
@preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    /// The colour of the picture.
    open var iconColor: UIColor?
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the badge.
    open var badgeBackgroundColor: UIColor?
}

/// The styles of a bar.
public enum UIBarStyle: Int, Sendable {
    /// The usual one.
    case `default`
    /// Dark.
    case black
}

/// The bar at the top of a screen.
@MainActor
@preconcurrency
open class UINavigationBar: UIView {
    /// The entry of the screen that is shown: none, as the bar is not drawn.
    open var topItem: UINavigationItem? { nil }
    /// Indicates whether titles are large.
    open var prefersLargeTitles = false {
        didSet { note("prefersLargeTitles", instead: ".navigationBarTitleDisplayMode") }
    }
    /// The picture of the button that leads back.
    open var backIndicatorImage: UIImage? {
        didSet { note("backIndicatorImage", instead: "a button of its own in .toolbar") }
    }
    /// The picture that cuts the button's title.
    open var backIndicatorTransitionMaskImage: UIImage?
    private static let background = ".toolbarBackground(_:for: .navigationBar)"
    /// The look while content is behind the bar.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { note("standardAppearance", instead: Self.background) }
    }
    /// The look where nothing is behind the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { note("scrollEdgeAppearance", instead: Self.background) }
    }
    /// The look on a low screen.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { note("compactAppearance", instead: Self.background) }
    }
    /// The look on a low screen where nothing is behind the bar.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { note("compactScrollEdgeAppearance", instead: Self.background) }
    }
    /// The colour of the bar.
    open var barTintColor: UIColor? { didSet { note("barTintColor", instead: Self.background) } }
    /// The style of the bar.
    open var barStyle = UIBarStyle.default { didSet { note("barStyle", instead: ".toolbarColorScheme") } }
    /// Indicates whether content shows through the bar.
    open var isTranslucent = true { didSet { note("isTranslucent", instead: Self.background) } }
    /// The attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { note("titleTextAttributes", instead: "a text in the toolbar's place principal") }
    }
    /// The attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { note("largeTitleTextAttributes", instead: "a text of its own above the content") }
    }
    /// The picture of the line at the bar's edge.
    open var shadowImage: UIImage? { didSet { note("shadowImage", instead: Self.background) } }
    /// Sets a picture behind the bar.
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        note("setBackgroundImage", instead: Self.background)
    }
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
    /// The usual one.
    case `default`
    /// The height on a low screen.
    case compact
}

/// The bar of tabs.
@MainActor
@preconcurrency
open class UITabBar: UIView {
    private static let background = ".toolbarBackground(_:for: .tabBar)"
    /// The entries.
    open var items: [UITabBarItem]?
    /// The chosen entry.
    open weak var selectedItem: UITabBarItem?
    /// The look while content is behind the bar.
    open var standardAppearance = UITabBarAppearance() {
        didSet { note("standardAppearance", instead: Self.background) }
    }
    /// The look where nothing is behind the bar.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { note("scrollEdgeAppearance", instead: Self.background) }
    }
    /// The colour of the bar.
    open var barTintColor: UIColor? { didSet { note("barTintColor", instead: Self.background) } }
    /// The style of the bar.
    open var barStyle = UIBarStyle.default { didSet { note("barStyle", instead: ".toolbarColorScheme") } }
    /// The colour of the tabs that are not chosen.
    open var unselectedItemTintColor: UIColor? {
        didSet { note("unselectedItemTintColor", instead: "the colour of each label") }
    }
    /// Indicates whether content shows through the bar.
    open var isTranslucent = true { didSet { note("isTranslucent", instead: Self.background) } }
    /// The picture behind the bar.
    open var backgroundImage: UIImage? { didSet { note("backgroundImage", instead: Self.background) } }
    /// The picture of the line at the bar's edge.
    open var shadowImage: UIImage? { didSet { note("shadowImage", instead: Self.background) } }
}
