// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

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
                Text(UrbanNest.Words.tagline)
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
