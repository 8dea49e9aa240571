// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

/// Logo over words over message, or beside them where the screen is low.
struct SplashContent: View {
    /// From one item to the next (DG-26).
    static let spacing: CGFloat = 40
    /// A room lower than this, in points, is a watch's: the logo and the message would not be on it in their places.
    private static let watchHeight: CGFloat = 260
    /// The scale of the logo on a watch.
    private static let watchScale: CGFloat = 0.4

    let viewModel: SplashViewModel
    let splash: SplashState
    /// Indicates whether the alert is visible; it is presented again after it was closed by another way than Retry.
    @Binding var isAlertShown: Bool
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.distanceScale) private var distance

    var body: some View {
        if typeSize.isAccessibilitySize {
            // Without an arrow: nobody has to scroll while the app starts.
            GeometryReader { proxy in
                ScrollView(.vertical) {
                    VStack(spacing: 20) {
                        logo
                        name
                        tagline
                        section.frame(minHeight: LoadingSection.height)
                    }
                    .padding(16)
                    .frame(maxWidth: .infinity, minHeight: proxy.size.height)
                }
            }
        } else if verticalSizeClass == .compact {
            HStack(spacing: Self.spacing) {
                logo
                VStack(spacing: 12) {
                    name
                    tagline
                    section
                        .frame(height: LoadingSection.height)
                        .padding(.top, 12)
                }
                // The message takes all the width that it is given.
                .frame(maxWidth: 300)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            GeometryReader { proxy in
                if proxy.size.height < Self.watchHeight { small } else { column }
            }
        }
    }

    private var column: some View {
        VStack(spacing: Self.spacing) {
            Spacer(minLength: 0)
            logo
            name
            tagline
            Spacer(minLength: 0)
            section.frame(height: LoadingSection.height * distance)
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 24)
        .frame(maxWidth: .infinity)
    }

    /// On a watch everything is in sight: a smaller logo, the tagline in one line, and what is left between them.
    private var small: some View {
        let side = LogoView.circleSize * Self.watchScale
        return VStack(spacing: 0) {
            Spacer(minLength: 0)
            logo.scaleEffect(Self.watchScale).frame(width: side, height: side)
            name
            tagline.lineLimit(1).minimumScaleFactor(0.7)
            Spacer(minLength: 0)
            section.minimumScaleFactor(0.7).frame(height: LoadingSection.height)
        }
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity)
    }

    private var logo: some View {
        // It comes as the image of the launch screen goes, so that the first frame is that screen (C-DG-23, C-X-08).
        LogoView(splash, fillOpacity: viewModel.options.fillOpacity)
            .opacity(viewModel.options.handoff == .on ? 1 - splash.handoffOpacity : 1)
    }

    private var name: some View {
        Text(Duggy.Texts.name)
            .typeStyle(.headline1)
            .foregroundStyle(Theme.white.color)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .opacity(splash.nameOpacity)
            // The screen carries both as its name.
            .accessibilityHidden(true)
    }

    private var tagline: some View {
        WholeWords(Duggy.Texts.tagline) { $0.typeStyle(.bodyLarge).foregroundStyle(Theme.tagline.color) }
            .multilineTextAlignment(.center)
            .opacity(splash.taglineOpacity)
            .accessibilityHidden(true)
    }

    /// After a failure the way on stays where the message was, once the alert was put away.
    @ViewBuilder
    private var section: some View {
        if viewModel.showError {
            Button {
                isAlertShown = true
            } label: {
                Text("Show what went wrong")
                    .typeStyle(.bodyMedium)
                    .foregroundStyle(Theme.white.color)
                    .underline()
                    .padding(.horizontal, 16)
                    .frame(minHeight: 44)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .opacity(isAlertShown ? 0 : 1)
        } else {
            LoadingSection(viewModel: viewModel)
        }
    }
}
