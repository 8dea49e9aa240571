// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A column that scrolls where it is higher than its place; while something lies below the edge, an arrow says so.
struct LatenScroll<Content: View>: View {
    /// The content's lower margin, in points, which nobody misses.
    private let margin: CGFloat
    private let content: (GeometryProxy) -> Content
    @State private var hasMore = false

    /// Creates the column, whose content may depend on the room for it.
    init(margin: CGFloat = 0, @ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        (self.margin, self.content) = (margin, content)
    }

    var body: some View {
        GeometryReader { proxy in
            let end = proxy.size.height + margin + 8
            ScrollView(.vertical) {
                content(proxy)
                    .frame(maxWidth: .infinity, minHeight: proxy.size.height)
                    .onGeometryChange(for: Bool.self) {
                        $0.frame(in: .named(LatenScrollSpace.name)).maxY > end
                    } action: {
                        hasMore = $0
                    }
            }
            .coordinateSpace(.named(LatenScrollSpace.name))
            .scrollBounceBehavior(.basedOnSize)
            .keyboardLeavesWithScrolling()
            .overlay(alignment: .bottom) {
                ZStack {
                    if hasMore { MoreBelow().transition(.opacity) }
                }
                .animation(.easeInOut(duration: 0.2), value: hasMore)
            }
        }
    }
}

private enum LatenScrollSpace {
    static let name = "column"
}

/// The lower edge of a screen that goes on: its content fades out above an arrow.
private struct MoreBelow: View {
    var body: some View {
        LatenSymbol("chevron.down", side: 18)
            .foregroundStyle(LatenPalette.mutedForeground.color)
            .padding(.top, 24)
            .padding(.bottom, 4)
            .frame(maxWidth: LatenLayout.columnWidth)
            .background {
                LinearGradient(
                    stops: [
                        .init(color: LatenPalette.background.opacity(0).color, location: 0),
                        .init(color: LatenPalette.background.opacity(0.92).color, location: 0.4),
                        .init(color: LatenPalette.background.color, location: 1),
                    ], startPoint: .top, endPoint: .bottom
                )
                .ignoresSafeArea(edges: .bottom)
            }
            .padding(.horizontal, LatenLayout.margin)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
