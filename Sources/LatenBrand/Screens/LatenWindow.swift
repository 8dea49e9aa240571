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
            reset: launch.reset
        ) {
            LatenSplash(start: launch.controller.entryStart).onAppear { launch.controller.appear() }
        } destination: { route in
            screen(route).accessibilityHidden(launch.controller.phase != .finished)
        }
        .latenToast(of: launch.model, clock: launch.clock)
        .successFeedback(trigger: launch.completions)
        .tint(LatenPalette.primary.color)
        .preferredColorScheme(.dark)
    }

    @ViewBuilder
    private func screen(_ route: LatenRoute) -> some View {
        switch route {
        case .explore:
            ExploreScreen(
                name: launch.user?.displayName, email: launch.user?.email,
                note: launch.isOffline ? Laten.offlineNote : nil, onSignOut: { launch.signOut() })
        case .onboarding: OnboardingScreen(onFinish: { launch.finishOnboarding() })
        case .auth:
            AuthenticationScreen(
                model: launch.model, options: launch.options.screen,
                perform: { launch.controller.perform($0) })
        }
    }
}
