// Licensed under the Apache License, Version 2.0.

/// The pixels of a screen, to which frames are aligned.
struct PixelGrid: Hashable, Sendable {
    /// Pixels per point.
    var scale: Double

    /// The nearest pixel edge, the higher one of two that are as near: 146.5 points are 146⅔ at three
    /// pixels a point.
    func aligned(_ value: Double) -> Double {
        // The solver's last digits must not decide between two pixels.
        (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }

    /// Aligns all four edges, so that views that touch keep touching.
    func aligned(_ rect: StoryboardRect) -> StoryboardRect {
        let (left, top) = (aligned(rect.x), aligned(rect.y))
        let (right, bottom) = (aligned(rect.right), aligned(rect.bottom))
        return StoryboardRect(
            x: left, y: top, width: steps(right - left) / scale, height: steps(bottom - top) / scale)
    }

    private func steps(_ length: Double) -> Double { (length * scale).rounded() }
}
