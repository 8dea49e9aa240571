// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
public import SwiftUI

/// The window of both apps: the loading view until it is complete, then the content (FO-70, FO-73).
public struct FonstersRoot: View {
    private let launch: FonstersLaunch

    /// Creates the window of a launch.
    public init(launch: FonstersLaunch) { self.launch = launch }

    /// Black until the content is there, so that nothing else is ever seen behind (C-FO-19).
    public var body: some View {
        let link = launch.controller.deliveredLink
        LaunchWindow(launch.controller, ground: Fonsters.black.color, reset: launch.reset) {
            LoadingView(launch: launch).onAppear { launch.controller.appear() }
        } destination: { route in
            Group {
                switch route {
                case .content: ContentView(link: link)
                case .watchList: WatchListView(link: link)
                }
            }
            .environment(launch.creatures)
        }
    }
}
