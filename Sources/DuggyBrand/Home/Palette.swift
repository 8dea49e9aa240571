// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The colours of the screens after the splash.
struct Palette: Hashable, Sendable {
    /// Behind everything.
    let background: BrandColor
    /// Cards.
    let card: BrandColor
    /// The ground of a symbol.
    let wash: BrandColor
    /// Titles and text.
    let text: BrandColor
    /// Explanations.
    let secondaryText: BrandColor
    /// Words and symbols that stand out.
    let accent: BrandColor
    /// The edge of a field.
    let border: BrandColor
    /// A match that was won.
    let won: BrandColor
    /// A match that was lost, and what went wrong.
    let lost: BrandColor

    /// The colours for an appearance.
    init(_ colorScheme: ColorScheme) {
        let isDark = colorScheme == .dark
        func pick(_ light: UInt32, _ dark: UInt32) -> BrandColor { BrandColor(isDark ? dark : light) }
        background = pick(0xF3F6FB, 0x0B1220)
        card = pick(0xFFFFFF, 0x162032)
        wash = pick(0xE3ECFA, 0x1E2D4A)
        text = pick(0x0E1B33, 0xEDF2FB)
        secondaryText = pick(0x55617A, 0xA9B5CB)
        accent = pick(0x003F9B, 0x86B4FF)
        border = pick(0x7B89A3, 0x6A7891)
        won = pick(0x11713F, 0x6FD79B)
        lost = pick(0xB3202C, 0xFF959B)
    }
}

/// The filled button of a screen.
struct FilledButton: ButtonStyle {
    /// On the blue of the brand, or on the background of a page.
    var isOnBlue = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .multilineTextAlignment(.center)
            .foregroundStyle(isOnBlue ? Theme.primaryBlue.color : Theme.white.color)
            .padding(.horizontal, 20)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, minHeight: 52)
            .background(
                isOnBlue ? Theme.white.color : Theme.primaryBlue.color,
                in: RoundedRectangle(cornerRadius: 14)
            )
            .contentShape(Rectangle())
            .opacity(configuration.isPressed ? 0.8 : 1)
    }
}
