// Licensed under the Apache License, Version 2.0.

import Foundation
package import StageUI

/// A sign that something is going on; in a representable it is drawn.
@MainActor
@preconcurrency
open class UIActivityIndicatorView: UIView {
    /// The sizes.
    public enum Style: Int, Sendable {
        /// Large and white, by its older name.
        case whiteLarge
        /// White, by its older name.
        case white
        /// Grey, by its older name.
        case gray
        /// Usual.
        case medium = 100
        /// Large.
        case large
    }
    /// The size.
    open var style = Style.medium
    /// Creates a sign of a size.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        if style == .white || style == .whiteLarge { color = .white }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour; nil for that of the system.
    open var color: UIColor!
    /// Indicates whether it is seen only while it turns.
    open var hidesWhenStopped = true
    /// Indicates whether it turns.
    open private(set) var isAnimating = false
    /// Turns.
    open func startAnimating() { isAnimating = true }
    /// Stops.
    open func stopAnimating() { isAnimating = false }
}

extension UIActivityIndicatorView: ShownView {
    /// The sign, which also turns where one that stands still would be seen.
    package var shownView: AnyView {
        let isLarge = style == .large || style == .whiteLarge
        let sign = ProgressView().controlSize(isLarge ? .large : .regular)
            .opacity(isAnimating || !hidesWhenStopped ? 1 : 0)
        guard let color else { return AnyView(sign) }
        return AnyView(sign.tint(Color(uiColor: color)))
    }
}
