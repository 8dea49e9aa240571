// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import LaunchMotion
import SwiftUI

/// The artwork on its white disc (UN-26 to UN-30, UN-59, UN-60).
struct UrbanNestLogoView: View {
    let theme: UrbanNestTheme
    let size: CGFloat
    private let shadow = UrbanNestTheme.shadowLevel3

    var body: some View {
        // A white ground may have its own picture; in the dark the usual one serves (UN-151, UN-152).
        Image(theme.variant == .white ? "logo-icon-splash-white" : "logo-icon-splash")
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
            .accessibilityLabel(UrbanNest.AccessibilityText.logo)
    }
}

/// The name and the tagline, both of fixed size and silent (UN-31 to UN-44, UN-119, UN-127).
struct UrbanNestBrandText: View {
    let theme: UrbanNestTheme
    let showsTagline: Bool
    @Environment(\.distanceScale) private var distance

    var body: some View {
        VStack(spacing: UrbanNestSplashMetrics.taglineGap) {
            Text(UrbanNest.Texts.name)
                // Bold says what takes its place where the font is missing: the system's bold (C-UN-30).
                .font(.custom(UrbanNest.nameFont, fixedSize: 32 * distance).bold())
                .tracking(-0.5 * distance)
                .foregroundStyle(theme.name.color)
                .lineLimit(1)
            if showsTagline {
                Text(UrbanNest.Texts.tagline)
                    .typeset(.system(size: 14 * distance), theme.tagline)
                    .multilineTextAlignment(.center)
                    .columnWidth(UrbanNestSplashMetrics.taglineWidth)
                    // In two lines on a watch, for which there is room.
                    .fixedSize(horizontal: false, vertical: true)
                    .transition(.opacity)
            }
        }
        .accessibilityHidden(true)
    }
}

/// The indicator after a second, and the notice after five (UN-45 to UN-54, UN-84 to UN-86).
struct UrbanNestIndicator: View {
    let launch: AuthViewModel
    let motion: UrbanNestMotion
    let theme: UrbanNestTheme
    @Environment(\.distanceScale) private var distance

    private var controller: LaunchController<UrbanNestRoute> { launch.controller }

    var body: some View {
        VStack(spacing: 16) {
            // It is there until the launch leaves, or an error has taken its place.
            if controller.indicatorStart != nil {
                TimelineView(.animation) { context in
                    let time = context.date.timeIntervalSince(controller.indicatorStart ?? context.date)
                    shape(at: time)
                        .opacity(motion.indicator.value(of: UrbanNestMotion.indicatorOpacity, at: time) ?? 1)
                }
                .frame(
                    width: UrbanNestSplashMetrics.indicatorSize + 8,
                    height: UrbanNestSplashMetrics.indicatorSize, alignment: .top
                )
                .accessibilityHidden(true)
            }
            if controller.isSlow {
                Text(UrbanNest.Texts.slow)
                    .typeset(.system(size: 14 * distance), theme.errorMessage)
                    .multilineTextAlignment(.center)
                    .fixedSize(horizontal: false, vertical: true)
            }
        }
    }

    @ViewBuilder
    private func shape(at time: Double) -> some View {
        if motion.isReduced || launch.options.indicator == .dots {
            HStack(spacing: UrbanNestSplashMetrics.dotSize) {
                ForEach(0..<3) { index in
                    Circle()
                        .fill(theme.indicator.color)
                        .frame(
                            width: UrbanNestSplashMetrics.dotSize, height: UrbanNestSplashMetrics.dotSize
                        )
                        .opacity(
                            motion.indicator.value(of: UrbanNestMotion.dotOpacity, at: time, index: index)
                                ?? 1)
                }
            }
        } else {
            UrbanNestSpinner(color: theme.indicator)
                .rotationEffect(
                    .degrees(motion.indicator.value(of: UrbanNestMotion.indicatorAngle, at: time) ?? 0))
        }
    }
}

/// A ring with a bright third (C-UN-07).
struct UrbanNestSpinner: View {
    let color: BrandColor

    var body: some View {
        ZStack {
            Circle().stroke(color.color.opacity(0.25), lineWidth: 3)
            Circle()
                .trim(from: 0, to: 0.3)
                .stroke(color.color, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        }
        .padding(1.5)
        .frame(
            width: UrbanNestSplashMetrics.indicatorSize, height: UrbanNestSplashMetrics.indicatorSize)
    }
}
