// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

@Suite struct DisplayListLinesTests {
    private let red = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)

    private func line(_ content: DisplayContent, owner: String = "") -> String {
        let item = DisplayItem(owner: owner, origin: CGPoint(x: 1, y: -2.5), content: content)
        return DisplayList(size: CGSize(width: 10, height: 20), items: [item]).lines().dropFirst()
            .joined(separator: "\n")
    }

    @Test func `The first line is the canvas`() {
        #expect(DisplayList(size: CGSize(width: 390, height: 844.5)).lines() == ["canvas 390x844.5"])
    }

    @Test func `A fill names its place, outline, paint and owner`() {
        let rect = CGRect(x: 0, y: 0, width: 4, height: 1.0 / 3)
        #expect(
            line(.fill(.rectangle(rect), .color(red), evenOdd: true), owner: "A/B")
                == "at 1,-2.5 fill rectangle 0,0 4x0.333 #ff000080 even-odd  A/B")
    }

    @Test func `A path is written step by step`() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        #expect(
            line(.stroke(.path(path), .color(red), StrokeStyle(lineWidth: 2)))
                == "at 1,-2.5 stroke path move 1,2 quad 3,4 5,6 close #ff000080 width 2")
    }

    @Test(arguments: [(10.0, "10"), (18, "18"), (12.345, "12.345"), (19.9, "19.9")])
    func `A rectangle with even corners is written by its radius`(radius: Double, text: String) {
        let rect = CGRect(x: 3, y: 4.5, width: 90, height: 40)
        let path = Path(roundedRect: rect, cornerRadius: CGFloat(radius), style: .continuous)
        #expect(
            line(.fill(.path(path), .color(red), evenOdd: false))
                == "at 1,-2.5 fill rounded 3,4.5 90x40 corner \(text) continuous #ff000080")
    }

    @Test func `Corners of their own are written step by step`() {
        let radii = RectangleCornerRadii(topLeading: 8, bottomLeading: 8, bottomTrailing: 8, topTrailing: 9)
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 40), cornerRadii: radii)
        #expect(line(.fill(.path(path), .color(red), evenOdd: false)).contains("fill path move"))
    }

    @Test func `A group is indented, a mask stands before what it masks`() {
        let dot = DisplayItem(
            content: .fill(.ellipse(CGRect(x: 0, y: 0, width: 2, height: 2)), .color(red), evenOdd: false))
        #expect(
            line(.group(.opacity(0.25), [dot]))
                == "at 1,-2.5 opacity 0.25\n  at 0,0 fill ellipse 0,0 2x2 #ff000080")
        #expect(
            line(.group(.mask([dot]), [dot])) == """
                at 1,-2.5 mask
                    at 0,0 fill ellipse 0,0 2x2 #ff000080
                  over
                  at 0,0 fill ellipse 0,0 2x2 #ff000080
                """)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (12.3456, "12.346"), (-1.5, "-1.5"),
        (100, "100"), (0.1, "0.1"),
    ])
    func `Numbers have at most three decimals and no negative zero`(value: Double, text: String) {
        let moved = line(.group(.blur(radius: value), []))
        #expect(moved == "at 1,-2.5 blur \(text)")
    }
}
