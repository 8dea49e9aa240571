// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The account on this device and help with the app.
struct UrbanNestProfileTab: View {
    let cityCount: Int
    let supportPhone: String?
    let palette: UrbanNestPalette

    var body: some View {
        UrbanNestTabPage(palette: palette) {
            VStack(alignment: .leading, spacing: 12) {
                UrbanNestSectionTitle(text: "Your account", palette: palette)
                card {
                    row("person.fill", "Signed in", "You are signed in to UrbanNest on this device.")
                }
            }
            VStack(alignment: .leading, spacing: 12) {
                UrbanNestSectionTitle(text: "Support", palette: palette)
                card {
                    if let supportPhone, let number = URL(phone: supportPhone) {
                        Link(destination: number) { row("phone.fill", "Call us", supportPhone) }
                            .accessibilityLabel("Call us, \(supportPhone)")
                    }
                    row("mappin.and.ellipse", "Where we are", places)
                    row(
                        "wifi.slash", "Without a connection",
                        "If UrbanNest cannot connect when it starts, check your internet and try again, "
                            + "or go on with what is kept on this device.")
                    row(
                        "link", "Links",
                        "A link that you open while UrbanNest starts is kept until the app is ready.")
                    row(
                        "textformat.size", "Easy to read",
                        "Text size, contrast, dark mode and reduced motion follow the settings of your "
                            + "device.")
                }
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

    private func card<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        VStack(alignment: .leading, spacing: 20) { content() }
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(palette.card.color, in: RoundedRectangle(cornerRadius: 18))
    }

    private func row(_ symbol: String, _ title: String, _ text: String) -> some View {
        HStack(alignment: .top, spacing: 14) {
            UrbanNestSymbolTile(symbol: symbol, palette: palette)
            VStack(alignment: .leading, spacing: 3) {
                Text(title)
                    .font(.headline)
                    .foregroundStyle(palette.text.color)
                Text(text)
                    .font(.subheadline)
                    .foregroundStyle(palette.secondaryText.color)
            }
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .accessibilityElement(children: .combine)
    }
}

extension URL {
    /// The address that calls a telephone number; nil when the text holds no digit.
    init?(phone: String) {
        let digits = phone.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
        guard digits.contains(where: \.isNumber), let url = URL(string: "tel:\(digits)") else { return nil }
        self = url
    }
}
