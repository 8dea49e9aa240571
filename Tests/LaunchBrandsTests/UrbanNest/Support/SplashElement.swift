// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import StageUI

/// One drawn thing of a frame, with all effects above it applied.
struct SplashElement {
    /// What it is.
    enum Kind: String, Hashable {
        case fill, stroke, text, image
    }

    /// A shadow that lies on the element.
    struct Shadow: Hashable {
        var color: ResolvedColor
        var sigma: CGFloat
        var offset: CGSize
    }

    let kind: Kind
    /// The path of the view that owns it.
    let owner: String
    /// Its layout frame on the canvas, in points, after all transforms; a stroke's includes its width.
    let frame: CGRect
    /// The product of all opacities above it, without that of its own colour.
    let opacity: Double
    /// The colours of its paint, from the first to the last.
    let colors: [ResolvedColor]
    /// The outline, unless it is text.
    let outline: DisplayOutline?
    /// The laid-out text, if it is text.
    let text: TextLayout?
    /// The shadows of the groups it lies in.
    let shadows: [Shadow]
    /// The radius of the blur that lies on it, in points; 0 for none.
    let blur: CGFloat
    /// The outlines it is cut to, each with its box on the canvas.
    let clips: [(outline: DisplayOutline, box: CGRect)]
    /// The transform from its own coordinates to the canvas.
    let transform: CGAffineTransform

    /// Everything that its text says, all runs joined.
    var string: String? {
        text.map { $0.lines.map { $0.runs.map(\.string).joined() }.joined(separator: " ") }
    }
    /// The first run's style.
    var run: TextRun? { text?.lines.first?.runs.first }
    /// The scale of its transform.
    var scale: Double {
        Double((transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot())
    }
    /// The angle of its transform in degrees, 0 up to but not including 360.
    var angle: Double {
        let turned = atan2(Double(transform.b), Double(transform.a)) * 180 / .pi
        return turned < -1e-9 ? turned + 360 : max(turned, 0)
    }
    /// Whether anything of it can be seen.
    var isVisible: Bool {
        let strongest = text.map { $0.lines.flatMap { $0.runs.map(\.color.opacity) }.max() ?? 0 }
        // Of an image nobody knows where it is clear.
        return opacity * (strongest ?? colors.map(\.opacity).max() ?? (kind == .image ? 1 : 0)) > 0.001
    }
}

extension SplashElement {
    /// All drawn things of a list, back to front.
    static func all(in list: DisplayList) -> [SplashElement] {
        Look.atScreen()
        return kept(of: list)
    }

    /// The same, for a frame that is only kept: a test has looked at it when it reads it.
    static func kept(of list: DisplayList) -> [SplashElement] {
        list.items.flatMap { collect($0, Context()) }
    }

    fileprivate struct Context {
        var transform = CGAffineTransform.identity
        var opacity = 1.0
        var shadows: [Shadow] = []
        var blur: CGFloat = 0
        var clips: [(outline: DisplayOutline, box: CGRect)] = []
    }

    private static func collect(_ item: DisplayItem, _ outer: Context) -> [SplashElement] {
        var context = outer
        context.transform = CGAffineTransform(translationX: item.origin.x, y: item.origin.y)
            .concatenating(outer.transform)
        func made(
            _ kind: Kind, _ frame: CGRect, _ colors: [ResolvedColor], _ outline: DisplayOutline?,
            _ text: TextLayout? = nil
        ) -> [SplashElement] {
            [
                SplashElement(
                    kind: kind, owner: item.owner, frame: frame.applying(context.transform),
                    opacity: context.opacity, colors: colors, outline: outline, text: text,
                    shadows: context.shadows, blur: context.blur, clips: context.clips,
                    transform: context.transform)
            ]
        }
        switch item.content {
        case .fill(let outline, let paint, _):
            return made(.fill, outline.bounds, paint.colors, outline)
        case .stroke(let outline, let paint, let style):
            let half = style.lineWidth / 2
            return made(.stroke, outline.bounds.insetBy(dx: -half, dy: -half), paint.colors, outline)
        case .text(let layout):
            return made(.text, CGRect(origin: .zero, size: layout.size), [], nil, layout)
        case .image(_, let placement): return made(.image, placement.rect, [], nil)
        case .group(let effect, let items):
            context.apply(effect)
            return items.flatMap { collect($0, context) }
        }
    }
}

extension SplashElement.Context {
    fileprivate mutating func apply(_ effect: DisplayEffect) {
        switch effect {
        case .identity, .projection, .mask, .cutout, .blend, .colors: break
        case .transform(let inner): transform = inner.concatenating(transform)
        case .blur(let radius): blur += radius
        case .opacity(let factor): opacity *= Double(factor)
        case .clip(let outline, _): clips.append((outline, outline.bounds.applying(transform)))
        case .shadow(let color, let radius, let offset):
            shadows.append(SplashElement.Shadow(color: color, sigma: radius, offset: offset))
        }
    }
}

extension DisplayOutline {
    /// The box around the outline, in its own coordinates.
    var bounds: CGRect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): rect
        case .path(let path): path.boundingRect
        }
    }
}

extension DisplayPaint {
    /// The colours, from the first to the last.
    var colors: [ResolvedColor] {
        switch self {
        case .color(let color): [color]
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _):
            stops.map(\.color)
        case .image, .material: []
        }
    }
}
