// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

extension BrandLook {
    /// Laten's screens: night, whatever the device's appearance; stronger for users who want more contrast
    /// (`C-LA-36`).
    static let laten = BrandLook(
        background: BrandShade(LatenPalette.background), card: BrandShade(LatenPalette.card),
        wash: BrandShade(LatenPalette.primary.opacity(0.1)), text: BrandShade(LatenPalette.foreground),
        secondaryText: BrandShade(LatenPalette.mutedForeground),
        accent: .night(LatenPalette.primary, increased: BrandColor(0xA78BFA)),
        buttonFill: .night(LatenPalette.primary, increased: BrandColor(0x7C3AED)),
        buttonLabel: BrandShade(LatenPalette.primaryForeground),
        border: .night(LatenPalette.border, increased: BrandColor(0x6B6B8A)), success: 0x22C55E,
        error: BrandShade(LatenPalette.destructive)
    ).with {
        ($0.buttonHeight, $0.buttonRadius, $0.pressedOpacity) = (56, LatenLayout.corner, 0.7)
        $0.pageWidth = 560
    }
}

extension BrandShade {
    /// One colour whatever the appearance, and another one with increased contrast.
    fileprivate static func night(_ usual: BrandColor, increased: BrandColor) -> BrandShade {
        BrandShade(light: usual, dark: usual, increased: (light: increased, dark: increased))
    }
}

extension View {
    /// Applies Laten's look to a screen; its background is the lights, not a colour.
    func latenScreen() -> some View { modifier(LatenScreen()) }
}

private struct LatenScreen: ViewModifier {
    @Environment(\.colorSchemeContrast) private var contrast

    func body(content: Content) -> some View {
        let palette = BrandPalette(.laten, .dark, contrast)
        content
            .tint(palette.accent.color)
            .environment(\.palette, palette)
            .preferredColorScheme(.dark)
    }
}

extension BrandColor {
    /// The same colour at an opacity.
    func opacity(_ opacity: Double) -> BrandColor { BrandColor(hex, opacity: opacity) }
}
