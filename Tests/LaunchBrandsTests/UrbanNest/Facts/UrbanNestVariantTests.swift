// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

/// The colours of the words and of the indicator in each variant.
@MainActor
@Suite(.serialized) struct UrbanNestVariantTests {
    // The option's dots, and those of users who want less motion.
    @Test(
        .proves("UN-50", "UN-51", "UN-116", "UN-125"),
        arguments: [
            (UrbanNestTheme.Variant.brand, BrandColor(0xFFFFFF)), (.gradient, BrandColor(0xFFFFFF)),
            (.white, BrandColor(0x0D7377)), (.dark, BrandColor(0x14A0A5)),
        ], [false, true])
    func theDotsHaveTheVariantsColour(
        _ look: (variant: UrbanNestTheme.Variant, color: BrandColor), _ isCalm: Bool
    ) async throws {
        let scenario = Scenario.loading {
            $0.options.indicator = isCalm ? .spinner : .dots
            $0.device.reduceMotion = isCalm
        }.variant(look.variant)
        let frame = try await SplashProbe.frame(scenario, at: 1300)
        #expect(frame.dots.map(\.colors) == Array(repeating: [look.color.resolved], count: 3))
    }

    @Test(
        .proves("UN-41", "UN-42", "UN-115"),
        arguments: [
            (UrbanNestTheme.Variant.brand, BrandColor(0xFFFFFF)), (.gradient, BrandColor(0xFFFFFF)),
            (.white, BrandColor(0x1E1E1E)), (.dark, BrandColor(0xE0E0E0)),
        ])
    func withMoreContrastTheTaglineIsAsStrongAsTheName(
        _ variant: UrbanNestTheme.Variant, _ color: BrandColor
    ) async throws {
        let scenario = Scenario.loading { $0.device.contrast = .increased }.variant(variant)
        let frame = try await SplashProbe.frame(scenario, at: 1300)
        #expect(frame.tagline?.run?.color == color.resolved)
        #expect(frame.name?.run?.color == color.resolved)
    }

    @Test(.proves("UN-21"))
    func onTheGradientAllWordsAndTheRingAreWhite() async throws {
        let frame = try await SplashProbe.frame(.loading().variant(.gradient), at: 1300)
        let white = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 1)
        #expect(frame.name?.run?.color == white && frame.tagline?.run?.color == white)
        #expect(frame.spinner.last?.colors == [white])
    }
}
