// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

#if canImport(SwiftUI)
    public import SwiftUI
#else
    public import StageUI
#endif

/// UrbanNest's splash: logo, brand text and indicator, or what went wrong and the way on.
public struct UrbanNestSplash: View {
    private let launch: UrbanNestLaunch
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast

    /// Creates the splash of a launch.
    public init(launch: UrbanNestLaunch) { self.launch = launch }

    private var controller: LaunchController<UrbanNestRoute> { launch.controller }

    private var theme: UrbanNestTheme {
        UrbanNestTheme(
            UrbanNestTheme.variant(
                launch.options.variant, appearance: launch.options.appearance,
                deviceIsDark: colorScheme == .dark),
            increasedContrast: contrast == .increased, strictColors: launch.options.strictColors)
    }

    private var motion: UrbanNestMotion { reduceMotion ? launch.reducedMotion : launch.motion }

    /// The background and, on top, the content.
    public var body: some View {
        ZStack {
            UrbanNestBackground(theme: theme)
            GeometryReader { proxy in
                let metrics = UrbanNestSplashMetrics(
                    screen: CGSize(
                        width: proxy.size.width + proxy.safeAreaInsets.leading
                            + proxy.safeAreaInsets.trailing,
                        height: proxy.size.height + proxy.safeAreaInsets.top
                            + proxy.safeAreaInsets.bottom),
                    safeTop: proxy.safeAreaInsets.top, safeBottom: proxy.safeAreaInsets.bottom)
                Group {
                    if let failure = controller.failure, controller.phase == .failed {
                        UrbanNestErrorScreen(
                            launch: launch, kind: failure.kind, theme: theme, metrics: metrics)
                    } else {
                        UrbanNestBrandScreen(
                            launch: launch, motion: motion, theme: theme, metrics: metrics)
                    }
                }
                .ignoresSafeArea()
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(
            controller.phase == .failed ? UrbanNest.Spoken.screenError : UrbanNest.Spoken.screenLoading
        )
        .accessibilityValue(launch.options.spokenTagline ? UrbanNest.Words.tagline : "")
        .onAppear {
            controller.markReduceMotion(reduceMotion)
            controller.appear()
        }
        .onChange(of: reduceMotion) { controller.markReduceMotion(reduceMotion) }
        .onChange(of: controller.isIndicatorVisible) {
            guard controller.isIndicatorVisible else { return }
            AccessibilityNotification.Announcement(UrbanNest.Spoken.loading).post()
        }
        .onChange(of: controller.phase) {
            guard controller.phase == .failed, let kind = controller.failure?.kind else { return }
            AccessibilityNotification.Announcement(UrbanNestErrorText(kind).spoken).post()
        }
    }
}

/// The plain or graded colour behind everything, to the very edges (UN-19 to UN-22).
struct UrbanNestBackground: View {
    let theme: UrbanNestTheme

    var body: some View {
        Group {
            if theme.background.count > 1 {
                LinearGradient(
                    colors: theme.background.map(\.color), startPoint: .top, endPoint: .bottom)
            } else {
                (theme.background.first ?? UrbanNestTheme.brandPrimary).color
            }
        }
        .ignoresSafeArea()
    }
}
