// Licensed under the Apache License, Version 2.0.

import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import StageUI
#endif

/// What is on offer, and where.
struct UrbanNestHomeTab: View {
    let cities: [UrbanNestCity]
    let link: URL?
    let offlineNote: String?
    let palette: UrbanNestPalette

    var body: some View {
        UrbanNestTabPage(palette: palette) {
            UrbanNestHero()
            if let offlineNote {
                UrbanNestOfflineBanner(note: offlineNote, palette: palette)
            }
            if let link {
                UrbanNestLinkBanner(link: link, palette: palette)
            }
            VStack(alignment: .leading, spacing: 12) {
                UrbanNestSectionTitle(text: "Popular services", palette: palette)
                UrbanNestServiceGrid(palette: palette)
            }
            VStack(alignment: .leading, spacing: 12) {
                UrbanNestSectionTitle(text: "Available in", palette: palette)
                UrbanNestCityChips(cities: cities, palette: palette)
            }
        }
    }
}
