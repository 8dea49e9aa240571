// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

#if canImport(SwiftUI)
    public import SwiftUI
#else
    public import StageUI
#endif

/// The window of both apps: the loading view until it is complete, then the content (FO-70, FO-73).
public struct FonstersRoot: View {
    private let launch: FonstersLaunch

    /// Creates the window of a launch.
    public init(launch: FonstersLaunch) { self.launch = launch }

    /// Black until the content is there, so that nothing else is ever seen behind (C-FO-19).
    public var body: some View {
        ZStack {
            Fonsters.black.color.ignoresSafeArea()
            if launch.loadingComplete {
                Group {
                    switch launch.platform.route {
                    case .content: FonstersContentView(link: launch.deliveredLink)
                    case .watchList: FonstersWatchListView(link: launch.deliveredLink)
                    }
                }
                .environment(launch.keeper)
            } else {
                FonstersLoadingView(launch: launch)
            }
        }
        // Taken here and not in the content: a link may come before there is any (C-FO-12).
        .onOpenURL { launch.controller.open($0) }
        .onChange(of: launch.controller.canContinueOffline) { launch.goOnWithoutKept() }
    }
}
