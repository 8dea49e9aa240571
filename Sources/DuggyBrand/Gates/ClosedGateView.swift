// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

/// The view in place of the app while its gate is closed: maintenance, or a version that is too old.
struct ClosedGateView: View {
    let viewModel: SplashViewModel
    let verdict: LaunchVerdict
    @State private var isShown = false
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let layout =
            verticalSizeClass == .compact && !typeSize.isAccessibilitySize
            ? AnyLayout(HStackLayout(spacing: 40)) : AnyLayout(VStackLayout(spacing: 32))
        layout {
            BallSign(
                symbol: isUpdate ? "arrow.down.to.line" : "cloud.rain.fill", side: (160, 150, 52))
            VStack(spacing: 24) {
                words
                way
            }
            .frame(maxWidth: 400)
        }
        .inTheMiddle(margin: 24)
        .screen(.duggyBlue)
        .onAppear {
            isShown = true
            announce()
        }
        .onDisappear { isShown = false }
    }

    /// Announces the screen's subject a little later: a screen reader's own words for a new screen would cut it off.
    private func announce() {
        let clock = viewModel.container.clock
        viewModel.controller.perform {
            guard (try? await clock.sleep(for: .milliseconds(500))) != nil, isShown else { return }
            AccessibilityNotification.Announcement("\(title). \(text)").post()
        }
    }

    private var isUpdate: Bool { if case .updateRequired = verdict { true } else { false } }

    private var title: String {
        isUpdate ? String(localized: "Time for a new innings") : String(localized: "Covers are on")
    }

    private var text: String {
        switch verdict {
        case .updateRequired(let version):
            String(localized: "This version of Duggy is no longer supported. Update to \(version) or later.")
        case .maintenance(let message, _): message
        default: ""
        }
    }

    private var words: some View {
        VStack(spacing: 10) {
            Heading(title, font: .title.bold())
            WholeWords(text) {
                $0.font(.body)
                    .lineSpacing(3)
                    .foregroundStyle(Theme.tagline.color)
            }
        }
        .multilineTextAlignment(.center)
        .fixedSize(horizontal: false, vertical: true)
    }

    @ViewBuilder
    private var way: some View {
        if isUpdate {
            Button(action: viewModel.openStore) { WholeWords(String(localized: "Update")) { $0 } }
                .buttonStyle(FilledButton())
        } else {
            VStack(spacing: 12) {
                Button {
                    viewModel.controller.recheck()
                } label: {
                    WholeWords(isAsking ? String(localized: "Checking…") : String(localized: "Try again")) {
                        $0
                    }
                }
                .buttonStyle(FilledButton())
                .disabled(isAsking)
                if let reopening = viewModel.controller.reopening, !isAsking {
                    // A schedule begins in the past, at full seconds before the end: it is read at once.
                    TimelineView(.periodic(from: reopening.addingTimeInterval(-86_400), by: 1)) { context in
                        Text(wait(until: reopening, at: context.date))
                            .typeset(.subheadline.monospacedDigit(), Theme.message)
                            .multilineTextAlignment(.center)
                    }
                }
            }
        }
    }

    /// Indicates whether the gate is being checked again.
    private var isAsking: Bool { viewModel.controller.phase.isLoading }

    private func wait(until reopening: Date, at date: Date) -> String {
        let seconds = Int(max(0, reopening.timeIntervalSince(date) - 0.001).rounded(.up))
        if seconds < 60 { return String(localized: "Duggy tries again in \(seconds) s.") }
        return String(localized: "Duggy tries again in \((seconds + 59) / 60) min.")
    }
}
