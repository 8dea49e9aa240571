// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A blurred light: a disc of one colour whose blur radius is the Gaussian's sigma (`C-X-05`).
struct LatenGlow: Hashable, Sendable {
    let color: BrandColor
    let diameter: CGFloat
    let blur: CGFloat
    /// Its centre as shares of the screen (`C-LA-27`).
    let x: CGFloat
    let y: CGFloat

    /// Behind the splash: in the middle, at the upper left, at the lower right (`LA-07` to `LA-18`).
    static let splash = [
        LatenGlow(color: LatenPalette.primary.opacity(0.3), diameter: 500, blur: 120, x: 1 / 2, y: 1 / 2),
        LatenGlow(color: LatenPalette.neonPink.opacity(0.2), diameter: 256, blur: 100, x: 1 / 4, y: 1 / 3),
        LatenGlow(color: LatenPalette.neonCyan.opacity(0.2), diameter: 256, blur: 100, x: 3 / 4, y: 2 / 3),
    ]
    /// Behind the other screens: at the top, at the lower left (`LA-63` to `LA-70`).
    static let screen = [
        LatenGlow(color: LatenPalette.primary.opacity(0.15), diameter: 600, blur: 180, x: 1 / 2, y: 1 / 4),
        LatenGlow(color: LatenPalette.neonPink.opacity(0.1), diameter: 288, blur: 120, x: 1 / 4, y: 2 / 3),
    ]
}

/// A light, which is the same in each frame: what moves it lies outside, so that it is blurred once (`C-LA-34`).
private struct LatenLight: View {
    let glow: LatenGlow

    var body: some View {
        Circle()
            .fill(glow.color.color)
            .frame(width: glow.diameter, height: glow.diameter)
            .blurredOnce(radius: glow.blur, side: glow.diameter)
    }
}

/// The lights on the ground, to the edges of the screen.
struct LatenGlows: View {
    let glows: [LatenGlow]
    var opacity = 1.0
    /// The size of the first one, relative to its own.
    var firstScale = 1.0

    var body: some View {
        GeometryReader { proxy in
            ZStack {
                LatenPalette.background.color
                ForEach(glows.indices, id: \.self) { index in
                    let glow = glows[index]
                    LatenLight(glow: glow)
                        .scaleEffect(index == 0 ? firstScale : 1)
                        .opacity(opacity)
                        .position(x: proxy.size.width * glow.x, y: proxy.size.height * glow.y)
                }
            }
        }
        // Left stays left: light has no reading direction.
        .environment(\.layoutDirection, .leftToRight)
        .ignoresSafeArea()
        .accessibilityHidden(true)
    }
}
