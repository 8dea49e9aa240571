// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The look of a bar's button in a state.
@MainActor
@preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance of the title from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture behind the button.
    open var backgroundImage: UIImage?
    /// The distance of the picture from its place, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    override init() {}
    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// The look of a bar's button.
@MainActor
@preconcurrency
open class UIBarButtonItemAppearance: NSObject, NSCopying {
    /// The usual state.
    public private(set) var normal = UIBarButtonItemStateAppearance()
    /// The state in which a finger is on it.
    public private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The state in which it has no use.
    public private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The state in which it has the focus.
    public private(set) var focused = UIBarButtonItemStateAppearance()

    /// Creates the look of a plain button.
    public override convenience init() { self.init(style: .plain) }
    /// Creates the look of a button of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }
    /// Sets the usual look of a button of a style, and takes back what was set.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        normal = UIBarButtonItemStateAppearance()
        highlighted = UIBarButtonItemStateAppearance()
        disabled = UIBarButtonItemStateAppearance()
        focused = UIBarButtonItemStateAppearance()
    }

    /// Returns a look with the same values; on the main actor alone.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }
    func duplicate() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        copy.normal.take(normal)
        copy.highlighted.take(highlighted)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }
}

/// The look of a tab in a state.
@MainActor
@preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance of the title from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the picture.
    open var iconColor: UIColor?
    /// The distance of the badge from its place, in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// The colour of the badge.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the words on the badge.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance of the words on the badge from their place, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    override init() {}
    func take(_ other: UITabBarItemStateAppearance) {
        (titleTextAttributes, iconColor) = (other.titleTextAttributes, other.iconColor)
        titlePositionAdjustment = other.titlePositionAdjustment
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// The look of a tab.
@MainActor
@preconcurrency
open class UITabBarItemAppearance: NSObject, NSCopying {
    /// The ways in which a tab's title stands to its picture.
    public enum Style: Int, Sendable {
        /// Below it.
        case stacked
        /// Beside it.
        case inline
        /// Beside it in little room.
        case compactInline
    }
    /// A tab that is not chosen.
    public private(set) var normal = UITabBarItemStateAppearance()
    /// The chosen tab.
    public private(set) var selected = UITabBarItemStateAppearance()
    /// A tab without use.
    public private(set) var disabled = UITabBarItemStateAppearance()
    /// The tab that has the focus.
    public private(set) var focused = UITabBarItemStateAppearance()

    /// Creates the look of a tab whose title stands below its picture.
    public override convenience init() { self.init(style: .stacked) }
    /// Creates the look of a tab of a style.
    public init(style: Style) {
        super.init()
        configureWithDefault(for: style)
    }
    /// Sets the usual look of a tab of a style, and takes back what was set.
    open func configureWithDefault(for style: Style) {
        (normal, selected) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
        (disabled, focused) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
    }

    /// Returns a look with the same values; on the main actor alone.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }
    func duplicate() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        copy.normal.take(normal)
        copy.selected.take(selected)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }
}
