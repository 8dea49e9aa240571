// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import LaunchMotion
public import SwiftUI

/// UrbanNest's splash: logo, brand text and indicator, or what went wrong and the way on.
///
/// It takes its launch from the environment: `SplashView().environment(authViewModel)`.
public struct SplashView: View {
    @Environment(AuthViewModel.self) private var authViewModel
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    /// The beginning of the entry that has come to its end.
    @State private var endedEntry: Date?
    /// The last failure; it stays on the screen while the launch leaves without a connection.
    @State private var lastFailure: LaunchFailure?

    /// Creates the splash of the launch in the environment.
    public init() {}

    private var controller: LaunchController<UrbanNestRoute> { authViewModel.controller }

    private var theme: UrbanNestTheme {
        let options = authViewModel.options
        return UrbanNestTheme(
            UrbanNestTheme.variant(
                options.variant, appearance: options.appearance, deviceIsDark: colorScheme == .dark),
            increasedContrast: contrast == .increased, strictColors: options.strictColors)
    }

    private var motion: UrbanNestMotion {
        reduceMotion ? authViewModel.reducedMotion : authViewModel.motion
    }

    /// The failure to show: an entry that has begun is seen to its end first.
    private var shownFailure: LaunchFailure? {
        if let failure = controller.failure {
            return endedEntry == controller.entryStart ? failure : nil
        }
        return authViewModel.isOffline ? lastFailure : nil
    }

    /// The background and, on top, the content.
    public var body: some View {
        ZStack {
            ground
            GeometryReader { proxy in
                UrbanNestSplashContent(
                    launch: authViewModel, motion: motion, theme: theme,
                    metrics: UrbanNestSplashMetrics(
                        screen: CGSize(
                            width: proxy.size.width + proxy.safeAreaInsets.leading
                                + proxy.safeAreaInsets.trailing,
                            height: proxy.size.height + proxy.safeAreaInsets.top
                                + proxy.safeAreaInsets.bottom),
                        safeTop: proxy.safeAreaInsets.top, safeBottom: proxy.safeAreaInsets.bottom),
                    failure: shownFailure, endedEntry: $endedEntry
                )
                .ignoresSafeArea()
            }
        }
        .animation(fade, value: shownFailure)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(
            controller.phase == .failed
                ? UrbanNest.AccessibilityText.screenError : UrbanNest.AccessibilityText.screenLoading
        )
        .accessibilityValue(authViewModel.options.spokenTagline ? UrbanNest.Texts.tagline : "")
        .onAppear {
            controller.markReduceMotion(reduceMotion)
            controller.appear()
        }
        .onChange(of: reduceMotion) { controller.markReduceMotion(reduceMotion) }
        .onChange(of: controller.isIndicatorVisible) {
            guard controller.isIndicatorVisible else { return }
            AccessibilityNotification.Announcement(UrbanNest.AccessibilityText.loading).post()
        }
        .onChange(of: controller.phase) {
            guard controller.phase == .failed, let failure = controller.failure else { return }
            lastFailure = failure
            AccessibilityNotification.Announcement(UrbanNestErrorText(failure).spoken).post()
        }
    }

    /// The ground: a gradient fades in with the logo from the plain colour of the static launch screen, and gives way to
    /// that colour behind words that have to be read (C-UN-16, C-UN-17).
    @ViewBuilder private var ground: some View {
        if theme.background.count > 1 {
            let hasWords = shownFailure != nil || controller.isSlow
            let isOver = endedEntry == controller.entryStart
            TimelineView(.animation(paused: isOver)) { context in
                UrbanNestBackground(
                    theme: theme, strength: hasWords ? 0 : groundStrength(at: context.date, isOver: isOver))
            }
            .animation(.easeOut(duration: UrbanNestMotion.errorFade), value: hasWords)
        } else {
            UrbanNestBackground(theme: theme)
        }
    }

    /// The opacity of the gradient at a date; after a retry it is there already.
    private func groundStrength(at date: Date, isOver: Bool) -> Double {
        if controller.run > 1 { return 1 }
        guard let start = controller.entryStart else { return 0 }
        let time = motion.entryTime(date.timeIntervalSince(start), isOver: isOver)
        return motion.entry.value(of: UrbanNestMotion.logoOpacity, at: time) ?? 1
    }

    /// An error fades in. Retry sets the clock to zero at once, unless the entry is not shown again (C-UN-22).
    private var fade: Animation? {
        shownFailure != nil || reduceMotion ? .easeOut(duration: UrbanNestMotion.errorFade) : nil
    }
}

/// The plain or graded colour behind everything, to the very edges (UN-19 to UN-22).
struct UrbanNestBackground: View {
    let theme: UrbanNestTheme
    /// The opacity of a graded colour above the plain one, 0 to 1.
    var strength = 1.0

    var body: some View {
        Group {
            if theme.background.count > 1 {
                ZStack {
                    theme.background[0].color
                    LinearGradient(
                        colors: theme.background.map(\.color), startPoint: .top, endPoint: .bottom
                    )
                    .opacity(strength)
                }
            } else {
                theme.background.first?.color ?? .brandPrimary
            }
        }
        .ignoresSafeArea()
    }
}
