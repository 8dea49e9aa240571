// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The tab of bookings: none yet.
struct UrbanNestBookingsTab: View {
    /// Indicates whether a booking is confirmed at once.
    let isInstant: Bool
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        GeometryReader { proxy in
            ScrollView(.vertical) {
                VStack(spacing: 20) {
                    Drawing(UrbanNestScenes.schedule, grid: UrbanNestScenes.grid)
                        .frame(height: artHeight)
                    VStack(spacing: 8) {
                        Heading(String(localized: "No bookings yet"), font: .title2.bold())
                        WholeWords(
                            String(
                                localized:
                                    "Everything that you book will be listed here, with its day and time.")
                                + (isInstant
                                    ? " " + String(localized: "A booking is confirmed at once.") : "")
                        ) { $0.font(.body).foregroundStyle(palette.secondaryText.color) }
                    }
                    .multilineTextAlignment(.center)
                    .frame(maxWidth: 360)
                    .fixedSize(horizontal: false, vertical: true)
                }
                .padding(.horizontal, 24)
                .padding(.vertical, 16)
                .frame(maxWidth: .infinity, minHeight: proxy.size.height)
            }
        }
        .background { palette.background.color.ignoresSafeArea() }
    }

    private var artHeight: CGFloat {
        verticalSizeClass == .compact || typeSize.isAccessibilitySize ? 120 : 200
    }
}

/// The account on this device and help with the app.
struct UrbanNestProfileTab: View {
    let cities: [UrbanNestCity]
    let supportPhone: String?
    let account: AccountButtons
    @Environment(\.locale) private var locale

    var body: some View {
        Page {
            PagePart(String(localized: "Your account")) {
                Banner(
                    "person.fill", String(localized: "Signed in"),
                    String(localized: "You are signed in to UrbanNest on this device.")
                ) {
                    account
                }
            }
            PagePart(String(localized: "Support")) {
                VStack(alignment: .leading, spacing: 20) {
                    if let supportPhone, let number = URL(phone: supportPhone) {
                        Link(destination: number) {
                            SymbolRow("phone.fill", String(localized: "Call us"), supportPhone, isPath: true)
                        }
                        .accessibilityLabel("Call us, \(supportPhone)")
                    }
                    SymbolRow("mappin.and.ellipse", String(localized: "Where we are"), places)
                    SymbolRow(
                        "house.fill", String(localized: "Before we come"),
                        String(
                            localized:
                                "Tell us what is to be done and where we find you. The price is settled before we begin."
                        )
                    )
                    SymbolRow(
                        "wifi.slash", String(localized: "Without a connection"),
                        String(
                            localized:
                                "Services and cities stay on this device, so that you can look them up anywhere."
                        ))
                }
                .card()
            }
        }
    }

    private var places: String {
        if cities.isEmpty { return String(localized: "The list of cities is not available at the moment.") }
        return cities.map(\.name).formatted(.list(type: .and).locale(locale.ofTexts))
    }
}

extension URL {
    /// The URL that calls a telephone number; nil when the text holds no digit.
    init?(phone: String) {
        let digits = phone.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
        guard digits.contains(where: \.isNumber), let url = URL(string: "tel:\(digits)") else { return nil }
        self = url
    }
}
