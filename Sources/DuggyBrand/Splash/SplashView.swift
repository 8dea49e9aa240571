// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import LaunchMotion
public import SwiftUI

/// Duggy's splash: the logo, the name, the tagline and what is being done (DG-24 to DG-49).
///
/// It takes the stores of the member and of the navigation from the environment, where there are any (DG-23):
/// `SplashView(viewModel: viewModel).environment(authenticationStore).environment(navigationStore)`.
public struct SplashView: View {
    private let viewModel: SplashViewModel
    @State private var isAlertShown = false
    @State private var voice = SplashVoice()
    @Environment(AuthenticationStore.self) private var authenticationStore: AuthenticationStore?
    @Environment(NavigationStore.self) private var navigationStore: NavigationStore?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates the splash of a model.
    public init(viewModel: SplashViewModel) { self.viewModel = viewModel }

    private var controller: LaunchController<AppRoute> { viewModel.controller }

    /// The brand's blue and, on top, the content and the alert.
    public var body: some View {
        ZStack {
            Theme.primaryBlue.color.ignoresSafeArea()
            TimelineView(.animation(paused: controller.phase == .finished)) { context in
                let splash = viewModel.splash(at: context.date, reduceMotion: reduceMotion)
                ZStack {
                    SplashContent(viewModel: viewModel, splash: splash, isAlertShown: $isAlertShown)
                    if viewModel.options.handoff == .on, splash.handoffOpacity > 0 {
                        StaticLogo(opacity: splash.handoffOpacity)
                    }
                }
                .onChange(of: spokenPiece(context.date)) { speak(at: context.date) }
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Duggy.Texts.spoken)
        // Behind the alert nothing is read and nothing takes a touch.
        .accessibilityHidden(isAlertShown)
        .allowsHitTesting(!isAlertShown)
        .onAppear {
            if controller.phase == .idle { viewModel.startInitialization() }
            isAlertShown = viewModel.isAlertReady
        }
        .onChange(of: viewModel.isAlertReady) { isAlertShown = viewModel.isAlertReady }
        .onChange(of: viewModel.initializationComplete) {
            if viewModel.initializationComplete { handleInitializationComplete() }
        }
        .alert(Duggy.Texts.errorTitle, isPresented: $isAlertShown) {
            Button(Duggy.Texts.retry) { viewModel.startInitialization() }
            if controller.canContinueOffline {
                Button(Duggy.Texts.continueOffline) { viewModel.continueOffline() }
            }
            switch viewModel.options.leave {
            case .support: Button(Duggy.Texts.support) { viewModel.contactSupport() }
            case .exit: Button(Duggy.Texts.exit) { viewModel.exit() }
            case .hidden: EmptyView()
            }
        } message: {
            Text(viewModel.errorMessage)
        }
    }

    /// Puts a member on the tab home; who is not signed in is led to the sign-in by the route (DG-51, DG-57, DG-58).
    private func handleInitializationComplete() {
        guard authenticationStore?.isAuthenticated == true else { return }
        navigationStore?.selectedTab = .home
    }

    /// Changes when there may be something to say: with the message, and every half second.
    private func spokenPiece(_ date: Date) -> String {
        let time = viewModel.splashStart.map { date.timeIntervalSince($0) } ?? 0
        return viewModel.loadingMessage + " \(Int(time * 2))"
    }

    private func speak(at date: Date) {
        guard !viewModel.showError, controller.phase.isLoading else { return }
        if let words = voice.words(for: viewModel.loadingMessage, at: date) {
            AccessibilityNotification.Announcement(words).post()
        }
    }
}

/// Chooses what is said aloud: each message once, and never two within two seconds (C-DG-05, C-DG-36).
@MainActor
final class SplashVoice {
    private var last: (words: String, date: Date)?

    /// Returns the words to announce now, or nil.
    func words(for message: String, at date: Date) -> String? {
        guard !message.isEmpty, message != last?.words else { return nil }
        if let last, date.timeIntervalSince(last.date) < 2 { return nil }
        last = (message, date)
        return message
    }
}
