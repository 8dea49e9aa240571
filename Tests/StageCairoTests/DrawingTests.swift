// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI
import Testing

/// Each kind of drawing against numbers worked out by hand, in both renderers.
@MainActor
@Suite struct DrawingTests {
    let shaper: CairoTextShaper
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    let red = ResolvedColor(red: 1, green: 0, blue: 0)

    init() throws { shaper = try CairoTextShaper() }

    func fill(_ outline: DisplayOutline, _ color: ResolvedColor, evenOdd: Bool = false) -> DisplayItem {
        DisplayItem(content: .fill(outline, .color(color), evenOdd: evenOdd))
    }

    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DisplayOutline {
        .rectangle(CGRect(x: x, y: y, width: width, height: height))
    }

    /// The pictures of both renderers.
    func pictures(_ items: [DisplayItem], side: Double = 40, scale: CGFloat = 1) -> [PixelImage] {
        let list = DisplayList(size: CGSize(width: side, height: side), items: items)
        let renderer = CairoRenderer(size: list.size, scale: scale, shaper: shaper)
        renderer.render(list)
        let naive = ReferenceRenderer(size: list.size, scale: scale, shaper: shaper)
        naive.render(list)
        return [renderer.image, naive.image]
    }

    /// Red, green, blue, alpha.
    func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> [Int] {
        let place = (y * image.width + x) * 4
        return [2, 1, 0, 3].map { Int(image.bytes[place + $0]) }
    }

    /// Whether pixels are red, or not painted at all.
    func expect(_ places: [(x: Int, y: Int, isRed: Bool)], in image: PixelImage) {
        for (x, y, isRed) in places {
            #expect(pixel(image, x, y) == (isRed ? [255, 0, 0, 255] : [0, 0, 0, 0]), "at \(x), \(y)")
        }
    }

    func close(_ actual: [Int], _ expected: [Int], within tolerance: Int = 1) -> Bool {
        zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
    }

    @Test("Upright rectangles snap to pixels, and none is thinner than one")
    func snapping() throws {
        let places: [(x: Int, y: Int, isRed: Bool)] = [
            (2, 4, true), (1, 4, false), (6, 8, true), (7, 8, false), (20, 30, true), (21, 30, false),
        ]
        for image in pictures([fill(rect(2.4, 3.6, 5, 5), red), fill(rect(20.2, 0, 0.2, 40), red)]) {
            expect(places, in: image)
        }
    }

    @Test("Outlines are antialiased")
    func antialiasing() throws {
        let path = Path(CGRect(x: 5.5, y: 5, width: 10, height: 10))
        for image in pictures([fill(.path(path), white)]) {
            #expect(close(pixel(image, 5, 8), [128, 128, 128, 128], within: 2))
            #expect(pixel(image, 6, 8) == [255, 255, 255, 255])
        }
    }

    /// The pixels of a picture that are neither painted nor left as they were.
    private func between(_ image: PixelImage) -> Int {
        (0..<image.width * image.height).count { ![0, 255].contains(image.bytes[$0 * 4 + 3]) }
    }

    @Test("Hard edges leave no pixel half painted, smooth ones do: filled, stroked and clipped")
    func hardEdges() throws {
        let circle = DisplayOutline.ellipse(CGRect(x: 5.3, y: 5.3, width: 30, height: 30))
        let ground = fill(rect(-40, -40, 120, 120), red)
        let turn = DisplayEffect.transform(CGAffineTransform(rotationAngle: .pi / 6))
        func items(_ outline: DisplayOutline, _ square: DisplayOutline) -> [DisplayItem] {
            let clipped = DisplayItem(
                content: .group(.clip(square, evenOdd: false), [ground]))
            return [
                fill(outline, red),
                DisplayItem(content: .stroke(outline, .color(red), StrokeStyle(lineWidth: 3))),
                DisplayItem(content: .group(.clip(outline, evenOdd: false), [ground])),
                DisplayItem(origin: CGPoint(x: 15, y: 5), content: .group(turn, [clipped])),
            ]
        }
        let square = rect(0, 0, 20, 20)
        for item in items(circle, square) {
            for image in pictures([item]) { #expect(between(image) > 10) }
        }
        for item in items(.hard(circle), .hard(square)) {
            for image in pictures([item]) {
                #expect(between(image) == 0)
                #expect(pixel(image, 19, 5) != [0, 0, 0, 0] || pixel(image, 18, 18) != [0, 0, 0, 0])
            }
        }
        // What is inside of hard edges, and what is drawn after it, stays smooth.
        let inside = DisplayEffect.clip(
            .hard(.path(Path(CGRect(x: 0, y: 0, width: 40, height: 20)))), evenOdd: false)
        for image in pictures([DisplayItem(content: .group(inside, [fill(circle, red)]))]) {
            #expect(between(image) > 10)
        }
        for image in pictures([fill(.hard(rect(0, 0, 2, 2)), red), fill(circle, red)]) {
            #expect(between(image) > 10)
        }
    }

    @Test("A group's opacity counts once where its items overlap")
    func groupOpacity() throws {
        let items = [fill(rect(0, 0, 30, 30), red), fill(rect(10, 10, 30, 30), red)]
        let group = DisplayItem(content: .group(.opacity(0.5), items))
        for image in pictures([fill(rect(0, 0, 40, 40), white), group]) {
            #expect(close(pixel(image, 5, 5), [255, 128, 128, 255]))
            #expect(close(pixel(image, 20, 20), [255, 128, 128, 255]))
            #expect(pixel(image, 35, 5) == [255, 255, 255, 255])
        }
    }

    @Test("Nested opacities multiply")
    func nestedOpacity() throws {
        let inner = DisplayItem(content: .group(.opacity(0.5), [fill(rect(0, 0, 40, 40), black)]))
        let outer = DisplayItem(content: .group(.opacity(0.5), [inner]))
        for image in pictures([fill(rect(0, 0, 40, 40), white), outer]) {
            #expect(close(pixel(image, 5, 5), [191, 191, 191, 255]))
        }
    }

    @Test("Clips keep the inside of rectangles and of outlines")
    func clips() throws {
        let all = fill(rect(0, 0, 40, 40), red)
        let square = DisplayEffect.clip(rect(10, 10, 20, 20), evenOdd: false)
        for image in pictures([DisplayItem(content: .group(square, [all]))]) {
            #expect(pixel(image, 10, 10) == [255, 0, 0, 255])
            #expect(pixel(image, 9, 20) == [0, 0, 0, 0])
        }
        let circle = DisplayEffect.clip(
            .ellipse(CGRect(x: 0, y: 0, width: 40, height: 40)), evenOdd: false)
        for image in pictures([DisplayItem(content: .group(circle, [all]))]) {
            #expect(pixel(image, 20, 20) == [255, 0, 0, 255])
            #expect(pixel(image, 2, 2) == [0, 0, 0, 0])
        }
    }

    @Test("A mask multiplies by the alpha of its items")
    func masks() throws {
        let mask = DisplayEffect.mask([
            fill(rect(0, 0, 20, 40), white.multiplyingOpacity(by: 0.5))
        ])
        for image in pictures([DisplayItem(content: .group(mask, [fill(rect(0, 0, 40, 40), red)]))]) {
            #expect(close(pixel(image, 10, 20), [128, 0, 0, 128]))
            #expect(pixel(image, 30, 20) == [0, 0, 0, 0])
        }
    }

    @Test("The even-odd rule commands a hole that the other rule fills", arguments: [true, false])
    func fillRules(evenOdd: Bool) {
        var path = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
        path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        for image in pictures([fill(.path(path), red, evenOdd: evenOdd)]) {
            #expect(pixel(image, 20, 20) == (evenOdd ? [0, 0, 0, 0] : [255, 0, 0, 255]))
        }
    }

    @Test("Transforms turn about the origin of the group, clockwise")
    func transforms() throws {
        let turn = DisplayEffect.transform(CGAffineTransform(rotationAngle: .pi / 2))
        let item = DisplayItem(
            origin: CGPoint(x: 20, y: 20), content: .group(turn, [fill(rect(0, -3, 15, 6), red)]))
        for image in pictures([item]) {
            #expect(pixel(image, 20, 30) == [255, 0, 0, 255])
            #expect(pixel(image, 30, 20) == [0, 0, 0, 0])
        }
    }

    @Test("A linear gradient passes through the mean of its ends")
    func linearGradient() throws {
        let paint = DisplayPaint.linearGradient(
            stops: [DisplayStop(color: black, location: 0), DisplayStop(color: white, location: 1)],
            start: .zero, end: CGPoint(x: 40, y: 0))
        for image in pictures([DisplayItem(content: .fill(rect(0, 0, 40, 40), paint, evenOdd: false))]) {
            for x in [0, 10, 20, 39] {
                let level = Int(((Double(x) + 0.5) / 40 * 255).rounded())
                #expect(close(pixel(image, x, 20), [level, level, level, 255], within: 2))
            }
        }
    }

    @Test("A stroke covers half its width on both sides")
    func strokes() throws {
        var path = Path()
        path.move(to: CGPoint(x: 5, y: 20))
        path.addLine(to: CGPoint(x: 35, y: 20))
        let content = DisplayContent.stroke(.path(path), .color(red), StrokeStyle(lineWidth: 4))
        let places: [(x: Int, y: Int, isRed: Bool)] = [
            (20, 18, true), (20, 21, true), (20, 17, false), (20, 22, false), (4, 20, false),
        ]
        for image in pictures([DisplayItem(content: content)]) { expect(places, in: image) }
    }

    @Test("A blurred edge follows the normal distribution", arguments: [1.5, 4, 9, 22])
    func blur(sigma: Double) {
        let item = DisplayItem(
            content: .group(.blur(radius: sigma), [fill(rect(100, -300, 300, 800), black)]))
        for image in pictures([item], side: 200) {
            var worst = 0.0
            for x in 0..<200 {
                let distance = (Double(x) + 0.5 - 100) / sigma
                let expected = 255 * 0.5 * erfc(-distance / 2.0.squareRoot())
                worst = max(worst, abs(expected - Double(pixel(image, x, 100)[3])))
            }
            #expect(worst < 1.6, "\(worst) levels at sigma \(sigma)")
        }
    }

    @Test("A shadow lies below, at its offset, in its colour")
    func shadow() throws {
        let effect = DisplayEffect.shadow(color: red, radius: 0, offset: CGSize(width: 10, height: 5))
        let item = DisplayItem(content: .group(effect, [fill(rect(5, 5, 10, 10), black)]))
        for image in pictures([item]) {
            #expect(pixel(image, 10, 10) == [0, 0, 0, 255])
            #expect(pixel(image, 20, 15) == [255, 0, 0, 255])
            #expect(pixel(image, 20, 6) == [0, 0, 0, 0])
        }
    }

    @Test(
        "Text stands on a pixel row, whatever part of a pixel its place has", arguments: [0, 0.3, 0.5, 0.8])
    func baselines(part: Double) {
        let run = TextRun(
            string: "HHH", font: ResolvedFont(family: .system, size: 20, weight: 800), color: black)
        let layout = shaper.layout(TextRequest(runs: [run]))
        let item = DisplayItem(origin: CGPoint(x: 1, y: 4 + part), content: .text(layout))
        for image in pictures([item], side: 60) {
            let rows = (0..<60).map { y in (0..<60).map { pixel(image, $0, y)[3] }.max() ?? 0 }
            let last = rows.lastIndex { $0 > 0 } ?? 0
            #expect(rows[last] == 255)
            #expect(last + 1 == Int((4 + part + Double(layout.firstBaseline) + 0.5).rounded(.down)))
        }
    }

    @Test("An underline is drawn in the colour of its run")
    func underline() throws {
        var run = TextRun(string: "xxxx", font: ResolvedFont(family: .system, size: 20), color: red)
        func inked() throws -> Int {
            let layout = shaper.layout(TextRequest(runs: [run]))
            return pictures([DisplayItem(content: .text(layout))], side: 60)[0].bytes.filter { $0 > 0 }.count
        }
        let plain = try inked()
        run.underline = true
        #expect(try inked() > plain + 40)
    }

    @Test("A run's background fills the height of its line, wherever the text stands", arguments: [0, 12])
    func background(y: Double) {
        var details = TextDetails()
        details.background = red
        var run = TextRun(string: "....", font: ResolvedFont(family: .system, size: 20), color: black)
        run.details = details
        let layout = shaper.layout(TextRequest(runs: [run]))
        let item = DisplayItem(origin: CGPoint(x: 4, y: y), content: .text(layout))
        for image in pictures([item]) {
            let (top, bottom) = (Int(y) + 2, Int(y + layout.size.height) - 2)
            #expect(close(pixel(image, 8, top), [255, 0, 0, 255]))
            #expect(pixel(image, 8, bottom)[3] == 255)
            #expect(pixel(image, 8, bottom + 4)[3] == 0)
        }
    }

    @Test("Runs keep their own colours")
    func coloredRuns() throws {
        let font = ResolvedFont(family: .system, size: 30, weight: 900)
        let blue = ResolvedColor(red: 0, green: 0, blue: 1)
        let layout = shaper.layout(
            TextRequest(runs: [
                TextRun(string: "I", font: font, color: red), TextRun(string: "I", font: font, color: blue),
            ]))
        for image in pictures([DisplayItem(content: .text(layout))], side: 40) {
            let colors = Set((0..<40).map { pixel(image, $0, 20) })
            #expect(colors.contains([255, 0, 0, 255]) && colors.contains([0, 0, 255, 255]))
        }
    }

    @Test("Numbers that are not finite draw nothing and break nothing")
    func badNumbers() throws {
        let items = [
            fill(rect(.nan, 0, 10, 10), red),
            fill(.path(Path(CGRect(x: 0, y: 0, width: Double.infinity, height: 9))), red),
            DisplayItem(
                content: .group(
                    .transform(CGAffineTransform(scaleX: 0, y: 0)), [fill(rect(0, 0, 40, 40), red)])),
            fill(rect(30, 30, 5, 5), black),
        ]
        let image = pictures(items)[0]
        #expect(pixel(image, 32, 32) == [0, 0, 0, 255])
        #expect(pixel(image, 5, 5) == [0, 0, 0, 0])
    }
}
