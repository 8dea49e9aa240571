// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchCore
import LaunchKit
public import SwiftUI

/// Laten's window: the splash, and the screen of the route below it while it leaves (`C-LA-22`).
public struct LatenWindow: View {
    private let launch: LatenLaunch

    /// Creates the window of a launch.
    public init(launch: LatenLaunch) { self.launch = launch }

    /// The ground, the splash, the destination, and the toast in front of both.
    public var body: some View {
        LaunchWindow(
            launch.controller, ground: LatenPalette.background.color,
            handOver: LaunchHandOver(.duringExit, splashOpacity: { LatenMotion.exitOpacity(at: $0) }),
            reset: launch.reset, failure: LaunchFailureNotice(app: Laten.name, look: .laten)
        ) {
            LatenSplash(start: launch.controller.entryStart, isStopped: launch.controller.stop != nil)
                .onAppear { launch.controller.appear() }
        } destination: { route in
            // A screen that is left fades into the next one.
            ZStack { screen(route) }
                .animation(.easeInOut(duration: 0.3), value: route)
                .accessibilityHidden(!isRevealed)
        }
        .latenToast(of: launch.model, clock: launch.clock)
        .successFeedback(trigger: launch.completions)
        .tint(LatenPalette.primary.color)
        .preferredColorScheme(.dark)
    }

    /// Indicates whether the splash is gone.
    private var isRevealed: Bool { launch.controller.phase == .finished }

    @ViewBuilder
    private func screen(_ route: LatenRoute) -> some View {
        switch route {
        case .explore:
            ExploreScreen(
                name: launch.user?.displayName, email: launch.user?.email,
                note: launch.isOffline ? Laten.offlineNote : nil, biometrics: launch.biometricSetting,
                passwordAccount: launch.passwordAccount, settings: launch.account, security: launch.security,
                perform: { launch.controller.perform($0) },
                onEnable: { launch.model.tell(.biometricEnabled, biometry: $0) },
                onSignOut: { launch.signOut($0) }
            )
            .transition(.opacity)
        case .onboarding:
            OnboardingScreen(onFinish: { launch.finishOnboarding() })
                .transition(.opacity)
        case .auth:
            AuthenticationScreen(
                model: launch.model, options: launch.options.screen, isRevealed: isRevealed,
                perform: { launch.controller.perform($0) }
            ) {
                MailLinks(model: launch.model) { launch.controller.perform($0) }
            }
            .transition(.opacity)
        }
    }
}
