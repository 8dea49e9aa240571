// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The pages of a first launch (DG-19).
struct OnboardingView: View {
    private struct Page: OnboardingSlide {
        let id: Int
        let symbol: String
        let title: String
        let text: String
    }

    private static var pages: [Page] {
        [
            Page(
                id: 1, symbol: "calendar", title: String(localized: "Every match in one place"),
                text: String(localized: "Fixtures, grounds and start times of your club, always up to date.")),
            Page(
                id: 2, symbol: "person.3.fill", title: String(localized: "Pick the eleven"),
                text: String(localized: "Say when you can play. Your captain sees at a glance who is in.")),
            Page(
                id: 3, symbol: "chart.bar.fill", title: String(localized: "Scores that count"),
                text: String(localized: "Results, runs and wickets of the season, for the club and for you.")),
        ]
    }

    let viewModel: SplashViewModel

    var body: some View {
        OnboardingPager(
            Self.pages, style: OnboardingStyle { $0.part = String(localized: "Page") },
            onFinish: viewModel.finishOnboarding
        ) { page, space in
            let side: CGFloat = space.isTight || space.isBeside ? 150 : 230
            BallSign(symbol: page.symbol, side: (side, side * 0.94, side * 0.3))
        }
        .screen(.duggyBlue)
    }
}
