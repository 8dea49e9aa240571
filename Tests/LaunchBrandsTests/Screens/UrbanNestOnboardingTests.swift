// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import StageUI
import Testing

@testable import UrbanNestBrand

/// Counts how often something was done.
@MainActor
private final class Counter {
    var count = 0
}

@MainActor
@Suite struct UrbanNestOnboardingTests {
    private let titles = ["Homes in good hands", "Services you can trust", "On your schedule"]
    private let texts = [
        "Find help for your house or flat in one place, wherever UrbanNest is at home.",
        "Cleaning, plumbing, electrical work, gardening, painting and repairs.",
        "Choose the day and the time that suit you, and see at a glance what is planned.",
    ]

    @Test("A new user is led to as many slides as there are", .proves("UN-102"))
    func threeSlides() {
        let route = UrbanNestRoute.choose(isSignedIn: false, isFirstLaunch: true)
        #expect(route == .onboarding(slide: 1, of: 3))
        #expect(UrbanNestSlide.all.map(\.id) == [1, 2, 3])
    }

    @Test("It starts at the slide of the route", .proves("UN-103"))
    func startsAtTheFirst() throws {
        guard
            case .onboarding(let slide, let count) = UrbanNestRoute.choose(
                isSignedIn: false, isFirstLaunch: true)
        else { throw Missing() }
        let stage = try ScreenDevice.middle.stage { UrbanNestOnboarding(slide: slide) {} }
        #expect(stage.labels.contains("Slide 1 of \(count)"))
        #expect(stage.labels.contains(titles[0]))
    }

    @Test("It reads from the way out over the words to the way on", arguments: 1...3)
    func readingOrder(slide: Int) throws {
        let stage = try ScreenDevice.middle.stage { UrbanNestOnboarding(slide: slide) {} }
        let title = titles[slide - 1]
        let expected =
            (slide < 3 ? ["Skip"] : [])
            + [title, texts[slide - 1], "Slide \(slide) of 3", slide < 3 ? "Next" : "Get started"]
        #expect(stage.labels == expected)
        #expect(stage.element(title)?.traits.contains(.isHeader) == true)
        #expect(stage.element(expected.last ?? "")?.traits == .isButton)
        #expect(stage.issues.isEmpty)
    }

    @Test(arguments: [(-4, 1), (0, 1), (2, 2), (3, 3), (9, 3)])
    func aSlideThatDoesNotExistMeansTheNearest(asked: Int, shown: Int) throws {
        let stage = try ScreenDevice.middle.stage { UrbanNestOnboarding(slide: asked) {} }
        #expect(stage.labels.contains("Slide \(shown) of 3"))
    }

    @Test func theButtonTurnsThePagesAndFinishesAtTheEnd() throws {
        let finished = Counter()
        let stage = try ScreenDevice.middle.stage { UrbanNestOnboarding { finished.count += 1 } }
        for (number, title) in titles.enumerated().dropFirst() {
            #expect(stage.activate(label: "Next"))
            stage.settle()
            #expect(stage.labels.contains("Slide \(number + 1) of 3"))
            #expect(stage.labels.contains(title))
            #expect(!stage.labels.contains(titles[number - 1]))
        }
        #expect(finished.count == 0)
        #expect(
            stage.announcements.map(\.text) == [
                "Slide 2 of 3. Services you can trust", "Slide 3 of 3. On your schedule",
            ])
        #expect(stage.activate(label: "Get started"))
        #expect(finished.count == 1)
    }

    @Test("A swipe turns the page", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func swipe(direction: LayoutDirection) throws {
        let stage = try ScreenDevice.middle.stage(direction: direction) { UrbanNestOnboarding {} }
        let (start, end): (CGFloat, CGFloat) = direction == .leftToRight ? (330, 60) : (60, 330)
        stage.touchDown(at: CGPoint(x: start, y: 400))
        for step in 1...6 {
            stage.touchMove(to: CGPoint(x: start + (end - start) * CGFloat(step) / 6, y: 400))
        }
        stage.touchUp(at: CGPoint(x: end, y: 400))
        stage.settle()
        #expect(stage.labels.contains("Slide 2 of 3"))
        #expect(stage.labels.contains(titles[1]))
    }

    @Test func skippingFinishesAtOnceAndIsNotOfferedAtTheEnd() throws {
        let finished = Counter()
        let stage = try ScreenDevice.middle.stage { UrbanNestOnboarding { finished.count += 1 } }
        #expect(stage.activate(label: "Skip"))
        #expect(finished.count == 1)
        let last = try ScreenDevice.middle.stage { UrbanNestOnboarding(slide: 3) { finished.count += 1 } }
        #expect(!last.activate(label: "Skip"))
        last.tap(at: CGPoint(x: 348, y: 69))
        #expect(finished.count == 1)
    }

    @Test func pagesTurnWithoutMovingForUsersWhoWantLessMotion() throws {
        let stage = try ScreenDevice.middle.stage(reduceMotion: true) { UrbanNestOnboarding {} }
        stage.activate(label: "Next")
        _ = stage.frame(at: stage.time)
        #expect(stage.isSettled)
        #expect(stage.labels.contains(titles[1]))
    }

    @Test("Everything lies in the safe area and nothing on anything else", arguments: ScreenDevice.all, 1...3)
    func fits(device: ScreenDevice, slide: Int) throws {
        let stage = try device.stage { UrbanNestOnboarding(slide: slide) {} }
        let elements = stage.spoken
        #expect(elements.count >= 3)
        for (index, element) in elements.enumerated() {
            #expect(
                device.safeArea.insetBy(dx: -0.5, dy: -0.5).contains(element.frame), "\(element.label ?? "")")
            for other in elements[(index + 1)...] {
                let shared = element.frame.insetBy(dx: 0.5, dy: 0.5).intersection(other.frame)
                #expect(shared.isNull || shared.isEmpty, "\(element.label ?? "") on \(other.label ?? "")")
            }
        }
    }

    @Test("The way on stays in reach when letters are large", arguments: ScreenDevice.upright)
    func largeLetters(device: ScreenDevice) throws {
        let stage = try device.stage(typeSize: .accessibility5) { UrbanNestOnboarding {} }
        for label in ["Skip", "Next"] {
            let frame = try #require(stage.element(label)?.frame)
            #expect(device.safeArea.insetBy(dx: -0.5, dy: -0.5).contains(frame))
            #expect(frame.height >= 44)
        }
    }

    private struct Missing: Error {}
}
