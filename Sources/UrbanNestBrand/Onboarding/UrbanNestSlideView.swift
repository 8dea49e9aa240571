// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// One slide: picture over words, or beside them where the screen is low.
struct UrbanNestSlideView: View {
    let slide: UrbanNestSlide
    let palette: UrbanNestPalette
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        GeometryReader { proxy in
            if verticalSizeClass == .compact {
                HStack(spacing: 24) {
                    art.frame(width: proxy.size.width * (typeSize.isAccessibilitySize ? 0.28 : 0.42))
                    scrolling(height: proxy.size.height) { words(.leading) }
                }
                .padding(.horizontal, 24)
            } else {
                scrolling(height: proxy.size.height) {
                    VStack(spacing: typeSize.isAccessibilitySize ? 16 : 32) {
                        art.frame(height: artHeight(proxy.size))
                        words(.center)
                    }
                    .padding(.horizontal, 24)
                }
            }
        }
    }

    private var art: some View {
        UrbanNestArtwork(pieces: slide.art, grid: UrbanNestScenes.grid)
    }

    /// The picture gives way first when the letters are large.
    private func artHeight(_ size: CGSize) -> CGFloat {
        let wanted = (size.width - 48) * UrbanNestScenes.grid.height / UrbanNestScenes.grid.width
        return max(96, min(wanted, size.height * (typeSize.isAccessibilitySize ? 0.26 : 0.5), 420))
    }

    /// In the middle when everything fits, otherwise scrolling.
    private func scrolling<Content: View>(
        height: CGFloat, @ViewBuilder content: () -> Content
    ) -> some View {
        let words = content()
        return ScrollView(.vertical) {
            words.frame(maxWidth: .infinity, minHeight: height)
        }
    }

    private func words(_ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 12) {
            Text(slide.title)
                .font(.title.bold())
                .foregroundStyle(palette.text.color)
                .accessibilityAddTraits(.isHeader)
            Text(slide.text)
                .font(.body)
                .lineSpacing(3)
                .foregroundStyle(palette.secondaryText.color)
        }
        .multilineTextAlignment(alignment == .center ? .center : .leading)
        .frame(maxWidth: 440)
        .fixedSize(horizontal: false, vertical: true)
    }
}
