// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The greeting on the brand's colour.
struct UrbanNestHero: View {
    /// The form for the room that there is.
    enum Form: Hashable, Sendable {
        /// A strip with the mark, for a telephone.
        case strip
        /// A picture beside the words, for a large screen held upright.
        case wide
        /// A picture below the words, for one of two columns.
        case high
    }

    /// The opacity of the stronger ring.
    static let ringOpacity = 0.22

    var form = Form.strip
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        content
            .padding(typeSize.isAccessibilitySize ? 16 : form == .strip ? 20 : 32)
            .background { ground }
            .clipShape(RoundedRectangle(cornerRadius: 22))
    }

    @ViewBuilder
    private var content: some View {
        switch form {
        case .strip:
            let words = words(.title.bold(), .subheadline)
            // Beside larger or longer words it would break one of them on a small screen.
            if typeSize < .xxxLarge {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 8) {
                        words
                        UrbanNestLogo(side: 84)
                            .background { Circle().fill(UrbanNestTheme.logoDisc.color) }
                    }
                    words
                    // A watch.
                    self.words(.headline, .footnote)
                }
            } else {
                words
            }
        case .wide:
            HStack(spacing: 24) {
                words(.largeTitle.bold(), .title3)
                picture.frame(width: 330)
            }
            .frame(height: 276)
        case .high:
            VStack(spacing: 24) {
                words(.largeTitle.bold(), .title3)
                picture.frame(minHeight: 200)
            }
            .frame(maxHeight: .infinity)
        }
    }

    private func words(_ title: Font, _ tagline: Font) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            WholeWords(String(localized: "Welcome home"), room: 0) { $0.font(title) }
                // At the largest size its first word would be broken on a small screen.
                .dynamicTypeSize(.xSmall ... .accessibility4)
                .accessibilityAddTraits(.isHeader)
            WholeWords(UrbanNest.Texts.tagline, room: 0) { $0.font(tagline) }
        }
        .foregroundStyle(UrbanNestTheme.white.color)
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var picture: some View { Drawing(UrbanNestScenes.homes, grid: UrbanNestScenes.grid) }

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
