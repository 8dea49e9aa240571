// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// What Core Graphics makes of the areas of outlines (CGPath.normalized, union, intersection, subtracting and their kin).
@MainActor @Suite struct PathAreaTests {
    private let first = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let second = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    // Points in the first alone, in both, in the second alone, and in none.
    private let points = [
        CGPoint(x: 2, y: 2), CGPoint(x: 7, y: 7), CGPoint(x: 12, y: 12), CGPoint(x: 12, y: 2),
    ]

    private func held(_ path: Path) -> [Bool] { points.map { path.contains($0) } }

    /// The area by the formula of trapezia; parts go round it in one direction, holes in the other.
    private func area(_ path: Path) -> CGFloat {
        var (sum, start, last) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        func add(_ point: CGPoint) {
            sum += (last.x * point.y - point.x * last.y) / 2
            last = point
        }
        path.forEach { element in
            switch element {
            case .move(let to): (start, last) = (to, to)
            case .line(let to): add(to)
            case .closeSubpath: add(start)
            case .quadCurve, .curve: Issue.record("a curve is left")
            }
        }
        return abs(sum)
    }

    @Test func twoSquaresHaveTheirAreas() {
        #expect(held(first.intersection(second)) == [false, true, false, false])
        #expect(held(first.union(second)) == [true, true, true, false])
        #expect(held(first.subtracting(second)) == [true, false, false, false])
        #expect(held(first.symmetricDifference(second)) == [true, false, true, false])
        #expect(area(first.intersection(second)) == 25 && area(first.union(second)) == 175)
        #expect(area(first.subtracting(second)) == 75 && area(first.symmetricDifference(second)) == 150)
    }

    @Test func outlinesThatShareEdgesHaveNoSeam() {
        let beside = Path(CGRect(x: 10, y: 0, width: 5, height: 10))
        #expect(first.union(beside).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
        var corners = 0
        first.union(beside).forEach { if case .line = $0 { corners += 1 } }
        #expect(corners == 3)
        #expect(first.intersection(beside).isEmpty && first.subtracting(first).isEmpty)
        #expect(area(first.union(first)) == 100)
    }

    @Test func aHoleIsAHole() {
        let ring = first.subtracting(Path(CGRect(x: 3, y: 3, width: 4, height: 4)))
        #expect(area(ring) == 84 && !ring.contains(CGPoint(x: 5, y: 5)))
        #expect(ring.contains(CGPoint(x: 1, y: 5)) && ring.contains(CGPoint(x: 9, y: 5)))
    }

    /// Two circles of radius 10, ten points apart, share 122.84 square points.
    @Test func circlesShareALens() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        let lens = circle.intersection(circle.offsetBy(dx: 10, dy: 0))
        #expect(abs(area(lens) - 122.84) < 0.3)
    }

    /// A star of five lines: filled by the winding rule with its middle, by the even-odd rule without.
    @Test func aStarIsNormalizedByItsRule() {
        var star = Path()
        star.addLines(
            [(50, 0), (79.4, 90.5), (2.4, 34.5), (97.6, 34.5), (20.6, 90.5)].map { CGPoint(x: $0.0, y: $0.1) }
        )
        star.closeSubpath()
        let middle = CGPoint(x: 50, y: 55)
        let (whole, pierced) = (star.normalized(), star.normalized(eoFill: true))
        #expect(whole.contains(middle) && whole.contains(middle, eoFill: true))
        #expect(!pierced.contains(middle) && !pierced.contains(middle, eoFill: true))
        #expect(area(whole) > area(pierced) && pierced.contains(CGPoint(x: 50, y: 20)))
    }

    @Test func linesAreCutByAreas() {
        let line = Path {
            $0.move(to: CGPoint(x: -5, y: 5))
            $0.addLine(to: CGPoint(x: 15, y: 5))
        }
        let inside = line.lineIntersection(first)
        #expect(inside.boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
        var moves = 0
        line.lineSubtraction(first).forEach { if case .move = $0 { moves += 1 } }
        #expect(moves == 2)
    }

    @Test func shapesAreCombinedInTheirSpace() {
        let space = CGRect(x: 0, y: 0, width: 20, height: 20)
        let rest = Rectangle().subtracting(Rectangle().offset(x: 10)).path(in: space)
        #expect(rest.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
        let both = Rectangle().union(Rectangle().offset(x: 10)).path(in: space)
        #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 20))
        let probe = StageProbe {
            Circle().intersection(Circle()).fill(.black).mark("lens").frame(width: 60, height: 30)
        }
        // As large as the first alone: a circle takes a square.
        #expect(probe.frame("lens")?.size == CGSize(width: 30, height: 30))
    }
}
