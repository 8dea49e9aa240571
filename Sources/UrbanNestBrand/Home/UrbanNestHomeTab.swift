// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The tab of services and cities; each opens a page of its own.
struct UrbanNestHomeTab: View {
    /// The largest widths of the page on a large screen, in points: with one column, and with two.
    static let width: (column: CGFloat, columns: CGFloat) = (900, 1_400)

    let cities: [UrbanNestCity]
    let configuration: UrbanNestConfiguration?
    /// The remarks above the services.
    let remarks: [UrbanNestRemark]
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        NavigationStack {
            GeometryReader { proxy in page(proxy) }
                .hidesNavigationBar()
                .navigationDestination(for: UrbanNestService.self) {
                    UrbanNestServicePage(
                        service: $0, cities: cities, currency: configuration?.currency,
                        phone: configuration?.supportPhone)
                }
                .navigationDestination(for: UrbanNestCity.self) {
                    UrbanNestCityPage(
                        city: $0, currency: configuration?.currency, phone: configuration?.supportPhone)
                }
        }
    }

    /// Indicates whether the screen is that of a tablet, a computer or a television, with letters that leave it room.
    private var isLarge: Bool {
        horizontalSizeClass == .regular && verticalSizeClass != .compact && !typeSize.isAccessibilitySize
    }

    @ViewBuilder
    private func page(_ proxy: GeometryProxy) -> some View {
        if !isLarge {
            Page {
                UrbanNestHero()
                notes
                services()
                places
            }
        } else if proxy.isLandscape {
            Page(width: Self.width.columns) {
                HStack(alignment: .top, spacing: 24) {
                    VStack(spacing: 16) {
                        UrbanNestHero(form: .high)
                        notes
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    VStack(alignment: .leading, spacing: 24) {
                        services(height: height(proxy, without: 200))
                        places
                    }
                    .frame(maxWidth: .infinity)
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        } else {
            Page(width: Self.width.column) {
                UrbanNestHero(form: .wide)
                notes
                services(height: height(proxy, without: 570))
                places
            }
        }
    }

    /// The height of one of three rows of cards that fill the screen together with what else is on it.
    private func height(_ proxy: GeometryProxy, without others: CGFloat) -> CGFloat {
        min(max((proxy.size.height - others) / 3, 120), 240)
    }

    @ViewBuilder private var notes: some View {
        ForEach(remarks) { Banner($0.symbol, $0.title, $0.text, isPath: $0.isPath, isSmall: true) }
    }

    private func services(height: CGFloat? = nil) -> some View {
        PagePart(String(localized: "Popular services")) {
            UrbanNestServiceGrid(currency: configuration?.currency, height: height)
        }
    }

    private var places: some View {
        PagePart(String(localized: "Available in")) { UrbanNestCityChips(cities: cities) }
    }
}

/// A remark about the app above the services.
struct UrbanNestRemark: Identifiable {
    let symbol: String
    let title: String
    let text: String
    /// Indicates whether the text is a path, which reads from the left.
    var isPath = false

    var id: String { title }
}
