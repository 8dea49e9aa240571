// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// A text of a display list, and its place on the canvas.
struct PlacedText {
    /// The way to it: its place in the list, in a group of the list, and so on.
    let path: [Int]
    /// The layout that is drawn.
    let layout: TextLayout
    /// The frame, in points of the canvas.
    let frame: CGRect
    /// The part of the canvas where anything around it can be seen.
    let clip: CGRect
    /// The restrictions around it, the outermost first.
    let clips: [PlacedClip]
    /// The product of the opacities around it.
    let opacity: CGFloat
    /// The factor by which it is drawn larger than it was laid out.
    let scale: CGFloat
    /// Indicates whether its colours reach the canvas unchanged but for their opacity.
    let keepsColors: Bool

    /// The characters as they are read, lines joined.
    var string: String { layout.plainText }

    /// The rectangles of the lines, in points of the canvas.
    var lines: [CGRect] {
        // The frame and the layout differ by a transform that keeps what is upright upright.
        let (x, y) = (
            layout.size.width > 0 ? frame.width / layout.size.width : 1,
            layout.size.height > 0 ? frame.height / layout.size.height : 1
        )
        return layout.lineRects.map { line in
            CGRect(
                x: frame.minX + line.minX * x, y: frame.minY + line.minY * y, width: line.width * x,
                height: line.height * y)
        }
    }

    /// Returns whether it stands in one of some fields. Letters that are higher than a field reach out above and below alike.
    func stands(in fields: [CGRect]) -> Bool {
        fields.contains { field in
            field.insetBy(dx: -2, dy: -2).contains(frame)
                || frame.minX >= field.minX - 2 && frame.maxX <= field.maxX + 2
                    && abs(frame.midY - field.midY) <= 2
        }
    }

    /// The texts of a list, back to front; masks are no texts.
    static func all(in list: DisplayList) -> [PlacedText] { search(list).found }

    /// The shapes and pictures of a list, back to front; masks are none.
    static func shapes(in list: DisplayList) -> [PlacedShape] { search(list).shapes }

    private static func search(_ list: DisplayList) -> Search {
        var search = Search(canvas: CGRect(origin: .zero, size: list.size))
        search.add(list.items, Context(clip: search.canvas), path: [])
        return search
    }

    private struct Context {
        var transform = CGAffineTransform.identity
        var clip: CGRect
        var clips: [PlacedClip] = []
        var opacity: CGFloat = 1
        var keepsColors = true
    }

    private struct Search {
        let canvas: CGRect
        var found: [PlacedText] = []
        var shapes: [PlacedShape] = []

        init(canvas: CGRect) { self.canvas = canvas }

        mutating func add(_ items: [DisplayItem], _ context: Context, path: [Int]) {
            for (index, item) in items.enumerated() {
                var here = context
                here.transform = CGAffineTransform(translationX: item.origin.x, y: item.origin.y)
                    .concatenating(context.transform)
                switch item.content {
                case .text(let layout): add(layout, here, path: path + [index])
                case .group(let effect, let inner):
                    change(&here, by: effect, at: path + [index])
                    add(inner, here, path: path + [index])
                case .fill(let outline, let paint, _):
                    add(outline.boundingBox, paint.density, here, path: path + [index])
                case .stroke(let outline, let paint, let style):
                    let box = outline.boundingBox.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
                    add(box, paint.density, here, isFilled: false, path: path + [index])
                case .image(_, let placement): add(placement.rect, 1, here, path: path + [index])
                }
            }
        }

        private mutating func add(
            _ box: CGRect, _ density: CGFloat, _ context: Context, isFilled: Bool = true, path: [Int]
        ) {
            shapes.append(
                PlacedShape(
                    path: path, frame: box.applying(context.transform), clip: context.clip,
                    density: density * context.opacity, opacity: context.opacity, isFilled: isFilled))
        }

        private mutating func add(_ layout: TextLayout, _ context: Context, path: [Int]) {
            let map = context.transform
            found.append(
                PlacedText(
                    path: path, layout: layout,
                    frame: CGRect(origin: .zero, size: layout.size).applying(map), clip: context.clip,
                    clips: context.clips, opacity: context.opacity,
                    scale: abs(map.a * map.d - map.b * map.c).squareRoot(),
                    keepsColors: context.keepsColors))
        }

        /// The box around what a mask lets through.
        private func opening(of mask: [DisplayItem], _ context: Context) -> CGRect {
            var search = Search(canvas: canvas)
            var inside = Context(clip: canvas)
            inside.transform = context.transform
            search.add(mask, inside, path: [])
            let shapes = search.shapes.filter { $0.opacity > 0.02 }.map(\.seen)
            return search.found.reduce(shapes.reduce(.null) { $0.union($1) }) {
                $1.opacity > 0.02 ? $0.union($1.frame) : $0
            }
        }

        private func change(
            _ context: inout Context, by effect: DisplayEffect, at path: [Int]
        ) {
            switch effect {
            case .identity, .shadow: break
            case .transform(let map): context.transform = map.concatenating(context.transform)
            case .projection(let map):
                context.transform = map.affine(near: .zero).concatenating(context.transform)
            case .opacity(let opacity): context.opacity *= opacity
            case .clip(let outline, _):
                let box = outline.boundingBox.applying(context.transform)
                context.clip = context.clip.intersection(box)
                context.clips.append(PlacedClip(path: path, frame: box))
            case .mask(let items):
                context.keepsColors = false
                context.clip = context.clip.intersection(opening(of: items, context))
            case .blur, .cutout, .blend, .colors: context.keepsColors = false
            }
        }
    }
}

extension DisplayList {
    /// The list without the item at the end of a path.
    func without(_ path: [Int]) -> DisplayList {
        var copy = self
        copy.items = Self.items(items, without: path[...])
        return copy
    }

    private static func items(_ items: [DisplayItem], without path: ArraySlice<Int>) -> [DisplayItem] {
        guard let index = path.first, items.indices.contains(index) else { return items }
        var copy = items
        if path.count == 1 {
            copy.remove(at: index)
        } else if case .group(let effect, let inner) = items[index].content {
            copy[index].content = .group(effect, self.items(inner, without: path.dropFirst()))
        }
        return copy
    }
}
