// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

/// The spinner and the message of the step at work (DG-39 to DG-49).
struct LoadingSection: View {
    /// The height that is kept from the start, so that nothing moves (DG-49).
    static let height: CGFloat = 60
    /// From the spinner to the message (DG-39).
    static let spacing: CGFloat = 16
    /// The same where the bar has to fit into the height, too: 24 + 8 + 18 + 6 + 4 = 60 points.
    static let spacingWithBar: CGFloat = 8
    /// The scale of the spinner (DG-43).
    static let spinnerScale: CGFloat = 1.2
    /// The height of the spinner's place: 20 points, scaled.
    static let spinnerSize: CGFloat = 24

    let viewModel: SplashViewModel
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: viewModel.options.showsBar ? Self.spacingWithBar : Self.spacing) {
            if viewModel.showLoading {
                indicator.frame(width: indicatorWidth, height: Self.spinnerSize)
            }
            VStack(spacing: 6) {
                message
                if viewModel.options.showsBar { bar }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(viewModel.loadingMessage)
        .accessibilityValue(progress)
        .accessibilityAddTraits(.updatesFrequently)
        .accessibilityHidden(viewModel.loadingMessage.isEmpty || viewModel.showError)
    }

    private var indicatorWidth: CGFloat? { reduceMotion ? nil : Self.spinnerSize }

    /// Nothing turns for users who want less motion: an over of six balls is filled instead.
    @ViewBuilder
    private var indicator: some View {
        if reduceMotion {
            OverIndicator(done: viewModel.status?.step ?? 0)
        } else {
            ProgressView()
                .progressViewStyle(.circular)
                .spinner(Theme.white)
                .scaleEffect(Self.spinnerScale)
        }
    }

    /// One message fades into the next.
    private var message: some View {
        ZStack {
            WholeWords(viewModel.loadingMessage) {
                $0.typeStyle(.bodyMedium).foregroundStyle(Theme.message.color)
            }
            .multilineTextAlignment(.center)
            .id(viewModel.loadingMessage)
            .transition(.opacity)
        }
        // Of one width for all messages: one that leaves must not be moved by the next.
        .frame(maxWidth: .infinity)
        .animation(.easeInOut(duration: SplashMotion.messageLength), value: viewModel.loadingMessage)
        .opacity(viewModel.showLoading ? 1 : 0)
    }

    private var bar: some View {
        ProgressView(value: viewModel.status?.progress ?? 0)
            .tint(Theme.white.color)
            .frame(width: 160)
            .animation(
                .easeInOut(duration: SplashMotion.messageLength), value: viewModel.status?.progress ?? 0
            )
            .opacity(viewModel.showLoading ? 1 : 0)
    }

    private var progress: String {
        guard let status = viewModel.status else { return "" }
        // A person counts the step at work, not those before it.
        return String(localized: "Step \(min(status.step + 1, status.totalSteps)) of \(status.totalSteps)")
    }
}

/// Six balls, of which those are bright that have been bowled: the six steps of the initialisation.
struct OverIndicator: View {
    let done: Int

    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<6, id: \.self) { ball in
                Circle()
                    .fill(Theme.white.color)
                    .frame(width: 8, height: 8)
                    .opacity(ball < done ? 1 : 0.35)
            }
        }
        .animation(.easeInOut(duration: SplashMotion.messageLength), value: done)
    }
}
