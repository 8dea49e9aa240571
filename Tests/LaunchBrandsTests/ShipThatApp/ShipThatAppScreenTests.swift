// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import ProofSupport
import StageCairo
import StageUI
import Testing

@testable import ShipThatAppBrand

/// The splash: its parts, its layout, its pixels, and its accessibility tree.
@MainActor @Suite(.serialized, .fewAtATime) struct ShipThatAppScreenTests {
    private let accent = PixelColor(0x43, 0x38, 0xCA)

    @Test(.proves("ST-42"))
    func logoAndTaglineAreOnTheSplashAndZoomAndFade() async throws {
        let probe = try await SplashProbe.run(.shipThatApp(), at: [0, 950, 1500])
        let rest = try probe.frame(950)
        #expect(rest.ship.count == 6)
        #expect(rest.text("Build less. Ship sooner.")?.opacity == 1)
        let leaving = try probe.frame(1500)
        #expect(leaving.ship.count == 6)
        #expect(leaving.ship.allSatisfy { abs($0.scale - 0.75) < 1e-6 && abs($0.opacity - 0.5) < 1e-6 })
        #expect(abs((leaving.text("Build less. Ship sooner.")?.opacity ?? 0) - 0.5) < 1e-6)
        #expect(leaving.text("Build less. Ship sooner.")?.scale == 1, "only the logo zooms")
        #expect(probe.issues.isEmpty)
    }

    @Test(arguments: SplashDevice.all)
    func logoAndTaglineAreInTheMiddle(_ device: SplashDevice) async throws {
        let frame = try await SplashProbe.frame(.shipThatApp().on(device), at: 950)
        let clip = frame.ship.map(\.frame).reduce(CGRect.null) { $0.union($1) }
        let tagline = try #require(frame.text("Build less. Ship sooner.")).frame
        #expect(abs(clip.midX - device.width / 2) <= 1)
        #expect(abs(tagline.midX - device.width / 2) <= 0.5)
        // 120 points of logo, 16 of gap, and the words: together in the middle of the whole screen.
        let top = device.height / 2 - (136 + tagline.height) / 2
        #expect(abs(tagline.minY - (top + 136)) <= 0.5)
        #expect(clip.minY >= top && clip.maxY <= top + 120)
        #expect(frame.safeRect.contains(tagline))
    }

    @Test(
        arguments: [DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility3, .accessibility5],
        ["iphonese1", "iphone14"])
    func theTaglineFitsAtAnySize(_ size: DynamicTypeSize, _ profile: String) async throws {
        for orientation in DeviceOrientation.allCases {
            let scenario = Scenario.shipThatApp { $0.device.textSize = size }.on(profile, orientation)
            let frame = try await SplashProbe.frame(scenario, at: 950)
            let tagline = try #require(frame.text("Build less. Ship sooner."))
            #expect(frame.safeRect.insetBy(dx: -0.5, dy: -0.5).contains(tagline.frame), "\(tagline.frame)")
            #expect(frame.ship.count == 6)
            for part in frame.ship { #expect(!part.frame.intersects(tagline.frame)) }
        }
    }

    @Test(
        .proves(
            "ST-13", "ST-14", "ST-17", "ST-18", "ST-23", "ST-24", "ST-25", "ST-26", "ST-27", "ST-28", "ST-35",
            "ST-36", "ST-37"))
    func eachInstantIsDrawnAsTheModelSays() async throws {
        let probe = try await SplashProbe.run(.shipThatApp(), at: SplashScreenMotionTests.instants)
        for instant in SplashScreenMotionTests.instants {
            let wanted = SplashScreenMotionTests.expected(instant)
            let strength = SplashScreenMotionTests.strength(instant)
            let frame = try probe.frame(instant)
            // At the very first there is only the colour.
            #expect(frame.ship.count == (instant == 0 ? 0 : 6), "\(instant)")
            for part in frame.ship {
                #expect(abs(part.scale - wanted.scale) < 0.0005, "\(part.scale) at \(instant)")
                #expect(abs(part.opacity - strength) < 1e-6, "\(part.opacity) at \(instant)")
            }
            let words = frame.text("Build less. Ship sooner.")?.opacity ?? 0
            #expect(abs(words - strength) < 1e-6, "\(words) at \(instant)")
        }
    }

    @Test(.proves("ST-24", "ST-25", "ST-26", "ST-27", "ST-28"))
    func thePixelsSayTheSame() async throws {
        let probe = try await SplashProbe.run(.shipThatApp(), at: SplashScreenMotionTests.instants + [950])
        func whiteness(_ color: PixelColor) -> Double {
            Double(color.red - accent.red) / Double(255 - accent.red)
        }
        /// The width of the white hull, in points.
        func width(_ image: PixelImage, _ opacity: Double) -> Double {
            let box = image.places(in: CGRect(x: 125, y: 340, width: 140, height: 140), scale: 3)
            let lit = box.columns.filter { x in
                box.rows.contains { whiteness(image.pixel(x, $0)) > opacity * 0.9 }
            }
            let pixels: Int = (lit.last ?? 0) - (lit.first ?? 0) + 1
            return Double(pixels) / 3
        }
        let still = try probe.frame(950)
        let rest = width(still.image(scale: 3), 1)
        let tagline = try #require(still.text("Build less. Ship sooner.")).frame
        // Just below the sign on the sail, at the scale at rest and at half of it.
        let sail = CGPoint(x: 195.2, y: tagline.minY - 16 - 60 + 2.6)
        for instant in SplashScreenMotionTests.instants {
            let wanted = SplashScreenMotionTests.expected(instant)
            let strength = SplashScreenMotionTests.strength(instant)
            let image = try probe.frame(instant).image(scale: 3)
            let seen = whiteness(image.pixel(at: sail, scale: 3))
            #expect(abs(seen - strength) <= 0.02, "\(seen) at \(instant)")
            guard wanted.opacity > 0.1 else { continue }
            // The colour behind is the splash's own all the way: no flash (C-ST-09).
            #expect(image.pixel(5, 5).distance(to: accent) <= 1)
            #expect(image.pixel(image.width - 5, image.height - 5).distance(to: accent) <= 1)
            guard strength > 0.1 else { continue }
            let scale = width(image, strength) / rest
            #expect(abs(scale - wanted.scale) <= 0.02, "\(scale) instead of \(wanted.scale) at \(instant)")
        }
    }

    @Test func lessMotionMovesNothingAndEndsTheSame() async throws {
        let instants = SplashScreenMotionTests.instants + [950, 2100]
        let calm = try await SplashProbe.run(.shipThatApp { $0.device.reduceMotion = true }, at: instants)
        let usual = try await SplashProbe.run(.shipThatApp(), at: instants)
        let rest = try #require(try calm.frame(950).ship.first).frame
        for instant in SplashScreenMotionTests.instants {
            let frame = try calm.frame(instant)
            #expect(frame.ship.allSatisfy { $0.scale == 1 }, "\(instant)")
            #expect(frame.ship.first?.frame == (instant == 0 ? nil : rest))
            let wanted = SplashScreenMotionTests.strength(instant)
            #expect(frame.ship.allSatisfy { abs($0.opacity - wanted) < 1e-6 })
        }
        for instant in [950, 2100] {
            #expect(try calm.frame(instant).list == usual.frame(instant).list, "\(instant)")
        }
        #expect(calm.finishedAt == 2 && usual.finishedAt == 2)
    }

    @Test func aScreenReaderFindsOneElementUntilTheExit() async throws {
        let probe = try await SplashProbe.run(.shipThatApp(), at: [0, 950, 1500, 2100])
        for instant in [0, 950] {
            let all = try probe.frame(instant).accessibility.flattened.dropFirst()
            #expect(all.map(\.label) == ["ShipThatApp"])
            #expect(all.map(\.value) == ["Build less. Ship sooner."])
        }
        #expect(try probe.frame(1500).accessibility.flattened.dropFirst().isEmpty)
        let landing = try probe.frame(2100).accessibility.flattened
        #expect(landing.contains { $0.label == "Sign-in" && $0.value == "Done" })
        #expect(landing.contains { $0.label == "Progress" && $0.value == "3 of 6 ready" })
    }

    @Test func theTaglineCanBeRead() {
        #expect(BrandColor(0xFFFFFF).contrast(on: BrandColor(0x4338CA)) >= 7)
    }

    /// The window keeps the splash's colour behind all; the root has a ground of its own, to the very edges.
    @Test(.proves("ST-34"), arguments: [ColorScheme.light, .dark])
    func theRootCoversWhatTheSplashLeft(_ appearance: ColorScheme) async throws {
        let scenario = Scenario.shipThatApp { $0.device.appearance = appearance }
        let probe = try await SplashProbe.run(scenario, at: [1950, 2050])
        let accent = PixelColor(0x43, 0x38, 0xCA)
        func corners(_ instant: Int) throws -> Set<PixelColor> {
            let frame = try probe.frame(instant)
            let (right, bottom) = (Int(frame.size.width) - 4, Int(frame.size.height) - 4)
            let image = frame.image()
            return Set([(3, 3), (right, 3), (3, bottom), (right, bottom)].map { image.pixel($0.0, $0.1) })
        }
        #expect(try corners(1950) == [accent])
        let ground = try corners(2050)
        #expect(ground.count == 1 && !ground.contains(accent), "\(ground)")
        #expect(try probe.frame(1950).text("Before you ship") == nil)
        #expect(try probe.frame(2050).text("Before you ship")?.isVisible == true)
    }

    @Test(.proves("ST-46", "ST-47"))
    func anotherLookIsShownAsAskedFor() async throws {
        let scenario = Scenario.shipThatApp { $0.options.values["look"] = "restyled" }
        let frame = try await SplashProbe.frame(scenario, at: 950)
        #expect(frame.text("Grow something today.") != nil && frame.text("Build less. Ship sooner.") == nil)
        #expect(frame.image().pixel(5, 5) == PixelColor(0xDD, 0xF3, 0xE4))
        let logo = frame.ship.map(\.frame).reduce(CGRect.null) { $0.union($1) }
        #expect(logo.width > 100, "a larger logo: \(logo.width)")
        #expect(frame.accessible("Pocket Garden") != nil)
    }

    @Test(arguments: GoldenFrame.shipThatApp)
    func theFrameIsThatOfThePicture(_ golden: GoldenFrame) async throws {
        let frame = try await SplashProbe.frame(golden.scenario, at: golden.instant)
        try Golden(name: golden.name).check(frame)
    }

    @Test func eachPictureHasATestAndEachTestAPicture() throws {
        #expect(try Golden.problems(of: "shipthatapp", names: GoldenFrame.shipThatApp.map(\.name)) == [])
    }

    @Test(.proves("ST-45", "ST-46", "ST-47"))
    func anotherLookIsFollowedInAllItsParts() async throws {
        let scenario = Scenario.shipThatApp { $0.options.values["look"] = "restyled" }
        let probe = try await SplashProbe.run(scenario, at: [950, 1500])
        let frame = try probe.frame(950)
        let words = try #require(frame.text("Grow something today."))
        #expect(words.run?.color == BrandColor(0x14321F).resolved)
        // 140 points of logo, 20 of gap, and the words: together in the middle.
        let top = frame.size.height / 2 - (160 + words.frame.height) / 2
        #expect(abs(words.frame.minY - (top + 160)) <= 0.5)
        #expect(frame.accessible("Pocket Garden")?.value == "Grow something today.")
        // What the fade uncovers has the same colour (C-ST-09).
        let ground = PixelColor(0xDD, 0xF3, 0xE4)
        #expect(try probe.frame(1500).image().pixel(5, 5).distance(to: ground) <= 1)
    }

    @Test(
        .proves("ST-42"),
        arguments: [
            (DynamicTypeSize.xSmall, 14.0), (.large, 17), (.xxxLarge, 23), (.accessibility2, 33),
            (.accessibility5, 33),
        ])
    func theTaglineHasTheUsersSize(_ size: DynamicTypeSize, _ points: Double) async throws {
        let frame = try await SplashProbe.frame(.shipThatApp { $0.device.textSize = size }, at: 950)
        let font = try #require(frame.text("Build less. Ship sooner.")?.run?.font)
        #expect(font == ResolvedFont(family: .system, size: CGFloat(points), weight: 400))
    }

    @Test(.proves("ST-46"))
    func withoutATaglineTheLogoAloneStandsInTheMiddle() async throws {
        func place(_ tagline: String) async throws -> (logo: CGFloat, words: CGFloat?) {
            let story = try await ShipThatAppStory(
                .init { $0.style = SplashScreenStyle { $0.tagline = tagline } })
            await story.go(to: 950)
            let logo = story.ship.map(\.frame.minY).min()
            let words = story.elements.first { $0.kind == .text }?.frame.height
            return (try #require(logo), words)
        }
        let (usual, alone) = (try await place("Build less."), try await place(""))
        let height = try #require(usual.words)
        // Gap and words are gone, so that it lies lower by half of them.
        #expect(alone.words == nil)
        #expect(abs(alone.logo - usual.logo - (16 + height) / 2) <= 0.5)
    }
}

extension GoldenFrame {
    static let shipThatApp: [GoldenFrame] =
        [0, 100, 450, 950, 1500].map { GoldenFrame("\($0)ms", .shipThatApp(), at: $0) }
        + ["iphonese1", "iphonese", "iphone15", "iphone16promax", "ipadpro13"].map {
            GoldenFrame($0, .shipThatApp().on($0), at: 950)
        }
        + ["iphonese1", "iphone14"].map {
            GoldenFrame("\($0)-landscape", .shipThatApp().on($0, .landscape), at: 950)
        } + [
            GoldenFrame("landing", .shipThatApp(), at: 2100),
            GoldenFrame(
                "underlay",
                .shipThatApp {
                    $0.options.values["handOff"] = "underlay"
                    $0.device.appearance = .dark
                }, at: 1500),
            GoldenFrame(
                "onboarding-right-to-left",
                .shipThatApp {
                    $0.state.firstLaunch = true
                    $0.device.layoutDirection = .rightToLeft
                }, at: 2100),
            GoldenFrame("sign-in", .shipThatApp { $0.state.session = .none }, at: 2100),
        ]
}
