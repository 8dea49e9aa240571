// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import LaunchMotion
public import SwiftUI

/// Duggy's window: the splash or a closed gate, and the launch's destination (C-DG-30).
public struct RootView: View {
    private let viewModel: SplashViewModel

    /// Creates the window of a model.
    public init(viewModel: SplashViewModel) { self.viewModel = viewModel }

    /// The destination fades in below while the splash fades out (DG-18, DG-56).
    public var body: some View {
        let gate = viewModel.controller.closedGate
        LaunchWindow(
            viewModel.controller, ground: Theme.primaryBlue.color,
            handOver: LaunchHandOver(
                .duringExit, splashOpacity: { 1 - SplashMotion.exit.value(at: $0) },
                destinationOpacity: { SplashMotion.exit.value(at: $0) }),
            reset: viewModel.reset
        ) {
            ZStack {
                if let gate {
                    ClosedGateView(viewModel: viewModel, verdict: gate).transition(.opacity)
                } else {
                    SplashView(viewModel: viewModel).transition(.opacity)
                }
            }
            .animation(.easeInOut(duration: SplashMotion.exitLength), value: gate == nil)
        } destination: { route in
            Group {
                switch route {
                case .authentication: AuthenticationView(viewModel: viewModel)
                case .onboarding: OnboardingView(viewModel: viewModel)
                case .home, .offline: HomeView(viewModel: viewModel)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .screen(.duggy)
            .animation(.easeInOut(duration: SplashMotion.exitLength), value: route)
        }
        // Who is signed in and which tab is chosen is asked of the environment (DG-23).
        .environment(viewModel.authenticationStore)
        .environment(viewModel.navigationStore)
    }
}
