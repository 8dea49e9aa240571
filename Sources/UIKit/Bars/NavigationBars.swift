// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// The bar at the top of a screen. Its appearance for all bars is drawn, without pictures.
@MainActor
@preconcurrency
open class UINavigationBar: UIView {
    /// The entries of the screens, the first one at the bottom.
    open var items: [UINavigationItem]?
    /// The entry of the screen that is shown; nil for a bar without entries.
    open var topItem: UINavigationItem? { items?.last }
    /// The entry of the screen before.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Sets the entries.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// Puts an entry on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    /// Takes the entry on top away, and returns it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
    /// The object that is informed.
    open weak var delegate: (any UINavigationBarDelegate)?
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
        didSet { forAll { $0.top = standardAppearance.drawn } }
    }
    /// The look where nothing is behind the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { forAll { $0.topAtEdge = scrollEdgeAppearance?.drawn } }
    }
    /// The look on a low screen, where the stage draws that of the others.
    open var compactAppearance: UINavigationBarAppearance?
    /// The look on a low screen where nothing is behind the bar; there the stage draws that of the others.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The colour of the bar while content is behind it.
    open var barTintColor: UIColor? {
        didSet { forAll { $0.setTop { $0.color = Color?(shown: barTintColor) } } }
    }
    /// The style of the bar.
    open var barStyle = UIBarStyle.default { didSet { note("barStyle", instead: ".toolbarColorScheme") } }
    /// Indicates whether content shows through the bar.
    open var isTranslucent = true {
        didSet { forAll { $0.setTop { $0.setTranslucent(isTranslucent) } } }
    }
    /// The attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { forAll { $0.title = SystemLooks.Words(titleTextAttributes) } }
    }
    /// The attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { forAll { $0.largeTitle = SystemLooks.Words(largeTitleTextAttributes) } }
    }
    /// The picture of the line at the bar's edge: without a size, it takes the line away.
    open var shadowImage: UIImage? {
        didSet {
            if shadowImage?.isNothing == false { return note("shadowImage", instead: Self.background) }
            forAll { $0.setTop { $0.line = shadowImage == nil ? SystemLooks.Bar().line : nil } }
        }
    }
    /// Sets a picture behind the bar: without a size, it takes the ground away.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        if backgroundImage?.isNothing == false {
            return note("setBackgroundImage", instead: Self.background)
        }
        forAll { $0.setTop { ($0.material, $0.color) = (backgroundImage == nil ? .bar : nil, nil) } }
    }
    /// Returns the picture behind the bar: none.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
    /// Sets a picture behind the bar at a place of the screen.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }
    /// Sets the distance of titles from their place, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        note("setTitleVerticalPositionAdjustment", instead: "a text in the toolbar's place principal")
    }
    override func backgroundDidChange() { forAll { $0.topColor = Color?(shown: backgroundColor) } }
    override func tintDidChange() { forAll { $0.topTint = Color?(shown: tintColor) } }
}

extension SystemLooks {
    /// Changes the look of the bar at the top while content is behind it.
    fileprivate mutating func setTop(_ change: (inout Bar) -> Void) {
        var bar = top ?? Bar()
        change(&bar)
        top = bar
    }
}

/// The object that knows where a bar is.
@MainActor
@preconcurrency
public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the place of a bar; nobody asks for it here.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Any.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar at a place of the screen.
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

/// The object that a bar at the top informs; nobody tells it anything here.
@MainActor
@preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether an entry may come.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Learns that an entry has come.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Returns whether an entry may go.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Learns that an entry has gone.
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
