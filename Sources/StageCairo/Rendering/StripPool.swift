// Licensed under the Apache License, Version 2.0.

import CPangoCairo

/// Canvases a few rows high on which groups are composed; they are reused, so that no group needs its own memory.
@MainActor
final class StripPool {
    /// The number of rows.
    static let height = 48
    private var canvases: [Canvas] = []
    private var depth = 0

    /// Indicates whether no group is being composed.
    var isIdle: Bool { depth == 0 }

    /// Calls a closure with a canvas for some pixels; the canvas is not clear.
    func withCanvas(for rect: PixelRect, _ body: (Canvas) -> Void) {
        let (width, height) = (rect.width, min(rect.height, Self.height))
        if depth == canvases.count || canvases[depth].surface.width < width {
            let surface = Surface(width: width, height: Self.height, format: .color)
            if depth == canvases.count {
                canvases.append(Canvas(surface))
            } else {
                canvases[depth] = Canvas(surface)
            }
        }
        let canvas = canvases[depth]
        depth += 1
        var top = rect.top
        while top < rect.bottom {
            canvas.surface.moveOrigin(x: rect.left, y: top)
            body(canvas)
            top += height
        }
        depth -= 1
    }
}
