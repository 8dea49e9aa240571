// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// Duggy's mark in one colour: a duck in a cricket cap, with the ball as its wing (C-DG-24).
///
/// It lies in the circle that the ball's segments turn around. It says nothing to a screen reader; who
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
    static let outline = Path { path in
        silhouette(&path)
        // The eye.
        path.addEllipse(in: CGRect(x: 50.4, y: 23.4, width: 4.4, height: 4.4))
        // Where the cap sits on the head.
        path.go(36.9, 22.3)
        path.curve(44, 17.2, 55, 16.6, 62.6, 19.2)
        path.line(62.2, 21)
        path.curve(55, 18.6, 44.6, 19.2, 36.9, 24.4)
        path.closeSubpath()
        // The ball, cut out of the body and set into the hole.
        path.addEllipse(in: CGRect(x: 24.4, y: 42.4, width: 22.2, height: 22.2))
        path.addEllipse(in: CGRect(x: 26.2, y: 44.2, width: 18.6, height: 18.6))
        seam(&path, top: CGPoint(x: 33, y: 44.9), bottom: CGPoint(x: 39.8, y: 61.8), bend: 7.4)
        seam(&path, top: CGPoint(x: 36.4, y: 44.3), bottom: CGPoint(x: 43.2, y: 57.4), bend: 5)
    }

    private static func silhouette(_ path: inout Path) {
        path.go(10.5, 40)
        path.curve(15, 46, 22.5, 46.6, 29.5, 42.6)
        path.curve(36, 39, 39.6, 36.6, 38.2, 31)
        path.curve(34.4, 21.4, 40.4, 11.6, 50.2, 11.4)
        path.curve(55.4, 11.3, 59, 13.6, 61, 16.8)
        // The peak of the cap.
        path.curve(66, 16.4, 69.6, 17.4, 71, 19.6)
        path.curve(69, 21, 66, 21.4, 62.8, 21.2)
        // The bill.
        path.curve(63.2, 22, 63.4, 23, 63.5, 24)
        path.curve(67.6, 23.4, 71, 24.4, 71.4, 26.6)
        path.curve(71.2, 30, 66.6, 31.4, 61.9, 30.8)
        path.curve(60.9, 33.6, 60.6, 36, 61.6, 39)
        path.curve(65.4, 45, 66.6, 51, 64.4, 56.6)
        path.curve(60.6, 65.6, 50, 69, 38.6, 68.8)
        path.curve(23.4, 68.5, 11, 58, 10.5, 40)
        path.closeSubpath()
    }

    /// A thin line across the ball, bent to the left.
    private static func seam(_ path: inout Path, top: CGPoint, bottom: CGPoint, bend: CGFloat) {
        let width: CGFloat = 1.3
        path.go(top.x, top.y)
        path.curve(
            top.x - bend * 0.4, top.y + bend, bottom.x - bend, bottom.y - bend * 0.6, bottom.x, bottom.y)
        path.line(bottom.x + width, bottom.y - width * 0.6)
        path.curve(
            bottom.x - bend + width * 1.6, bottom.y - bend * 0.6, top.x - bend * 0.4 + width * 1.4,
            top.y + bend, top.x + width * 1.4, top.y)
        path.closeSubpath()
    }
}
