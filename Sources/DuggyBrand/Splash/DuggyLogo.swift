// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// Duggy's mark in one colour: a duck in a cricket cap, with the ball as its wing (C-DG-24).
///
/// It lies in the circle that the ball's segments turn around, with three points between them. It says nothing to a screen reader; who
/// shows it names it.
public struct DuggyLogo: View {
    /// The side of the square around the mark, in points.
    private let side: CGFloat

    /// Creates the mark.
    ///
    /// - Parameter side: The side of the square around it, in points; 80 on the splash (DG-74).
    public init(side: CGFloat = 80) { self.side = side }

    /// The silhouette with its holes.
    public var body: some View {
        Self.outline.scaled(by: side / Self.grid)
            .fill(Theme.white.color, style: FillStyle(eoFill: true))
            .frame(width: side, height: side)
            // A mark is the same whatever direction people read in.
            .environment(\.layoutDirection, .leftToRight)
            .accessibilityHidden(true)
    }

    /// The side of the grid that the outline is drawn on.
    static let grid: CGFloat = 80

    /// The duck, and in it the eye, the seam of the cap and the ball with its two seams.
    public static let outline: Path = {
        var path = Path.svg(silhouette)
        path.addEllipse(in: CGRect(x: 50.4, y: 23.4, width: 4.4, height: 4.4))
        path.addPath(.svg(capSeam))
        // The ball, cut out of the body and set into the hole.
        path.addEllipse(in: CGRect(x: 24.4, y: 42.4, width: 22.2, height: 22.2))
        path.addEllipse(in: CGRect(x: 26.2, y: 44.2, width: 18.6, height: 18.6))
        path.addPath(.svg(ballSeams))
        // A little smaller than it is drawn, so that the segments pass bill and tail at a distance.
        let middle = grid / 2
        return path.applying(
            CGAffineTransform(translationX: middle, y: middle).scaledBy(x: 0.94, y: 0.94)
                .translatedBy(x: -middle, y: -middle))
    }()

    /// The head with the peak of the cap and the bill, and the body.
    private static let silhouette = """
        M 10.5 40 C 15 46 22.5 46.6 29.5 42.6 36 39 39.6 36.6 38.2 31 34.4 21.4 40.4 11.6 50.2 11.4
        55.4 11.3 59 13.6 61 16.8 64 16.4 65.8 17.4 66.5 19.6 65.5 21 64 21.4 62.4 21.2 62.6 22 62.7 23 62.8 24
        64.8 23.4 66.5 24.4 66.7 26.6 66.6 30 64.3 31.4 61.9 30.8 60.9 33.6 60.6 36 61.6 39
        65.4 45 66.6 51 64.4 56.6 60.6 65.6 50 69 38.6 68.8 23.4 68.5 11 58 10.5 40 Z
        """

    /// The seam between the cap and the head.
    private static let capSeam =
        "M 36.9 22.3 C 44 17.2 55 16.6 62.6 19.2 L 62.2 21 C 55 18.6 44.6 19.2 36.9 24.4 Z"

    /// Two thin lines across the ball, bent to the left.
    private static let ballSeams = """
        M 33 44.9 C 30.04 52.3 32.4 57.36 39.8 61.8 L 41.1 61.02 C 34.48 57.36 31.86 52.3 34.82 44.9 Z
        M 36.4 44.3 C 34.4 49.3 38.2 54.4 43.2 57.4 L 44.5 56.62 C 40.28 54.4 36.22 49.3 38.22 44.3 Z
        """
}
