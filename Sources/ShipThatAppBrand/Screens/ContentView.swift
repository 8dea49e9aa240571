// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchCore
public import LaunchKit
public import SwiftUI

/// Decides between the onboarding, the way in and the signed-in landing (ST-39).
///
/// It goes by the launch in its environment; without one it begins with the onboarding, and nothing is kept.
public struct ContentView: View {
    @Environment(ShipThatAppLaunch.self) private var launch: ShipThatAppLaunch?
    @State private var route = ShipThatAppRoute.onboarding
    private let account: Account
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates the content.
    ///
    /// - Parameter account: Signs users in where there is no launch; without one, sign-in is not possible.
    public init(account: Account = .none) { self.account = account }

    /// The screen of the route.
    public var body: some View {
        Group {
            switch launch?.controller.route ?? route {
            case .onboarding:
                Onboarding { go(to: .signIn) { $0.finishOnboarding() } }
            case .signIn:
                if let launch {
                    SignIn(launch.makeSignIn(), perform: launch.controller.perform)
                } else {
                    SignIn(
                        SignInModel(strings: ShipThatApp.account, services: account.services) {
                            _ in go(to: .landing) { _ in }
                        }, perform: { work in Task { await work() } })
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
