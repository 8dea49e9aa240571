// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The platforms that Fonsters runs on; all show the same loading view (FO-01, FO-03).
public enum FonstersPlatform: String, CaseIterable, Hashable, Sendable {
    /// iPhone and iPad.
    case iOS
    /// The Mac.
    case macOS
    /// Apple Vision.
    case visionOS
    /// Apple Watch.
    case watchOS
    /// Apple TV.
    case tvOS

    /// The largest side of the icon on a screen of a size, in points (FO-74, C-FO-11).
    public func iconLimit(on screen: CGSize) -> CGFloat {
        self == .watchOS ? 80 : min(200, min(screen.width, screen.height) * 0.4)
    }

    /// Where the launch leads (FO-08, FO-73).
    public var route: FonstersRoute { self == .watchOS ? .watchList : .content }
}

/// Where Fonsters' launch leads.
public enum FonstersRoute: String, CaseIterable, Hashable, Sendable {
    /// The main app's `ContentView`.
    case content
    /// The watch app's `WatchListView`.
    case watchList
}
