// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchMotion

#if canImport(SwiftUI)
    import SwiftUI
#else
    import StageUI
#endif

/// Logo, brand text and, when it takes longer, the indicator.
struct UrbanNestBrandScreen: View {
    let launch: UrbanNestLaunch
    let motion: UrbanNestMotion
    let theme: UrbanNestTheme
    let metrics: UrbanNestSplashMetrics

    private var controller: LaunchController<UrbanNestRoute> { launch.controller }

    var body: some View {
        VStack(spacing: UrbanNestSplashMetrics.nameGap) {
            TimelineView(.animation(paused: controller.phase != .entering)) { context in
                // Before the first frame has been counted, the entry stands at its start.
                let time = context.date.timeIntervalSince(controller.entryStart ?? context.date)
                VStack(spacing: UrbanNestSplashMetrics.nameGap) {
                    UrbanNestLogoView(size: UrbanNestSplashMetrics.logoSize)
                        .scaleEffect(value(UrbanNestMotion.logoScale, time, standing: 1))
                        .opacity(value(UrbanNestMotion.logoOpacity, time, standing: 1))
                    UrbanNestBrandText(theme: theme, showsTagline: true)
                        .offset(y: value(UrbanNestMotion.textOffset, time, standing: 0))
                        .opacity(value(UrbanNestMotion.textOpacity, time, standing: 1))
                }
            }
            // The slot is kept from the start, so that nothing moves when the indicator comes.
            UrbanNestIndicator(launch: launch, motion: motion, theme: theme)
                .frame(
                    width: UrbanNestSplashMetrics.taglineWidth,
                    height: UrbanNestSplashMetrics.indicatorSize, alignment: .top
                )
                .padding(.top, metrics.indicatorGap - UrbanNestSplashMetrics.nameGap)
        }
        .padding(.top, metrics.logoTop(textHeight: UrbanNestSplashMetrics.textHeight))
        .frame(width: metrics.screen.width, height: metrics.screen.height, alignment: .top)
    }

    private func value(_ key: MotionKey, _ time: Double, standing: Double) -> Double {
        motion.entry.value(of: key, at: time) ?? standing
    }
}

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
                .font(.custom("Inter-Bold", fixedSize: 32))
                .tracking(-0.5)
                .foregroundStyle(theme.name.color)
                .lineLimit(1)
            if showsTagline {
                Text(UrbanNest.Words.tagline)
                    .font(.system(size: 14))
                    .foregroundStyle(theme.tagline.color)
                    .multilineTextAlignment(.center)
                    .frame(maxWidth: UrbanNestSplashMetrics.taglineWidth)
            }
        }
        .accessibilityHidden(true)
    }
}
