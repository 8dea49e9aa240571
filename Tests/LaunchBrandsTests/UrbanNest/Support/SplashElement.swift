// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import StageUI

/// One drawn thing of a frame, with all effects above it applied.
struct SplashElement {
    /// The kind of element.
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
    /// The box on the canvas outside of which nothing of it is seen: where all that it is cut or masked to overlaps;
    /// nil where that is nothing.
    let window: CGRect?
    /// The elements cut out of it.
    let holes: [SplashElement]
    /// Indicates whether it is a material, which blurs what lies below it.
    let isMaterial: Bool
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
    /// Indicates whether anything of it can be seen: it has a colour, and does not lie outside of all that it
    /// is cut to.
    var isVisible: Bool {
        if let window {
            let seen = frame.intersection(window)
            if seen.isNull || seen.width <= 0 && frame.width > 0 || seen.height <= 0 && frame.height > 0 {
                return false
            }
        }
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
        list.items.flatMap(all(of:))
    }

    /// All drawn things of an item.
    fileprivate static func all(of item: DisplayItem) -> [SplashElement] { collect(item, Context()) }

    fileprivate struct Context {
        var transform = CGAffineTransform.identity
        var opacity = 1.0
        var shadows: [Shadow] = []
        var blur: CGFloat = 0
        var clips: [(outline: DisplayOutline, box: CGRect)] = []
        var window: CGRect?
        var holes: [SplashElement] = []
    }

    private static func collect(_ item: DisplayItem, _ outer: Context) -> [SplashElement] {
        var context = outer
        context.transform = CGAffineTransform(translationX: item.origin.x, y: item.origin.y)
            .concatenating(outer.transform)
        func made(
            _ kind: Kind, _ frame: CGRect, _ paint: DisplayPaint?, _ outline: DisplayOutline?,
            _ text: TextLayout? = nil
        ) -> [SplashElement] {
            var isMaterial = false
            if case .material? = paint { isMaterial = true }
            return [
                SplashElement(
                    kind: kind, owner: item.owner, frame: frame.applying(context.transform),
                    opacity: context.opacity, colors: paint?.colors ?? [], outline: outline, text: text,
                    shadows: context.shadows, blur: context.blur, clips: context.clips,
                    window: context.window, holes: context.holes, isMaterial: isMaterial,
                    transform: context.transform)
            ]
        }
        switch item.content {
        case .fill(let outline, let paint, _): return made(.fill, outline.bounds, paint, outline)
        case .stroke(let outline, let paint, let style):
            let half = style.lineWidth / 2
            return made(.stroke, outline.bounds.insetBy(dx: -half, dy: -half), paint, outline)
        case .text(let layout): return made(.text, CGRect(origin: .zero, size: layout.size), nil, nil, layout)
        case .image(_, let placement): return made(.image, placement.rect, nil, nil)
        case .group(let effect, let items):
            if effect.hidesAll { return [] }
            switch effect {
            case .cutout(let hole): context.holes += hole.flatMap { collect($0, context.plain) }
            case .mask(let mask):
                let shown = mask.flatMap { collect($0, context.plain) }.filter(\.isVisible)
                context.cut(to: shown.map(\.frame).reduce(CGRect.null) { $0.union($1) })
            default: context.apply(effect)
            }
            return items.flatMap { collect($0, context) }
        }
    }
}

extension DisplayEffect {
    /// Indicates whether nothing of a group can be seen: it is cut to no room, or to a mask in which there is nothing.
    var hidesAll: Bool {
        switch self {
        case .clip(let outline, _): outline.bounds.isEmpty
        case .mask(let items): !items.flatMap(SplashElement.all(of:)).contains(where: \.isVisible)
        default: false
        }
    }
}

extension SplashElement.Context {
    /// The place alone: a mask and a hole are not seen themselves.
    fileprivate var plain: Self {
        var plain = Self()
        plain.transform = transform
        return plain
    }

    fileprivate mutating func cut(to box: CGRect) { window = window?.intersection(box) ?? box }

    fileprivate mutating func apply(_ effect: DisplayEffect) {
        switch effect {
        case .identity, .projection, .mask, .cutout, .blend, .colors: break
        case .transform(let inner): transform = inner.concatenating(transform)
        case .blur(let radius): blur += radius
        case .opacity(let factor): opacity *= Double(factor)
        case .clip(let outline, _):
            let box = outline.bounds.applying(transform)
            clips.append((outline, box))
            cut(to: box)
        case .shadow(let color, let radius, let offset):
            shadows.append(SplashElement.Shadow(color: color, sigma: radius, offset: offset))
        }
    }
}

extension DisplayOutline {
    /// The box around the outline, in its own coordinates.
    var bounds: CGRect {
        boundingBox
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
        case .meshGradient(let mesh): mesh.colors
        case .image, .material: []
        }
    }
}
