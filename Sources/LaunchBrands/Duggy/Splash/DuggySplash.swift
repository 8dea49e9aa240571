// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchMotion

#if canImport(SwiftUI)
    public import SwiftUI
#else
    public import StageUI
#endif

/// Duggy's splash: the logo, the name, the tagline and what is being done (DG-24 to DG-49).
public struct DuggySplash: View {
    private let launch: DuggyLaunch
    @State private var isAlertShown = false
    @State private var voice = DuggyVoice()
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates the splash of a launch.
    public init(launch: DuggyLaunch) { self.launch = launch }

    private var controller: LaunchController<DuggyRoute> { launch.controller }

    /// The brand's blue and, on top, the content and the alert.
    public var body: some View {
        ZStack {
            DuggyTheme.primaryBlue.color.ignoresSafeArea()
            TimelineView(.animation(paused: controller.phase == .finished)) { context in
                let splash = launch.splash(at: context.date, reduceMotion: reduceMotion)
                ZStack {
                    DuggySplashContent(launch: launch, splash: splash) { isAlertShown = true }
                    if launch.options.handsOff, splash.handoffOpacity > 0 {
                        DuggyStaticLogo(opacity: splash.handoffOpacity)
                    }
                }
                .onChange(of: spokenPiece(context.date)) { speak(at: context.date) }
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Duggy.Spoken.splash)
        .onAppear {
            controller.markReduceMotion(reduceMotion)
            launch.startInitialization()
        }
        .onChange(of: reduceMotion) { controller.markReduceMotion(reduceMotion) }
        .onChange(of: controller.phase) { isAlertShown = launch.showError }
        .alert(Duggy.Words.errorTitle, isPresented: $isAlertShown) {
            Button(Duggy.Words.retry) { launch.startInitialization() }
            switch launch.options.leave {
            case .support: Button(Duggy.Words.support) { launch.contactSupport() }
            case .exit: Button(Duggy.Words.exit) { launch.exit() }
            case .hidden: EmptyView()
            }
        } message: {
            Text(launch.errorMessage)
        }
    }

    /// Changes when there may be something to say: with the message, and every half second.
    private func spokenPiece(_ date: Date) -> String {
        let time = launch.splashStart.map { date.timeIntervalSince($0) } ?? 0
        return launch.loadingMessage + " \(Int(time * 2))"
    }

    private func speak(at date: Date) {
        guard !launch.showError, controller.phase.isLoading else { return }
        if let words = voice.words(for: launch.loadingMessage, at: date) {
            AccessibilityNotification.Announcement(words).post()
        }
    }
}

/// Chooses what is said aloud: each message once, and never two within two seconds (C-DG-05, C-DG-36).
@MainActor
final class DuggyVoice {
    private var last: (words: String, date: Date)?

    /// What to say now, or nil.
    func words(for message: String, at date: Date) -> String? {
        guard !message.isEmpty, message != last?.words else { return nil }
        if let last, date.timeIntervalSince(last.date) < 2 { return nil }
        last = (message, date)
        return message
    }
}
