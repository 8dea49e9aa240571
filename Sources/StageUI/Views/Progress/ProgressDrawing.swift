// Licensed under the Apache License, Version 2.0.

import Foundation

/// Eight spokes, of which the brightest goes round once a second.
struct Spinner: View {
    var ownTint: Color?
    var ownSide: CGFloat?
    @Environment(\.controlSize) private var controlSize
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.tint) private var tint

    /// The seconds of one turn.
    private static let period = 1.0

    /// The width in points: 20 as usual, 37 for the large sizes.
    private var side: CGFloat {
        switch controlSize {
        case .mini, .small, .regular: 20
        case .large, .extraLarge: 37
        }
    }

    var body: some View {
        TimelineView(.animation(paused: reduceMotion)) { context in
            let turns = context.date.timeIntervalSinceReferenceDate / Self.period
            ZStack {
                ForEach(0..<8) { spoke in
                    SpokeShape(index: spoke)
                        .fill(ownTint ?? tint ?? Color.gray)
                        .opacity(Self.opacity(spoke, turns: reduceMotion ? 0 : turns))
                }
            }
        }
        .frame(width: ownSide ?? side, height: ownSide ?? side)
    }

    /// The brightness of a spoke: full where the turn is, and falling behind it.
    static func opacity(_ spoke: Int, turns: Double) -> Double {
        let behind = turns - Double(spoke) / 8
        return 1 - 0.75 * (behind - behind.rounded(.down))
    }
}

/// One of eight spokes, clockwise from the top.
struct SpokeShape: Shape {
    var index: Int
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        // The proportions of the system's spinner on a grid of 20 points.
        let unit = min(rect.width, rect.height) / 20
        let spoke = CGRect(x: -1.2 * unit, y: -9.8 * unit, width: 2.4 * unit, height: 5.4 * unit)
        return Path(roundedRect: spoke, cornerRadius: 1.2 * unit)
            .applying(
                CGAffineTransform(rotationAngle: CGFloat(index) * .pi / 4)
                    .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
    }
}

/// A bar of 4 points, filled with the tint up to a share of its width.
struct ProgressBar: View {
    var fraction: Double
    /// The colour of the filled part; nil for the tint.
    var color: Color?
    /// The colour of the rest; nil for that of the system.
    var rest: Color?
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let dark = colorScheme == .dark
        ZStack {
            Capsule().fill(
                rest
                    ?? Color(
                        red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, opacity: dark ? 0.36 : 0.2))
            BarShape(fraction: fraction, isMirrored: layoutDirection == .rightToLeft)
                .fill(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
        }
        .frame(height: 4)
    }
}

/// The filled part of a bar.
private struct BarShape: SimpleShape {
    var fraction: Double
    var isMirrored: Bool
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    private func part(of rect: CGRect) -> CGRect {
        let width = rect.width * CGFloat(min(max(fraction, 0), 1))
        return CGRect(
            x: isMirrored ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height)
    }
    func outline(in rect: CGRect) -> DisplayOutline {
        let part = part(of: rect)
        let radius = min(part.width, part.height) / 2
        return .roundedRectangle(part, cornerSize: CGSize(width: radius, height: radius))
    }
    func path(in rect: CGRect) -> Path {
        let part = part(of: rect)
        return Path(roundedRect: part, cornerRadius: min(part.width, part.height) / 2)
    }
}
