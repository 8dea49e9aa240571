// Licensed under the Apache License, Version 2.0.

import Foundation

/// The requirements' value of each property at a time, computed in another way than the product does.
struct DuggyReference {
    /// The seconds from the first frame.
    let time: Double

    /// The instants at which timelines are compared: every cue, both its sides, and the ways between.
    static let instants: [Int] = [
        0, 100, 200, 250, 400, 499, 500, 510, 550, 650, 725, 800, 990, 1000, 1150, 1300, 1450, 1490, 1500,
        1600, 1800, 2000, 2100, 2500, 3000,
    ]

    private func share(_ start: Double, _ length: Double) -> Double {
        min(max((time - start) / length, 0), 1)
    }

    /// The spring of response 0.8 and damping fraction 0.6, from its differential equation.
    static func spring(_ time: Double) -> Double {
        let (frequency, ratio) = (2 * Double.pi / 0.8, 0.6)
        var (x, v) = (0.0, 0.0)
        let steps = 20_000
        let step = time / Double(steps)
        // The velocity first, the place with it: the error is far below what is asked.
        for _ in 0..<steps {
            v += (frequency * frequency * (1 - x) - 2 * ratio * frequency * v) * step
            x += v * step
        }
        return x
    }

    /// The logo's share of its opacity while the static image hands over to it, which has the rest (C-DG-23).
    var arrival: Double { share(0, 0.2) }
    var logoScale: Double {
        guard time >= 0.5 else { return 0.3 + 0.7 * Self.spring(time) }
        let reached = 0.3 + 0.7 * Self.spring(0.5)
        return reached + (1.1 - reached) * ReferenceCurve.easeOut(share(0.5, 0.3))
    }
    var circleScale: Double { 0.8 + 0.4 * ReferenceCurve.easeOut(share(0.5, 0.3)) }
    var circleOpacity: Double { 0.3 - 0.2 * ReferenceCurve.easeOut(share(0.5, 0.3)) }
    var segmentOpacity: Double { ReferenceCurve.easeOut(share(0.5, 0.3)) }
    var angle: Double { max(0, time - 0.5) * 180 }
    var nameOpacity: Double { Self.easeInOut(share(1, 0.6)) }
    var taglineOpacity: Double { Self.easeInOut(share(1.5, 0.6)) }

    /// The curve (0.42, 0, 0.58, 1).
    static func easeInOut(_ progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        func point(_ a: Double, _ b: Double, _ s: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if point(0.42, 0.58, middle) < progress { low = middle } else { high = middle }
        }
        return point(0, 1, low)
    }
}
