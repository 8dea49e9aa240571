// Licensed under the Apache License, Version 2.0.

import Foundation
internal import LaunchMotion

/// A function of progress, 0 to 1, that describes the easing of a motion.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case cubic(MotionCurve)
        case circularEaseIn
        case circularEaseOut
        case circularEaseInOut
    }
    private let kind: Kind
    private var isInverse = false

    private init(_ kind: Kind) { self.kind = kind }

    /// A cubic curve from (0, 0) to (1, 1) by its two control points.
    public static func bezier(
        startControlPoint: UnitPoint, endControlPoint: UnitPoint
    ) -> UnitCurve {
        UnitCurve(
            .cubic(
                .bezier(
                    x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x,
                    y2: endControlPoint.y)))
    }

    /// Even speed.
    public static let linear = UnitCurve(.cubic(.linear))
    /// A slow start.
    public static let easeIn = UnitCurve(.cubic(.easeIn))
    /// A slow end.
    public static let easeOut = UnitCurve(.cubic(.easeOut))
    /// A slow start and a slow end.
    public static let easeInOut = UnitCurve(.cubic(.easeInOut))
    /// A slow start, as a quarter of a circle.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// A slow end, as a quarter of a circle.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// A slow start and a slow end, as two quarters of circles.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// The curve with its axes exchanged.
    public var inverse: UnitCurve {
        var result = self
        result.isInverse.toggle()
        return result
    }

    /// Returns the value at a progress; progress outside 0 to 1 counts as the nearest end.
    public func value(at progress: Double) -> Double {
        let x = progress.isNaN ? 0 : min(max(progress, 0), 1)
        return isInverse ? solved(for: x) : plain(x)
    }

    /// Returns the rate of change at a progress.
    public func velocity(at progress: Double) -> Double {
        guard progress >= 0, progress <= 1 else { return 0 }
        if !isInverse, case .cubic(let curve) = kind { return curve.velocity(at: progress) }
        let low = max(0, progress - 1e-6)
        let high = min(1, progress + 1e-6)
        return (value(at: high) - value(at: low)) / (high - low)
    }

    private func plain(_ x: Double) -> Double {
        switch kind {
        case .cubic(let curve): curve.value(at: x)
        case .circularEaseIn: 1 - (1 - x * x).squareRoot()
        case .circularEaseOut: (1 - (x - 1) * (x - 1)).squareRoot()
        case .circularEaseInOut:
            x < 0.5
                ? (1 - (1 - 4 * x * x).squareRoot()) / 2
                : ((1 - 4 * (x - 1) * (x - 1)).squareRoot() + 1) / 2
        }
    }

    /// The progress at which the curve has a value; the curve is assumed to rise.
    private func solved(for y: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if plain(middle) < y { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
