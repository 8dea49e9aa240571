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
    /// The product of the opacities around it.
    let opacity: CGFloat
    /// The factor by which it is drawn larger than it was laid out.
    let scale: CGFloat
    /// Indicates whether its colours reach the canvas unchanged but for their opacity.
    let keepsColors: Bool

    /// The characters, lines joined.
    var string: String { layout.lines.flatMap(\.runs).map(\.string).joined() }

    /// The texts of a list, back to front; masks are no texts.
    static func all(in list: DisplayList) -> [PlacedText] {
        var search = Search(canvas: CGRect(origin: .zero, size: list.size))
        search.add(list.items, Context(clip: search.canvas), path: [])
        return search.found
    }

    private struct Context {
        var transform = CGAffineTransform.identity
        var clip: CGRect
        var opacity: CGFloat = 1
        var keepsColors = true
    }

    private struct Search {
        let canvas: CGRect
        var found: [PlacedText] = []

        init(canvas: CGRect) { self.canvas = canvas }

        mutating func add(_ items: [DisplayItem], _ context: Context, path: [Int]) {
            for (index, item) in items.enumerated() {
                var here = context
                here.transform = CGAffineTransform(translationX: item.origin.x, y: item.origin.y)
                    .concatenating(context.transform)
                switch item.content {
                case .text(let layout): add(layout, here, path: path + [index])
                case .group(let effect, let inner):
                    change(&here, by: effect)
                    add(inner, here, path: path + [index])
                default: continue
                }
            }
        }

        private mutating func add(_ layout: TextLayout, _ context: Context, path: [Int]) {
            let map = context.transform
            found.append(
                PlacedText(
                    path: path, layout: layout,
                    frame: CGRect(origin: .zero, size: layout.size).applying(map), clip: context.clip,
                    opacity: context.opacity, scale: abs(map.a * map.d - map.b * map.c).squareRoot(),
                    keepsColors: context.keepsColors))
        }

        private func change(_ context: inout Context, by effect: DisplayEffect) {
            switch effect {
            case .identity, .shadow: break
            case .transform(let map): context.transform = map.concatenating(context.transform)
            case .projection(let map):
                context.transform = map.affine(near: .zero).concatenating(context.transform)
            case .opacity(let opacity): context.opacity *= opacity
            case .clip(let outline, _):
                let box = outline.boundingBox.applying(context.transform)
                context.clip = context.clip.intersection(box)
            case .blur, .mask, .cutout, .blend, .colors: context.keepsColors = false
            }
        }
    }
}

extension DisplayOutline {
    /// The smallest upright rectangle around it.
    var boundingBox: CGRect {
        switch self {
        case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _): rect
        case .path(let path): path.boundingRect
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
