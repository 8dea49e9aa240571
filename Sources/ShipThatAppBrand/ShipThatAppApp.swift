// Licensed under the Apache License, Version 2.0.

public import LaunchKit
public import SwiftUI

/// The app as the document lists it: a splash with a fixed hold, then the root.
///
/// Nothing is loaded or kept; an app with a server shows a `ShipThatAppWindow` instead.
public struct ShipThatAppApp: App {
    @State private var splashScreenState: SplashScreenStateManager
    private let account: Account

    /// Creates the app with the document's timing.
    public init() { self.init(splashScreenState: SplashScreenStateManager()) }

    /// Creates the app with a splash with its own timing and clock.
    ///
    /// - Parameters:
    ///   - splashScreenState: The splash.
    ///   - account: Signs users in; without one, sign-in is not possible.
    public init(splashScreenState: SplashScreenStateManager, account: Account = .none) {
        self.account = account
        _splashScreenState = State(initialValue: splashScreenState)
    }

    /// The splash until its state is finished, then the root (ST-32, ST-34).
    public var body: some Scene {
        WindowGroup {
            ZStack {
                // Behind the fade is the splash's own colour, not an empty window (C-ST-09).
                Color.accent.ignoresSafeArea()
                if splashScreenState.state != .finished {
                    SplashScreenView()
                        .task { await dismissSplashScreenAfterDelay() }
                } else {
                    RootView { ContentView(account: account) }
                }
            }
        }
        .environment(splashScreenState)
    }

    private func dismissSplashScreenAfterDelay() async {
        await splashScreenState.dismiss(after: splashScreenState.timing.hold)
    }
}
