// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// Three slides before the first sign-in: what Laten is for, and for whom (`LA-56`).
public struct OnboardingScreen: View {
    private let onFinish: @MainActor () -> Void
    @BrandMetric(relativeTo: .title) private var titleSize: CGFloat = 30
    @BrandMetric(relativeTo: .body) private var size: CGFloat = 16

    /// Creates the screen.
    ///
    /// - Parameter onFinish: Called when the last slide is done or the rest is skipped.
    public init(onFinish: @escaping @MainActor () -> Void) { self.onFinish = onFinish }

    /// The slides over their dots and the button, with a way past them at the top.
    public var body: some View {
        OnboardingPager(Slide.all, style: style, onFinish: onFinish) { slide, space in
            SlidePicture(slide: slide, side: side(space))
        }
        .background { LatenGlows(glows: LatenGlow.screen) }
        .latenScreen()
    }

    private var style: OnboardingStyle {
        OnboardingStyle {
            $0.next = String(localized: "Continue")
            $0.skipButton = TextButton(color: LatenPalette.mutedForeground, font: .body)
            $0.button = FilledButton(font: .system(size: size, weight: .semibold), padding: 16)
            $0.titleFont = .system(size: titleSize, weight: .bold)
            $0.titleTracking = LatenTitle.tracking
            ($0.textFont, $0.lineSpacing) = (.system(size: size), 4)
            ($0.width, $0.gap) = (LatenLayout.columnWidth, 40)
        }
    }

    private func side(_ space: OnboardingSpace) -> CGFloat {
        if space.isBeside { return min(300, space.size.height) }
        return min(space.size.width * 0.56, space.size.height * (space.isTight ? 0.3 : 0.42), 300)
    }
}

/// The text and the picture of a slide.
private struct Slide: OnboardingSlide {
    let id: Int
    let symbol: String
    let color: BrandColor
    let title: String
    let text: String

    static var all: [Slide] {
        [
            Slide(
                id: 1, symbol: "moon.stars.fill", color: LatenPalette.primary,
                title: String(localized: "The night, mapped"),
                text: String(localized: "Clubs, bars and live music around you, sorted by what starts next.")),
            Slide(
                id: 2, symbol: "person.2.fill", color: LatenPalette.neonPink,
                title: String(localized: "Better together"),
                text: String(localized: "Keep the places you like, and see at a glance who goes out tonight.")
            ),
            Slide(
                id: 3, symbol: "checkmark.seal.fill", color: LatenPalette.neonCyan,
                title: String(localized: "For adults only"),
                text: String(
                    localized: "Laten is for people of 18 and older. Bring an ID, and get home safely.")),
        ]
    }
}

/// Rings of light around a symbol.
private struct SlidePicture: View {
    let slide: Slide
    let side: CGFloat

    var body: some View {
        ZStack {
            ForEach(0..<4) { ring in
                Circle()
                    .fill(slide.color.opacity(0.04 + 0.02 * Double(ring)).color)
                    .frame(width: side * (1 - 0.17 * CGFloat(ring)))
            }
            Circle()
                .strokeBorder(slide.color.opacity(0.5).color, lineWidth: 1)
                .frame(width: side * 0.49)
            Image.symbol(slide.symbol, side: side * 0.24)
                .foregroundStyle(slide.color.color)
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}
