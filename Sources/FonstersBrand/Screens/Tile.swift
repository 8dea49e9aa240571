// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A creature or the egg among the others.
struct Tile<Art: View>: View {
    let name: String
    let isChosen: Bool
    let reach: Reach
    let action: @MainActor () -> Void
    @ViewBuilder let art: Art

    var body: some View {
        Button(action: action) {
            VStack(spacing: 6) {
                art
                    .frame(minHeight: reach == .room ? 140 : 52, maxHeight: reach == .room ? 320 : 240)
                    .frame(maxHeight: .infinity)
                Text(name)
                    .typeset(font, Palette.text)
                    .lineLimit(1)
                    .minimumScaleFactor(reach == .room ? 0.75 : 0.6)
            }
            .padding(.vertical, reach == .room ? 24 : 10)
            .padding(.horizontal, 6)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Palette.card.color, in: RoundedRectangle(cornerRadius: 18))
            .overlay {
                RoundedRectangle(cornerRadius: 18).strokeBorder(
                    isChosen ? Palette.accent.color : Palette.edge.color,
                    lineWidth: isChosen ? 2.5 : 1)
            }
            .contentShape(RoundedRectangle(cornerRadius: 18))
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private var font: Font {
        switch reach {
        case .hand: .subheadline.weight(.semibold)
        case .desk: .title3.weight(.semibold)
        case .room: .system(size: 31, weight: .semibold)
        }
    }
}

/// An egg with a question to it, as large as its place allows.
struct Egg: View {
    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            let factor = side / 100
            ZStack {
                Path.egg(centerX: 50, centerY: 52, width: 58, height: 72).scaled(by: factor)
                    .stroke(
                        Palette.accent.color,
                        style: StrokeStyle(
                            lineWidth: 3.5 * factor, lineCap: .round, dash: [7 * factor, 7 * factor]))
                Path { path in
                    path.go(50, 40)
                    path.line(50, 66)
                    path.go(37, 53)
                    path.line(63, 53)
                }
                .scaled(by: factor)
                .stroke(
                    Palette.accent.color, style: StrokeStyle(lineWidth: 5 * factor, lineCap: .round))
            }
            .frame(width: side, height: side)
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .accessibilityHidden(true)
    }
}
