// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var canvases: [Sample] {
        [
            Sample("Canvas, GraphicsContext", in: .shapes) {
                Canvas(rendersAsynchronously: false) { context, size in
                    Drawing.chart(in: &context, size: size)
                }
            },
            Sample("GraphicsContext: text, pictures, clips", in: .shapes) {
                Canvas(colorMode: ColorRenderingMode.nonLinear) { context, size in
                    Drawing.labels(in: &context, size: size)
                }
            },
            Sample("Canvas with symbols, resolveSymbol, clipToLayer", in: .shapes) {
                Canvas { context, size in
                    Drawing.symbols(in: &context, size: size)
                } symbols: {
                    Label("drawn", systemImage: "star.fill").tag("label")
                    Circle().fill(.orange).tag("dot")
                }
            },
            Sample("Image drawn by a function", in: .images) {
                Image(size: CGSize(width: 60, height: 40), label: Text("Bars")) { context in
                    Drawing.chart(in: &context, size: CGSize(width: 60, height: 40))
                }
            },
            Sample("Canvas in a TimelineView", in: .motion) {
                TimelineView(EveryMinuteTimelineSchedule()) { context in
                    let cadence: TimelineViewDefaultContext.Cadence = context.cadence
                    Text(cadence == .live ? "each minute" : "seldom")
                }
            },
            Sample("AsyncImage, AsyncImagePhase", in: .images) {
                AsyncImage(url: nil) { (phase: AsyncImagePhase) in
                    if let image = phase.image { image.resizable() } else { Text("on its way") }
                }
            },
        ]
    }
}

/// The drawings of the canvases.
@MainActor enum Drawing {
    static func chart(in context: inout GraphicsContext, size: CGSize) {
        let shading: GraphicsContext.Shading = .linearGradient(
            Gradient(colors: [.teal, .indigo]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height))
        for bar in 0..<5 {
            let height = size.height * CGFloat(bar + 1) / 6
            let frame = CGRect(x: CGFloat(bar) * 24, y: size.height - height, width: 18, height: height)
            context.fill(Path(roundedRect: frame, cornerRadius: 4), with: shading)
        }
        context.drawLayer { layer in
            layer.addFilter(GraphicsContext.Filter.shadow(radius: 3))
            layer.stroke(Path(CGRect(x: 4, y: 4, width: 40, height: 20)), with: .color(.orange), lineWidth: 2)
        }
    }

    static func symbols(in context: inout GraphicsContext, size: CGSize) {
        if let label: GraphicsContext.ResolvedSymbol = context.resolveSymbol(id: "label") {
            context.draw(label, at: CGPoint(x: size.width / 2, y: label.size.height))
        }
        guard let dot = context.resolveSymbol(id: "dot") else { return }
        context.clipToLayer(opacity: 0.7) { layer in
            layer.fill(Path(CGRect(x: 0, y: 30, width: size.width, height: 12)), with: .color(.black))
        }
        for place in 0..<4 {
            context.draw(dot, in: CGRect(x: CGFloat(place) * 30, y: 26, width: 20, height: 20))
        }
    }

    static func labels(in context: inout GraphicsContext, size: CGSize) {
        let title: GraphicsContext.ResolvedText = context.resolve(Text("drawn").font(.headline))
        let wide = title.measure(in: size)
        context.draw(title, at: CGPoint(x: size.width / 2, y: wide.height))
        var clipped = context
        clipped.clip(
            to: Path(ellipseIn: CGRect(x: 0, y: 30, width: 30, height: 30)),
            options: GraphicsContext.ClipOptions.inverse)
        let picture: GraphicsContext.ResolvedImage = context.resolve(Image("sample"))
        clipped.draw(picture, in: CGRect(x: 10, y: 36, width: 40, height: 40))
    }
}
