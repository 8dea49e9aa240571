// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import LaunchMotion
public import SwiftUI

/// Duggy's window: the splash or a closed gate, and the screen that the launch leads to (C-DG-30).
public struct RootView: View {
    private let viewModel: SplashViewModel
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates the window of a model.
    public init(viewModel: SplashViewModel) { self.viewModel = viewModel }

    /// The destination fades in below while the splash fades out (DG-18, DG-56).
    public var body: some View {
        let gate = viewModel.controller.closedGate
        let exit = (reduceMotion ? SplashMotion.reduced : .standard).exit
        LaunchWindow(
            viewModel.controller, ground: Theme.primaryBlue.color,
            handOver: LaunchHandOver(
                .duringExit,
                splashOpacity: { exit.value(of: SplashMotion.exitOpacity, at: $0) ?? 0 },
                destinationOpacity: { exit.value(of: SplashMotion.destinationOpacity, at: $0) ?? 1 }),
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
            DestinationView(viewModel: viewModel, route: route)
        }
    }
}

/// The screen of a route.
struct DestinationView: View {
    let viewModel: SplashViewModel
    let route: AppRoute

    var body: some View {
        Group {
            switch viewModel.navigationStore.presentedFullScreen {
            case .authentication: AuthenticationView(viewModel: viewModel)
            case .onboarding: OnboardingView(viewModel: viewModel)
            case nil: HomeView(viewModel: viewModel)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .animation(.easeInOut(duration: SplashMotion.exitLength), value: route)
    }
}
