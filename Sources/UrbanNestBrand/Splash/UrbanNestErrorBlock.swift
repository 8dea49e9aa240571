// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

/// Icon, title, message and buttons (C-UN-20).
struct UrbanNestErrorBlock: View {
    let launch: AuthViewModel
    let text: UrbanNestErrorText
    let theme: UrbanNestTheme
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
                .font(.system(size: titleSize, weight: .medium))
                .foregroundStyle(theme.errorTitle.color)
                .multilineTextAlignment(.center)
                .padding(.top, 12)
            if let message = text.message {
                Text(message)
                    .font(.system(size: messageSize))
                    .foregroundStyle(theme.errorMessage.color)
                    .multilineTextAlignment(.center)
                    .padding(.top, 4)
            }
            Button(UrbanNest.Words.retry) { launch.controller.retry() }
                .buttonStyle(UrbanNestPrimaryButton(theme: theme, labelSize: titleSize))
                // Once pressed, it is not pressed again before the next failure (C-UN-22).
                .disabled(launch.controller.phase != .failed)
                .accessibilityFocused($isRetryFocused)
                .padding(.top, 24)
            // It stays while the launch leaves by it.
            if launch.controller.canContinueOffline || launch.isOffline {
                Button(UrbanNest.Words.continueOffline) { launch.controller.continueOffline() }
                    .buttonStyle(UrbanNestSecondaryButton(theme: theme, labelSize: titleSize))
                    .disabled(launch.controller.phase != .failed)
                    .padding(.top, 8)
            }
        }
        .onAppear { isRetryFocused = true }
    }
}

/// The filled button (UN-173).
struct UrbanNestPrimaryButton: ButtonStyle {
    let theme: UrbanNestTheme
    let labelSize: CGFloat

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: labelSize, weight: .semibold))
            .foregroundStyle(theme.buttonLabel.color)
            .padding(.horizontal, 24)
            .padding(.vertical, 8)
            .frame(minWidth: 200, minHeight: 50)
            .background(theme.buttonFill.color, in: RoundedRectangle(cornerRadius: 12))
            .opacity(configuration.isPressed ? 0.8 : 1)
    }
}

/// The button without a fill, below the filled one (C-UN-23).
struct UrbanNestSecondaryButton: ButtonStyle {
    let theme: UrbanNestTheme
    let labelSize: CGFloat

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: labelSize, weight: .medium))
            .foregroundStyle(theme.secondaryLabel.color)
            .padding(.horizontal, 24)
            .padding(.vertical, 8)
            .frame(minWidth: 200, minHeight: 44)
            .contentShape(Rectangle())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}
