// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var ownLayout: [Sample] {
        [
            Sample("alignmentGuide", in: .layout) {
                VStack(alignment: .leading) {
                    Tile("at the edge")
                    Tile("moved").alignmentGuide(.leading) { $0[.leading] - 30 }
                    Tile("by its end").alignmentGuide(HorizontalAlignment.leading) { $0.width / 4 }
                }
            },
            Sample("Layout, LayoutSubviews, LayoutValueKey", in: .layout) {
                Staircase(step: 24) {
                    Tile("first")
                    Tile("second").layoutValue(key: StairLift.self, value: 6)
                    Tile("third")
                }
            },
            Sample("AnyLayout, HStackLayout, VStackLayout, ZStackLayout", in: .layout) {
                let layouts = [
                    AnyLayout(HStackLayout(spacing: 4)), AnyLayout(VStackLayout(alignment: .trailing)),
                    AnyLayout(ZStackLayout(alignment: .center)),
                ]
                HStack {
                    ForEach(0..<3, id: \.self) { index in
                        let layout = layouts[index]
                        layout {
                            Tile("a")
                            Tile("bc")
                        }
                    }
                }
            },
            Sample("ViewThatFits", in: .layout) {
                VStack {
                    ViewThatFits {
                        Text("much too long a line for this narrow place to hold").lineLimit(1)
                        Text("short enough")
                    }
                    ViewThatFits(in: .horizontal) { Tile("fits") }
                }
            },
            Sample("PreferenceKey, onPreferenceChange", in: .layout) { PreferenceSample() },
            Sample("anchorPreference, Anchor", in: .layout) { AnchorSample() },
            Sample("coordinateSpace, onGeometryChange", in: .layout) { SpaceSample() },
            Sample("mask, hidden", in: .layout) {
                HStack {
                    Color.blue.mask { Circle() }
                    Color.red.mask(alignment: .bottom) { Text("MASK").font(.headline) }
                    Tile("gone").hidden()
                    Color.green.frame(width: 20)
                }
            },
            Sample("containerRelativeFrame, safeAreaPadding", in: .layout) {
                VStack {
                    Color.teal.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.frame(
                        height: 20)
                    Tile("padded").safeAreaPadding(.leading, 20).scenePadding()
                    older(Tile("edges"))
                }
            },
            Sample("LazyVStack, LazyHStack", in: .layout) {
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 2, pinnedViews: PinnedScrollableViews()) {
                        ForEach(0..<30, id: \.self) { Tile("lazy \($0)") }
                    }
                    LazyHStack { Tile("row") }
                }
            },
            Sample("rotation3DEffect, projectionEffect", in: .effects) {
                VStack {
                    Tile("turned about y").rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
                    Tile("leaning backwards").rotation3DEffect(
                        .degrees(50), axis: (x: 1, y: 0, z: 0), anchor: .bottom, anchorZ: 0, perspective: 0.6)
                    Tile("projected").projectionEffect(
                        ProjectionTransform(CGAffineTransform(a: 1, b: 0.1, c: 0, d: 1, tx: 0, ty: 0))
                            .concatenating(ProjectionTransform()))
                    Image(systemName: "chevron.right").flipsForRightToLeftLayoutDirection(true)
                }
            },
        ]
    }
}

/// A view under a name that SwiftUI has deprecated, and that the subset still has.
///
/// Called through the protocol requirement, which is not deprecated, it gives no warning: a dependent package
/// would get one for each of our files.
@MainActor
private protocol OlderName {
    associatedtype Shown: View
    func reachingTheEdges() -> Shown
}

extension Tile: OlderName {
    @available(*, deprecated)
    fileprivate func reachingTheEdges() -> some View { self.edgesIgnoringSafeArea(.all) }
}

@MainActor
private func older<Content: OlderName>(_ view: Content) -> Content.Shown { view.reachingTheEdges() }

/// The lift of a step.
private struct StairLift: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

/// Each view lower and further than the one before.
struct Staircase: Layout {
    var step: CGFloat

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        let spacing: ViewSpacing? = subviews.first?.spacing
        let gap = spacing?.distance(to: ViewSpacing(), along: .vertical) ?? 0
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = (sizes.map(\.width).max() ?? 0) + step * CGFloat(max(0, subviews.count - 1))
        return CGSize(width: width, height: sizes.map(\.height).reduce(0, +) + gap * 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        var place = bounds.origin
        for subview in subviews {
            let view: LayoutSubview = subview
            view.place(
                at: CGPoint(x: place.x, y: place.y - view[StairLift.self]), anchor: .topLeading,
                proposal: .unspecified)
            place.x += step
            place.y += view.dimensions(in: .unspecified).height
        }
    }
}

private struct WidestKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct PreferenceSample: View {
    @State private var widest: CGFloat = 0

    var body: some View {
        VStack {
            Tile("12").preference(key: WidestKey.self, value: 12)
            Tile("30").preference(key: WidestKey.self, value: 20)
                .transformPreference(WidestKey.self) { $0 += 10 }
            Text("widest \(Int(widest))")
        }
        .onPreferenceChange(WidestKey.self) { widest = $0 }
        .backgroundPreferenceValue(WidestKey.self) { Color.yellow.opacity($0 / 100) }
        .overlayPreferenceValue(WidestKey.self) { width in
            Rectangle().strokeBorder(Color.gray, lineWidth: width / 20)
        }
    }
}

private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

private struct AnchorSample: View {
    var body: some View {
        HStack {
            Tile("framed").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
            Tile("too").transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
        }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
                ForEach(0..<anchors.count, id: \.self) { index in
                    let rect = proxy[anchors[index]]
                    Rectangle().stroke(.red, lineWidth: 2).frame(width: rect.width, height: rect.height)
                        .offset(x: rect.minX, y: rect.minY)
                }
            }
        }
    }
}

private struct SpaceSample: View {
    @State private var place = CGPoint.zero

    var body: some View {
        VStack {
            Tile("measured").onGeometryChange(for: CGPoint.self) { proxy in
                proxy.frame(in: NamedCoordinateSpace.named("sheet")).origin
            } action: {
                place = $0
            }
            Text("\(Int(place.x)), \(Int(place.y))")
            GeometryReader { proxy in
                let space: some CoordinateSpaceProtocol = LocalCoordinateSpace()
                let width = proxy.frame(in: space).width + proxy.frame(in: GlobalCoordinateSpace()).width * 0
                Text("\(Int(width)) wide")
            }
        }
        .coordinateSpace(.named("sheet"))
    }
}
