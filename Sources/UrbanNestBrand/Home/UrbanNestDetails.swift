// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import SwiftUI

/// The page of a service: what is done, what it costs, where it is on offer, and how to book it.
struct UrbanNestServicePage: View {
    let service: UrbanNestService
    let cities: [UrbanNestCity]
    let currency: String?
    let phone: String?
    @Environment(\.palette) private var palette
    @Environment(\.locale) private var locale

    var body: some View {
        Page {
            UrbanNestPageHead(symbol: service.symbol, title: service.name, text: price)
            PagePart(String(localized: "What we do")) {
                VStack(alignment: .leading, spacing: 12) {
                    ForEach(service.tasks, id: \.self) { task in
                        HStack(alignment: .firstTextBaseline, spacing: 10) {
                            Image(systemName: "checkmark")
                                .font(.body.weight(.semibold))
                                .foregroundStyle(palette.accent.color)
                                .accessibilityHidden(true)
                            WholeWords(task) { $0.font(.body).foregroundStyle(palette.text.color) }
                                .fixedSize(horizontal: false, vertical: true)
                                .frame(maxWidth: .infinity, alignment: .leading)
                        }
                        .accessibilityElement(children: .combine)
                    }
                }
                .card()
            }
            if !cities.isEmpty {
                PagePart(String(localized: "Available in")) {
                    WholeWords(cities.map(\.name).formatted(.list(type: .and).locale(locale.ofTexts))) {
                        $0.font(.body).foregroundStyle(palette.text.color)
                    }
                    .fixedSize(horizontal: false, vertical: true)
                }
            }
            UrbanNestBooking(phone: phone)
        }
        .pushedPage()
    }

    private var price: String {
        currency.map { String(localized: "From \(service.price) \($0)") } ?? service.detail
    }
}

/// The page of a city: the services there.
struct UrbanNestCityPage: View {
    let city: UrbanNestCity
    let currency: String?
    let phone: String?
    @Environment(\.locale) private var locale

    var body: some View {
        Page {
            UrbanNestPageHead(symbol: "mappin.and.ellipse", title: city.name, text: country)
            PagePart(String(localized: "Services in \(city.name)")) {
                VStack(alignment: .leading, spacing: 18) {
                    ForEach(UrbanNestService.popular) { service in
                        SymbolRow(
                            service.symbol, service.name,
                            currency.map {
                                String(localized: "\(service.detail) · from \(service.price) \($0)")
                            }
                                ?? service.detail)
                    }
                }
                .card()
            }
            UrbanNestBooking(phone: phone)
        }
        .pushedPage()
    }

    private var country: String {
        locale.ofTexts.localizedString(forRegionCode: city.country) ?? city.country
    }
}

/// The title of a page, with its symbol before it.
private struct UrbanNestPageHead: View {
    let symbol: String
    let title: String
    let text: String
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let layout =
            typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12)) : AnyLayout(HStackLayout(spacing: 14))
        layout {
            SymbolTile(symbol)
            VStack(alignment: .leading, spacing: 2) {
                Heading(title, font: .title.bold())
                WholeWords(text) { $0.font(.body).foregroundStyle(palette.secondaryText.color) }
                    .fixedSize(horizontal: false, vertical: true)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// The way to a booking, as long as there is a telephone number for it.
private struct UrbanNestBooking: View {
    let phone: String?
    @Environment(\.palette) private var palette

    var body: some View {
        if let phone, let number = URL(phone: phone) {
            VStack(alignment: .leading, spacing: 8) {
                Link(destination: number) { WholeWords(String(localized: "Book by phone")) { $0 } }
                    .buttonStyle(FilledButton())
                Text("We find a day and a time with you: \(phone)")
                    .typeset(.subheadline, palette.secondaryText)
                    .fixedSize(horizontal: false, vertical: true)
            }
            .frame(maxWidth: 440)
        }
    }
}
