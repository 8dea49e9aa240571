// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
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
    @State private var lastFailure: LaunchFailureKind?

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
    private var shownFailure: LaunchFailureKind? {
        if let failure = controller.failure {
            return endedEntry == controller.entryStart ? failure.kind : nil
        }
        return authViewModel.isOffline ? lastFailure : nil
    }

    /// The background and, on top, the content.
    public var body: some View {
        ZStack {
            UrbanNestBackground(theme: theme)
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
            guard controller.phase == .failed, let kind = controller.failure?.kind else { return }
            lastFailure = kind
            AccessibilityNotification.Announcement(UrbanNestErrorText(kind).spoken).post()
        }
    }

    /// An error fades in. Retry sets the clock to zero at once, unless the entry is not shown again (C-UN-22).
    private var fade: Animation? {
        shownFailure != nil || reduceMotion ? .easeOut(duration: UrbanNestMotion.errorFade) : nil
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
                theme.background.first?.color ?? .brandPrimary
            }
        }
        .ignoresSafeArea()
    }
}
