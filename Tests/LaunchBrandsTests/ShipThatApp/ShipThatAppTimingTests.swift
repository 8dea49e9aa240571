// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import StageUI
import Testing

@testable import ShipThatAppBrand

/// Changed lengths, as they are seen on the screen: the splash waits and moves by the same numbers.
@MainActor @Suite(.fewAtATime) struct ShipThatAppTimingTests {
    /// The logo's scale and opacity, one of each for all its parts; nil when it is not there.
    private func logo(_ story: ShipThatAppStory) -> SplashScreenValues? {
        let looks = Set(
            story.ship.map {
                SplashScreenValues(
                    scale: ($0.scale * 1e6).rounded() / 1e6, opacity: ($0.opacity * 1e6).rounded() / 1e6)
            })
        return looks.count == 1 ? looks.first : nil
    }

    @Test(.proves("ST-18", "ST-26", "ST-27", "ST-28", "ST-44"), arguments: [400, 1000, 2500])
    func theScreenLeavesInTheGivenTime(_ exit: Int) async throws {
        let story = try await ShipThatAppStory(
            .init { $0.timing = SplashScreenTiming { $0.exit = .milliseconds(exit) } })
        await story.go(to: 999)
        #expect(logo(story) == SplashScreenValues(scale: 1, opacity: 1))
        for way in [0.05, 0.25, 0.5, 0.75, 0.95] {
            let time = 1000 + Int(Double(exit) * way)
            await story.go(to: time)
            let seen = try #require(logo(story), "at \(time)")
            #expect(abs(seen.scale - (1 - 0.5 * way)) < 1e-5, "\(seen.scale) at \(time)")
            #expect(abs(seen.opacity - (1 - way)) < 1e-5, "\(seen.opacity) at \(time)")
            let words = story.elements.first { $0.string == "Build less. Ship sooner." }
            #expect(abs((words?.opacity ?? 0) - (1 - way)) < 1e-5, "the words go with it, at \(time)")
        }
        await story.go(to: 1000 + exit - 1)
        #expect(story.state == .secondStep && !story.showsRoot())
        await story.go(to: 1000 + exit)
        #expect(story.state == .finished && story.showsRoot())
    }

    @Test(.proves("ST-35", "ST-43"), arguments: [200, 1000, 3000])
    func theScreenHoldsForTheGivenTime(_ hold: Int) async throws {
        let story = try await ShipThatAppStory(
            .init { $0.timing = SplashScreenTiming { $0.hold = .milliseconds(hold) } })
        await story.go(to: hold - 1)
        let last = try #require(logo(story))
        // It has been coming in for 199 of 200 ms then, or for longer than that.
        #expect(hold == 200 ? abs(last.opacity - 0.99995) < 1e-5 : last.opacity == 1, "\(last.opacity)")
        // A hold that cuts the intro is left at the scale that it had.
        let scale = hold == 200 ? 0.9 + 0.1 * ReferenceCurve.easeInOut(0.2 / 0.9) : 1
        #expect(abs(last.scale - scale) < 0.002, "\(last.scale)")
        await story.go(to: hold + 500)
        let middle = try #require(logo(story))
        #expect(abs(middle.opacity - 0.5) < 1e-5)
        #expect(abs(middle.scale - (scale + 0.5) / 2) < 0.001, "\(middle.scale)")
        await story.go(to: hold + 1000)
        #expect(story.showsRoot())
        #expect(story.trace == ["firstStep 0", "secondStep \(hold)", "finished \(hold + 1000)"])
    }

    @Test(.proves("ST-51", "ST-52"), arguments: [(50, 900), (2700, 2700)])
    func theScreenWaitsForTheWorkWithoutAFlicker(_ work: Int, _ exit: Int) async throws {
        let story = try await ShipThatAppStory(
            .init { $0.gate = .work }, answer: .init(after: .milliseconds(work)))
        await story.go(to: 0)
        #expect(story.ship.isEmpty, "only the colour")
        var (scale, opacity) = (0.9, 0.0)
        for time in stride(from: 30, to: exit, by: 30) {
            await story.go(to: time)
            let seen = try #require(logo(story), "at \(time)")
            #expect(seen.scale >= scale && seen.scale <= 1, "at \(time)")
            // It comes in once, within 200 ms, and stays.
            #expect(time < 200 ? seen.opacity > opacity && seen.opacity < 1 : seen.opacity == 1, "at \(time)")
            (scale, opacity) = (seen.scale, seen.opacity)
        }
        #expect(scale > 0.999)
        await story.go(to: exit + 500)
        #expect(logo(story) == SplashScreenValues(scale: 0.75, opacity: 0.5))
        await story.go(to: exit + 1000)
        #expect(story.showsRoot())
    }

    @Test(.proves("ST-29", "ST-38"))
    func nothingMovesOnceItIsFinished() async throws {
        let story = try await ShipThatAppStory()
        await story.go(to: 2000)
        let stage = try #require(story.stages.first)
        let first = stage.frame(at: 2)
        for time in [2010, 2050, 2100, 2300, 3000] {
            await story.go(to: time)
            #expect(stage.frame(at: Double(time) / 1000) == first, "at \(time)")
        }
    }

    @Test(.proves("ST-43"), arguments: [450, 1800])
    func theLogoSettlesInTheGivenTime(_ intro: Int) async throws {
        let timing = SplashScreenTiming { ($0.intro, $0.hold) = (.milliseconds(intro), .seconds(2)) }
        let story = try await ShipThatAppStory(.init { $0.timing = timing })
        for share in [0.5, 0.75] {
            await story.go(to: Int(Double(intro) * share))
            let scale = try #require(logo(story)).scale
            let time = Double(Int(Double(intro) * share)) / Double(intro)
            #expect(abs(scale - (0.9 + 0.1 * ReferenceCurve.easeInOut(time))) < 0.001, "\(scale) at \(share)")
        }
        await story.go(to: intro + 20)
        #expect(logo(story)?.scale == 1)
    }

    @Test(.proves("ST-43", "ST-52"))
    func quickWorkIsHeldForTheGivenTime() async throws {
        let story = try await ShipThatAppStory(
            .init {
                $0.gate = .work
                $0.timing = SplashScreenTiming { $0.gatedHold = .milliseconds(1500) }
            }, answer: .init(after: .milliseconds(50)))
        await story.go(to: 1480)
        #expect(!story.showsRoot() && logo(story)?.opacity == 1)
        await story.go(to: 2600)
        #expect(story.showsRoot())
        #expect(story.trace == ["firstStep 0", "secondStep 1500", "finished 2500"])
    }
}
