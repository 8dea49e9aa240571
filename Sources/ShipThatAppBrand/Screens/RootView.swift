// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
public import SwiftUI

/// The root around all of the real app: its ground and its tint (ST-34).
public struct RootView<Content: View>: View {
    private let content: Content

    /// Creates the root around the app's content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The ground to the very edges, and the content on it.
    public var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .screen(.shipThatApp)
    }
}

/// ShipThatApp's window: the splash until its state is finished, then the root (ST-32, ST-34).
public struct ShipThatAppWindow: View {
    private let launch: ShipThatAppLaunch

    /// Creates the window of a launch.
    public init(launch: ShipThatAppLaunch) { self.launch = launch }

    /// Behind the fade is the splash's own colour, not an empty window; or the root (C-ST-09).
    public var body: some View {
        LaunchWindow(
            launch.controller, ground: launch.options.style.background.color,
            handOver: LaunchHandOver(launch.options.handOff == .underlay ? .duringExit : .afterExit),
            reset: launch.reset, failure: LaunchFailureNotice(app: ShipThatApp.name, look: .shipThatApp)
        ) {
            SplashScreenView(style: launch.options.style).onAppear { launch.controller.appear() }
        } destination: { _ in
            RootView { ContentView() }
                .accessibilityHidden(launch.controller.phase != .finished)
        }
        .environment(launch)
        .environment(launch.splash)
    }
}
