// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// The bar at the top of a screen. The appearance of all bars is drawn.
@MainActor
@preconcurrency
open class UINavigationBar: UIView {
    /// The items of the stack, the root first.
    open var items: [UINavigationItem]?
    /// The item at the top of the stack; nil for an empty one.
    open var topItem: UINavigationItem? { items?.last }
    /// The item below the top one.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Sets the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// Pushes an item.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    /// Pops the item at the top, and returns it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
    /// The delegate.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// Indicates whether titles are large.
    open var prefersLargeTitles = false {
        didSet { note("prefersLargeTitles", instead: ".navigationBarTitleDisplayMode") }
    }
    /// The image of the back indicator.
    open var backIndicatorImage: UIImage? {
        didSet { forAll { $0.backPicture = backIndicatorImage?.drawn } }
    }
    /// The mask for the back button's title during transitions.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The appearance while content is behind the bar.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            forAll {
                $0.top = standardAppearance.drawn
                $0.backPicture = standardAppearance.backIndicatorImage.drawn
            }
        }
    }
    /// The appearance where no content is behind the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { forAll { $0.topAtEdge = scrollEdgeAppearance?.drawn } }
    }
    /// The appearance in landscape, where the stage uses the standard one.
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance in landscape where no content is behind the bar; the stage uses that of portrait.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The background colour of the bar while content is behind it.
    open var barTintColor: UIColor? {
        didSet { forAll { $0.top.set { $0.color = Color?(shown: barTintColor) } } }
    }
    /// The style of the bar.
    open var barStyle = UIBarStyle.default { didSet { note("barStyle", instead: ".toolbarColorScheme") } }
    /// Indicates whether content shows through the bar.
    open var isTranslucent = true {
        didSet { forAll { $0.top.set { $0.setTranslucent(isTranslucent) } } }
    }
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { forAll { $0.title = SystemLooks.Words(titleTextAttributes) } }
    }
    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { forAll { $0.largeTitle = SystemLooks.Words(largeTitleTextAttributes) } }
    }
    /// The image of the shadow; one without a size removes the shadow.
    open var shadowImage: UIImage? {
        didSet { forAll { $0.top.set { $0.setLine(shadowImage) } } }
    }
    /// Sets the background image; one without a size removes the background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        forAll { $0.top.set { $0.setGround(backgroundImage) } }
    }
    /// Returns the background image: none.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
    /// Sets the background image for a position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }
    /// Sets the vertical offset of titles, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        note("setTitleVerticalPositionAdjustment", instead: "a text in the toolbar's place principal")
    }
    override func backgroundDidChange() { forAll { $0.topColor = Color?(shown: backgroundColor) } }
    override func tintDidChange() { forAll { $0.topTint = Color?(shown: tintColor) } }
}

/// An object that determines the position of a bar.
@MainActor
@preconcurrency
public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the position of a bar; not called here.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Any.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar with a position.
@MainActor
@preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
    /// The place.
    var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
    /// At the top.
    public var barPosition: UIBarPosition { .top }
}

/// The delegate of a navigation bar; not called here.
@MainActor
@preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether an item may be pushed.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Tells the delegate that an item was pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Returns whether an item may be popped.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Tells the delegate that an item was popped.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// True.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        true
    }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// True.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        true
    }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
