// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import LaunchMotion
import SwiftUI

/// Logo and name with, below them, the tagline and the indicator, or what went wrong and the ways on
/// (UN-160 to UN-183).
struct UrbanNestSplashContent: View {
    let launch: AuthViewModel
    let motion: UrbanNestMotion
    let theme: UrbanNestTheme
    let metrics: UrbanNestSplashMetrics
    /// The failure to show.
    let failure: LaunchFailure?
    /// The beginning of the entry that has come to its end.
    @Binding var endedEntry: Date?
    @Environment(\.dynamicTypeSize) private var typeSize

    private var controller: LaunchController<UrbanNestRoute> { launch.controller }

    /// Indicates whether an error has its own layout: little room, a smaller logo, and the whole may scroll.
    private var isTight: Bool { metrics.isCompact || typeSize.isAccessibilitySize }

    /// Indicates whether the room is low and the letters are not: then both buttons stand in one row.
    private var isLow: Bool { metrics.isCompact && !typeSize.isAccessibilitySize }

    var body: some View {
        ZStack(alignment: .top) {
            if isTight, let failure {
                scrolling(failure).transition(.opacity)
            } else {
                // What moves for others fades for users who want less of it.
                column.id(motion.isReduced && failure != nil).transition(.opacity)
            }
        }
        .frame(width: metrics.screen.width, height: metrics.screen.height, alignment: .top)
    }

    private var column: some View {
        VStack(spacing: 0) {
            // Gives way where a long error would not fit.
            Spacer(minLength: 0)
                .frame(maxHeight: metrics.logoTop)
            // As wide as the screen, so that nothing moves sideways when what is below changes.
            entry.frame(width: metrics.screen.width)
            if let failure {
                errorBlock(failure).transition(.opacity)
            } else {
                // The slot is kept from the start, so that nothing moves when the indicator comes.
                UrbanNestIndicator(launch: launch, motion: motion, theme: theme)
                    .columnWidth(UrbanNestSplashMetrics.taglineWidth)
                    .frame(height: UrbanNestSplashMetrics.indicatorSize, alignment: .top)
                    .padding(.top, metrics.indicatorGap)
                    .transition(.opacity)
            }
            Spacer(minLength: failure == nil ? 0 : metrics.safeBottom + 8)
        }
    }

    private var entry: some View {
        let isOver = endedEntry == controller.entryStart
        return TimelineView(.animation(paused: isOver)) { context in
            // Before the first frame has been counted, the entry stands at its start.
            let start = controller.entryStart ?? context.date
            let time = motion.entryTime(
                context.date.timeIntervalSince(start), isOver: isOver && controller.entryStart != nil)
            VStack(spacing: metrics.nameGap) {
                UrbanNestLogoView(theme: theme, size: metrics.logoSide)
                    .scaleEffect(value(UrbanNestMotion.logoScale, time, standing: 1))
                    .opacity(value(UrbanNestMotion.logoOpacity, time, standing: 1))
                UrbanNestBrandText(theme: theme, showsTagline: failure == nil)
                    .offset(y: value(UrbanNestMotion.textOffset, time, standing: 0))
                    .opacity(value(UrbanNestMotion.textOpacity, time, standing: 1))
            }
            // A date is exact to a tenth of a microsecond.
            .onChange(of: time > motion.entryLength - 1e-6, initial: true) { _, isOver in
                if isOver { endedEntry = controller.entryStart }
            }
        }
    }

    private func scrolling(_ failure: LaunchFailure) -> some View {
        let margin: CGFloat = isLow ? 8 : 16
        // In the middle where it fits; where it does not, an arrow says that the ways on are below.
        return HintedScroll(margin: margin, fades: true) { _ in
            VStack(spacing: 0) {
                UrbanNestLogoView(theme: theme, size: UrbanNestSplashMetrics.smallLogoSize)
                UrbanNestBrandText(theme: theme, showsTagline: false)
                    .padding(.top, metrics.nameGap)
                errorBlock(failure)
            }
            .padding(.top, metrics.safeTop + margin)
            .padding(.bottom, margin)
        }
        .environment(
            \.palette,
            BrandPalette(BrandLook.urbanNest.with { $0.secondaryText = BrandShade(theme.name) }, .light)
        )
        .padding(.bottom, metrics.safeBottom)
    }

    private func errorBlock(_ failure: LaunchFailure) -> some View {
        UrbanNestErrorBlock(
            launch: launch, text: UrbanNestErrorText(failure), theme: theme, isLow: isLow && !metrics.isWatch,
            buttonWidth: metrics.isWatch ? 0 : 200
        )
        .padding(.top, UrbanNestSplashMetrics.errorGap)
        .padding(.horizontal, metrics.isWatch ? 8 : 24)
    }

    private func value(_ key: MotionKey, _ time: Double, standing: Double) -> Double {
        motion.entry.value(of: key, at: time) ?? standing
    }
}
