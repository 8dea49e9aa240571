// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// A bar of buttons at the bottom of a screen. The appearance of all bars is drawn; the buttons are kept.
@MainActor
@preconcurrency
open class UIToolbar: UIView {
    /// The buttons.
    open var items: [UIBarButtonItem]?
    /// Sets the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// The object that is asked for the bar's position.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The appearance while content is behind the bar.
    open var standardAppearance = UIToolbarAppearance() {
        didSet { forAll { $0.tools = standardAppearance.drawn } }
    }
    /// The appearance where no content is behind the bar.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { forAll { $0.toolsAtEdge = scrollEdgeAppearance?.drawn } }
    }
    /// The appearance in landscape, where the stage uses the standard one.
    open var compactAppearance: UIToolbarAppearance?
    /// The appearance in landscape where no content is behind the bar; the stage uses that of portrait.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    /// The background colour of the bar while content is behind it.
    open var barTintColor: UIColor? {
        didSet { forAll { $0.tools.set { $0.color = Color?(shown: barTintColor) } } }
    }
    /// The style of the bar.
    open var barStyle = UIBarStyle.default { didSet { note("barStyle", instead: ".toolbarColorScheme") } }
    /// Indicates whether content shows through the bar.
    open var isTranslucent = true {
        didSet { forAll { $0.tools.set { $0.setTranslucent(isTranslucent) } } }
    }
    /// Sets the background image; one without a size removes the background.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) { forAll { $0.tools.set { $0.setGround(backgroundImage) } } }
    /// Returns the background image of a position: none.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
        -> UIImage?
    { nil }
    /// Sets the image of the shadow; one without a size removes the shadow.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        forAll { $0.tools.set { $0.setLine(shadowImage) } }
    }
    /// Returns the image of the shadow of a position: none.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { nil }
    override func backgroundDidChange() { forAll { $0.toolsColor = Color?(shown: backgroundColor) } }
    override func tintDidChange() { forAll { $0.toolsTint = Color?(shown: tintColor) } }
}

extension UIToolbar: UIBarPositioning {
    /// The bottom.
    public var barPosition: UIBarPosition { .bottom }
}

/// An object that determines the position of a bar of buttons.
@MainActor
@preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
