// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import SwiftUI

/// Decides between the onboarding, the way in and the signed-in landing (ST-39).
///
/// It goes by the launch in its environment; without one it begins with the onboarding, and nothing is kept.
public struct ContentView: View {
    @Environment(ShipThatAppLaunch.self) private var launch: ShipThatAppLaunch?
    @State private var route = ShipThatAppRoute.onboarding
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates the content.
    public init() {}

    /// The screen of the route.
    public var body: some View {
        Group {
            switch launch?.controller.route ?? route {
            case .onboarding:
                Onboarding { go(to: .signIn) { $0.finishOnboarding() } }
            case .signIn:
                SignIn(isBusy: launch?.isBusy ?? false, problem: launch?.problem) {
                    go(to: .landing) { $0.signIn() }
                }
            case .landing:
                Landing(launch: launch)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func go(to next: ShipThatAppRoute, _ act: (ShipThatAppLaunch) -> Void) {
        withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.3)) {
            if let launch { act(launch) } else { route = next }
        }
    }
}
