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
    private let onSignOut: @MainActor () -> Void

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - tab: The tab that is shown first.
    ///   - cities: Where services are on offer, in the order they are shown.
    ///   - configuration: The server's configuration of the app.
    ///   - version: The app's own version.
    ///   - link: The link that was opened, if one was.
    ///   - offlineNote: The age of the data when it is from an earlier launch.
    ///   - onSignOut: Signs the user out.
    public init(
        tab: UrbanNestRoute.Tab, cities: [UrbanNestCity], configuration: UrbanNestConfiguration? = nil,
        version: String? = nil, link: URL? = nil, offlineNote: String? = nil,
        onSignOut: @escaping @MainActor () -> Void = {}
    ) {
        _tab = State(initialValue: tab)
        (self.cities, self.configuration, self.version) = (cities, configuration, version)
        (self.link, self.offlineNote, self.onSignOut) = (link, offlineNote, onSignOut)
    }

    /// The three tabs.
    public var body: some View {
        TabView(selection: $tab) {
            UrbanNestHomeTab(cities: cities, configuration: configuration, remarks: remarks)
                .tab("Home", "house.fill", tag: UrbanNestRoute.Tab.home)
            UrbanNestBookingsTab(isInstant: configuration?.isOn(.instantBooking) ?? false)
                .tab("Bookings", "calendar", tag: UrbanNestRoute.Tab.bookings)
            UrbanNestProfileTab(
                cities: cities, supportPhone: configuration?.supportPhone, onSignOut: onSignOut
            )
            .tab("Profile", "person.fill", tag: UrbanNestRoute.Tab.profile)
        }
        .screen(.urbanNest)
    }

    /// The remarks above the services: a newer version, a lost connection, an opened link.
    private var remarks: [UrbanNestRemark] {
        var remarks: [UrbanNestRemark] = []
        if let neededVersion {
            remarks.append(
                UrbanNestRemark(
                    symbol: "arrow.down.circle.fill", title: "Update UrbanNest",
                    text: "Version \(neededVersion) or newer is needed to book."))
        }
        if let offlineNote {
            remarks.append(
                UrbanNestRemark(symbol: "wifi.slash", title: "You are offline", text: offlineNote))
        }
        if let link {
            remarks.append(
                UrbanNestRemark(
                    symbol: "link", title: "Opened from a link", text: link.placeInApp, isPath: true))
        }
        return remarks
    }

    /// The oldest version that the server works with, when this one is older.
    private var neededVersion: String? {
        guard let version, let configuration, configuration.isTooOld(version) else { return nil }
        return configuration.minimumVersion
    }
}
