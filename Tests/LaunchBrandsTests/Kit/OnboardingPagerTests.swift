// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import StageUI
import Testing

/// The ways through the slides of a first launch.
@MainActor
@Suite struct OnboardingPagerTests {
    private struct Slide: OnboardingSlide {
        let id: Int
        let title: String
        let text: String
    }

    private let slides = [
        Slide(id: 1, title: "One", text: "first"), Slide(id: 2, title: "Two", text: "second"),
        Slide(id: 3, title: "Three", text: "third"),
    ]

    private func stage(
        _ device: ScreenDevice = .middle, from first: Int = 1, typeSize: DynamicTypeSize = .large,
        reduceMotion: Bool = false, style: OnboardingStyle = OnboardingStyle(), tally: Tally = Tally()
    ) throws -> Stage {
        try device.stage(typeSize: typeSize, reduceMotion: reduceMotion) {
            OnboardingPager(slides, from: first, style: style, onFinish: { tally.add() }) { slide, space in
                Color.red
                    .frame(width: space.isBeside ? 120 : nil, height: space.isTight ? 40 : 90)
                    .accessibilityElement()
                    .accessibilityLabel("Picture \(slide.id)")
            }
            .screen(.loud)
        }
    }

    private func swipe(_ stage: Stage, from start: CGFloat, to end: CGFloat) {
        stage.touchDown(at: CGPoint(x: start, y: 300))
        for step in 1...6 {
            stage.touchMove(to: CGPoint(x: start + (end - start) * CGFloat(step) / 6, y: 300))
        }
        stage.touchUp(at: CGPoint(x: end, y: 300))
        stage.settle()
    }

    @Test func theButtonLeadsThroughAllSlidesAndOut() throws {
        let tally = Tally()
        let stage = try stage(tally: tally)
        #expect(stage.labels == ["Skip", "Picture 1", "One", "first", "Slide 1 of 3", "Next"])
        for number in [2, 3] {
            #expect(stage.activate(label: "Next"))
            stage.settle()
            #expect(stage.labels.contains("Slide \(number) of 3"))
        }
        #expect(stage.labels == ["Picture 3", "Three", "third", "Slide 3 of 3", "Get started"])
        #expect(stage.announcements.map(\.text) == ["Slide 2 of 3. Two", "Slide 3 of 3. Three"])
        #expect(tally.count == 0)
        #expect(stage.activate(label: "Get started"))
        #expect(tally.count == 1)
    }

    @Test func aSwipeGoesOnAndBack() throws {
        let stage = try stage()
        swipe(stage, from: 330, to: 60)
        #expect(stage.labels.contains("Slide 2 of 3") && stage.labels.contains("Two"))
        swipe(stage, from: 60, to: 330)
        #expect(stage.labels.contains("Slide 1 of 3") && stage.labels.contains("One"))
        swipe(stage, from: 60, to: 330)
        #expect(stage.labels.contains("Slide 1 of 3"))
    }

    @Test func skippingFinishesAtOnceAndIsNotOfferedAtTheEnd() throws {
        let tally = Tally()
        #expect(try stage(tally: tally).activate(label: "Skip"))
        #expect(tally.count == 1)
        let last = try stage(from: 3, tally: tally)
        #expect(!last.activate(label: "Skip"))
        last.tap(at: CGPoint(x: 348, y: 69))
        #expect(tally.count == 1)
    }

    @Test(arguments: [(-1, 1), (2, 2), (7, 3)])
    func aNumberOutsideMeansTheNearestSlide(asked: Int, shown: Int) throws {
        #expect(try stage(from: asked).labels.contains("Slide \(shown) of 3"))
    }

    @Test("The dot of the slide that is shown is wide and has the accent")
    func dots() throws {
        let style = OnboardingStyle { $0.dotWidth = 30 }
        let stage = try stage(from: 2, style: style)
        let dots = stage.frame(at: 0).drawn().shapes.filter { $0.frame.height == 8 }
        #expect(dots.map(\.frame.width) == [8, 30, 8])
        #expect(
            dots.map(\.color) == [0x060606, 0x0000AA, 0x060606].map { BrandColor($0).resolved })
    }

    @Test func aBrandHasItsOwnWordsAndMayOfferNoWayPast() throws {
        let style = OnboardingStyle {
            $0.skip = nil
            ($0.next, $0.finish, $0.part) = ("On", "Off we go", "Page")
        }
        #expect(try stage(style: style).labels == ["Picture 1", "One", "first", "Page 1 of 3", "On"])
        #expect(try stage(from: 3, style: style).labels.last == "Off we go")
    }

    @Test("For who wants less motion a page is turned without moving")
    func reduceMotion() throws {
        let stage = try stage(reduceMotion: true)
        stage.activate(label: "Next")
        _ = stage.frame(at: stage.time)
        #expect(stage.isSettled && stage.labels.contains("Two"))
    }

    @Test("On a watch the dots stand beside the way past, and all ways and the words are on the screen")
    func watch() throws {
        let stage = try stage(ScreenDevice(name: "184x224", width: 184, height: 224, top: 28))
        let screen = CGRect(x: 0, y: 28, width: 184, height: 196)
        let (dots, skip, next) = (
            try #require(stage.element("Slide 1 of 3")?.frame), try #require(stage.element("Skip")?.frame),
            try #require(stage.element("Next")?.frame)
        )
        #expect([dots, skip, next].allSatisfy(screen.contains))
        #expect(dots.maxX <= skip.minX && abs(dots.midY - skip.midY) < 1)
        #expect(next.width > 120 && next.minY > skip.maxY)
        let (picture, title) = (
            try #require(stage.element("Picture 1")?.frame), try #require(stage.element("One")?.frame)
        )
        // One of them is in sight: the words, of which the picture is only the ornament.
        #expect(screen.contains(title) && title.maxY < next.minY && picture.minY >= title.maxY)
    }

    @Test("On a low screen the words stand beside the picture, with large letters below it")
    func beside() throws {
        let low = ScreenDevice(name: "844x390", width: 844, height: 390)
        for (typeSize, isBeside) in [(DynamicTypeSize.large, true), (.accessibility3, false)] {
            let stage = try stage(low, typeSize: typeSize)
            let (picture, title) = (
                try #require(stage.element("Picture 1")?.frame), try #require(stage.element("One")?.frame)
            )
            #expect((title.minX >= picture.maxX) == isBeside)
            #expect((title.minY >= picture.maxY) == !isBeside)
        }
    }
}
