// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI
import Testing

/// Gradients against their colours in double precision.
@MainActor
@Suite struct GradientTests {
    let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    nonisolated static let stops = [
        DisplayStop(color: ResolvedColor(red: 0.05, green: 0.9, blue: 0.4), location: 0.1),
        DisplayStop(color: ResolvedColor(red: 0.95, green: 0.1, blue: 0.3), location: 0.45),
        DisplayStop(color: ResolvedColor(red: 0.2, green: 0.3, blue: 1), location: 1),
    ]

    static func color(at place: Double) -> [Double] {
        let place = min(max(place, 0.1), 1)
        let (from, to) = place < 0.45 ? (stops[0], stops[1]) : (stops[1], stops[2])
        let part = (place - Double(from.location)) / Double(to.location - from.location)
        return [\ResolvedColor.blue, \.green, \.red].map {
            (from.color[keyPath: $0] * (1 - part) + to.color[keyPath: $0] * part) * 255
        }
    }

    func image(_ paint: DisplayPaint) -> PixelImage {
        let size = CGSize(width: 200, height: 150)
        let renderer = CairoRenderer(size: size, scale: 3, shaper: shaper)
        renderer.render(
            DisplayList(
                size: size,
                items: [
                    DisplayItem(
                        content: .fill(.rectangle(CGRect(origin: .zero, size: size)), paint, evenOdd: false))
                ]))
        return renderer.image
    }

    /// Its colours are a picture of their own, which has to be there as long as it is painted with.
    @Test(arguments: [1.0, 2, 3]) func anAngularGradientMayBorderAWholeScreen(scale: Double) {
        let size = CGSize(width: 390, height: 844)
        let gradient = DisplayPaint.angularGradient(
            stops: Self.stops, center: CGPoint(x: 195, y: 422), startAngle: 0, endAngle: 2 * .pi)
        let border = DisplayOutline.rectangle(CGRect(origin: .zero, size: size))
        for _ in 0..<3 {
            let renderer = CairoRenderer(size: size, scale: CGFloat(scale), shaper: shaper)
            renderer.render(
                DisplayList(
                    size: size, items: [DisplayItem(content: .fill(border, gradient, evenOdd: false))]))
            let bytes = renderer.image.bytes
            #expect(bytes[3] == 255 && bytes[bytes.count - 1] == 255)
        }
    }

    func worst(_ image: PixelImage, _ place: (Double, Double) -> Double) -> Double {
        var worst = 0.0
        for y in stride(from: 0, to: image.height, by: 7) {
            for x in stride(from: 0, to: image.width, by: 5) {
                let exact = Self.color(at: place((Double(x) + 0.5) / 3, (Double(y) + 0.5) / 3))
                let start = (y * image.width + x) * 4
                for channel in 0..<3 {
                    worst = max(worst, abs(Double(image.bytes[start + channel]) - exact[channel]))
                }
            }
        }
        return worst
    }

    @Test(
        "A linear gradient is within 0.6 of a level",
        arguments: [(0.0, 0.0, 0.0, 150.0), (0, 0, 200, 0), (20, 130, 170, 11)])
    func linear(line: (Double, Double, Double, Double)) {
        let (x, y) = (line.2 - line.0, line.3 - line.1)
        let image = image(
            .linearGradient(
                stops: Self.stops, start: CGPoint(x: line.0, y: line.1), end: CGPoint(x: line.2, y: line.3)))
        #expect(worst(image) { (($0 - line.0) * x + ($1 - line.1) * y) / (x * x + y * y) } <= 0.6)
    }

    @Test("A radial gradient is within 0.6 of a level", arguments: [0.0, 30])
    func radial(inner: Double) {
        let image = image(
            .radialGradient(
                stops: Self.stops, center: CGPoint(x: 80, y: 70), startRadius: CGFloat(inner), endRadius: 140)
        )
        let place: (Double, Double) -> Double = { x, y in
            let distance = ((x - 80) * (x - 80) + (y - 70) * (y - 70)).squareRoot()
            return (distance - inner) / (140 - inner)
        }
        #expect(worst(image, place) <= 0.6)
    }

    @Test func aMeshHasItsColoursAtItsPointsItsBackgroundBesideAndNoSeams() throws {
        let black = ResolvedColor(red: 0, green: 0, blue: 0)
        let corners = [
            ResolvedColor(red: 1, green: 0, blue: 0), ResolvedColor(red: 0, green: 1, blue: 0),
            ResolvedColor(red: 0, green: 0, blue: 1), ResolvedColor(red: 1, green: 1, blue: 1),
        ]
        func mesh(_ colors: [ResolvedColor]) -> PixelImage {
            image(
                .meshGradient(
                    DisplayMesh(
                        width: 2, height: 2,
                        points: [(20, 20), (180, 20), (20, 130), (180, 130)].map { CGPoint(x: $0, y: $1) },
                        colors: colors, background: black, smoothsColors: true)))
        }
        let picture = mesh(corners)
        func pixel(_ x: Int, _ y: Int) -> [Int] {
            let place = (y * picture.width + x) * 4
            return (0..<3).map { Int(picture.bytes[place + $0]) }
        }
        #expect(pixel(15, 15) == [0, 0, 0])
        for (color, (x, y)) in zip(corners, [(62, 62), (537, 62), (62, 387), (537, 387)]) {
            let wanted = [color.blue, color.green, color.red].map { Int($0 * 255) }
            for (a, b) in zip(pixel(x, y), wanted) { #expect(abs(a - b) < 12, "\(color) at \(x), \(y)") }
        }
        let even = mesh(Array(repeating: corners[0], count: 4))
        for y in 63..<387 {
            for x in 63..<537 where even.bytes[(y * even.width + x) * 4 + 2] != 255 {
                Issue.record("a seam at \(x), \(y)")
                return
            }
        }
    }
}
