// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A look of what lies behind a view.
public class UIVisualEffect: NSObject {
    /// Creates a look without effect.
    public override init() {}
}

/// A blur of what lies behind a view; `Material` draws one.
public final class UIBlurEffect: UIVisualEffect {
    /// The strengths.
    public enum Style: Int, Sendable {
        /// Brighter than what lies behind.
        case extraLight
        /// As bright as what lies behind.
        case light
        /// Darker than what lies behind.
        case dark
        /// As the appearance.
        case regular
        /// Clearer.
        case prominent
        /// Very thin.
        case systemUltraThinMaterial
        /// Thin.
        case systemThinMaterial
        /// As usual.
        case systemMaterial
        /// Thick.
        case systemThickMaterial
        /// As bars have it.
        case systemChromeMaterial
        /// Very thin, always dark.
        case systemUltraThinMaterialDark = 16
        /// As usual, always dark.
        case systemMaterialDark = 18
        /// Very thin, always light.
        case systemUltraThinMaterialLight = 11
        /// As usual, always light.
        case systemMaterialLight = 13
    }
    /// Creates a blur.
    public init(style: Style) { super.init() }
}

/// The look of content on a blur.
public final class UIVibrancyEffect: UIVisualEffect {
    /// Creates the look of content on a blur.
    public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view that blurs what lies behind it, for representables.
@MainActor
@preconcurrency
open class UIVisualEffectView: UIView {
    /// The look.
    open var effect: UIVisualEffect?
    /// The views on the blur.
    public private(set) lazy var contentView: UIView = UIView()
    /// Creates a view with a look.
    public convenience init(effect: UIVisualEffect?) {
        self.init(frame: .zero)
        self.effect = effect
    }
}
