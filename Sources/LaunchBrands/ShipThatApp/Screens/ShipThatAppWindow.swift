// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

#if canImport(SwiftUI)
    public import SwiftUI
#else
    public import StageUI
#endif

/// ShipThatApp's window: the splash until its state is finished, then the root (ST-32, ST-34).
public struct ShipThatAppWindow: View {
    private let launch: ShipThatAppLaunch

    /// Creates the window of a launch.
    public init(launch: ShipThatAppLaunch) { self.launch = launch }

    /// The splash's colour, the root once it is due, and the splash.
    public var body: some View {
        ZStack {
            // Behind the fade is the splash's own colour, not an empty window (C-ST-09).
            launch.options.style.background.color.ignoresSafeArea()
            if launch.showsRoot {
                ShipThatAppRoot(launch: launch) { ShipThatAppContentView(launch: launch) }
                    .accessibilityHidden(launch.splash.state != .finished)
            }
            if launch.splash.state != .finished {
                SplashScreenView(
                    style: launch.options.style, isResting: launch.controller.phase == .holding
                )
                .onAppear { launch.dismissSplashScreenAfterDelay() }
            }
        }
        .environment(launch.splash)
        .onOpenURL { launch.controller.open($0) }
        .onChange(of: launch.controller.canContinueOffline) { launch.goOnOffline() }
    }
}

/// What all of the real app stands in: its ground and its tint (ST-34).
struct ShipThatAppRoot<Content: View>: View {
    let launch: ShipThatAppLaunch
    @ViewBuilder let content: Content
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let palette = ShipThatAppPalette(colorScheme)
        ZStack {
            palette.background.color.ignoresSafeArea()
            content
        }
        .tint(palette.accent.color)
    }
}

/// Decides between the onboarding, the way in and the signed-in landing (ST-39).
struct ShipThatAppContentView: View {
    let launch: ShipThatAppLaunch
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        Group {
            switch launch.content {
            case .onboarding:
                ShipThatAppOnboarding { move { launch.finishOnboarding() } }
            case .signIn:
                ShipThatAppSignIn(isBusy: launch.isBusy, problem: launch.problem) { move { launch.signIn() } }
            case .landing:
                ShipThatAppLanding(launch: launch)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func move(_ change: () -> Void) {
        withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.3), change)
    }
}
