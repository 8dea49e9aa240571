// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Lines along outlines, as shapes and as paths.
@MainActor
@Suite struct StrokedShapeTests {
    @Test func aLineAsAShapeIsDrawnAsALineInTheForegroundStyle() throws {
        let probe = StageProbe { Circle().stroke(lineWidth: 4).foregroundStyle(.black) }
        guard case .stroke(.ellipse, let paint, let style) = probe.leaves.last?.item.content else {
            Issue.record("no line is drawn")
            return
        }
        #expect(style.lineWidth == 4)
        #expect(paint == .color(ResolvedColor(red: 0, green: 0, blue: 0)))
    }

    @Test func aLineAroundACircleTakesASquare() {
        let probe = StageProbe { Circle().stroke(lineWidth: 4).mark("line").frame(width: 60, height: 30) }
        #expect(probe.frame("line")?.size == CGSize(width: 30, height: 30))
    }

    private func covers(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool {
        path.contains(CGPoint(x: x, y: y))
    }

    private let corner = Path {
        $0.move(to: CGPoint(x: 0, y: 0))
        $0.addLine(to: CGPoint(x: 40, y: 0))
        $0.addLine(to: CGPoint(x: 40, y: 40))
    }

    @Test func aLineIsAsWideAsItsStyleSays() {
        let line = corner.strokedPath(StrokeStyle(lineWidth: 10))
        #expect(covers(line, 20, 4.9) && covers(line, 20, -4.9))
        #expect(!covers(line, 20, 5.1) && !covers(line, 20, -5.1))
    }

    @Test(arguments: [
        (CGLineJoin.miter, true, true), (.round, false, true), (.bevel, false, false),
    ])
    func cornersAreSharpRoundOrCut(join: CGLineJoin, reachesTip: Bool, reachesArc: Bool) {
        let line = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join))
        #expect(covers(line, 44.8, -4.8) == reachesTip)
        #expect(covers(line, 43.4, -3.4) == reachesArc)
        #expect(covers(line, 42, -2))
    }

    @Test func aSharpCornerBeyondItsLimitIsCut() {
        // A right angle's miter is 1.414 times as long as the line is wide.
        #expect(!covers(corner.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 1.4)), 44.8, -4.8))
        #expect(covers(corner.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 1.5)), 44.8, -4.8))
    }

    @Test(arguments: [(CGLineCap.butt, false, false), (.round, true, false), (.square, true, true)])
    func endsAreCutRoundOrSquare(cap: CGLineCap, reachesOut: Bool, reachesCorner: Bool) {
        let line = corner.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
        #expect(covers(line, -4.8, 0) == reachesOut)
        #expect(covers(line, -4.8, 4.8) == reachesCorner)
        #expect(!covers(line, -5.2, 0))
    }

    @Test func dashesBeginWhereTheirPhaseSays() {
        let style = StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 3)
        let line = corner.strokedPath(style)
        let drawn = [1, 6, 8, 11, 13, 20, 24].map { covers(line, $0, 0) }
        #expect(drawn == [true, true, false, false, true, true, false])
        // The pattern goes on around the corner: 40 points and 3 are 13 into the third round.
        #expect(!covers(line, 40, 1) && covers(line, 40, 3))
    }

    @Test func aClosedOutlineHasNoEnds() {
        let ring = Path(CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 4))
        #expect(covers(ring, -1.9, -1.9) && covers(ring, 21.9, 21.9) && !covers(ring, 10, 10))
    }
}
