// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI

/// Choosing and drawing the frames of a film strip.
@MainActor
enum FilmStripFrames {
    /// Draws what was on screen at some instants and at the end.
    static func frames(
        _ shown: [(time: Double, list: DisplayList)], end: Double, size: CGSize,
        shaper: CairoTextShaper, marks: [Double], scale: CGFloat = 1
    ) -> [FilmStrip.Frame] {
        guard !shown.isEmpty else { return [] }
        let renderer = CairoRenderer(size: size, scale: scale, shaper: shaper)
        let instants = Set((marks.filter { $0 < end } + [end]).map { ($0 * 1000).rounded() / 1000 })
        return instants.sorted().compactMap { instant in
            guard let frame = shown.last(where: { $0.time <= instant + 1e-9 }) ?? shown.first else {
                return nil
            }
            renderer.render(frame.list)
            return FilmStrip.Frame(
                image: renderer.image, instant: .milliseconds(Int((instant * 1000).rounded())))
        }
    }
}
