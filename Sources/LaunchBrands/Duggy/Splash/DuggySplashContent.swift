// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

#if canImport(SwiftUI)
    import SwiftUI
#else
    import StageUI
#endif

/// Logo over words over message, or beside them where the screen is low.
struct DuggySplashContent: View {
    /// From one item to the next (DG-26).
    static let spacing: CGFloat = 40

    let launch: DuggyLaunch
    let splash: DuggySplashState
    /// Shows the alert again after it was closed by another way than Retry.
    let onAskAgain: @MainActor () -> Void
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if typeSize.isAccessibilitySize {
            GeometryReader { proxy in
                ScrollView(.vertical) {
                    VStack(spacing: 20) {
                        DuggyLogoView(splash: splash)
                        name
                        tagline
                        section.frame(minHeight: DuggyLoadingSection.height)
                    }
                    .padding(16)
                    .frame(maxWidth: .infinity, minHeight: proxy.size.height)
                }
            }
        } else if verticalSizeClass == .compact {
            HStack(spacing: Self.spacing) {
                DuggyLogoView(splash: splash)
                VStack(spacing: 12) {
                    name
                    tagline
                    section
                        .frame(height: DuggyLoadingSection.height)
                        .padding(.top, 12)
                }
                // The message takes all the width that it is given.
                .frame(maxWidth: 300)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            VStack(spacing: Self.spacing) {
                Spacer(minLength: 0)
                DuggyLogoView(splash: splash)
                name
                tagline
                Spacer(minLength: 0)
                section.frame(height: DuggyLoadingSection.height)
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 24)
            .frame(maxWidth: .infinity)
        }
    }

    private var name: some View {
        Text(Duggy.Words.name)
            .duggyFont(.headline1)
            .foregroundStyle(DuggyTheme.white.color)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .opacity(splash.nameOpacity)
            // The screen carries both as its name.
            .accessibilityHidden(true)
    }

    private var tagline: some View {
        Text(Duggy.Words.tagline)
            .duggyFont(.bodyLarge)
            .foregroundStyle(DuggyTheme.tagline.color)
            .multilineTextAlignment(.center)
            .opacity(splash.taglineOpacity)
            .accessibilityHidden(true)
    }

    /// After a failure the way on stays where the message was, also when the alert was put away.
    @ViewBuilder
    private var section: some View {
        if launch.showError {
            Button(action: onAskAgain) {
                Text("Show what went wrong")
                    .duggyFont(.bodyMedium)
                    .foregroundStyle(DuggyTheme.white.color)
                    .underline()
                    .padding(.horizontal, 16)
                    .frame(minHeight: 44)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
        } else {
            DuggyLoadingSection(launch: launch)
        }
    }
}
