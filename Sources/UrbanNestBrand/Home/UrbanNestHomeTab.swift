// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// What is on offer, and where.
struct UrbanNestHomeTab: View {
    let cities: [UrbanNestCity]
    let currency: String?
    /// The oldest version that the server works with, when this one is older.
    let neededVersion: String?
    let link: URL?
    let offlineNote: String?
    let palette: UrbanNestPalette

    var body: some View {
        UrbanNestTabPage(palette: palette) {
            UrbanNestHero()
            if let neededVersion {
                UrbanNestBanner(
                    symbol: "arrow.down.circle.fill", title: "Update UrbanNest",
                    text: "Version \(neededVersion) or newer is needed to book.", palette: palette)
            }
            if let offlineNote {
                UrbanNestBanner(
                    symbol: "wifi.slash", title: "You are offline", text: offlineNote, palette: palette)
            }
            if let link {
                // A path reads from the left among words of any direction, so it is isolated from them.
                UrbanNestBanner(
                    symbol: "link", title: "Opened from a link",
                    text: "\u{2066}\(link.placeInApp)\u{2069}", spokenText: link.placeInApp, palette: palette)
            }
            VStack(alignment: .leading, spacing: 12) {
                UrbanNestSectionTitle(text: "Popular services", palette: palette)
                UrbanNestServiceGrid(currency: currency, palette: palette)
            }
            VStack(alignment: .leading, spacing: 12) {
                UrbanNestSectionTitle(text: "Available in", palette: palette)
                UrbanNestCityChips(cities: cities, palette: palette)
            }
        }
    }
}
