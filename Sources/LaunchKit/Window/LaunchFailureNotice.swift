// Licensed under the Apache License, Version 2.0.

public import LaunchCore
import SwiftUI

/// The notice on the splash of a launch that failed, for an app whose splash has none of its own.
///
/// It says what the failure is about and offers to try again, and to continue with kept data where that may be done.
public struct LaunchFailureNotice: Hashable, Sendable {
    /// The name of the app, as its users read it.
    public var app: String
    /// The colours and the button.
    public var look: BrandLook
    /// The label of the button that starts the launch again.
    public var retry = String(localized: "Retry")
    /// The label of the button that continues with kept data.
    public var continueOffline = String(localized: "Continue Offline")

    /// Describes a notice of an app in its look.
    public init(app: String, look: BrandLook) { (self.app, self.look) = (app, look) }

    /// Returns what a failure is about, and what helps, in a sentence each.
    public func text(for failure: LaunchFailure) -> String {
        switch (failure.suspension, failure.kind) {
        case (.protectedData, _):
            String(
                localized:
                    "\(app) cannot read your sign-in while this device is locked. Unlock it and try again.")
        case (.networkPermission, _):
            String(localized: "\(app) may not use the network yet. Allow it in Settings and try again.")
        case (nil, .network):
            String(localized: "\(app) cannot reach its server. Check your internet connection and try again.")
        case (nil, .timeout): String(localized: "The server of \(app) does not answer. Try again.")
        case (nil, .other): String(localized: "\(app) could not read what it needs to start. Try again.")
        }
    }
}

/// The notice with its buttons, at the bottom of the screen; it scrolls where large letters need more room.
struct LaunchFailurePanel: View {
    let notice: LaunchFailureNotice
    let failure: LaunchFailure
    let canContinueOffline: Bool
    let retry: @MainActor @Sendable () -> Void
    let continueOffline: @MainActor @Sendable () -> Void
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @AccessibilityFocusState private var isRetryFocused: Bool

    private var palette: BrandPalette { BrandPalette(notice.look, scheme, contrast) }

    var body: some View {
        ViewThatFits(in: .vertical) {
            panel
            ScrollView(.vertical) { panel }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        .environment(\.palette, palette)
        .onAppear {
            isRetryFocused = true
            AccessibilityNotification.Announcement(notice.text(for: failure)).post()
        }
    }

    private var panel: some View {
        VStack(spacing: 16) {
            Text(notice.text(for: failure))
                .typeset(.callout, palette.text)
                .multilineTextAlignment(.center)
                .fixedSize(horizontal: false, vertical: true)
            Button(notice.retry, action: retry)
                .buttonStyle(FilledButton())
                .accessibilityFocused($isRetryFocused)
            if canContinueOffline {
                Button(notice.continueOffline, action: continueOffline)
                    .buttonStyle(TextButton(color: palette.text))
            }
        }
        .padding(20)
        .columnWidth(420)
        .background(palette.card.color, in: RoundedRectangle(cornerRadius: 20))
        .padding(16)
        .frame(maxWidth: .infinity)
    }
}
