// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI

/// Choosing and drawing the frames of a film strip.
@MainActor
enum FilmStripFrames {
    /// Draws what was on screen at some instants and at the end.
    static func frames(
        _ shown: [(time: Double, list: DisplayList)], end: Double,
        shaper: CairoTextShaper, marks: [Double], scale: CGFloat = 1
    ) -> [FilmStrip.Frame] {
        guard let first = shown.first else { return [] }
        var renderer = CairoRenderer(size: first.list.size, scale: scale, shaper: shaper)
        let instants = Set((marks.filter { $0 < end } + [end]).map { ($0 * 1000).rounded() / 1000 })
        return instants.sorted().map { instant in
            let frame = shown.last { $0.time <= instant + 1e-9 } ?? first
            renderer = renderer.fitting(frame.list)
            renderer.render(frame.list)
            return FilmStrip.Frame(
                image: renderer.image, instant: .milliseconds(Int((instant * 1000).rounded())))
        }
    }
}
