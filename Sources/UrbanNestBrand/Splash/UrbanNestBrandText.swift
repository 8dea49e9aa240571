// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The artwork on its white disc (UN-26 to UN-30, UN-59, UN-60).
struct UrbanNestLogoView: View {
    let size: CGFloat
    private let shadow = UrbanNestTheme.shadowLevel3

    var body: some View {
        Image("logo-icon-splash")
            .resizable()
            .frame(width: size, height: size)
            .clipShape(Circle())
            .background(
                Circle()
                    .fill(UrbanNestTheme.logoDisc.color)
                    .shadow(
                        color: shadow.color.color, radius: CGFloat(shadow.radius), x: CGFloat(shadow.x),
                        y: CGFloat(shadow.y))
            )
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(UrbanNest.Spoken.logo)
    }
}

/// The name and the tagline, both of fixed size and silent (UN-31 to UN-44, UN-119, UN-127).
struct UrbanNestBrandText: View {
    let theme: UrbanNestTheme
    let showsTagline: Bool

    var body: some View {
        VStack(spacing: UrbanNestSplashMetrics.taglineGap) {
            Text(UrbanNest.Words.name)
                // Bold says what takes its place where the font is missing: the system's bold (C-UN-30).
                .font(.custom(UrbanNest.nameFont, fixedSize: 32).bold())
                .tracking(-0.5)
                .foregroundStyle(theme.name.color)
                .lineLimit(1)
            if showsTagline {
                Text(UrbanNest.Words.tagline)
                    .typeset(.system(size: 14), theme.tagline)
                    .multilineTextAlignment(.center)
                    .frame(maxWidth: UrbanNestSplashMetrics.taglineWidth)
                    .transition(.opacity)
            }
        }
        .accessibilityHidden(true)
    }
}
