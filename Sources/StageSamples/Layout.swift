// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var layout: [Sample] {
        [
            Sample("HStack, Spacer, Divider", in: .layout) {
                HStack(alignment: .center, spacing: 6) {
                    Tile("A")
                    Spacer(minLength: 4)
                    Divider()
                    Spacer()
                    Tile("B")
                }
            },
            Sample("VStack, alignment", in: .layout) {
                VStack(alignment: HorizontalAlignment.leading, spacing: 4) {
                    Tile("short")
                    Divider()
                    Tile("a longer one")
                }
            },
            Sample("ZStack, zIndex", in: .layout) {
                ZStack(alignment: Alignment.bottomTrailing) {
                    Color.blue.frame(width: 70, height: 50).zIndex(1)
                    Color.orange.frame(width: 110, height: 80)
                    Tile("1").zIndex(2)
                }
            },
            Sample("frame, minimum and maximum", in: .layout) {
                HStack {
                    Tile("fixed").frame(width: 60, height: 60, alignment: .topLeading).border()
                    Tile("wide").frame(
                        minWidth: 20, idealWidth: 40, maxWidth: .infinity, minHeight: 20, idealHeight: 30,
                        maxHeight: 60, alignment: .bottom
                    ).border()
                }
            },
            Sample("padding, EdgeInsets, Edge.Set", in: .layout) {
                VStack(spacing: 4) {
                    Tile("8 all").padding(8).border()
                    Tile("leading 24").padding(.leading, 24).border()
                    Tile("insets").padding(EdgeInsets(top: 2, leading: 12, bottom: 6, trailing: 2)).border()
                }
            },
            Sample("offset, position", in: .layout) {
                ZStack {
                    Tile("offset").offset(x: 20, y: -20)
                    Tile("size").offset(CGSize(width: -20, height: 20))
                    Tile("position").position(x: 40, y: 20)
                    Tile("point").position(CGPoint(x: 120, y: 90))
                }
            },
            Sample("fixedSize, layoutPriority", in: .layout) {
                VStack {
                    Text("This does not wrap at all").fixedSize().frame(width: 60).border()
                    HStack {
                        Text("important words").layoutPriority(1).lineLimit(1)
                        Text("other words").lineLimit(1)
                    }
                    Text("fixed upright only").fixedSize(horizontal: false, vertical: true)
                }
            },
            Sample("aspectRatio, scaledToFit, scaledToFill", in: .layout) {
                HStack {
                    Color.teal.aspectRatio(1.5, contentMode: .fit).border()
                    Color.mint.aspectRatio(1, contentMode: ContentMode.fit).frame(width: 40, height: 60)
                        .border()
                    Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 30, height: 50)
                        .border()
                    Image(systemName: "star.fill").resizable().scaledToFill().frame(width: 30, height: 50)
                        .clipped().border()
                }
            },
            Sample("GeometryReader, GeometryProxy", in: .layout) {
                GeometryReader { (proxy: GeometryProxy) in
                    VStack(alignment: .leading) {
                        Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))")
                        Text("top \(Int(proxy.safeAreaInsets.top))")
                        Color.indigo.frame(width: proxy.size.width / 2, height: 10)
                        let place = proxy.frame(in: CoordinateSpace.global)
                        Text("global x \(Int(place.minX))").font(.caption)
                    }
                }
            },
            Sample("safeAreaInset, ignoresSafeArea", in: .layout) {
                Color.cyan.opacity(0.4)
                    .ignoresSafeArea(SafeAreaRegions.container, edges: .all)
                    .safeAreaInset(edge: VerticalEdge.bottom, alignment: .center, spacing: 4) { Tile("bar") }
                    .safeAreaInset(edge: HorizontalEdge.leading) { Tile("L") }
            },
            Sample("alignment guides of one's own", in: .layout) {
                HStack(alignment: .thirds) {
                    Tile("a")
                    Tile("b").padding(.vertical, 10)
                    Color.green.frame(width: 20, height: 60)
                }
            },
            Sample("VerticalAlignment by baselines", in: .layout) {
                VStack {
                    HStack(alignment: .firstTextBaseline) {
                        Text("Big").font(.title)
                        Text("small\nlines").font(.caption)
                    }
                    HStack(alignment: .lastTextBaseline) {
                        Text("Big").font(.title)
                        Text("small\nlines").font(.caption)
                    }
                }
            },
            Sample("Group, ForEach, EmptyView, AnyView, TupleView", in: .layout) {
                VStack(spacing: 2) {
                    Group {
                        Tile("one")
                        EmptyView()
                        AnyView(Tile("any"))
                        AnyView(erasing: Tile("erased"))
                    }
                    HStack { ForEach(0..<3) { Tile("\($0)") } }
                    HStack { ForEach(["x", "y"], id: \.self) { Tile($0) }.id("letters") }
                }
            },
            Sample("background, overlay", in: .layout) {
                VStack(spacing: 10) {
                    Text("in a shape").padding(6).background(.yellow, in: Capsule())
                    Text("over").padding(6)
                        .background(alignment: .bottom) { Color.red.frame(height: 3) }
                        .overlay(alignment: .topTrailing) { Circle().fill(.blue).frame(width: 8, height: 8) }
                    Text("edges").background(Color.green.opacity(0.4), ignoresSafeAreaEdges: .all)
                        .overlay(.orange.opacity(0.3), in: Rectangle())
                        .overlay(Color.clear, ignoresSafeAreaEdges: [])
                }
            },
            Sample("border", in: .layout) {
                VStack(spacing: 8) {
                    Text("one point").padding(4).border(.blue)
                    Text("four points").padding(6).border(.orange, width: 4)
                    Text("a gradient").padding(8)
                        .border(
                            LinearGradient(
                                colors: [.pink, .teal], startPoint: .leading, endPoint: .trailing), width: 6)
                }
            },
        ]
    }
}

extension VerticalAlignment {
    private enum Thirds: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            max(context.height / 3, context[.top], context[explicit: .bottom] ?? 0, context.width * 0)
        }
    }

    fileprivate static let thirds = VerticalAlignment(Thirds.self)
}

/// A word on a coloured ground.
struct Tile: View {
    private let word: String

    init(_ word: String) { self.word = word }

    var body: some View {
        Text(word).font(.footnote).padding(.horizontal, 6).padding(.vertical, 3)
            .background(Color.accentColor.opacity(0.25))
    }
}

/// A thin line around a view, so that its size can be seen.
struct Bordered: ViewModifier {
    func body(content: Content) -> some View {
        content.overlay { Rectangle().strokeBorder(Color.gray, lineWidth: 1) }
    }
}

extension View {
    func border() -> some View { modifier(Bordered()) }
}
