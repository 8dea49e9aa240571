// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// The three slides of a first launch (UN-102), from any of them (UN-103).
public struct UrbanNestOnboarding: View {
    private let slide: Int
    private let onFinish: @MainActor () -> Void

    /// Creates the onboarding; a number outside means the nearest slide.
    public init(slide: Int = 1, onFinish: @escaping @MainActor () -> Void) {
        (self.slide, self.onFinish) = (slide, onFinish)
    }

    /// The way out at the top, the slides, and the way on at the bottom.
    public var body: some View {
        OnboardingPager(UrbanNestSlide.all, from: slide, onFinish: onFinish) { slide, space in
            Drawing(slide.art, grid: UrbanNestScenes.grid)
                .frame(
                    width: space.isBeside ? space.size.width * 0.42 : nil,
                    height: space.isBeside ? space.size.height : artHeight(space))
        }
        .screen(.urbanNest)
    }

    /// The picture gives way first when the letters are large.
    private func artHeight(_ space: OnboardingSpace) -> CGFloat {
        let wanted = (space.size.width - 48) * UrbanNestScenes.grid.height / UrbanNestScenes.grid.width
        return max(96, min(wanted, space.size.height * (space.isTight ? 0.26 : 0.5), 420))
    }
}

/// The text and the picture of one slide of the onboarding.
struct UrbanNestSlide: OnboardingSlide, Sendable {
    let id: Int
    let title: String
    let text: String
    let art: [ArtPiece]

    /// The three slides (UN-102).
    static var all: [UrbanNestSlide] {
        [
            UrbanNestSlide(
                id: 1, title: String(localized: "Homes in good hands"),
                text: String(
                    localized: "Find help for your house or flat in one place, wherever UrbanNest is at home."
                ),
                art: UrbanNestScenes.homes),
            UrbanNestSlide(
                id: 2, title: String(localized: "Services you can trust"),
                text: String(
                    localized: "Cleaning, plumbing, electrical work, gardening, painting and repairs."),
                art: UrbanNestScenes.services),
            UrbanNestSlide(
                id: 3, title: String(localized: "On your schedule"),
                text: String(
                    localized:
                        "Choose the day and the time that suit you, and see at a glance what is planned."),
                art: UrbanNestScenes.schedule),
        ]
    }
}
