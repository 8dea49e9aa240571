// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

#if canImport(SwiftUI)
    public import SwiftUI
#else
    public import StageUI
#endif

/// The main screen of a member: four tabs (DG-57), also without a connection (DG-21).
public struct DuggyHome: View {
    @State private var tab: DuggyRoute.Tab
    private let launch: DuggyLaunch
    @Environment(\.colorScheme) private var colorScheme

    /// Creates the screen with a tab selected.
    public init(launch: DuggyLaunch, tab: DuggyRoute.Tab) {
        self.launch = launch
        _tab = State(initialValue: launch.deliveredLink?.tab ?? tab)
    }

    /// The tabs.
    public var body: some View {
        let palette = DuggyPalette(colorScheme)
        TabView(selection: $tab) {
            DuggyHomeTab(launch: launch, palette: palette)
                .tabItem { Label("Home", systemImage: "house.fill") }
                .tag(DuggyRoute.Tab.home)
            DuggyMatchesTab(launch: launch, palette: palette)
                .tabItem { Label("Matches", systemImage: "calendar") }
                .tag(DuggyRoute.Tab.matches)
            DuggySquadTab(launch: launch, palette: palette)
                .tabItem { Label("Squad", systemImage: "person.3.fill") }
                .tag(DuggyRoute.Tab.squad)
            DuggyMoreTab(launch: launch, palette: palette)
                .tabItem { Label("More", systemImage: "ellipsis") }
                .tag(DuggyRoute.Tab.more)
        }
        .tint(palette.accent.color)
        .background { palette.background.color.ignoresSafeArea() }
        .onChange(of: launch.deliveredLink) {
            if let wanted = launch.deliveredLink?.tab { tab = wanted }
        }
    }
}
