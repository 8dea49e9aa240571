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
        LaunchWindow(
            launch.controller, ground: Fonsters.black.color, reset: launch.reset,
            failure: LaunchFailureNotice(app: Fonsters.name, look: .fonsters)
        ) {
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

/// The main app as the document lists it; nothing is kept, and nothing is waited for.
///
/// An app that keeps its creatures shows a `FonstersRoot` instead.
public struct FonstersApp: App {
    /// Creates the app.
    public init() {}

    /// The loading view until it is complete, then the content (FO-70).
    public var body: some Scene {
        WindowGroup { ListedRoot(platform: .current) { ContentView(link: $0) } }
    }
}

/// The watch app as the document lists it: the same pattern (FO-73).
public struct FonstersWatchApp: App {
    /// Creates the app.
    public init() {}

    /// The loading view until it is complete, then the list.
    public var body: some Scene {
        WindowGroup { ListedRoot(platform: .watchOS) { WatchListView(link: $0) } }
    }
}

/// The root of both apps.
struct ListedRoot<Content: View>: View {
    let platform: LaunchPlatform
    @ViewBuilder let content: (URL?) -> Content
    @State private var loadingComplete = false
    @State private var creatures = CreatureCollection()
    @State private var link: URL?

    var body: some View {
        ZStack {
            Fonsters.black.color.ignoresSafeArea()
            if loadingComplete {
                content(link).environment(creatures)
            } else {
                LoadingView(platform: platform, onComplete: { loadingComplete = true })
            }
        }
        // Taken here and not in the content: a link may come before there is any (C-FO-12).
        .onOpenURL { link = $0 }
    }
}
