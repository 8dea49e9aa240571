// Licensed under the Apache License, Version 2.0.

import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import StageUI
#endif

/// The greeting on the brand's colour.
struct UrbanNestHero: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        HStack(spacing: 8) {
            VStack(alignment: .leading, spacing: 6) {
                Text("Welcome home")
                    .font(.title.bold())
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
        .padding(20)
        .background { ground }
        .clipShape(RoundedRectangle(cornerRadius: 22))
    }

    /// Two large rings around the mark, faint enough for words to cross them.
    private var ground: some View {
        ZStack(alignment: .trailing) {
            UrbanNestTheme.brandPrimary.color
            ring(190, opacity: 0.22)
            ring(280, opacity: 0.14)
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
