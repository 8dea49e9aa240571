// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// Sets a size that grows with the user's text size, a weight and a colour (`C-LA-44`).
private struct LatenText: ViewModifier {
    @BrandMetric private var size: CGFloat
    @Environment(\.distanceScale) private var distance
    private let weight: Font.Weight
    private let color: BrandColor

    init(_ size: CGFloat, _ weight: Font.Weight, _ color: BrandColor) {
        let style: Font.TextStyle =
            switch size {
            case 28...: .title
            case 20...: .title3
            case 15...: .body
            default: .footnote
            }
        _size = BrandMetric(wrappedValue: size, relativeTo: style)
        (self.weight, self.color) = (weight, color)
    }

    func body(content: Content) -> some View {
        let least = distance > 1 ? BrandMetric.leastText : 0
        content.font(.system(size: max(size, least), weight: weight)).foregroundStyle(color.color)
    }
}

/// The title of a screen (`LA-79`).
struct LatenTitle: View {
    /// The tracking of its letters, in points.
    static let tracking: CGFloat = -0.75

    let text: String

    init(_ text: String) { self.text = text }

    var body: some View {
        LatenWords(text, 30, .bold)
            .tracking(Self.tracking)
            .fixedSize(horizontal: false, vertical: true)
            .accessibilityAddTraits(.isHeader)
    }
}

extension View {
    /// Sets a text of Laten's: its size at the usual text size, its weight and its colour.
    func latenText(
        _ size: CGFloat, _ weight: Font.Weight = .regular, _ color: BrandColor = LatenPalette.foreground
    ) -> some View {
        modifier(LatenText(size, weight, color))
    }
}
