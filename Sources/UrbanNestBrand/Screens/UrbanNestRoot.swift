// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import LaunchMotion
public import SwiftUI

/// UrbanNest's window: the splash, and the launch's destination.
public struct UrbanNestRoot: View {
    private let launch: AuthViewModel
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.scenePhase) private var scenePhase

    /// Creates the window of a launch.
    public init(launch: AuthViewModel) { self.launch = launch }

    /// The destination and, until the launch is over, the splash.
    public var body: some View {
        LaunchWindow(
            launch.controller, ground: BrandPalette(.urbanNest, colorScheme).background.color,
            handOver: handOver,
            reset: launch.reset
        ) {
            SplashView()
        } destination: { route in
            UrbanNestDestination(launch: launch, route: route)
        }
        .environment(launch)
        .onChange(of: scenePhase) { if scenePhase == .active { launch.refreshIfOffline() } }
    }

    /// Both at once: the splash fades out over its own time, the screen slides in from the side or fades in
    /// (C-UN-25); without motion the exit is over at its very start (UN-126).
    private var handOver: LaunchHandOver {
        let motion = reduceMotion ? launch.reducedMotion : launch.motion
        var handOver = LaunchHandOver(.duringExit, isDestinationAbove: true) {
            motion.exit.value(of: UrbanNestMotion.exitOpacity, at: $0) ?? 1
        }
        if launch.controller.route?.slidesIn == true {
            handOver.destinationShift = {
                motion.slideIn.value(of: UrbanNestMotion.destinationShift, at: $0) ?? 0
            }
        } else {
            handOver.destinationOpacity = {
                motion.fadeIn.value(of: UrbanNestMotion.destinationOpacity, at: $0) ?? 1
            }
        }
        return handOver
    }
}

/// The screen of a route.
struct UrbanNestDestination: View {
    let launch: AuthViewModel
    let route: UrbanNestRoute

    var body: some View {
        Group {
            switch route {
            case .home(let tab):
                UrbanNestHome(
                    tab: tab, cities: launch.availableCities, configuration: launch.appConfig,
                    version: launch.version, link: launch.controller.deliveredLink,
                    offlineNote: launch.offlineNote, settings: launch.settings,
                    perform: launch.controller.perform, onSignOut: launch.signOut)
            case .onboarding(let slide, _):
                UrbanNestOnboarding(slide: slide) {
                    withAnimation(.easeOut(duration: 0.3)) { launch.finishOnboarding() }
                }
            case .login:
                UrbanNestLogin(launch.makeSignIn(), perform: launch.controller.perform)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
