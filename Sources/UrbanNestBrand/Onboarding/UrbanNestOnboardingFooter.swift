// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// Where the user is among the slides, and the way on.
struct UrbanNestOnboardingFooter: View {
    let slide: Int
    let count: Int
    let palette: UrbanNestPalette
    let onNext: @MainActor () -> Void
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        if verticalSizeClass == .compact {
            HStack(spacing: 24) {
                dots
                Spacer(minLength: 0)
                button.frame(maxWidth: 320)
            }
            .padding(.horizontal, 24)
            .padding(.vertical, 8)
        } else {
            VStack(spacing: 24) {
                dots
                button.frame(maxWidth: 440)
            }
            .padding(.horizontal, 24)
            .padding(.top, 16)
            .padding(.bottom, 16)
        }
    }

    private var button: some View {
        Button(slide >= count ? "Get started" : "Next", action: onNext)
            .buttonStyle(UrbanNestFilledButton(palette: palette))
    }

    private var dots: some View {
        HStack(spacing: 8) {
            ForEach(1..<(count + 1), id: \.self) { number in
                Capsule()
                    .fill(number == slide ? palette.accent.color : palette.border.color)
                    .frame(width: number == slide ? 24 : 8, height: 8)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Slide \(slide) of \(count)")
    }
}
