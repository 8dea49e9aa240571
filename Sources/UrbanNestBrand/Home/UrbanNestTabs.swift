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
                        Heading("No bookings yet", font: .title2.bold())
                        WholeWords(
                            "Everything that you book will be listed here, with its day and time."
                                + (isInstant ? " A booking is confirmed at once." : "")
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
    let onSignOut: @MainActor () -> Void

    var body: some View {
        Page {
            PagePart("Your account") {
                Banner("person.fill", "Signed in", "You are signed in to UrbanNest on this device.") {
                    Button("Sign out", action: onSignOut)
                }
            }
            PagePart("Support") {
                VStack(alignment: .leading, spacing: 20) {
                    if let supportPhone, let number = URL(phone: supportPhone) {
                        Link(destination: number) { SymbolRow("phone.fill", "Call us", supportPhone) }
                            .accessibilityLabel("Call us, \(supportPhone)")
                    }
                    SymbolRow("mappin.and.ellipse", "Where we are", places)
                    SymbolRow(
                        "house.fill", "Before we come",
                        "Tell us what is to be done and where we find you. The price is settled before we begin."
                    )
                    SymbolRow(
                        "wifi.slash", "Without a connection",
                        "Services and cities stay on this device, so that you can look them up anywhere.")
                }
                .card()
            }
        }
    }

    private var places: String {
        if cities.isEmpty { return "The list of cities is not available at the moment." }
        return cities.map(\.name).formatted(.list(type: .and).locale(UrbanNestServicePage.locale))
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
