// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import StageUI
import Testing

/// Art as path data, painted in a place.
@MainActor
@Suite struct DrawingTests {
    @Test("Path data of SVG is what the calls would have drawn")
    func pathData() {
        #expect(
            Path.svg("M 1 2 L 3.5 4 -5 6 C 1 2 3 4 5 6 7 8 9 10 11 12 Z M 0 0 1 1")
                == Path { path in
                    path.go(1, 2)
                    path.line(3.5, 4)
                    path.line(-5, 6)
                    path.curve(1, 2, 3, 4, 5, 6)
                    path.curve(7, 8, 9, 10, 11, 12)
                    path.closeSubpath()
                    path.go(0, 0)
                    path.line(1, 1)
                })
    }

    @Test func aDrawingFillsItsPlaceInTheMiddleInEitherDirection() throws {
        let device = ScreenDevice(name: "200x400", width: 200, height: 400)
        let pieces: [ArtPiece] = [
            .fill(BrandShade(0x111111, 0x222222), .box(0, 0, 10, 10)),
            .stroke(0x333333, 2, "M 0 10 L 20 10"),
        ]
        #expect(pieces[1].bounds == CGRect(x: -1, y: 9, width: 22, height: 2))
        let stage = try device.stage(.dark, direction: .rightToLeft) {
            Drawing(pieces, grid: CGSize(width: 20, height: 20))
        }
        let shapes = stage.frame(at: 0).drawn().shapes
        #expect(shapes.map(\.frame)[0] == CGRect(x: 0, y: 100, width: 100, height: 100))
        #expect(shapes.map(\.color) == [BrandColor(0x222222).resolved, BrandColor(0x333333).resolved])
        #expect(stage.labels.isEmpty)
    }

    @Test func aDrawingOfAWidthKeepsItsShape() throws {
        let stage = try ScreenDevice.middle.stage {
            Drawing([.fill(0x111111, .box(0, 0, 40, 20))], grid: CGSize(width: 40, height: 20), side: 80)
        }
        #expect(stage.frame(at: 0).drawn().shapes.first?.frame.size == CGSize(width: 80, height: 40))
    }
}
