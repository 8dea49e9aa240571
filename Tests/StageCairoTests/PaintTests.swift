// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI
import Testing

/// Gradients, pictures, mixing and colour effects against numbers worked out by hand, in both renderers.
@MainActor
@Suite struct PaintTests {
    let shaper: CairoTextShaper
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    let red = ResolvedColor(red: 1, green: 0, blue: 0)
    let blue = ResolvedColor(red: 0, green: 0, blue: 1)

    init() throws { shaper = try CairoTextShaper() }

    private func fill(_ rect: CGRect, _ paint: DisplayPaint) -> DisplayItem {
        DisplayItem(content: .fill(.rectangle(rect), paint, evenOdd: false))
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func pictures(_ items: [DisplayItem], scale: CGFloat = 1) -> [PixelImage] {
        let list = DisplayList(size: CGSize(width: 40, height: 40), items: items)
        let renderer = CairoRenderer(size: list.size, scale: scale, shaper: shaper)
        renderer.render(list)
        let naive = ReferenceRenderer(size: list.size, scale: scale, shaper: shaper)
        naive.render(list)
        return [renderer.image, naive.image]
    }

    private func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> [Int] {
        [2, 1, 0, 3].map { Int(image.bytes[(y * image.width + x) * 4 + $0]) }
    }

    private func close(_ actual: [Int], _ expected: [Int], within tolerance: Int = 2) -> Bool {
        zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
    }

    private var stops: [DisplayStop] {
        [DisplayStop(color: red, location: 0), DisplayStop(color: blue, location: 1)]
    }

    @Test("An angular gradient turns clockwise from three o'clock")
    func angles() throws {
        let paint = DisplayPaint.angularGradient(
            stops: stops, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 2 * .pi)
        for image in pictures([fill(rect(0, 0, 40, 40), paint)]) {
            #expect(close(pixel(image, 38, 20), [254, 0, 1, 255], within: 4))
            #expect(close(pixel(image, 20, 38), [191, 0, 64, 255], within: 4))
            #expect(close(pixel(image, 1, 20), [127, 0, 128, 255], within: 4))
            #expect(close(pixel(image, 20, 1), [64, 0, 191, 255], within: 4))
        }
    }

    @Test("An angular gradient follows the transform of its group")
    func turnedAngles() throws {
        let paint = DisplayPaint.angularGradient(
            stops: stops, center: CGPoint(x: 10, y: 10), startAngle: 0, endAngle: .pi)
        let group = DisplayItem(
            content: .group(.transform(CGAffineTransform(scaleX: 2, y: 2)), [fill(rect(0, 0, 20, 20), paint)])
        )
        for image in pictures([group]) {
            #expect(close(pixel(image, 20, 38), [128, 0, 127, 255], within: 6))
            #expect(close(pixel(image, 38, 21), [250, 0, 5, 255], within: 8))
        }
    }

    @Test("An elliptical gradient ends at both radii")
    func ellipse() throws {
        let paint = DisplayPaint.ellipticalGradient(
            stops: stops, center: CGPoint(x: 20, y: 20), radii: CGSize(width: 40, height: 20), start: 0,
            end: 0.5)
        for image in pictures([fill(rect(0, 0, 40, 40), paint)]) {
            #expect(close(pixel(image, 39, 20), [6, 0, 249, 255], within: 8))
            #expect(close(pixel(image, 20, 29), [13, 0, 242, 255], within: 8))
            #expect(close(pixel(image, 20, 35), [0, 0, 255, 255]))
        }
    }

    @Test("A part that is cut out is clear, and what is below shows")
    func cutout() throws {
        let hole = DisplayItem(
            content: .fill(.rectangle(rect(10, 10, 20, 20)), .color(black), evenOdd: false))
        let group = DisplayItem(content: .group(.cutout([hole]), [fill(rect(0, 0, 40, 40), .color(red))]))
        for image in pictures([fill(rect(0, 0, 40, 40), .color(blue)), group]) {
            #expect(pixel(image, 5, 5) == [255, 0, 0, 255])
            #expect(pixel(image, 20, 20) == [0, 0, 255, 255])
        }
    }

    @Test(
        "Colours are mixed with what lies below",
        arguments: [
            (BlendMode.multiply, [0, 0, 0, 255]), (.screen, [255, 0, 255, 255]),
            (.difference, [255, 0, 255, 255]),
            (.plusLighter, [255, 0, 255, 255]), (.normal, [255, 0, 0, 255]), (.destinationOut, [0, 0, 0, 0]),
        ] as [(BlendMode, [Int])])
    func blending(_ mode: BlendMode, expected: [Int]) {
        let top = DisplayItem(content: .group(.blend(mode), [fill(rect(0, 0, 20, 40), .color(red))]))
        for image in pictures([fill(rect(0, 0, 40, 40), .color(blue)), top]) {
            #expect(close(pixel(image, 10, 10), expected))
            #expect(pixel(image, 30, 10) == [0, 0, 255, 255])
        }
    }

    @Test("The darker sum adds the dark parts, and keeps what is below where there is nothing")
    func plusDarker() throws {
        func grey(_ light: Double, _ opacity: Double = 1) -> ResolvedColor {
            ResolvedColor(red: light, green: light, blue: light, opacity: opacity)
        }
        let top = DisplayItem(
            content: .group(
                .blend(.plusDarker),
                [fill(rect(0, 0, 20, 20), .color(grey(0.7))), fill(rect(0, 20, 20, 20), .color(grey(0.2)))]))
        for image in pictures([fill(rect(0, 0, 30, 40), .color(grey(0.6))), top]) {
            // 0.4 and 0.3 are lacking to white, and then 0.4 and 0.8, which is more than there is.
            #expect(close(pixel(image, 10, 10), [77, 77, 77, 255]))
            #expect(close(pixel(image, 10, 30), [0, 0, 0, 255]))
            #expect(close(pixel(image, 25, 10), [153, 153, 153, 255]))
            #expect(pixel(image, 35, 10) == [0, 0, 0, 0])
        }
    }

    @Test("A mixed group under an opacity is mixed inside of it only")
    func isolation() throws {
        let inner = [
            fill(rect(0, 0, 40, 40), .color(white)),
            DisplayItem(content: .group(.blend(.multiply), [fill(rect(0, 0, 40, 40), .color(red))])),
        ]
        let items = [
            fill(rect(0, 0, 40, 40), .color(blue)), DisplayItem(content: .group(.opacity(0.5), inner)),
        ]
        for image in pictures(items) { #expect(close(pixel(image, 10, 10), [128, 0, 127, 255])) }
    }

    @Test("A map of colours changes each, and clear stays clear")
    func colors() throws {
        let invert = ColorMatrix(rows: [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1])
        let half = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)
        let group = DisplayItem(
            content: .group(
                .colors(invert),
                [fill(rect(0, 0, 10, 40), .color(red)), fill(rect(10, 0, 10, 40), .color(half))]))
        for image in pictures([group]) {
            #expect(close(pixel(image, 5, 5), [0, 255, 255, 255]))
            #expect(close(pixel(image, 15, 5), [0, 128, 128, 128]))
            #expect(pixel(image, 30, 5) == [0, 0, 0, 0])
        }
    }

    @Test("A picture is stretched, and its parts are repeated")
    func image() throws {
        // Two pixels: red and blue.
        let pixels = PixelImage(width: 2, height: 1, bytes: [0, 0, 255, 255, 255, 0, 0, 255])
        let image = try #require(DisplayImage(Array(try pixels.pngData())))
        let whole = rect(0, 0, 2, 1)
        let stretched = DisplayItem(
            content: .image(
                image, DisplayImage.Placement(source: whole, rect: rect(0, 0, 40, 20), interpolation: .none)))
        let tiled = DisplayItem(
            content: .image(
                image,
                DisplayImage.Placement(
                    source: whole, rect: rect(0, 20, 40, 20), tiles: true, interpolation: .none)))
        for picture in pictures([stretched, tiled]) {
            #expect(pixel(picture, 5, 5) == [255, 0, 0, 255])
            #expect(pixel(picture, 35, 5) == [0, 0, 255, 255])
            #expect(pixel(picture, 10, 30) == [255, 0, 0, 255])
            #expect(pixel(picture, 11, 31) == [0, 0, 255, 255])
        }
    }

    @Test("A material shows what is below out of focus, and follows it")
    func material() throws {
        let glass = DisplayMaterial(
            radius: 4, saturation: 1, veil: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5))
        func items(_ x: Double) -> [DisplayItem] {
            [
                fill(rect(0, 0, 40, 40), .color(black)), fill(rect(x, 0, 40, 40), .color(white)),
                fill(rect(0, 10, 40, 20), .material(glass)),
            ]
        }
        for image in pictures(items(20)) {
            #expect(pixel(image, 5, 2) == [0, 0, 0, 255])
            #expect(close(pixel(image, 1, 20), [128, 128, 128, 255], within: 3))
            #expect(close(pixel(image, 20, 20), [194, 194, 194, 255], within: 12))
            #expect(close(pixel(image, 38, 20), [255, 255, 255, 255], within: 3))
        }
        let list = { (x: Double) in DisplayList(size: CGSize(width: 40, height: 40), items: items(x)) }
        let moving = CairoRenderer(size: CGSize(width: 40, height: 40), scale: 1, shaper: shaper)
        moving.render(list(20))
        moving.render(list(10))
        let fresh = CairoRenderer(size: CGSize(width: 40, height: 40), scale: 1, shaper: shaper)
        fresh.render(list(10))
        #expect(moving.image == fresh.image)
    }
}
