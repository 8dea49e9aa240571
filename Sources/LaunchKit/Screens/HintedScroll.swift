// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// A column that scrolls where it is higher than its place; while something lies below the edge, an arrow says so.
public struct HintedScroll<Content: View>: View {
    private let margin: CGFloat
    private let width: CGFloat
    private let sides: CGFloat
    private let fades: Bool
    private let content: (GeometryProxy) -> Content
    @State private var hasMore = false
    @Environment(\.distanceScale) private var distance

    /// Creates the column, whose content may depend on the room for it.
    ///
    /// - Parameters:
    ///   - margin: The content's lower margin, in points, which nobody misses.
    ///   - width: The largest width of the hint, in points: that of the column.
    ///   - sides: The space at both sides of the hint, in points, where it is narrower.
    ///   - fades: Whether the content itself fades out above the edge, for a ground of several colors; else the ground
    ///     of the palette covers it there.
    ///   - content: The column, which fills the room where it is lower.
    public init(
        margin: CGFloat = 0, width: CGFloat = .infinity, sides: CGFloat = 12, fades: Bool = false,
        @ViewBuilder content: @escaping (GeometryProxy) -> Content
    ) {
        (self.margin, self.width, self.sides, self.fades) = (margin, width, sides, fades)
        self.content = content
    }

    /// The column, and the hint over its lower edge.
    public var body: some View {
        GeometryReader { proxy in
            column(proxy)
                .overlay(alignment: .bottom) {
                    ZStack {
                        if hasMore {
                            MoreBelow(width: width * distance, sides: sides, hasGround: !fades).transition(
                                .opacity)
                        }
                    }
                    .animation(.easeInOut(duration: 0.2), value: hasMore)
                }
        }
    }

    @ViewBuilder
    private func column(_ proxy: GeometryProxy) -> some View {
        let end = proxy.size.height + margin + 8
        let column = ScrollView(.vertical) {
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
        if fades {
            column.mask { FadingEdge(isShown: hasMore).animation(.easeInOut(duration: 0.2), value: hasMore) }
        } else {
            column
        }
    }
}

/// A mask that lets all through, but for what is near the lower edge: words end above the arrow.
private struct FadingEdge: View {
    let isShown: Bool
    @BrandMetric(relativeTo: .body) private var scale: CGFloat = 1

    var body: some View {
        // Whole points: where parts meet within a pixel, both are thin there.
        let side = (MoreBelow.side * GrowingSymbol.growth.clamp(scale)).rounded(.up)
        VStack(spacing: 0) {
            Rectangle()
            LinearGradient(
                colors: [.black, .black.opacity(isShown ? 0 : 1)], startPoint: .top, endPoint: .bottom
            )
            .frame(height: MoreBelow.above)
            Rectangle()
                .opacity(isShown ? 0 : 1)
                .frame(height: side + MoreBelow.below)
        }
    }
}

private enum HintedScrollSpace {
    static let name = "column"
}

/// The lower edge of a screen that goes on: its content fades out above an arrow.
private struct MoreBelow: View {
    /// The side of the arrow at the usual text size, and the space above and below it, in points.
    static let (side, above, below): (CGFloat, CGFloat, CGFloat) = (18, 24, 4)

    let width: CGFloat
    let sides: CGFloat
    let hasGround: Bool
    @Environment(\.palette) private var palette

    var body: some View {
        let ground = palette.background.hex
        GrowingSymbol("chevron.down", side: Self.side)
            .foregroundStyle(palette.secondaryText.color)
            .padding(.top, Self.above)
            .padding(.bottom, Self.below)
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
                .opacity(hasGround ? 1 : 0)
            }
            .padding(.horizontal, sides)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
