// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct ShapeTests {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test func evenCornersBeginFurtherFromTheCorner() {
        let even = Path(roundedRect: square, cornerRadius: 20, style: .continuous)
        let round = Path(roundedRect: square, cornerRadius: 20, style: .circular)
        // Both pass the diagonal at nearly the same place, but the even one bends from 30.6 points on.
        #expect(!even.contains(CGPoint(x: 5, y: 5)))
        #expect(even.contains(CGPoint(x: 7, y: 7)))
        #expect(round.contains(CGPoint(x: 24, y: 0.05)))
        #expect(!even.contains(CGPoint(x: 22, y: 0.05)))
        #expect(even.contains(CGPoint(x: 32, y: 0.05)))
    }

    @Test func aCornerWithoutRoomIsRound() {
        let shape = RoundedRectangle(cornerRadius: 50)
        #expect(
            shape.outline(in: square) == .roundedRectangle(square, cornerSize: CGSize(width: 50, height: 50)))
    }

    @Test func eachCornerHasItsRadius() {
        let path = UnevenRoundedRectangle(topLeadingRadius: 40, style: .circular).path(in: square)
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        #expect(path.contains(CGPoint(x: 95, y: 5)))
        #expect(path.contains(CGPoint(x: 5, y: 95)))
        #expect(path.contains(CGPoint(x: 95, y: 95)))
    }

    @Test func insideIsFoundByBothRules() {
        var path = Path(square)
        path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(!path.contains(CGPoint(x: 150, y: 50)))
    }

    @Test func anArcTouchesBothLines() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 30)
        guard let end = path.currentPoint else { return }
        #expect(abs(end.x - 100) < 0.001 && abs(end.y - 30) < 0.001)
    }

    @Test func aRelativeArcEndsAfterItsAngle() {
        var path = Path()
        path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
        guard let end = path.currentPoint else { return }
        #expect(abs(end.x) < 0.001 && abs(end.y - 10) < 0.001)
    }

    @Test func shapesAreMovedScaledAndTurned() {
        let moved = Rectangle().offset(x: 10, y: 5).path(in: square).boundingRect
        #expect(moved == CGRect(x: 10, y: 5, width: 100, height: 100))
        let scaled = Rectangle().scale(0.5).path(in: square).boundingRect
        #expect(scaled == CGRect(x: 25, y: 25, width: 50, height: 50))
        let turned = Rectangle().rotation(.degrees(45)).path(in: square).boundingRect
        #expect(abs(turned.width - 141.42) < 0.01)
    }

    @Test func aPaintedShapeIsPaintedAgainOnTop() {
        let probe = StageProbe { Circle().fill(.red).stroke(.blue, lineWidth: 2) }
        #expect(probe.leaves.count == 2)
        guard case .fill = probe.leaves[0].item.content, case .stroke = probe.leaves[1].item.content else {
            Issue.record("the line is not over the fill")
            return
        }
    }

    @Test func aRelativeShapeIsThatOfItsContainer() {
        let probe = StageProbe {
            ContainerRelativeShape().containerShape(Circle())
        }
        guard case .fill(.path(let path), _, _)? = probe.leaves.first?.item.content else {
            Issue.record("no outline")
            return
        }
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
    }
}
