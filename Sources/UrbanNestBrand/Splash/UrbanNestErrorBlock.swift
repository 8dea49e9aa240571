// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

/// Icon, title, message and buttons: a filled one, and one without a fill (C-UN-20, C-UN-23, UN-173).
struct UrbanNestErrorBlock: View {
    let launch: AuthViewModel
    let text: UrbanNestErrorText
    let theme: UrbanNestTheme
    /// Indicates whether the screen is so low that the buttons stand beside each other.
    let isLow: Bool
    @ScaledMetric(relativeTo: .body) private var titleSize: CGFloat = 16
    @ScaledMetric(relativeTo: .body) private var messageSize: CGFloat = 14
    @AccessibilityFocusState private var isRetryFocused: Bool

    var body: some View {
        VStack(spacing: 0) {
            Image(systemName: "xmark.circle.fill")
                .resizable()
                .frame(width: 32, height: 32)
                .foregroundStyle(theme.errorIcon.color)
                .background(Circle().fill(theme.errorDisc.color))
                .accessibilityHidden(true)
            Text(text.title)
                .typeset(.system(size: titleSize, weight: .medium), theme.errorTitle)
                .multilineTextAlignment(.center)
                .padding(.top, 12)
            if let message = text.message {
                Text(message)
                    .typeset(.system(size: messageSize), theme.errorMessage)
                    .multilineTextAlignment(.center)
                    .padding(.top, 4)
            }
            let layout =
                isLow ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(spacing: 8))
            layout { ways }.padding(.top, 24)
        }
        .onAppear { isRetryFocused = true }
    }

    /// Retry and, where kept data is enough, the way on without a connection (C-UN-23).
    @ViewBuilder private var ways: some View {
        Button(UrbanNest.Texts.retry) { launch.controller.retry() }
            .buttonStyle(
                FilledButton(
                    fill: theme.buttonFill, label: theme.buttonLabel,
                    font: .system(size: titleSize, weight: .semibold), height: 50, radius: 12,
                    padding: 24,
                    width: 200...200)
            )
            // Once pressed, it is not pressed again before the next failure (C-UN-22).
            .disabled(launch.controller.phase != .failed)
            .accessibilityFocused($isRetryFocused)
        // It stays while the launch leaves by it.
        if launch.controller.canContinueOffline || launch.isOffline {
            Button(UrbanNest.Texts.continueOffline) { launch.controller.continueOffline() }
                .buttonStyle(
                    TextButton(
                        color: theme.secondaryLabel, font: .system(size: titleSize, weight: .medium),
                        padding: CGSize(width: 24, height: 8), minWidth: 200)
                )
                .disabled(launch.controller.phase != .failed)
        }
    }
}

/// The texts shown and spoken about a failure (C-UN-18, C-UN-21).
struct UrbanNestErrorText {
    let title: String
    let message: String?
    let spoken: String

    init(_ failure: LaunchFailure) {
        switch (failure.suspension, failure.kind) {
        case (.protectedData, _):
            title = UrbanNest.Texts.lockedTitle
            message = UrbanNest.Texts.lockedMessage
            spoken = UrbanNest.AccessibilityText.locked
        case (_, .network):
            title = UrbanNest.Texts.networkTitle
            message = UrbanNest.Texts.networkMessage
            spoken = UrbanNest.AccessibilityText.networkFailed
        case (_, .timeout):
            title = UrbanNest.Texts.slow
            message = nil
            spoken = UrbanNest.AccessibilityText.timedOut
        case (_, .other):
            title = UrbanNest.Texts.otherTitle
            message = UrbanNest.Texts.otherMessage
            spoken = UrbanNest.AccessibilityText.failed
        }
    }
}
