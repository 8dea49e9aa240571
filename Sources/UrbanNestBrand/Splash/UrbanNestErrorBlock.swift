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
    /// The least width of a button in points; a watch is narrower than the document's 200.
    let buttonWidth: CGFloat
    @BrandMetric(relativeTo: .body) private var titleSize: CGFloat = 16
    @AccessibilityFocusState private var isRetryFocused: Bool

    var body: some View {
        VStack(spacing: 0) {
            Image(systemName: "xmark.circle.fill")
                .resizable()
                .frame(width: 32, height: 32)
                .foregroundStyle(theme.errorIcon.color)
                .background(Circle().fill(theme.errorDisc.color))
                .accessibilityHidden(true)
            WholeWords(text.title) { $0.errorFont(16, .medium).foregroundStyle(theme.errorTitle.color) }
                .multilineTextAlignment(.center)
                .padding(.top, 12)
            if let message = text.message {
                WholeWords(message) { $0.errorFont(14, .regular).foregroundStyle(theme.errorMessage.color) }
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
        Button {
            launch.controller.retry()
        } label: {
            WholeWords(UrbanNest.Texts.retry) { $0.errorFont(16, .semibold) }
        }
        .buttonStyle(
            FilledButton(
                fill: theme.buttonFill, label: theme.buttonLabel,
                font: .system(size: titleSize, weight: .semibold), height: 50, radius: 12,
                padding: 24,
                width: buttonWidth...200)
        )
        // Once pressed, it is not pressed again before the next failure (C-UN-22).
        .disabled(launch.controller.phase != .failed)
        .accessibilityFocused($isRetryFocused)
        // It stays while the launch leaves by it.
        if launch.controller.canContinueOffline || launch.isOffline {
            Button {
                launch.controller.continueOffline()
            } label: {
                WholeWords(UrbanNest.Texts.continueOffline) { $0.errorFont(16, .medium) }
            }
            .buttonStyle(
                TextButton(
                    color: theme.secondaryLabel, font: .system(size: titleSize, weight: .medium),
                    padding: CGSize(width: 24, height: 8), minWidth: buttonWidth)
            )
            .disabled(launch.controller.phase != .failed)
        }
    }
}

extension View {
    /// Sets the letters of an error, whose size grows with the text size of the place where they stand.
    fileprivate func errorFont(_ size: CGFloat, _ weight: Font.Weight) -> some View {
        modifier(ErrorFont(size: BrandMetric(wrappedValue: size, relativeTo: .body), weight: weight))
    }
}

private struct ErrorFont: ViewModifier {
    @BrandMetric var size: CGFloat
    let weight: Font.Weight

    init(size: BrandMetric, weight: Font.Weight) { (_size, self.weight) = (size, weight) }

    func body(content: Content) -> some View { content.font(.system(size: size, weight: weight)) }
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
