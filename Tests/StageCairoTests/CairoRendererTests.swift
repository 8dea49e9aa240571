// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

@testable import StageCairo

@MainActor
@Suite struct CairoRendererTests {
    let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    @Test(
        "Drawing what changed gives the bytes of a fresh drawing", arguments: 1...32 as ClosedRange<UInt64>)
    func incrementalEqualsFresh(seed: UInt64) {
        var random = RandomList(seed: seed, shaper: shaper)
        let scale: CGFloat = [1, 2, 3][Int(seed % 3)]
        let renderer = CairoRenderer(size: random.size, scale: scale, shaper: shaper)
        var list = random.list()
        for step in 0..<12 {
            renderer.render(list)
            let fresh = CairoRenderer(size: random.size, scale: scale, shaper: shaper)
            fresh.render(list)
            let difference = PixelComparison(expected: fresh.image, actual: renderer.image)
            guard difference.isEqual else {
                Issue.record("seed \(seed), step \(step): \(difference)")
                return
            }
            list = random.changed(list)
        }
    }

    @Test("Groups in strips give the bytes of a fresh drawing", arguments: 1...12 as ClosedRange<UInt64>)
    func stripsEqualFresh(seed: UInt64) {
        var random = RandomList(seed: seed &* 31, shaper: shaper)
        let renderer = CairoRenderer(size: random.size, scale: 2, shaper: shaper)
        renderer.flattener.leastGroupArea = 0
        var list = random.list()
        for step in 0..<8 {
            let clip = DisplayEffect.clip(
                .ellipse(CGRect(x: 5, y: -9, width: 110, height: 170)), evenOdd: false)
            let clipped = DisplayItem(content: .group(clip, list.items))
            let faded = DisplayList(
                size: list.size, items: [DisplayItem(content: .group(.opacity(0.7), [clipped]))])
            for shown in [list, faded] {
                renderer.render(shown)
                let fresh = CairoRenderer(size: random.size, scale: 2, shaper: shaper)
                fresh.flattener.leastGroupArea = 0
                fresh.render(shown)
                let difference = PixelComparison(expected: fresh.image, actual: renderer.image)
                guard difference.isEqual else {
                    Issue.record("seed \(seed), step \(step): \(difference)")
                    return
                }
            }
            list = random.changed(list)
        }
    }

    @Test("Groups in strips are close to those of plain cairo", arguments: 1...12 as ClosedRange<UInt64>)
    func stripsCloseToPlainCairo(seed: UInt64) {
        var random = RandomList(seed: seed &* 177, shaper: shaper)
        random.allowsDashes = false
        var list = random.list()
        let clip = DisplayEffect.clip(.ellipse(CGRect(x: 5, y: -9, width: 110, height: 170)), evenOdd: false)
        list.items = [
            DisplayItem(
                content: .group(.opacity(0.6), [DisplayItem(content: .group(clip, list.items))]))
        ]
        let renderer = CairoRenderer(size: random.size, scale: 2, shaper: shaper)
        renderer.flattener.leastGroupArea = 0
        renderer.render(list)
        let naive = ReferenceRenderer(size: random.size, scale: 2, shaper: shaper)
        naive.render(list)
        let difference = PixelComparison(expected: naive.image, actual: renderer.image)
        #expect(difference.largestDifference <= 64, "\(difference)")
        #expect(difference.differingPixels(above: 8) <= 200, "\(difference)")
    }

    @Test("A hundred fresh drawings give the same bytes")
    func repeats() throws {
        var random = RandomList(seed: 3, shaper: shaper)
        let list = random.list()
        let hashes = (0..<100).map { _ in
            let renderer = CairoRenderer(size: random.size, scale: 2, shaper: shaper)
            renderer.render(list)
            return renderer.image.pixelHash
        }
        #expect(Set(hashes).count == 1)
    }

    @Test("The splash in motion gives the bytes of a fresh drawing at each instant")
    func splashEqualsFresh() throws {
        let scene = SplashScene(shaper: shaper)
        let renderer = CairoRenderer(size: scene.size, scale: 1, shaper: shaper)
        for step in 0..<24 {
            let list = step < 12 ? scene.entry(Double(step) / 11) : scene.steady(angle: Double(step))
            renderer.render(list)
            let fresh = CairoRenderer(size: scene.size, scale: 1, shaper: shaper)
            fresh.render(list)
            #expect(PixelComparison(expected: fresh.image, actual: renderer.image).isEqual)
        }
    }

    @Test("Pixels are close to those of plain cairo", arguments: 1...24 as ClosedRange<UInt64>)
    func closeToPlainCairo(seed: UInt64) {
        var random = RandomList(seed: seed &* 77, shaper: shaper)
        // cairo leaves parts of dashes out at the border of its surface.
        random.allowsDashes = false
        let list = random.list()
        let renderer = CairoRenderer(size: random.size, scale: 2, shaper: shaper)
        renderer.render(list)
        let naive = ReferenceRenderer(size: random.size, scale: 2, shaper: shaper)
        naive.render(list)
        let difference = PixelComparison(expected: naive.image, actual: renderer.image)
        // Edges may lie 1/512 pixel apart, each layer rounds once more, and cairo samples an edge with
        // another pattern when a gradient is drawn through a mask.
        #expect(difference.largestDifference <= 40, "\(difference)")
        #expect(difference.differingPixels(above: 8) <= 200, "\(difference)")
    }

    @Test("The same list again redraws nothing")
    func idle() throws {
        let scene = SplashScene(shaper: shaper)
        let renderer = CairoRenderer(size: scene.size, scale: 1, shaper: shaper)
        let first = renderer.render(scene.steady(angle: 1))
        #expect(first.redrawnPixels == 390 * 844)
        let second = renderer.render(scene.steady(angle: 1))
        #expect(second == RenderReport(damage: [], redrawnPixels: 0, spritesMade: 0))
    }

    @Test("A list that changed where it lies is drawn anew")
    func changedInPlace() throws {
        var random = RandomList(seed: 7, shaper: shaper)
        var list = random.list()
        let renderer = CairoRenderer(size: random.size, scale: 2, shaper: shaper)
        for _ in 0..<4 {
            renderer.render(list)
            for index in list.items.indices { list.items[index].origin.x += 3 }
            let report = renderer.render(list)
            #expect(!report.damage.isEmpty)
            let fresh = CairoRenderer(size: random.size, scale: 2, shaper: shaper)
            fresh.render(list)
            #expect(PixelComparison(expected: fresh.image, actual: renderer.image).isEqual)
        }
    }

    @Test("On a still screen the sprites of the motion before are dropped")
    func stillScreenDropsSprites() throws {
        let side: CGFloat = 20
        let renderer = CairoRenderer(size: CGSize(width: 200, height: 200), scale: 3, shaper: shaper)
        func list(_ radius: CGFloat) -> DisplayList {
            let disc = DisplayOutline.ellipse(CGRect(x: 70, y: 70, width: side, height: side))
            let color = DisplayPaint.color(ResolvedColor(red: 1, green: 0, blue: 0))
            let item = DisplayItem(content: .fill(disc, color, evenOdd: false))
            return DisplayList(
                size: renderer.size, items: [DisplayItem(content: .group(.blur(radius: radius), [item]))])
        }
        for radius in 1...20 { renderer.render(list(CGFloat(radius) / 16)) }
        let still = list(1.25)
        let fresh = CairoRenderer(size: renderer.size, scale: 3, shaper: shaper)
        fresh.render(still)
        #expect(renderer.sprites.byteCount > fresh.sprites.byteCount)
        renderer.render(still)
        for _ in 0..<200 { #expect(renderer.render(still).damage.isEmpty) }
        #expect(renderer.sprites.byteCount == fresh.sprites.byteCount)
    }

    @Test("A turning spinner redraws its own square only, and commands no sprite behind")
    func spinner() throws {
        let scene = SplashScene(shaper: shaper)
        let renderer = CairoRenderer(size: scene.size, scale: 3, shaper: shaper)
        renderer.render(scene.steady(angle: 0))
        let report = renderer.render(scene.steady(angle: 0.3))
        #expect(report.spritesMade == 0)
        #expect(report.damage.count == 1)
        #expect(report.redrawnPixels < 140 * 140)
    }

    @Test("A text that only moves is not drawn anew")
    func slidingText() throws {
        let run = TextRun(
            string: "Slide", font: ResolvedFont(family: .system, size: 14),
            color: ResolvedColor(red: 0, green: 0, blue: 0))
        let layout = shaper.layout(TextRequest(runs: [run]))
        let renderer = CairoRenderer(size: CGSize(width: 100, height: 60), scale: 3, shaper: shaper)
        for step in 0..<20 {
            let at = CGPoint(x: 10 + 0.37 * Double(step), y: 20 + 0.21 * Double(step))
            let list = DisplayList(
                size: CGSize(width: 100, height: 60),
                items: [DisplayItem(origin: at, content: .text(layout))])
            #expect(renderer.render(list).spritesMade == (step == 0 ? 1 : 0))
        }
    }

    @Test("Two small changes far apart are two small rectangles")
    func separateDamage() throws {
        func list(_ red: Double) -> DisplayList {
            let color = DisplayPaint.color(ResolvedColor(red: red, green: 0, blue: 0))
            return DisplayList(
                size: CGSize(width: 200, height: 200),
                items: [CGPoint(x: 5, y: 5), CGPoint(x: 150, y: 180)].map {
                    DisplayItem(
                        origin: $0,
                        content: .fill(
                            .rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)), color, evenOdd: false))
                })
        }
        let renderer = CairoRenderer(size: CGSize(width: 200, height: 200), scale: 1, shaper: shaper)
        renderer.render(list(0))
        let report = renderer.render(list(1))
        #expect(report.damage.count == 2)
        #expect(report.redrawnPixels == 200)
    }
}
