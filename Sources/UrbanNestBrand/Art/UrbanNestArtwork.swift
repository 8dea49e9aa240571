// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// Shows an illustration as large as its space allows, in the middle of it.
struct UrbanNestArtwork: View {
    /// The outlines, from back to front.
    let pieces: [UrbanNestArtPiece]
    /// The size of the drawing in its own units.
    let grid: CGSize
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        GeometryReader { proxy in
            let factor = max(0, min(proxy.size.width / grid.width, proxy.size.height / grid.height))
            ZStack {
                ForEach(0..<pieces.count, id: \.self) { index in
                    draw(pieces[index], factor)
                }
            }
            .frame(width: grid.width * factor, height: grid.height * factor)
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
        // Pictures are the same whatever direction people read in.
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }

    @ViewBuilder
    private func draw(_ piece: UrbanNestArtPiece, _ factor: CGFloat) -> some View {
        let color = piece.tone.color(colorScheme).color
        if let width = piece.lineWidth {
            piece.path.scaled(by: factor).stroke(
                color, style: StrokeStyle(lineWidth: width * factor, lineCap: .round, lineJoin: .round))
        } else {
            piece.path.scaled(by: factor).fill(color)
        }
    }
}
