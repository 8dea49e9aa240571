// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The appearance of a bar.
@MainActor
@preconcurrency
open class UIBarAppearance: NSObject, NSCopying {
    /// The interface idiom of the appearance.
    public let idiom: UIUserInterfaceIdiom
    /// The background effect; nil for none.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    /// The background colour, over the effect.
    open var backgroundColor: UIColor?
    /// The background image, over the colour.
    open var backgroundImage: UIImage?
    /// The content mode of the background image.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the shadow; nil for no shadow.
    open var shadowColor: UIColor? = .separator
    /// The image of the shadow; nil for the system's.
    open var shadowImage: UIImage?

    /// Creates the default appearance.
    public override convenience init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }
    /// Creates the default appearance for an interface idiom.
    public init(idiom: UIUserInterfaceIdiom) { self.idiom = idiom }
    /// Creates an appearance with the values that another one shares.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        (backgroundEffect, backgroundColor) = (barAppearance.backgroundEffect, barAppearance.backgroundColor)
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
    }

    /// Sets the default background and shadow.
    open func configureWithDefaultBackground() {
        set(UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .separator)
    }
    /// Sets an opaque background and the default shadow.
    open func configureWithOpaqueBackground() { set(nil, color: .systemBackground, shadow: .separator) }
    /// Sets a transparent background without a shadow.
    open func configureWithTransparentBackground() { set(nil, color: nil, shadow: nil) }

    private func set(_ effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
        (backgroundEffect, backgroundColor, backgroundImage) = (effect, color, nil)
        (shadowColor, shadowImage) = (shadow, nil)
    }

    /// Returns a copy; on the main actor alone.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }
    func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }
}

/// The appearance of a navigation bar.
@MainActor
@preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of titles, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the subtitle.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the large subtitle.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The appearance of done buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The image of the back indicator.
    open private(set) var backIndicatorImage = UIImage()
    /// The mask for the back button's title during transitions.
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    /// Sets the images of the back indicator; both must be set, or the system's are used.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        let pictures = backIndicatorImage.flatMap { image in
            backIndicatorTransitionMaskImage.map { (image, $0) }
        }
        (self.backIndicatorImage, self.backIndicatorTransitionMaskImage) = pictures ?? (UIImage(), UIImage())
    }

    /// Creates the default appearance for an interface idiom.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
    /// Creates an appearance with the values that another one shares.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitleTextAttributes = other.subtitleTextAttributes
        largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
        backButtonAppearance = other.backButtonAppearance.duplicate()
        backIndicatorImage = other.backIndicatorImage
        backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }
    override func duplicate() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

/// The appearance of a toolbar.
@MainActor
@preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The appearance of done buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// Creates the default appearance for an interface idiom.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
    /// Creates an appearance with the values that another one shares.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
    }
    override func duplicate() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}

/// The appearance of a tab bar.
@MainActor
@preconcurrency
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of stacked items.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// The appearance of inline items.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The appearance of compact inline items.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// The tint of the selection indicator.
    open var selectionIndicatorTintColor: UIColor?
    /// The image of the selection indicator.
    open var selectionIndicatorImage: UIImage?
    /// The arrangement of stacked items.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of stacked items, in points; 0 for the system's.
    open var stackedItemWidth: CGFloat = 0
    /// The space between stacked items, in points; 0 for the system's.
    open var stackedItemSpacing: CGFloat = 0

    /// Creates the default appearance for an interface idiom.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
    /// Creates an appearance with the values that another one shares.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
        inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
    }
    override func duplicate() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}
