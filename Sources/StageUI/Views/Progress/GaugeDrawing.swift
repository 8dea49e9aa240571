// Licensed under the Apache License, Version 2.0.

import Foundation

/// The ring of a gauge, with labels inside.
///
/// The ring of the system is 58 points wide, and its line two 21sts of that; the rest is by eye.
struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration
    let isClosed: Bool

    /// The width of the ring in points.
    private static let side: CGFloat = 58
    private static let line: CGFloat = 58 * 2 / 21
    /// The share of the circle that an open ring covers; the rest is a gap at the bottom.
    nonisolated static let openShare = 0.75

    var body: some View {
        let share = isClosed ? 1 : Self.openShare
        ZStack {
            GaugeArc(from: 0, to: isClosed ? 1 : share, isClosed: isClosed)
                .stroke(TintShapeStyle(), style: stroke)
                .opacity(isClosed ? 0.3 : 1)
            if isClosed {
                GaugeArc(from: 0, to: configuration.value, isClosed: true)
                    .stroke(TintShapeStyle(), style: stroke)
            } else {
                GaugeMark(value: configuration.value * share, line: Self.line)
                    .fill(Color.white)
            }
            middle
        }
        .padding(Self.line / 2)
        .frame(width: Self.side, height: Self.side)
        .dynamicTypeSize(.large)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }

    private var stroke: StrokeStyle { StrokeStyle(lineWidth: Self.line, lineCap: .round) }

    @ViewBuilder private var middle: some View {
        Group {
            if let current = configuration.currentValueLabel { current } else { configuration.label }
        }
        .font(.system(size: 18, weight: .medium))
        .padding(Self.line)
        if !isClosed {
            HStack(spacing: 2) {
                if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                } else if configuration.currentValueLabel != nil {
                    configuration.label
                }
            }
            .font(.system(size: 9, weight: .semibold))
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
    }
}

/// A part of the ring; an open one begins at the lower left.
private struct GaugeArc: Shape {
    var from: Double
    var to: Double
    var isClosed: Bool
    var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    var animatableData: Double {
        get { to }
        set { to = newValue }
    }

    /// The angle at a share of the circle, in radians from the right and clockwise.
    static func angle(_ share: Double, isClosed: Bool) -> Double {
        let start = isClosed ? -0.25 : 0.25 + (1 - GaugeRing.openShare) / 2
        return (start + share) * 2 * .pi
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard to > from else { return path }
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: .radians(Self.angle(from, isClosed: isClosed)),
            endAngle: .radians(Self.angle(to, isClosed: isClosed)), clockwise: false)
        return path
    }
}

/// A dot on an open ring.
private struct GaugeMark: Shape {
    var value: Double
    var line: CGFloat
    var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let angle = GaugeArc.angle(value, isClosed: false)
        let radius = min(rect.width, rect.height) / 2
        let middle = CGPoint(
            x: rect.midX + radius * CGFloat(cos(angle)), y: rect.midY + radius * CGFloat(sin(angle)))
        let dot = line * 0.8
        return Path(
            ellipseIn: CGRect(x: middle.x - dot / 2, y: middle.y - dot / 2, width: dot, height: dot))
    }
}

/// A low bar, filled up to the value or with a dot at it.
struct GaugeBar: View {
    let value: Double
    let isFilled: Bool

    /// The height of the bar in points, by eye.
    private static let height: CGFloat = 6

    var body: some View {
        ZStack {
            Capsule().fill(TintShapeStyle()).opacity(isFilled ? 0.3 : 1)
            GaugeBarPart(value: value, isFilled: isFilled)
                .fill(isFilled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.white))
        }
        .frame(height: Self.height)
    }
}

/// The filled part of a bar, or the dot on it.
private struct GaugeBarPart: Shape {
    var value: Double
    let isFilled: Bool
    var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let radius = rect.height / 2
        if isFilled {
            let width = rect.width * CGFloat(value)
            return Path(
                roundedRect: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height),
                cornerRadius: min(radius, width / 2))
        }
        let dot = rect.height * 0.8
        let x = rect.minX + radius + (rect.width - 2 * radius) * CGFloat(value)
        return Path(ellipseIn: CGRect(x: x - dot / 2, y: rect.midY - dot / 2, width: dot, height: dot))
    }
}
