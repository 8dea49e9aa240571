// Licensed under the Apache License, Version 2.0.

import CStageKernels
import Foundation
import StageUI

/// Draws items through a map with perspective: flat first, and then each pixel from its mapped position.
struct Projector {
    /// The map from points of the items to pixels.
    let map: DisplayProjection
    /// From points of the items to pixels of the flat drawing.
    let flat: CGAffineTransform
    /// The bounds of the flat drawing.
    let content: PixelRect

    /// The depth from which on something is drawn; what is nearer to the eye would be of any size.
    private static let nearest: CGFloat = 0.05
    /// The longest side of the flat drawing in pixels; what is larger is drawn smaller, not cut.
    private static let limit = 4096
    /// The distance from their origin within which items are searched, in pixels.
    private static let reach = 1 << 15

    init(_ items: [DisplayItem], _ projection: DisplayProjection, _ transform: CGAffineTransform) {
        map = projection.followed(by: transform)
        let scale = CGFloat(transform.meanScale)
        let whole = Self.content(of: items, scale: scale)
        let side = max(whole.width, whole.height)
        guard side > Self.limit else {
            (flat, content) = (CGAffineTransform(scaleX: scale, y: scale), whole)
            return
        }
        let smaller = scale * CGFloat(Self.limit) / CGFloat(side)
        flat = CGAffineTransform(scaleX: smaller, y: smaller)
        content = Self.content(of: items, scale: smaller)
    }

    /// The pixels that items take when they are drawn flat.
    private static func content(of items: [DisplayItem], scale: CGFloat) -> PixelRect {
        let room = PixelRect(left: -reach, top: -reach, right: reach, bottom: reach)
        let context = Flattener.Context(
            transform: CGAffineTransform(scaleX: scale, y: scale), opacity: 1, clip: room)
        return Flattener().commands(items, context).reduce(PixelRect.empty) { $0.union($1.bounds) }
    }

    /// The pixels on which something may be seen.
    func bounds(within limit: PixelRect) -> PixelRect {
        guard !content.isEmpty else { return .empty }
        let corners = [
            (content.left, content.top), (content.right, content.top), (content.right, content.bottom),
            (content.left, content.bottom),
        ].map { CGPoint(x: CGFloat($0.0), y: CGFloat($0.1)).applying(flat.inverted()) }
        var around: CGRect?
        for place in inFront(corners).map({ map.place(of: $0).point }) {
            let here = CGRect(origin: place, size: .zero)
            around = around?.union(here) ?? here
        }
        return around.map { PixelRect(covering: $0, limit: limit) } ?? .empty
    }

    /// The corners of the part of a polygon that lies in front of the viewer.
    private func inFront(_ corners: [CGPoint]) -> [CGPoint] {
        var result: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            let (here, there) = (map.place(of: corner).depth, map.place(of: next).depth)
            if here >= Self.nearest { result.append(corner) }
            if (here >= Self.nearest) != (there >= Self.nearest) {
                let share = (Self.nearest - here) / (there - here)
                result.append(
                    CGPoint(
                        x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share))
            }
        }
        return result
    }

    /// Writes the pixels of a surface, whose first one lies at a place of the map's, from a flat drawing.
    func warp(_ source: Surface, to target: Surface, left: Int, top: Int) {
        guard let pixels = source.data, let out = target.data, let back = inverse(left: left, top: top)
        else {
            return
        }
        source.flush()
        target.flush()
        stage_warp(
            out, target.stride, Int32(target.width), Int32(target.height), pixels, source.stride,
            Int32(source.width), Int32(source.height), back, samples)
        target.markDirty()
    }

    /// The samples per pixel and axis; content drawn much smaller than it is would miss some of its pixels with one.
    private var samples: Int32 {
        let middle = CGPoint(
            x: CGFloat(content.left + content.right) / 2, y: CGFloat(content.top + content.bottom) / 2)
        let here = map.affine(near: middle.applying(flat.inverted()))
        let scale = max(CGFloat(flat.meanScale), 1e-9)
        let across = (here.a * here.a + here.b * here.b).squareRoot() / scale
        let down = (here.c * here.c + here.d * here.d).squareRoot() / scale
        return min(across, down) < 0.75 ? 2 : 1
    }

    /// From pixels of a target to those of the flat drawing, three rows for columns of x, y and 1.
    private func inverse(left: Int, top: Int) -> [Double]? {
        // From the flat drawing's pixels to those of the target.
        let scale = CGFloat(flat.meanScale)
        guard scale > 0 else { return nil }
        let m = DisplayProjection(
            rows: [
                map.rows[0] / scale, map.rows[1] / scale, map.rows[2] / scale,
                map.rows[3] / scale, map.rows[4] / scale, map.rows[5] / scale,
                (CGFloat(content.left) * map.rows[0] + CGFloat(content.top) * map.rows[3]) / scale
                    + map.rows[6],
                (CGFloat(content.left) * map.rows[1] + CGFloat(content.top) * map.rows[4]) / scale
                    + map.rows[7],
                (CGFloat(content.left) * map.rows[2] + CGFloat(content.top) * map.rows[5]) / scale
                    + map.rows[8],
            ]
        ).followed(by: CGAffineTransform(translationX: CGFloat(-left), y: CGFloat(-top))).rows.map {
            Double($0)
        }
        let cofactors = [
            m[4] * m[8] - m[5] * m[7], m[5] * m[6] - m[3] * m[8], m[3] * m[7] - m[4] * m[6],
            m[2] * m[7] - m[1] * m[8], m[0] * m[8] - m[2] * m[6], m[1] * m[6] - m[0] * m[7],
            m[1] * m[5] - m[2] * m[4], m[2] * m[3] - m[0] * m[5], m[0] * m[4] - m[1] * m[3],
        ]
        let determinant = m[0] * cofactors[0] + m[1] * cofactors[1] + m[2] * cofactors[2]
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        return cofactors.map { $0 / determinant }
    }
}
