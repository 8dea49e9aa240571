// Licensed under the Apache License, Version 2.0.

public import Foundation
package import StageUI

/// A look of what lies behind a view.
open class UIVisualEffect: NSObject {
    /// Creates a look without effect.
    public override init() {}
}

/// A blur of what lies behind a view.
open class UIBlurEffect: UIVisualEffect {
    /// The strengths.
    public enum Style: Int, Sendable {
        /// Brighter than what lies behind.
        case extraLight
        /// As bright as what lies behind.
        case light
        /// Darker than what lies behind.
        case dark
        /// As the appearance.
        case regular = 4
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
        /// Very thin, always light.
        case systemUltraThinMaterialLight
        /// Thin, always light.
        case systemThinMaterialLight
        /// As usual, always light.
        case systemMaterialLight
        /// Thick, always light.
        case systemThickMaterialLight
        /// As bars have it, always light.
        case systemChromeMaterialLight
        /// Very thin, always dark.
        case systemUltraThinMaterialDark
        /// Thin, always dark.
        case systemThinMaterialDark
        /// As usual, always dark.
        case systemMaterialDark
        /// Thick, always dark.
        case systemThickMaterialDark
        /// As bars have it, always dark.
        case systemChromeMaterialDark

        /// The material of SwiftUI that it is.
        var material: Material {
            switch self {
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
                .ultraThin
            case .light, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
            case .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
            case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
                .thick
            case .extraLight: .ultraThick
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
            }
        }
        /// The appearance that it always has; nil for that of its place.
        var scheme: ColorScheme? {
            switch self {
            case .extraLight, .light: .light
            case .dark: .dark
            case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
                .systemThickMaterialLight, .systemChromeMaterialLight:
                .light
            case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
                .systemThickMaterialDark, .systemChromeMaterialDark:
                .dark
            default: nil
            }
        }
    }
    let style: Style
    /// Creates a blur.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// The styles of content on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// The most important words.
    case label
    /// Words of second rank.
    case secondaryLabel
    /// Words of third rank.
    case tertiaryLabel
    /// Words of fourth rank.
    case quaternaryLabel
    /// Fillings.
    case fill
    /// Fillings of second rank.
    case secondaryFill
    /// Fillings of third rank.
    case tertiaryFill
    /// Lines.
    case separator
}

/// The look of content on a blur.
open class UIVibrancyEffect: UIVisualEffect {
    /// Creates the look of content on a blur.
    public init(blurEffect: UIBlurEffect) { super.init() }
    /// Creates the look of content of a style on a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// A look of glass.
open class UIGlassEffect: UIVisualEffect {
    /// The kinds of glass.
    public enum Style: Int, Sendable {
        /// As usual.
        case regular
        /// Clear.
        case clear
    }
    let style: Style
    /// Indicates whether it answers fingers; it does not here.
    open var isInteractive = false
    /// The colour of the glass.
    open var tintColor: UIColor?
    /// Creates glass of a kind.
    public init(style: Style = .regular) {
        self.style = style
        super.init()
    }
}

/// A view that blurs what lies behind it, for representables, where the blur is drawn; the views on it are not.
@MainActor
@preconcurrency
open class UIVisualEffectView: UIView {
    /// The style.
    open var effect: UIVisualEffect?
    /// The views on the blur.
    public private(set) lazy var contentView: UIView = UIView()
    /// Creates a view with a look.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
    /// Creates a view without a look, with a frame in points.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a view from an archive, whose content is ignored.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIVisualEffectView: ShownView {
    /// The blur, on the view's colour.
    package var shownView: AnyView {
        if !contentView.subviews.isEmpty {
            let name = "\(type(of: self))"
            Stage.current?.tell(
                "\(name) is drawn without the views on it, which are UIKit's: show them in SwiftUI.")
        }
        let isCut = clipsToBounds || layer.masksToBounds
        let shape = RoundedRectangle(cornerRadius: isCut ? layer.cornerRadius : 0)
        return AnyView(
            EffectGround(effect: effect)
                .background(Color(uiColor: backgroundColor ?? .clear))
                .clipShape(shape))
    }
}

/// The ground that the stage shows for an effect.
private struct EffectGround: View {
    let effect: UIVisualEffect?
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if let blur = effect as? UIBlurEffect {
            Rectangle().fill(blur.style.material).environment(\.colorScheme, blur.style.scheme ?? scheme)
        } else if let glass = effect as? UIGlassEffect {
            let kind = glass.style == .clear ? Glass.clear : .regular
            Color.clear.glassEffect(kind.tint(glass.tintColor.map { Color(uiColor: $0) }), in: Rectangle())
        } else {
            Color.clear
        }
    }
}
