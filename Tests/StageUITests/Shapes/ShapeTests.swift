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

    @Test func anArcTouchesBothLines() throws {
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 30)
        let end = try #require(path.currentPoint)
        #expect(abs(end.x - 100) < 0.001 && abs(end.y - 30) < 0.001)
    }

    @Test func aRelativeArcEndsAfterItsAngle() throws {
        var path = Path()
        path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
        let end = try #require(path.currentPoint)
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

    @Test func edgesAreHardWhereTheyAreNotToBeSmoothed() {
        let hard = FillStyle(antialiased: false)
        let ellipse = DisplayOutline.ellipse(square)
        #expect(outline(StageProbe { Circle().fill(.red) }) == ellipse)
        #expect(outline(StageProbe { Circle().fill(.red, style: hard) }) == .hard(ellipse))
        let drawn = StageProbe {
            Canvas { context, _ in context.fill(Path(self.square), with: .color(.red), style: hard) }
        }
        #expect(outline(drawn) == .hard(.path(Path(square))))
        let border = StageProbe { Circle().strokeBorder(.red, lineWidth: 2, antialiased: false) }
        guard case .hard? = outline(border) else {
            Issue.record("the edges of the border are smooth")
            return
        }
        func clip(@ViewBuilder _ view: () -> some View) -> DisplayEffect? {
            let view = view()
            return StageProbe { view }.leaves.first?.effects.first
        }
        let color = Color.red
        #expect(clip { color.clipped() } == .clip(.hard(.rectangle(square)), evenOdd: false))
        #expect(clip { color.clipped(antialiased: true) } == .clip(.rectangle(square), evenOdd: false))
        #expect(clip { color.cornerRadius(20) } == .clip(rounded(100, 20), evenOdd: false))
        #expect(
            clip { color.cornerRadius(20, antialiased: false) }
                == .clip(.hard(rounded(100, 20)), evenOdd: false))
        #expect(clip { color.clipShape(Circle(), style: hard) } == .clip(.hard(ellipse), evenOdd: false))
    }

    @Test func aRelativeShapeIsThatOfItsContainer() {
        let probe = StageProbe {
            ContainerRelativeShape().containerShape(Circle())
        }
        #expect(outline(probe) == .ellipse(square))
        #expect(outline(StageProbe { ContainerRelativeShape() }) == .rectangle(square))
    }

    /// The outline of the first thing drawn, in its own coordinates.
    private func outline(_ probe: StageProbe) -> DisplayOutline? {
        switch probe.leaves.first?.item.content {
        case .fill(let outline, _, _), .stroke(let outline, _, _): outline
        default: nil
        }
    }

    private func rounded(_ side: CGFloat, _ radius: CGFloat) -> DisplayOutline {
        .roundedRectangle(
            CGRect(x: 0, y: 0, width: side, height: side), cornerSize: CGSize(width: radius, height: radius))
    }

    @Test func aRelativeShapeIsAsMuchSmallerAsItIsAwayFromTheEdgeOfItsContainer() {
        let container = RoundedRectangle(cornerRadius: 20, style: .circular)
        func shown(@ViewBuilder _ view: () -> some View) -> StageProbe {
            let view = view()
            return StageProbe { view.padding(8).containerShape(container) }
        }
        let shape = ContainerRelativeShape()
        #expect(outline(shown { shape }) == rounded(84, 12))
        #expect(outline(shown { shape.fill(.red) }) == rounded(84, 12))
        #expect(outline(shown { shape.stroke(.red, lineWidth: 2) }) == rounded(84, 12))
        #expect(outline(shown { shape.stroke(lineWidth: 2) }) == rounded(84, 12))
        #expect(outline(shown { ConcentricRectangle() }) == rounded(84, 12))
        // Deep inside the corners are sharp.
        #expect(outline(shown { shape.padding(30) }) == rounded(24, 0))
        let smaller = outline(shown { shape.inset(by: 5) })
        #expect(
            smaller
                == .roundedRectangle(
                    CGRect(x: 5, y: 5, width: 74, height: 74), cornerSize: CGSize(width: 7, height: 7)))
        let clipped = shown { Color.red.clipShape(shape) }
        #expect(clipped.leaves.first?.effects == [.clip(rounded(84, 12), evenOdd: false)])
    }

    @Test func aRelativeShapeFollowsItsDistanceFromTheEdge() {
        struct Moving: View {
            let model: Model
            var body: some View {
                ContainerRelativeShape().frame(width: 60, height: 60).padding(model.amount)
                    .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
            }
        }
        let model = Model()
        model.amount = 5
        let probe = StageProbe { Moving(model: model) }
        #expect(outline(probe) == rounded(60, 15))
        model.amount = 12
        probe.step()
        #expect(outline(probe) == rounded(60, 8))
    }

    @Test func aBorderIsALineAlongTheShapeInsetByHalfOfItsWidth() {
        let shape = RoundedRectangle(cornerRadius: 20, style: .circular)
        let border = outline(StageProbe { shape.strokeBorder(.red, lineWidth: 10) })
        #expect(border == outline(StageProbe { shape.inset(by: 5).stroke(.red, lineWidth: 10) }))
        // Its outer edge is that of the shape: the middle of the line turns by 15 points.
        #expect(
            border
                == .roundedRectangle(
                    CGRect(x: 5, y: 5, width: 90, height: 90), cornerSize: CGSize(width: 15, height: 15)))
    }

    @Test func theCornersOfASmallerRectangleKeepTheirMiddles() {
        let rounded = RoundedRectangle(cornerRadius: 20, style: .circular).inset(by: 5)
        #expect(
            outline(StageProbe { rounded })
                == .roundedRectangle(
                    CGRect(x: 5, y: 5, width: 90, height: 90), cornerSize: CGSize(width: 15, height: 15)))
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular).inset(by: 5)
        let path = uneven.path(in: square)
        // A circle of 15 points about (20, 20): its edge at 45 degrees is at 9.39.
        #expect(path.contains(CGPoint(x: 9.6, y: 9.6)) && !path.contains(CGPoint(x: 9.2, y: 9.2)))
    }
}
