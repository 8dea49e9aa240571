// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var styles: [Sample] {
        [
            Sample("Color, system colours", in: .styles) {
                VStack(spacing: 2) {
                    HStack(spacing: 2) {
                        Color.red
                        Color.orange
                        Color.yellow
                        Color.green
                        Color.mint
                        Color.teal
                        Color.cyan
                    }
                    HStack(spacing: 2) {
                        Color.blue
                        Color.indigo
                        Color.purple
                        Color.pink
                        Color.brown
                        Color.gray
                        Color.accentColor
                    }
                    HStack(spacing: 2) {
                        Color.primary
                        Color.secondary
                        Color.black
                        Color.white
                        Color.clear
                    }
                }
            },
            Sample("Color by components, Color.RGBColorSpace", in: .styles) {
                HStack(spacing: 2) {
                    Color(red: 0.9, green: 0.3, blue: 0.2)
                    Color(Color.RGBColorSpace.sRGB, red: 0.2, green: 0.5, blue: 0.9, opacity: 1)
                    Color(.sRGBLinear, red: 0.2, green: 0.5, blue: 0.9, opacity: 1)
                    Color(white: 0.5)
                    Color(.sRGB, white: 0.2, opacity: 0.5)
                    Color.blue.opacity(0.3)
                }
            },
            Sample("LinearGradient, Gradient, Gradient.Stop", in: .styles) {
                VStack {
                    LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
                    LinearGradient(
                        gradient: Gradient(colors: [.red, .yellow, .green]), startPoint: .top,
                        endPoint: .bottomTrailing)
                    LinearGradient(
                        stops: [
                            Gradient.Stop(color: .black, location: 0.2), .init(color: .white, location: 0.8),
                        ],
                        startPoint: .topLeading, endPoint: UnitPoint.topTrailing)
                }
            },
            Sample("RadialGradient", in: .styles) {
                HStack {
                    RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 5, endRadius: 50)
                    Circle().fill(
                        RadialGradient(
                            gradient: Gradient(stops: [
                                .init(color: .white, location: 0), .init(color: .blue, location: 1),
                            ]), center: .topLeading, startRadius: 0, endRadius: 90))
                }
            },
            Sample("foregroundStyle, HierarchicalShapeStyle", in: .styles) {
                VStack {
                    Text("primary").foregroundStyle(.primary)
                    Text("secondary").foregroundStyle(.secondary)
                    Text("tertiary").foregroundStyle(HierarchicalShapeStyle.tertiary)
                    Text("colour").foregroundColor(.orange)
                    Circle().fill(.foreground).frame(width: 14).foregroundStyle(.green)
                }
            },
            Sample("tint, TintShapeStyle, ForegroundStyle, AnyShapeStyle", in: .styles) {
                HStack {
                    Circle().fill(.tint).tint(.orange)
                    Circle().fill(TintShapeStyle()).tint(.pink)
                    Circle().fill(ForegroundStyle()).foregroundStyle(Color.teal)
                    Circle().fill(
                        AnyShapeStyle(
                            LinearGradient(
                                colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
                }
            },
            Sample("ShapeStyle as a parameter", in: .styles) {
                HStack {
                    Painted(style: .red)
                    Painted(
                        style: LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom))
                }
            },
            Sample("Styles as shapes' fills", in: .styles) {
                HStack(spacing: 2) {
                    Rectangle().fill(.red)
                    Rectangle().fill(.blue)
                    Rectangle().fill(.green)
                    Rectangle().fill(.orange)
                    Rectangle().fill(.yellow)
                    Rectangle().fill(.gray)
                    Rectangle().fill(.black)
                    Rectangle().fill(.white)
                    Rectangle().fill(.clear)
                }
            },
        ]
    }

    static var effects: [Sample] {
        [
            Sample("opacity", in: .effects) {
                HStack {
                    Color.blue.opacity(1)
                    Color.blue.frame(width: 30).opacity(0.6)
                    Circle().fill(.red).opacity(0.3)
                }
            },
            Sample("scaleEffect, rotationEffect", in: .effects) {
                HStack(spacing: 16) {
                    Tile("1.5").scaleEffect(1.5)
                    Tile("x").scaleEffect(x: 1.6, y: 0.7, anchor: .center)
                    Tile("45°").rotationEffect(.degrees(45))
                    Tile("rad").rotationEffect(.radians(-0.5), anchor: .leading)
                }
            },
            Sample("blur", in: .effects) {
                HStack {
                    Text("sharp")
                    Text("soft").blur(radius: 2)
                    Circle().fill(.orange).blur(radius: 8, opaque: false)
                }
            },
            Sample("shadow", in: .effects) {
                HStack(spacing: 20) {
                    RoundedRectangle(cornerRadius: 10).fill(.yellow).shadow(radius: 6)
                    Circle().fill(.blue).shadow(color: .red, radius: 5, x: 6, y: 6)
                    Text("Aa").font(.title).shadow(color: .gray, radius: 2, x: 2, y: 2)
                }
            },
            Sample("clipped, cornerRadius, clipShape", in: .effects) {
                HStack {
                    Circle().fill(.red).frame(width: 90, height: 90).frame(width: 50, height: 50).clipped()
                    Color.green.cornerRadius(16)
                    Color.blue.clipShape(RoundedRectangle(cornerRadius: 20), style: FillStyle())
                    Color.purple.clipShape(Capsule())
                }
            },
            Sample("transformEffect", in: .effects) {
                HStack {
                    Tile("moved").transformEffect(CGAffineTransform(translationX: 10, y: 20))
                    Tile("skewed").transformEffect(
                        CGAffineTransform(a: 1, b: 0.2, c: 0.3, d: 1, tx: 0, ty: 0))
                    Tile("combined").transformEffect(
                        CGAffineTransform.identity.translatedBy(x: 4, y: 4).scaledBy(x: 0.8, y: 1.2)
                            .rotated(by: 0.1))
                }
            },
        ]
    }

    static var images: [Sample] {
        [
            Sample("Image(systemName:)", in: .images) {
                HStack(spacing: 4) {
                    Image(systemName: "star.fill").foregroundStyle(.yellow)
                    Image(systemName: "house.fill").font(.title)
                    Image(systemName: "person.fill").font(.largeTitle)
                    Image(systemName: "checkmark")
                    Image(systemName: "xmark").foregroundStyle(.red)
                    Image(systemName: "bolt.fill").resizable().frame(width: 20, height: 40)
                }
            },
            Sample("Image from a catalogue", in: .images) {
                HStack {
                    Image("sample").resizable().aspectRatio(contentMode: .fit)
                    Image(decorative: "sample")
                }
            },
        ]
    }
}

/// A circle in any style.
struct Painted<Style: ShapeStyle>: View {
    let style: Style

    var body: some View { Circle().fill(style) }
}
