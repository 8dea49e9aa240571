// Licensed under the Apache License, Version 2.0.

public import LaunchKit
public import SwiftUI

/// The colours of Duggy's splash (DG-03).
public enum Theme {
    /// The background, as the storyboard has it: sRGB 0, 63/255, 155/255 (DG-24, DG-163, C-DG-27).
    public static let primaryBlue = BrandColor(0x003F9B)
    /// White: the name, the logo, the segments and the spinner (DG-31, DG-42, DG-69, DG-75).
    public static let white = BrandColor(0xFFFFFF)
    /// The tagline (DG-36).
    public static let tagline = BrandColor(0xFFFFFF, opacity: 0.9)
    /// The message (DG-46).
    public static let message = BrandColor(0xFFFFFF, opacity: 0.8)
    /// The fill of the circle behind the logo (DG-63, C-DG-08).
    public static let circle = BrandColor(0xFFFFFF, opacity: 0.1)
    /// The red of a cricket ball, the one colour beside blue and white.
    public static let ballRed = BrandColor(0xC8202F)
}

extension Color {
    /// The brand's blue, the background of the splash (DG-24).
    public static let primaryBlue = Theme.primaryBlue.color
}

extension BrandLook {
    /// The screens of a member.
    static let duggy = BrandLook(
        background: BrandShade(0xF3F6FB, 0x0B1220), card: BrandShade(0xFFFFFF, 0x162032),
        wash: BrandShade(0xE3ECFA, 0x1E2D4A), text: BrandShade(0x0E1B33, 0xEDF2FB),
        secondaryText: BrandShade(0x55617A, 0xA9B5CB), accent: BrandShade(0x003F9B, 0x86B4FF),
        buttonFill: BrandShade(Theme.primaryBlue), border: BrandShade(0x7B89A3, 0x6A7891),
        success: BrandShade(0x11713F, 0x6FD79B), error: BrandShade(0xB3202C, 0xFF959B))

    /// White on the blue of the splash: the pages of a first launch, and a closed gate.
    static let duggyBlue = BrandLook(
        background: BrandShade(Theme.primaryBlue), card: BrandShade(Theme.circle),
        wash: BrandShade(Theme.circle), text: BrandShade(Theme.white),
        secondaryText: BrandShade(Theme.tagline), accent: BrandShade(Theme.white),
        buttonFill: BrandShade(Theme.white), buttonLabel: BrandShade(Theme.primaryBlue),
        border: BrandShade(BrandColor(0xFFFFFF, opacity: 0.4)), error: BrandShade(Theme.white))
}

/// A text style of the brand; all grow with the user's text size (C-DG-28, C-X-10).
struct TypeStyle: Sendable {
    /// The size at the usual text size, in points.
    let size: CGFloat
    var weight = Font.Weight.regular
    /// The style of the system that it grows with.
    let base: Font.TextStyle

    var font: Font { .system(size: size, weight: weight) }

    /// The brand's name (DG-30).
    static let headline1 = TypeStyle(size: 32, weight: .bold, base: .largeTitle)
    /// The tagline (DG-35).
    static let bodyLarge = TypeStyle(size: 17, base: .body)
    /// The message of a step (DG-45).
    static let bodyMedium = TypeStyle(size: 15, base: .subheadline)
}

// The fonts by the document's names. They keep their size; `typeStyle(_:)` grows with the user's.
extension Font {
    /// The brand's name at the usual text size (DG-30).
    public static let headline1 = TypeStyle.headline1.font
    /// The tagline at the usual text size (DG-35).
    public static let bodyLarge = TypeStyle.bodyLarge.font
    /// The message of a step at the usual text size (DG-45).
    public static let bodyMedium = TypeStyle.bodyMedium.font
}

private struct TypeStyleModifier: ViewModifier {
    private let weight: Font.Weight
    @BrandMetric private var size: CGFloat

    init(_ type: TypeStyle) {
        weight = type.weight
        _size = BrandMetric(wrappedValue: type.size, relativeTo: type.base)
    }

    func body(content: Content) -> some View {
        content.font(.system(size: size, weight: weight))
    }
}

extension View {
    /// Sets a text style of Duggy.
    func typeStyle(_ type: TypeStyle) -> some View { modifier(TypeStyleModifier(type)) }
}
