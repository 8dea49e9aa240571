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
                        Text(
                            "Everything that you book will be listed here, with its day and time."
                                + (isInstant ? " A booking is confirmed at once." : "")
                        )
                        .font(.body)
                        .foregroundStyle(palette.secondaryText.color)
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
    let cityCount: Int
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
                        "wifi.slash", "Without a connection",
                        "If UrbanNest cannot connect when it starts, check your internet and try again, "
                            + "or go on with what is kept on this device.")
                    SymbolRow(
                        "link", "Links",
                        "A link that you open while UrbanNest starts is kept until the app is ready.")
                    SymbolRow(
                        "textformat.size", "Easy to read",
                        "Text size, contrast, dark mode and reduced motion follow the settings of your "
                            + "device.")
                }
                .card()
            }
        }
    }

    private var places: String {
        switch cityCount {
        case 0: "The list of cities is not available at the moment."
        case 1: "Services are on offer in one city. You find it on the Home tab."
        default: "Services are on offer in \(cityCount) cities. You find them on the Home tab."
        }
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
