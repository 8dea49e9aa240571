// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var gradientsAndMaterials: [Sample] {
        [
            Sample("AngularGradient, EllipticalGradient, AnyGradient", in: .styles) {
                HStack {
                    Circle().fill(AngularGradient(colors: [.red, .blue, .red], center: .center))
                    Rectangle().fill(EllipticalGradient(colors: [.yellow, .clear]))
                    Rectangle().fill(Color.blue.gradient)
                    Rectangle().fill(Color.mint.gradient as AnyGradient)
                }
            },
            Sample("Material", in: .styles) {
                ZStack {
                    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                    HStack {
                        Text("thin").padding(6).background(.thinMaterial)
                        Text("regular").padding(6).background(Material.regular)
                        Text("thick").padding(6).background(.thickMaterial)
                    }
                }
            },
            Sample("glassEffect, GlassEffectContainer, glass buttons", in: .styles) {
                ZStack {
                    LinearGradient(
                        colors: [.orange, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
                    GlassEffectContainer(spacing: 8) {
                        HStack {
                            Text("regular").padding(8).glassEffect()
                            Text("clear").padding(8)
                                .glassEffect(
                                    Glass.clear.tint(.blue).interactive(), in: .rect(cornerRadius: 10))
                            Button("Glass") {}.buttonStyle(.glass)
                            Button("Tint") {}.buttonStyle(.glassProminent)
                        }
                    }
                }
            },
            Sample("ImagePaint, containerShape", in: .styles) {
                HStack {
                    Circle().fill(ImagePaint(image: Image("sample"), scale: 1))
                    ContainerRelativeShape().inset(by: 6).fill(.orange)
                        .containerShape(RoundedRectangle(cornerRadius: 16))
                }
            },
            Sample("UnevenRoundedRectangle, AnyShape, shapes changed", in: .shapes) {
                HStack {
                    UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.blue)
                        .layoutDirectionBehavior(LayoutDirectionBehavior.fixed)
                    AnyShape(Capsule()).fill(.green)
                    Rectangle().scale(0.6).fill(.orange)
                    Rectangle().rotation(.degrees(30)).stroke(.red)
                    Rectangle().offset(x: 4, y: 8).stroke(.gray)
                    Circle().transform(CGAffineTransform(scaleX: 0.5, y: 1)).fill(Color.purple)
                    UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 12)).stroke(.black)
                }
            },
            Sample("brightness, contrast, saturation, grayscale", in: .effects) {
                HStack {
                    Swatch().brightness(0.3)
                    Swatch().contrast(0.5)
                    Swatch().saturation(0.3)
                    Swatch().grayscale(1)
                    Swatch().hueRotation(.degrees(90))
                    Swatch().colorInvert()
                    Swatch().colorMultiply(.yellow)
                    Swatch().luminanceToAlpha()
                }
            },
            Sample("blendMode, compositingGroup, drawingGroup", in: .effects) {
                HStack {
                    ZStack {
                        Color.red; Circle().fill(.blue).blendMode(BlendMode.screen)
                    }
                    ZStack {
                        Color.yellow; Circle().fill(.blue).blendMode(.multiply)
                    }.compositingGroup()
                    Tile("group").drawingGroup()
                }
            },
            Sample("Image modes, symbol variants", in: .images) {
                HStack {
                    Image("sample").resizable(resizingMode: Image.ResizingMode.tile)
                    Image("sample").renderingMode(Image.TemplateRenderingMode.template).foregroundStyle(.blue)
                    Image("sample").interpolation(Image.Interpolation.none).resizable()
                    Image(systemName: "bell").symbolVariant(SymbolVariants.fill)
                    Image(systemName: "star.fill").symbolRenderingMode(SymbolRenderingMode.hierarchical)
                        .imageScale(Image.Scale.large)
                }
            },
        ]
    }
}

/// Three colours side by side.
struct Swatch: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.red
            Color.green
            Color.blue
        }
    }
}
