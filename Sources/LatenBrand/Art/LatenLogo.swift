// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// Laten's icon: a neon L under a crescent moon, on a night sky with rounded corners (`LA-19`).
///
/// It says nothing to a screen reader; who shows it names it.
public struct LatenLogo: View {
    private let side: CGFloat

    /// Creates the icon.
    ///
    /// - Parameter side: The side of the square, in points; 112 on the splash (`LA-20`).
    public init(side: CGFloat = 112) { self.side = side }

    /// The sky, the mark, and the edge.
    public var body: some View {
        let unit = side / LatenMark.grid
        ZStack {
            RoundedRectangle(cornerRadius: corner, style: .continuous).fill(LatenSky.gradient)
            LatenMark(side: side)
            RoundedRectangle(cornerRadius: corner, style: .continuous)
                .strokeBorder(LatenPalette.foreground.opacity(0.14).color, lineWidth: unit)
        }
        .frame(width: side, height: side)
        .clipShape(RoundedRectangle(cornerRadius: corner, style: .continuous))
        // An icon is the same whatever direction people read in.
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }

    private var corner: CGFloat { side * 0.23 }
}

/// The night behind Laten's mark, to the corners of its square.
struct LatenSky: View {
    let side: CGFloat

    static let gradient = LinearGradient(
        colors: [BrandColor(0x4C1D95).color, BrandColor(0x2A1065).color, BrandColor(0x120A2E).color],
        startPoint: .topLeading, endPoint: .bottomTrailing)

    var body: some View { Rectangle().fill(Self.gradient).frame(width: side, height: side) }
}

/// Laten's mark on a transparent ground: the glow of the tube, the tube, and the moon.
struct LatenMark: View {
    let side: CGFloat

    var body: some View {
        let unit = side / Self.grid
        ZStack {
            // Wide and faint under narrow and bright: light around a tube, without a blur.
            ForEach(0..<9) { index in tube(unit, 34 - 2.5 * CGFloat(index)).opacity(0.045) }
            tube(unit, 11)
            Self.letter.scaled(by: unit).stroke(
                LatenPalette.foreground.opacity(0.55).color,
                style: StrokeStyle(lineWidth: 2.5 * unit, lineCap: .round, lineJoin: .round))
            Self.moon.scaled(by: unit).fill(LatenPalette.neonCyan.opacity(0.9).color)
        }
        .frame(width: side, height: side)
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }

    private func tube(_ unit: CGFloat, _ width: CGFloat) -> some View {
        Self.letter.scaled(by: unit).stroke(
            LinearGradient(
                colors: [BrandColor(0xA78BFA).color, LatenPalette.neonPink.color], startPoint: .topLeading,
                endPoint: .bottomTrailing),
            style: StrokeStyle(lineWidth: width * unit, lineCap: .round, lineJoin: .round))
    }

    /// The side of the grid that the outlines are drawn on.
    static let grid: CGFloat = 112

    static let letter = Path { path in
        path.go(37, 30)
        path.line(37, 66)
        path.curve(37, 76, 42, 81, 52, 81)
        path.line(77, 81)
    }

    /// A disc from which another has bitten.
    static let moon = Path { path in
        path.go(70, 26)
        path.curve(62.5, 28.5, 57.5, 35, 57.5, 42.5)
        path.curve(57.5, 52, 65, 59.5, 74.5, 59.5)
        path.curve(82, 59.5, 88, 55, 90.5, 48.5)
        path.curve(88, 49.8, 85.5, 50.5, 82.5, 50.5)
        path.curve(73, 50.5, 66.5, 43.5, 66.5, 35.5)
        path.curve(66.5, 32, 67.6, 28.8, 70, 26)
        path.closeSubpath()
    }
}
