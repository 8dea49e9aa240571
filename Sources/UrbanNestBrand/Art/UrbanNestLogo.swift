// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// The mark of UrbanNest on a transparent ground: a house whose walls run out into a nest (UN-27).
///
/// All of it lies in the square that a circle around the view's edge encloses, so that the circle
/// cuts nothing off (C-UN-13). It says nothing to a screen reader; who shows it names it.
public struct UrbanNestLogo: View {
    /// The side of the square around the mark, in points.
    private let side: CGFloat

    /// Creates the mark.
    ///
    /// - Parameter side: The side of the square around it, in points; 120 on the splash (UN-26).
    public init(side: CGFloat = 120) { self.side = side }

    /// The strands from the outermost inwards, then the egg, then the roof over everything.
    public var body: some View {
        ZStack {
            fill(UrbanNestMark.outerStrand, UrbanNestTheme.brandPrimary)
            fill(UrbanNestMark.middleStrand, UrbanNestTheme.brandLight)
            fill(UrbanNestMark.innerStrand, UrbanNestTheme.brandPrimary)
            fill(UrbanNestMark.egg, UrbanNestMark.warm)
            stroke(UrbanNestMark.farRoof, UrbanNestTheme.brandLight)
            stroke(UrbanNestMark.nearRoof, UrbanNestTheme.brandPrimary)
        }
        .frame(width: side, height: side)
        // A mark is the same whatever direction people read in.
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }

    private var factor: CGFloat { side / UrbanNestMark.grid }

    private func fill(_ path: Path, _ color: BrandColor) -> some View {
        path.scaled(by: factor).fill(color.color)
    }

    private func stroke(_ path: Path, _ color: BrandColor) -> some View {
        path.scaled(by: factor).stroke(
            color.color,
            style: StrokeStyle(
                lineWidth: UrbanNestMark.roofWidth * factor, lineCap: .round, lineJoin: .round))
    }
}
