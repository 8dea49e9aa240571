// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

#if canImport(SwiftUI)
    import SwiftUI
#else
    import StageUI
#endif

/// The spinner and the message of the step at work (DG-39 to DG-49).
struct DuggyLoadingSection: View {
    /// The height that is kept from the start, so that nothing moves (DG-49).
    static let height: CGFloat = 60
    /// From the spinner to the message (DG-39).
    static let spacing: CGFloat = 16
    /// The scale of the spinner (DG-43).
    static let spinnerScale: CGFloat = 1.2
    /// The height of the spinner's place: 20 points, scaled.
    static let spinnerSize: CGFloat = 24

    let launch: DuggyLaunch
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: Self.spacing) {
            if launch.showLoading {
                indicator.frame(width: indicatorWidth, height: Self.spinnerSize)
            }
            VStack(spacing: 8) {
                message
                if launch.options.showsBar { bar }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(launch.loadingMessage)
        .accessibilityValue(progress)
        .accessibilityAddTraits(.updatesFrequently)
        .accessibilityHidden(launch.loadingMessage.isEmpty || launch.showError)
    }

    private var indicatorWidth: CGFloat? { reduceMotion ? nil : Self.spinnerSize }

    /// Nothing turns for users who want less motion: an over of six balls is filled instead.
    @ViewBuilder
    private var indicator: some View {
        if reduceMotion {
            DuggyOver(done: launch.status?.step ?? 0)
        } else {
            ProgressView()
                .progressViewStyle(.circular)
                .tint(DuggyTheme.white.color)
                .scaleEffect(Self.spinnerScale)
        }
    }

    /// One message fades into the next.
    private var message: some View {
        ZStack {
            Text(launch.loadingMessage)
                .duggyFont(.bodyMedium)
                .foregroundStyle(DuggyTheme.message.color)
                .multilineTextAlignment(.center)
                .id(launch.loadingMessage)
                .transition(.opacity)
        }
        // Of one width for all messages: one that leaves must not be moved by the next.
        .frame(maxWidth: .infinity)
        .animation(.easeInOut(duration: DuggyMotion.messageLength), value: launch.loadingMessage)
        .opacity(launch.showLoading ? 1 : 0)
    }

    private var bar: some View {
        ProgressView(value: launch.status?.progress ?? 0)
            .tint(DuggyTheme.white.color)
            .frame(width: 160)
            .animation(.easeInOut(duration: DuggyMotion.messageLength), value: launch.status?.progress ?? 0)
            .opacity(launch.showLoading ? 1 : 0)
    }

    private var progress: String {
        guard let status = launch.status else { return "" }
        // A person counts the step at work, not those before it.
        let number = min(status.step + 1, status.totalSteps)
        return Duggy.Spoken.progress(number, of: status.totalSteps)
    }
}

/// Six balls, of which those are bright that have been bowled: the six steps of the initialisation.
struct DuggyOver: View {
    let done: Int

    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<6, id: \.self) { ball in
                Circle()
                    .fill(DuggyTheme.white.color)
                    .frame(width: 8, height: 8)
                    .opacity(ball < done ? 1 : 0.35)
            }
        }
        .animation(.easeInOut(duration: DuggyMotion.messageLength), value: done)
    }
}
