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
            home
                .tab("Home", "house.fill", tag: UrbanNestRoute.Tab.home)
            UrbanNestBookingsTab(isInstant: configuration?.isOn(.instantBooking) ?? false)
                .tab("Bookings", "calendar", tag: UrbanNestRoute.Tab.bookings)
            UrbanNestProfileTab(
                cityCount: cities.count, supportPhone: configuration?.supportPhone, onSignOut: onSignOut
            )
            .tab("Profile", "person.fill", tag: UrbanNestRoute.Tab.profile)
        }
        .screen(.urbanNest)
    }

    /// The services on offer, and the cities.
    private var home: some View {
        Page {
            UrbanNestHero()
            if let neededVersion {
                Banner(
                    "arrow.down.circle.fill", "Update UrbanNest",
                    "Version \(neededVersion) or newer is needed to book.", isSmall: true)
            }
            if let offlineNote { Banner("wifi.slash", "You are offline", offlineNote, isSmall: true) }
            if let link {
                Banner("link", "Opened from a link", link.placeInApp, isPath: true, isSmall: true)
            }
            PagePart("Popular services") { UrbanNestServiceGrid(currency: configuration?.currency) }
            PagePart("Available in") { UrbanNestCityChips(cities: cities) }
        }
    }

    /// The oldest version that the server works with, when this one is older.
    private var neededVersion: String? {
        guard let version, let configuration, configuration.isTooOld(version) else { return nil }
        return configuration.minimumVersion
    }
}

/// The greeting on the brand's colour.
struct UrbanNestHero: View {
    /// The opacity of the stronger ring.
    static let ringOpacity = 0.22

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        HStack(spacing: 8) {
            VStack(alignment: .leading, spacing: 6) {
                Text("Welcome home")
                    .font(.title.bold())
                    // At the largest size its first word would be broken on a small screen.
                    .dynamicTypeSize(.xSmall ... .accessibility4)
                    .accessibilityAddTraits(.isHeader)
                Text(UrbanNest.Texts.tagline)
                    .font(.subheadline)
            }
            .foregroundStyle(UrbanNestTheme.white.color)
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
            if !typeSize.isAccessibilitySize {
                UrbanNestLogo(side: 84)
                    .background { Circle().fill(UrbanNestTheme.logoDisc.color) }
            }
        }
        .padding(typeSize.isAccessibilitySize ? 16 : 20)
        .background { ground }
        .clipShape(RoundedRectangle(cornerRadius: 22))
    }

    /// Two large rings around the mark, faint enough for words to cross them.
    private var ground: some View {
        ZStack(alignment: .trailing) {
            UrbanNestTheme.brandPrimary.color
            ring(190, opacity: Self.ringOpacity)
            ring(280, opacity: Self.ringOpacity * 0.6)
        }
        .accessibilityHidden(true)
    }

    /// The mark's middle lies 62 points from the edge; a ring hangs over it by the rest.
    private func ring(_ side: CGFloat, opacity: Double) -> some View {
        Circle()
            .stroke(UrbanNestTheme.brandLight.color.opacity(opacity), lineWidth: 22)
            .frame(width: side, height: side)
            .padding(.trailing, 62 - side / 2)
    }
}
