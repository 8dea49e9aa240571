// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The three slides of ShipThatApp's first launch.
struct Onboarding: View {
    let onFinish: @MainActor () -> Void

    var body: some View {
        OnboardingPager(Slide.all, style: style, onFinish: onFinish) { slide, space in
            SlideArt(slide: slide, side: side(space))
        }
    }

    private var style: OnboardingStyle {
        OnboardingStyle {
            ($0.skip, $0.next, $0.finish) = (
                nil, String(localized: "Continue"), String(localized: "Come aboard")
            )
            $0.titleFont = .largeTitle.bold()
            ($0.width, $0.margin, $0.dotWidth, $0.footerTop) = (420, 28, 22, 8)
            ($0.gap, $0.gapAtLargeText) = (36, 20)
        }
    }

    /// The picture gives way first when the letters are large.
    private func side(_ space: OnboardingSpace) -> CGFloat {
        if space.isBeside { return min(180, space.size.height) }
        return max(
            110,
            min(
                space.size.width * 0.66, space.size.height * (space.isTight ? 0.26 : 0.46),
                // A large screen has a large picture.
                space.size.width > 700 ? 480 : 320))
    }
}

/// The text and the picture of one slide of ShipThatApp's onboarding.
struct Slide: OnboardingSlide, Sendable {
    let id: Int
    let symbol: String
    /// The symbols around it.
    let crew: [String]
    let title: String
    let text: String

    static var all: [Slide] {
        [
            Slide(
                id: 1, symbol: "shippingbox.fill", crew: ["person.fill", "creditcard.fill", "bell.fill"],
                title: String(localized: "All but the idea"),
                text: String(
                    localized: "Sign-in, purchases and settings are on board before you write the first line."
                )),
            Slide(
                id: 2, symbol: "paintpalette.fill",
                crew: ["textformat", "photo.fill", "slider.horizontal.3"],
                title: String(localized: "Make it yours"),
                text: String(
                    localized:
                        "Change the colours, the words and the steps. Everything else keeps its course.")),
            Slide(
                id: 3, symbol: "paperplane.fill", crew: ["checkmark", "star.fill", "chart.bar.fill"],
                title: String(localized: "Then ship it"),
                text: String(localized: "Work through one short list and put your app into people's hands.")),
        ]
    }
}

/// A slide's picture: the symbol on an icon in the accent colour, three small ones around it.
struct SlideArt: View {
    let slide: Slide
    let side: CGFloat
    @Environment(\.palette) private var palette

    var body: some View {
        ZStack {
            Circle().stroke(palette.border.color, lineWidth: 1.5).frame(
                width: side * 0.98, height: side * 0.98)
            Circle().fill(palette.wash.color).frame(width: side * 0.76, height: side * 0.76)
            tile(slide.symbol, side * 0.44, isMain: true)
            tile(slide.crew[0], side * 0.19).offset(x: side * -0.4, y: side * -0.27)
            tile(slide.crew[1], side * 0.19).offset(x: side * 0.43, y: side * -0.2)
            tile(slide.crew[2], side * 0.19).offset(x: side * 0.29, y: side * 0.39)
        }
        .frame(width: side, height: side)
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }

    private func tile(_ symbol: String, _ size: CGFloat, isMain: Bool = false) -> some View {
        Image.symbol(symbol, side: size * 0.5)
            .foregroundStyle(isMain ? ShipThatApp.white.color : palette.accent.color)
            .frame(width: size, height: size)
            .background(
                isMain ? palette.buttonFill.color : palette.card.color,
                in: RoundedRectangle(cornerRadius: size * 0.26)
            )
            .shadow(
                color: ShipThatApp.accent.color.opacity(isMain ? 0.28 : 0.12), radius: size * 0.12,
                y: size * 0.06)
    }
}
