// Licensed under the Apache License, Version 2.0.

public import LaunchCore
public import LaunchKit

/// The destinations of Fonsters' launch.
public enum FonstersRoute: String, CaseIterable, Hashable, Sendable {
    /// The main app's `ContentView`.
    case content
    /// The watch app's `WatchListView`.
    case watchList

    /// The rules: each app has one screen (FO-08, FO-73).
    public static let rules = LaunchRouteRules<LaunchPlatform, FonstersRoute>(
        otherwise: .content, because: "the main app has one screen"
    )
    .when("watch app", because: "the app runs on a watch", else: "the app does not run on a watch") {
        $0 == .watchOS ? .watchList : nil
    }
}
