// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The appearance of a bar button in a state.
@MainActor
@preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The background image.
    open var backgroundImage: UIImage?
    /// The offset of the background image, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    override init() {}
    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// The appearance of a bar button.
@MainActor
@preconcurrency
open class UIBarButtonItemAppearance: NSObject, NSCopying {
    /// The normal state.
    public private(set) var normal = UIBarButtonItemStateAppearance()
    /// The highlighted state.
    public private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The disabled state.
    public private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The focused state.
    public private(set) var focused = UIBarButtonItemStateAppearance()

    /// Creates the appearance of a plain button.
    public override convenience init() { self.init(style: .plain) }
    /// Creates the appearance of a button style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }
    /// Sets the default appearance of a button style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        normal = UIBarButtonItemStateAppearance()
        highlighted = UIBarButtonItemStateAppearance()
        disabled = UIBarButtonItemStateAppearance()
        focused = UIBarButtonItemStateAppearance()
    }

    /// Returns a copy; on the main actor alone.
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

/// The appearance of a tab bar item in a state.
@MainActor
@preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the icon.
    open var iconColor: UIColor?
    /// The offset of the badge, in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// The colour of the badge.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge's text, in points.
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

/// The appearance of a tab bar item.
@MainActor
@preconcurrency
open class UITabBarItemAppearance: NSObject, NSCopying {
    /// The layouts of an item.
    public enum Style: Int, Sendable {
        /// The title below the icon.
        case stacked
        /// The title beside the icon.
        case inline
        /// The title beside the icon, in a compact height.
        case compactInline
    }
    /// The normal state.
    public private(set) var normal = UITabBarItemStateAppearance()
    /// The selected state.
    public private(set) var selected = UITabBarItemStateAppearance()
    /// The disabled state.
    public private(set) var disabled = UITabBarItemStateAppearance()
    /// The focused state.
    public private(set) var focused = UITabBarItemStateAppearance()

    /// Creates the appearance of a stacked item.
    public override convenience init() { self.init(style: .stacked) }
    /// Creates the appearance of an item layout.
    public init(style: Style) {
        super.init()
        configureWithDefault(for: style)
    }
    /// Sets the default appearance of an item layout.
    open func configureWithDefault(for style: Style) {
        (normal, selected) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
        (disabled, focused) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
    }

    /// Returns a copy; on the main actor alone.
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
