// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchMotion
import ProofSupport
import StageCairo
import StageUI
import Testing
import UrbanNestBrand

@Suite(.fewAtATime) @MainActor
struct UrbanNestSteadinessTests {
    private static let frames = (0...120).map { MotionFrames(fps: 60).seconds(of: $0) }

    private func values(_ key: MotionKey, reduced: Bool = false) throws -> [Double] {
        let entry = try UrbanNestMotion(isReduced: reduced).entry
        return try Self.frames.map { try #require(entry.value(of: key, at: $0)) }
    }

    @Test(.proves("UN-190"))
    func theLogoGrowsAndAppearsSteadilyInSmallSteps() throws {
        let opacity = try values(UrbanNestMotion.logoOpacity)
        let scale = try values(UrbanNestMotion.logoScale)
        #expect(opacity.first == 0 && opacity.last == 1)
        #expect(scale.first == 0.8 && scale.last == 1)
        let steps = zip(opacity.dropFirst(), opacity).map(-)
        #expect(steps.allSatisfy { $0 >= 0 && $0 < 0.1 }, "largest step \(steps.max() ?? 0)")
        #expect(zip(scale.dropFirst(), scale).allSatisfy { $0 >= $1 })
    }

    @Test(.proves("UN-191"))
    func theBrandTextWaitsForTheWholeLogo() async throws {
        let logo = try values(UrbanNestMotion.logoOpacity)
        let text = try values(UrbanNestMotion.textOpacity)
        #expect(zip(logo, text).allSatisfy { $0 == 1 || $1 == 0 })
        #expect(text.last == 1)
        // And on the screen.
        let story = try await LaunchStory { $0.frameStep = 10 }
        for time in stride(from: 0, through: 990, by: 10) {
            await story.go(to: time)
            let drawn = story.screen.drawn()
            let disc = drawn.shapes.first { $0.isRound(120) }
            if !drawn.texts.isEmpty { #expect(disc?.opacity == 1 && disc?.frame.width == 120, "at \(time)") }
            #expect(drawn.texts.isEmpty == (time <= 500), "at \(time)")
        }
    }

    @Test(.proves("UN-198"))
    func withReduceMotionNothingMovesTurnsOrGrows() async throws {
        let motion = try UrbanNestMotion(isReduced: true)
        for time in Self.frames {
            #expect(motion.entry.value(of: UrbanNestMotion.logoScale, at: time) ?? 1 == 1)
            #expect(motion.entry.value(of: UrbanNestMotion.textOffset, at: time) ?? 0 == 0)
            #expect(motion.indicator.value(of: UrbanNestMotion.indicatorAngle, at: time) ?? 0 == 0)
            #expect(motion.indicator.value(of: UrbanNestMotion.dotOpacity, at: time) ?? 1 == 1)
            #expect(motion.slideIn.value(of: UrbanNestMotion.destinationShift, at: time) ?? 0 == 0)
        }
        // On the screen each thing has one place for as long as it is there.
        let story = try await LaunchStory {
            $0.device.reduceMotion = true
            $0.services.cities = [.ok(3000)]
        }
        var places: Set<CGRect> = []
        var words: Set<CGRect> = []
        var dots: Set<CGRect> = []
        for time in stride(from: 0, to: 3000, by: 50) {
            await story.go(to: time)
            let drawn = story.screen.drawn()
            places.formUnion(drawn.shapes.filter { $0.isRound(120) }.map(\.frame))
            words.formUnion(drawn.texts.map(\.frame))
            dots.formUnion(drawn.shapes.filter { $0.isRound(8) }.map(\.frame))
        }
        #expect(places == [CGRect(x: 135, y: 322, width: 120, height: 120)])
        #expect(words.count == 2 && dots.count == 3, "two lines of text, three still dots")
    }

    @Test(.proves("UN-189"))
    func halfTheFramesShowTheSamePicturesAtTheSameInstants() async throws {
        var scenario = Scenario(name: "rate", of: .urbanNest)
        scenario.services["loadCities"] = [Scenario.Answer(after: ScenarioTime(seconds: 1.5), answer: .ok)]
        func lists(fps: Int) async throws -> [DisplayList] {
            var found: [DisplayList] = []
            try await Simulation(scenario, text: CairoTextShaper()).runOnVirtualClock(fps: fps, until: 2) {
                Look.atScreen()
                found.append($0.list)
            }
            return found
        }
        let fine = try await lists(fps: 60)
        let coarse = try await lists(fps: 30)
        #expect(fine.count == 121 && coarse.count == 61)
        for (index, list) in coarse.enumerated() {
            #expect(list == fine[index * 2], "frame \(index) of 30 a second")
        }
        #expect(Set(coarse).count > 25, "the pictures do differ from each other")
    }
}
