// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// The home screen with its tab bar (UN-98).
public struct UrbanNestHome: View {
    @State private var tab: UrbanNestRoute.Tab
    private let cities: [UrbanNestCity]
    private let configuration: UrbanNestConfiguration?
    private let version: String?
    private let link: URL?
    private let offlineNote: String?
    @Environment(\.colorScheme) private var colorScheme

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - tab: The tab that is shown first.
    ///   - cities: Where services are on offer, in the order they are shown.
    ///   - configuration: What the server told the app about itself.
    ///   - version: The app's own version.
    ///   - link: The link that was opened, if one was.
    ///   - offlineNote: How old the data are when they are from an earlier launch.
    public init(
        tab: UrbanNestRoute.Tab, cities: [UrbanNestCity], configuration: UrbanNestConfiguration? = nil,
        version: String? = nil, link: URL? = nil, offlineNote: String? = nil
    ) {
        _tab = State(initialValue: tab)
        self.cities = cities
        self.configuration = configuration
        self.version = version
        self.link = link
        self.offlineNote = offlineNote
    }

    /// The three tabs.
    public var body: some View {
        let palette = UrbanNestPalette(colorScheme)
        TabView(selection: $tab) {
            UrbanNestHomeTab(
                cities: cities, currency: configuration?.currency, neededVersion: neededVersion, link: link,
                offlineNote: offlineNote, palette: palette
            )
            .tabItem { Label("Home", systemImage: "house.fill") }
            .tag(UrbanNestRoute.Tab.home)
            UrbanNestBookingsTab(isInstant: configuration?.isOn(.instantBooking) ?? false, palette: palette)
                .tabItem { Label("Bookings", systemImage: "calendar") }
                .tag(UrbanNestRoute.Tab.bookings)
            UrbanNestProfileTab(
                cityCount: cities.count, supportPhone: configuration?.supportPhone, palette: palette
            )
            .tabItem { Label("Profile", systemImage: "person.fill") }
            .tag(UrbanNestRoute.Tab.profile)
        }
        .tint(palette.accent.color)
        .background { palette.background.color.ignoresSafeArea() }
    }

    /// The oldest version that the server works with, when this one is older.
    private var neededVersion: String? {
        guard let version, let configuration, configuration.isTooOld(version) else { return nil }
        return configuration.minimumVersion
    }
}
