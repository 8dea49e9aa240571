// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The look of a bar, which is kept and not drawn.
@MainActor
@preconcurrency
open class UIBarAppearance: NSObject, NSCopying {
    /// The kind of the device that the look is for.
    public let idiom: UIUserInterfaceIdiom
    /// The blur of what lies behind the bar; nil for none.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    /// The colour of the bar, on the blur.
    open var backgroundColor: UIColor?
    /// The picture of the bar, on its colour.
    open var backgroundImage: UIImage?
    /// The way in which the picture fits the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line at its edge, or of the line's picture where that is a template; nil for no line.
    open var shadowColor: UIColor? = .separator
    /// The picture of the line at its edge; nil for that of the system.
    open var shadowImage: UIImage?

    /// Creates the usual look.
    public override convenience init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }
    /// Creates the usual look for a kind of device.
    public init(idiom: UIUserInterfaceIdiom) { self.idiom = idiom }
    /// Creates a look with the values of another one, as far as the bars have them both.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        (backgroundEffect, backgroundColor) = (barAppearance.backgroundEffect, barAppearance.backgroundColor)
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
    }

    /// Sets the usual background and line: a blur, and the line of the system.
    open func configureWithDefaultBackground() {
        set(UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .separator)
    }
    /// Sets an opaque background in the colour of the system, and its line.
    open func configureWithOpaqueBackground() { set(nil, color: .systemBackground, shadow: .separator) }
    /// Sets no background and no line.
    open func configureWithTransparentBackground() { set(nil, color: nil, shadow: nil) }

    private func set(_ effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
        (backgroundEffect, backgroundColor, backgroundImage) = (effect, color, nil)
        (shadowColor, shadowImage) = (shadow, nil)
    }

    /// Returns a look with the same values; on the main actor alone.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }
    func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }
}

/// The look of a bar at the top of a screen.
@MainActor
@preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance of titles from their place, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of subtitles.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the subtitles of large titles.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of buttons that answer.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The look of the button that leads back.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The picture of the button that leads back.
    open private(set) var backIndicatorImage = UIImage()
    /// The picture that cuts the button's title.
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    /// Sets the pictures of the button that leads back; nil, for one of them, for those of the system.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        let pictures = backIndicatorImage.flatMap { image in
            backIndicatorTransitionMaskImage.map { (image, $0) }
        }
        (self.backIndicatorImage, self.backIndicatorTransitionMaskImage) = pictures ?? (UIImage(), UIImage())
    }

    /// Creates the usual look for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
    /// Creates a look with the values of another one, as far as the bars have them both.
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

/// The look of a bar of buttons at the bottom of a screen.
@MainActor
@preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of buttons that answer.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// Creates the usual look for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
    /// Creates a look with the values of another one, as far as the bars have them both.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
    }
    override func duplicate() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}

/// The look of a bar of tabs.
@MainActor
@preconcurrency
open class UITabBarAppearance: UIBarAppearance {
    /// The look of the tabs whose titles stand below their pictures.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// The look of the tabs whose titles stand beside their pictures.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The look of the tabs whose titles stand beside their pictures in little room.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// The colour of the sign behind the chosen tab.
    open var selectionIndicatorTintColor: UIColor?
    /// The picture of the sign behind the chosen tab.
    open var selectionIndicatorImage: UIImage?
    /// The way in which tabs with titles below their pictures stand in the bar.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of such tabs, in points; 0 for that of the system.
    open var stackedItemWidth: CGFloat = 0
    /// The space between such tabs, in points; 0 for that of the system.
    open var stackedItemSpacing: CGFloat = 0

    /// Creates the usual look for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
    /// Creates a look with the values of another one, as far as the bars have them both.
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
