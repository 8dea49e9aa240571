// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// A column that scrolls where it is higher than its place; while something lies below the edge, an arrow says so.
public struct HintedScroll<Content: View>: View {
    private let margin: CGFloat
    private let width: CGFloat
    private let sides: CGFloat
    private let content: (GeometryProxy) -> Content
    @State private var hasMore = false

    /// Creates the column, whose content may depend on the room for it.
    ///
    /// - Parameters:
    ///   - margin: The content's lower margin, in points, which nobody misses.
    ///   - width: The largest width of the hint, in points: that of the column.
    ///   - sides: The space at both sides of the hint, in points, where it is narrower.
    ///   - content: The column, which fills the room where it is lower.
    public init(
        margin: CGFloat = 0, width: CGFloat = .infinity, sides: CGFloat = 12,
        @ViewBuilder content: @escaping (GeometryProxy) -> Content
    ) {
        (self.margin, self.width, self.sides, self.content) = (margin, width, sides, content)
    }

    /// The column, and the hint over its lower edge.
    public var body: some View {
        GeometryReader { proxy in
            let end = proxy.size.height + margin + 8
            ScrollView(.vertical) {
                content(proxy)
                    .frame(maxWidth: .infinity, minHeight: proxy.size.height)
                    .onGeometryChange(for: Bool.self) {
                        $0.frame(in: .named(HintedScrollSpace.name)).maxY > end
                    } action: {
                        hasMore = $0
                    }
            }
            .coordinateSpace(.named(HintedScrollSpace.name))
            .scrollBounceBehavior(.basedOnSize)
            .keyboardLeavesWithScrolling()
            .overlay(alignment: .bottom) {
                ZStack {
                    if hasMore { MoreBelow(width: width, sides: sides).transition(.opacity) }
                }
                .animation(.easeInOut(duration: 0.2), value: hasMore)
            }
        }
    }
}

private enum HintedScrollSpace {
    static let name = "column"
}

/// The lower edge of a screen that goes on: its content fades out above an arrow.
private struct MoreBelow: View {
    let width: CGFloat
    let sides: CGFloat
    @Environment(\.palette) private var palette

    var body: some View {
        let ground = palette.background.hex
        GrowingSymbol("chevron.down", side: 18)
            .foregroundStyle(palette.secondaryText.color)
            .padding(.top, 24)
            .padding(.bottom, 4)
            .frame(maxWidth: width)
            .background {
                LinearGradient(
                    stops: [
                        .init(color: BrandColor(ground, opacity: 0).color, location: 0),
                        .init(color: BrandColor(ground, opacity: 0.92).color, location: 0.4),
                        .init(color: BrandColor(ground).color, location: 1),
                    ], startPoint: .top, endPoint: .bottom
                )
                .ignoresSafeArea(edges: .bottom)
            }
            .padding(.horizontal, sides)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
