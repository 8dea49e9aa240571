// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
public import LaunchKit
public import SwiftUI

/// The home screen with its tab bar (UN-98).
public struct UrbanNestHome: View {
    @State private var tab: UrbanNestRoute.Tab
    private let cities: [UrbanNestCity]
    private let configuration: UrbanNestConfiguration?
    private let version: String?
    private let link: URL?
    private let offlineNote: String?
    private let settings: AccountModel?
    private let perform: SignInForm.Perform
    private let onSignOut: @MainActor (AuthSignOutScope) -> Void

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - tab: The tab that is shown first.
    ///   - cities: Where services are on offer, in the order they are shown.
    ///   - configuration: The server's configuration of the app.
    ///   - version: The app's own version.
    ///   - link: The link that was opened, if one was.
    ///   - offlineNote: The age of the data when it is from an earlier launch.
    ///   - settings: The settings of the account; nil shows none.
    ///   - perform: Runs longer work; by default in a separate task.
    ///   - onSignOut: Signs the user out, on this device or on all.
    public init(
        tab: UrbanNestRoute.Tab, cities: [UrbanNestCity], configuration: UrbanNestConfiguration? = nil,
        version: String? = nil, link: URL? = nil, offlineNote: String? = nil,
        settings: AccountModel? = nil,
        perform: @escaping SignInForm.Perform = { work in Task { await work() } },
        onSignOut: @escaping @MainActor (AuthSignOutScope) -> Void = { _ in }
    ) {
        _tab = State(initialValue: tab)
        (self.cities, self.configuration, self.version) = (cities, configuration, version)
        (self.link, self.offlineNote, self.onSignOut) = (link, offlineNote, onSignOut)
        (self.settings, self.perform) = (settings, perform)
    }

    /// The three tabs.
    public var body: some View {
        TabView(selection: $tab) {
            UrbanNestHomeTab(cities: cities, configuration: configuration, remarks: remarks)
                .tab(String(localized: "Home"), "house.fill", tag: UrbanNestRoute.Tab.home)
            UrbanNestBookingsTab(isInstant: configuration?.isOn(.instantBooking) ?? false)
                .tab(String(localized: "Bookings"), "calendar", tag: UrbanNestRoute.Tab.bookings)
            UrbanNestProfileTab(
                cities: cities, supportPhone: configuration?.supportPhone,
                account: AccountButtons(
                    settings, strings: UrbanNest.Texts.account, perform: perform, onSignOut: onSignOut)
            )
            .tab(String(localized: "Profile"), "person.fill", tag: UrbanNestRoute.Tab.profile)
        }
        .newPasswordSheet(of: settings, perform: perform)
        .screen(.urbanNest)
    }

    /// The remarks above the services: a newer version, a lost connection, an opened link.
    private var remarks: [UrbanNestRemark] {
        var remarks: [UrbanNestRemark] = []
        if let neededVersion {
            remarks.append(
                UrbanNestRemark(
                    symbol: "arrow.down.circle.fill", title: String(localized: "Update UrbanNest"),
                    text: String(localized: "Version \(neededVersion) or newer is needed to book.")))
        }
        if let offlineNote {
            remarks.append(
                UrbanNestRemark(
                    symbol: "wifi.slash", title: String(localized: "You are offline"), text: offlineNote))
        }
        if let link {
            remarks.append(
                UrbanNestRemark(
                    symbol: "link", title: String(localized: "Opened from a link"), text: link.placeInApp,
                    isPath: true))
        }
        return remarks
    }

    /// The oldest version that the server works with, when this one is older.
    private var neededVersion: String? {
        guard let version, let configuration, configuration.isTooOld(version) else { return nil }
        return configuration.minimumVersion
    }
}
