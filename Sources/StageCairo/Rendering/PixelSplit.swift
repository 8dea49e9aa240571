// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// A transform split into a move by whole pixels and the rest.
struct PixelSplit {
    /// The rest; its move is a multiple of 1/256 pixel, as in cairo, so that sprites are found again.
    var transform: CGAffineTransform
    var x: Int
    var y: Int

    /// Splits a transform, or returns nil if nothing could be seen under it.
    init?(_ t: CGAffineTransform) {
        guard t.isInvertible, abs(t.tx) < 1e7, abs(t.ty) < 1e7 else { return nil }
        let tx = (Double(t.tx) * 256).rounded(.toNearestOrEven) / 256
        let ty = (Double(t.ty) * 256).rounded(.toNearestOrEven) / 256
        x = Int(tx.rounded(.down))
        y = Int(ty.rounded(.down))
        transform = t.linear
        transform.tx = CGFloat(tx - Double(x))
        transform.ty = CGFloat(ty - Double(y))
    }

    /// Splits the transform of text so that baselines lie on pixel rows when it is upright.
    init?(text layout: inout TextLayout, _ t: CGAffineTransform) {
        guard t.isUpright, let first = layout.lines.first?.baseline else {
            self.init(t)
            return
        }
        var snapped = t
        snapped.tx = (t.tx + 0.5).rounded(.down)
        snapped.ty = (t.ty + t.d * first + 0.5).rounded(.down)
        for index in layout.lines.indices {
            let offset = (t.d * (layout.lines[index].baseline - first) + 0.5).rounded(.down)
            let ascent = layout.lines[index].baseline - layout.lines[index].top
            layout.lines[index].baseline = offset / t.d
            layout.lines[index].top = offset / t.d - ascent
        }
        self.init(snapped)
    }
}
