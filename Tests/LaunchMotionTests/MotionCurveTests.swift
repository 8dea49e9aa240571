// Licensed under the Apache License, Version 2.0.

import LaunchMotion
import Testing

@Suite struct MotionCurveTests {
    static let quarters: [(MotionCurve, [Double])] = [
        (.linear, [0.25, 0.5, 0.75]),
        (.easeIn, [0.09346, 0.31536, 0.62186]),
        (.easeOut, [0.37814, 0.68464, 0.90654]),
        (.easeInOut, [0.12916, 0.5, 0.87084]),
        (.bezier(x1: 0.16, y1: 1, x2: 0.3, y2: 1), [0.826, 0.972, 0.998]),
    ]

    @Test(arguments: quarters)
    func quarterValuesAreTheStandardOnes(curve: MotionCurve, expected: [Double]) {
        let tolerance = curve == .bezier(x1: 0.16, y1: 1, x2: 0.3, y2: 1) ? 5e-4 : 6e-6
        for (progress, value) in zip([0.25, 0.5, 0.75], expected) {
            #expect(abs(curve.value(at: progress) - value) < tolerance)
        }
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        #expect(curve.value(at: -3) == 0 && curve.value(at: 7) == 1 && curve.value(at: .nan) == 0)
    }

    static let solved: [MotionCurve] = [
        .easeIn, .easeOut, .easeInOut, .bezier(x1: 1, y1: 0, x2: 0, y2: 1),
        .bezier(x1: 0, y1: 1, x2: 1, y2: 0), .bezier(x1: 0, y1: 0, x2: 0, y2: 1),
        .bezier(x1: 1, y1: 1, x2: 1, y2: 1), .bezier(x1: 0.001, y1: 0.9, x2: 0.999, y2: 0.1),
    ]

    // Each point of the curve is known by its parameter: x and y follow without solving anything.
    @Test(arguments: solved)
    func steepCurvesAreSolvedToTwentyBits(curve: MotionCurve) throws {
        let points: (Double, Double, Double, Double)
        switch curve {
        case .easeIn: points = (0.42, 0, 1, 1)
        case .easeOut: points = (0, 0, 0.58, 1)
        case .easeInOut: points = (0.42, 0, 0.58, 1)
        case .bezier(let x1, let y1, let x2, let y2): points = (x1, y1, x2, y2)
        case .linear, .spring: return
        }
        func coordinate(_ u: Double, _ a: Double, _ b: Double) -> Double {
            3 * (1 - u) * (1 - u) * u * a + 3 * (1 - u) * u * u * b + u * u * u
        }
        func slope(_ u: Double, _ a: Double, _ b: Double) -> Double {
            3 * (1 - u) * (1 - u) * a + 6 * (1 - u) * u * (b - a) + 3 * u * u * (1 - b)
        }
        for step in 1..<200 {
            let u = Double(step) / 200
            let x = coordinate(u, points.0, points.2)
            let y = coordinate(u, points.1, points.3)
            // Where x stands still, a rounding error of x is an honest error of y.
            guard slope(u, points.0, points.2) > 1e-3 else { continue }
            #expect(abs(curve.value(at: x) - y) < 0x1p-20)
        }
    }

    @Test(
        arguments: solved.prefix(3) + [.linear, .spring(MotionSpring(response: 0.5, dampingFraction: 0.7))])
    func velocityIsTheDerivative(curve: MotionCurve) {
        for step in 1..<100 {
            let progress = Double(step) / 100
            let numeric = (curve.value(at: progress + 1e-6) - curve.value(at: progress - 1e-6)) / 2e-6
            #expect(abs(curve.velocity(at: progress) - numeric) < 1e-3)
        }
        #expect(curve.velocity(at: -0.1) == 0 && curve.velocity(at: 1.1) == 0)
    }

    @Test func verticalTangentsHaveAFiniteVelocity() {
        let curve = MotionCurve.bezier(x1: 1, y1: 0, x2: 0, y2: 1)
        for progress in [0, 0.5, 1] { #expect(curve.velocity(at: progress).isFinite) }
        #expect(MotionCurve.easeOut.velocity(at: 0).isFinite)
    }

    @Test func pointsBesideTheTimeAreMovedToItsEnds() {
        for (wild, kept) in [
            (MotionCurve.bezier(x1: -0.8, y1: 0.3, x2: 0.6, y2: 1), .bezier(x1: 0, y1: 0.3, x2: 0.6, y2: 1)),
            (.bezier(x1: 1.9, y1: 0.3, x2: 0.6, y2: 1), .bezier(x1: 1, y1: 0.3, x2: 0.6, y2: 1)),
            (.bezier(x1: 0.2, y1: 0.3, x2: 2, y2: 1), MotionCurve.bezier(x1: 0.2, y1: 0.3, x2: 1, y2: 1)),
            (.bezier(x1: 0.2, y1: 0.3, x2: -1, y2: 1), .bezier(x1: 0.2, y1: 0.3, x2: 0, y2: 1)),
        ] {
            for progress in [0.1, 0.4, 0.5, 0.8] {
                #expect(wild.value(at: progress) == kept.value(at: progress))
            }
        }
    }
}
