// Licensed under the Apache License, Version 2.0.

import Foundation

/// The completed pairs of opposing changes of one pixel.
struct OpposingPairs {
    private var direction: Int8 = 0
    private var isHalf = false
    private var times: [Double] = []

    var count: Int { times.count }

    /// Notes a change in a direction; true when it completed a pair.
    mutating func note(_ next: Int8, _ time: Double) -> Bool {
        defer { direction = next }
        guard direction != 0, next != direction else { return false }
        isHalf.toggle()
        guard isHalf else { return false }
        times.append(time)
        return true
    }

    /// The direction of the newest change; 0 before the first.
    var last: Int8 { direction }

    mutating func forget(before time: Double) { times.removeAll { $0 <= time } }
}

/// Follows the relative luminance of one pixel.
struct LightTrack {
    var extreme: Double
    var pairs = OpposingPairs()

    init(extreme: Double) { self.extreme = extreme }

    /// Adds the next value; returns true when it completed a flash.
    mutating func follow(_ value: Double, _ time: Double) -> Bool {
        let direction: Int8 = value > extreme ? 1 : -1
        if direction == pairs.last {
            // It continues in the same direction: the extreme moves along.
            extreme = value
            return false
        }
        guard abs(value - extreme) >= 0.1, min(value, extreme) < 0.8 else { return false }
        extreme = value
        return pairs.note(direction, time)
    }
}

/// Follows one pixel to and from a saturated red.
struct RedTrack {
    var extreme: Chromaticity
    var pairs = OpposingPairs()

    init(extreme: Chromaticity) { self.extreme = extreme }

    /// Adds the next value; returns true when it completed a flash.
    mutating func follow(_ value: Chromaticity, _ time: Double) -> Bool {
        guard value.isSaturatedRed || extreme.isSaturatedRed else {
            // Between other colours nothing is counted, and the next change starts here.
            extreme = value
            return false
        }
        guard value.distance(to: extreme) > 0.2 else { return false }
        extreme = value
        return pairs.note(value.isSaturatedRed ? 1 : -1, time)
    }
}

/// A colour's place in the CIE 1976 UCS diagram, and whether it is a saturated red (WCAG 2.2).
struct Chromaticity {
    let place: SIMD2<Double>
    let isSaturatedRed: Bool

    /// - Parameter color: Red, green and blue in sRGB, from 0 to 1.
    init(_ color: SIMD3<Double>) {
        let sum = color.x + color.y + color.z
        isSaturatedRed = sum > 0 && color.x / sum >= 0.8
        let linear = SIMD3(
            ContrastCheck.linear(color.x), ContrastCheck.linear(color.y), ContrastCheck.linear(color.z))
        let x = 0.4124 * linear.x + 0.3576 * linear.y + 0.1805 * linear.z
        let y = 0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
        let z = 0.0193 * linear.x + 0.1192 * linear.y + 0.9505 * linear.z
        let scale = x + 15 * y + 3 * z
        // Black has no hue: it has the place of white.
        place = scale > 1e-9 ? SIMD2(4 * x / scale, 9 * y / scale) : SIMD2(0.1978, 0.4683)
    }

    func distance(to other: Chromaticity) -> Double {
        let way = place - other.place
        return (way.x * way.x + way.y * way.y).squareRoot()
    }
}
