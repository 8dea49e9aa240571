// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import ProofSupport
import StageCairo
import StageUI
import Testing
import UrbanNestBrand

/// The visible splash, measured in rendered pixels.
@MainActor
@Suite(.serialized) struct UrbanNestSplashPixelTests {
    private let teal = PixelColor(13, 115, 119)
    private let white = PixelColor(255, 255, 255)
    /// The middle of the logo on the reference device.
    private let centre = CGPoint(x: 195, y: 382)

    private func point(_ radius: Double, _ degrees: Double) -> CGPoint {
        let angle = degrees * .pi / 180
        return CGPoint(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
    }

    /// The number of pixels of a colour within a rectangle of a picture with 2 pixels to a point.
    private func count(_ color: PixelColor, in rect: CGRect, _ image: PixelImage) -> Int {
        image.pixels(in: rect, scale: 2).count { $0.distance(to: color) <= 1 }
    }

    @Test(.proves("UN-08"))
    func loadingIsSeenToMove() async throws {
        let instants = [0, 250, 600, 1300]
        let probe = try await SplashProbe.run(.loading(), at: instants)
        let pictures = try instants.map { try probe.frame($0).image() }
        for (index, first) in pictures.enumerated() {
            for second in pictures.dropFirst(index + 1) {
                let comparison = PixelComparison(expected: first, actual: second)
                #expect(comparison.sameSize)
                #expect(comparison.differingPixels > 0)
            }
        }
    }

    @Test(.proves("UN-19"))
    func theBackgroundIsDeepTeal() async throws {
        let frame = try await SplashProbe.frame(.loading(), at: 1300)
        let image = frame.image()
        #expect(image.pixel(5, 5).distance(to: teal) <= 1)
        #expect(image.pixel(image.width - 5, image.height - 5).distance(to: teal) <= 1)
    }

    @Test(.proves("UN-20"))
    func theWhiteVariantIsWhite() async throws {
        let image = try await SplashProbe.frame(.loading().variant(.white), at: 1300).image()
        #expect(image.pixel(0, 0) == white)
        #expect(image.pixel(image.width - 1, image.height - 1) == white)
    }

    @Test(.proves("UN-21"))
    func theGradientRunsFromTopToBottom() async throws {
        // At the sides nothing else can be seen.
        let image = try await SplashProbe.frame(.loading().variant(.gradient), at: 1300).image()
        #expect(image.pixel(0, 0).distance(to: teal) <= 1)
        #expect(image.pixel(0, image.height - 1).distance(to: PixelColor(0x14, 0xA0, 0xA5)) <= 1)
        var above = image.pixel(0, 0)
        for row in 0..<image.height {
            let color = image.pixel(0, row)
            #expect(image.pixel(image.width - 1, row) == color, "row \(row)")
            #expect(color.red >= above.red && color.green >= above.green && color.blue >= above.blue)
            above = color
        }
        // It comes out of the launch screen's plain colour, without a seam.
        let first = try await SplashProbe.frame(.loading().variant(.gradient), at: 0).image()
        #expect(first.pixel(0, first.height - 1).distance(to: teal) <= 1)
    }

    @Test(.proves("UN-22"), arguments: [DeviceOrientation.portrait, .landscape])
    func theBackgroundFillsThePartsThatTheSystemCovers(_ orientation: DeviceOrientation) async throws {
        let frame = try await SplashProbe.frame(.loading().on("iphone14", orientation), at: 1300)
        let image = frame.image()
        let safe = frame.safeRect
        #expect(safe != CGRect(origin: .zero, size: frame.size))
        for y in 0..<image.height {
            for x in 0..<image.width where !safe.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
                guard image.pixel(x, y) != teal else { continue }
                Issue.record("\(image.pixel(x, y)) at \(x), \(y)")
                return
            }
        }
    }

    @Test(.proves("UN-28"), arguments: [400, 1300])
    func aWhiteDiscOf120PointsLiesBehindTheArtwork(_ instant: Int) async throws {
        let image = try await SplashProbe.frame(.loading(), at: instant).image(scale: 2)
        for degrees in stride(from: 0.0, to: 360, by: 5) {
            #expect(image.pixel(at: point(58, degrees), scale: 2) == white, "\(degrees)°")
            #expect(image.pixel(at: point(62, degrees), scale: 2).distance(to: white) > 100, "\(degrees)°")
        }
    }

    @Test(.proves("UN-29"))
    func theDiscThrowsItsShadowDownwards() async throws {
        let frame = try await SplashProbe.frame(.loading(), at: 1300)
        let image = frame.image(scale: 2)
        let below = image.pixel(at: point(68, 90), scale: 2).light
        let above = image.pixel(at: point(68, -90), scale: 2).light
        #expect(below < above)
        #expect(below < teal.light - 10)
        let shadow = UrbanNestTheme.shadowLevel3
        #expect([shadow.x, shadow.y, shadow.blur] == [0, 8, 24])
        #expect(shadow.color == BrandColor(0x000000, opacity: 0.15))
        let drawn = try #require(frame.disc?.shadows.first)
        #expect(frame.disc?.shadows.count == 1)
        #expect(drawn.sigma == 12)
        #expect(drawn.offset == CGSize(width: 0, height: 8))
        #expect(drawn.color == ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.15))
        // A Gaussian of sigma 12 under a disc 8 points lower: below the edge it is about half dark.
        let edge = Double(image.pixel(at: point(68, 90), scale: 2).green)
        let expected = 115 * (1 - 0.15 * 0.47)
        #expect(abs(edge - expected) <= 1.5, "\(edge) instead of \(expected)")
    }

    @Test(.proves("UN-34"))
    func theNameIsWhiteOnTeal() async throws {
        let frame = try await SplashProbe.frame(.loading(), at: 1300)
        #expect(count(white, in: try #require(frame.name).frame, frame.image(scale: 2)) > 500)
        #expect(abs(UrbanNestTheme.white.contrast(on: BrandColor(0x0D7377)) - 5.62) <= 0.01)
    }

    @Test(.proves("UN-35"))
    func theNameIsNearlyBlackOnWhite() async throws {
        let frame = try await SplashProbe.frame(.loading().variant(.white), at: 1300)
        let dark = PixelColor(0x1E, 0x1E, 0x1E)
        #expect(count(dark, in: try #require(frame.name).frame, frame.image(scale: 2)) > 500)
        #expect(abs(UrbanNestTheme(.white).name.contrast(on: BrandColor(0xFFFFFF)) - 16.67) <= 0.01)
    }

    @Test(.proves("UN-42"))
    func theTaglineIsGreyOnWhite() async throws {
        let frame = try await SplashProbe.frame(.loading().variant(.white), at: 1300)
        let tagline = try #require(frame.tagline)
        let pixels = frame.image(scale: 2).pixels(in: tagline.frame, scale: 2)
        let darkest = try #require(pixels.min { $0.light < $1.light })
        #expect(darkest.distance(to: PixelColor(0x66, 0x66, 0x66)) <= 2, "\(darkest)")
        let color = UrbanNestTheme(.white).tagline
        #expect(color == BrandColor(0x666666))
        #expect(abs(color.contrast(on: BrandColor(0xFFFFFF)) - 5.74) <= 0.01)
    }

    @Test(.proves("UN-50"), arguments: UrbanNestOptions.Indicator.allCases)
    func theIndicatorIsWhiteOnTeal(_ indicator: UrbanNestOptions.Indicator) async throws {
        let frame = try await SplashProbe.frame(.loading { $0.options.indicator = indicator }, at: 1300)
        let rect = (frame.spinner + frame.dots).map(\.frame).reduce(CGRect.null) { $0.union($1) }
        let image = frame.image(scale: 2)
        // The brightest dot of the three that pulse is not quite opaque.
        let brightest = try #require(
            image.pixels(in: rect, scale: 2).max { $0.light < $1.light })
        let reached = indicator == .spinner ? 1.0 : try #require(frame.dots.map(\.opacity).max())
        let expected = PixelColor(BrandColor(0xFFFFFF, opacity: reached).over(BrandColor(0x0D7377)))
        #expect(brightest.distance(to: expected) <= 2, "\(brightest) instead of \(expected)")
        guard indicator == .spinner else { return }
        let arc = try #require(frame.spinner.last)
        #expect(count(white, in: arc.frame, image) > 40)
    }

    @Test(.proves("UN-51"))
    func theIndicatorIsTealOnWhite() async throws {
        let frame = try await SplashProbe.frame(.loading().variant(.white), at: 1300)
        let arc = try #require(frame.spinner.last)
        #expect(count(teal, in: arc.frame, frame.image(scale: 2)) > 40)
        let color = UrbanNestTheme(.white).indicator
        #expect(color == BrandColor(0x0D7377))
        #expect(abs(color.contrast(on: BrandColor(0xFFFFFF)) - 5.62) <= 0.01)
    }

    @Test(.proves("UN-60"))
    func theLogoIsCutToACircle() async throws {
        let frame = try await SplashProbe.frame(.loading(), at: 1300)
        let image = frame.image(scale: 2)
        for (x, y) in [(135.5, 322.5), (254.5, 322.5), (135.5, 441.5), (254.5, 441.5)] {
            let corner = image.pixel(at: CGPoint(x: x, y: y), scale: 2)
            // The background, darkened by at most the whole shadow.
            for (channel, base) in [(corner.red, 13), (corner.green, 115), (corner.blue, 119)] {
                #expect(channel <= base)
                #expect(Double(channel) >= Double(base) * 0.85 - 1)
            }
        }
        #expect(!frame.artwork.isEmpty)
        for element in frame.artwork {
            let clip = try #require(element.clips.first)
            guard case .ellipse = clip.outline else {
                Issue.record("the artwork is cut to \(clip.outline)")
                continue
            }
            #expect(clip.box == CGRect(x: 135, y: 322, width: 120, height: 120))
        }
    }

    @Test(.proves("UN-74"), arguments: UrbanNestTheme.Variant.allCases.filter { $0 != .gradient })
    func theFirstFrameIsNothingButTheBackground(_ variant: UrbanNestTheme.Variant) async throws {
        let image = try await SplashProbe.frame(.loading().variant(variant), at: 0).image()
        let expected =
            switch variant {
            case .dark: PixelColor(0x1E, 0x1E, 0x1E)
            case .white: white
            default: teal
            }
        #expect(Set(image.pixels(in: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 1)) == [expected])
    }

    @Test(.proves("UN-89"))
    func theExitFadesTheWholeScreen() async throws {
        let probe = try await SplashProbe.run(.loaded(after: 1500), at: [1499, 1600, 1650])
        #expect(probe.exitAt == 1.5)
        let factor = 1 - ReferenceCurve.easeIn(0.5)
        // The first screen lies above all that was there before, and the window's own ground behind it.
        let standing = try probe.frame(1499).elements.count
        let splash = try probe.frame(1650).elements.prefix(standing).dropFirst()
        #expect(splash.count >= 9)
        for element in splash { #expect(abs(element.opacity - factor) < 0.001, "\(element.look)") }
        // Behind the splash is white; the slides still lie to the right of this part.
        let before = try probe.frame(1499).image()
        let after = try probe.frame(1600).image()
        let share = 1 - ReferenceCurve.easeIn(1.0 / 3)
        for (x, y) in [(2, 2), (2, 840), (20, 422), (80, 600), (195, 316)] {
            let (old, new) = (before.pixel(x, y), after.pixel(x, y))
            for (first, second) in [(old.red, new.red), (old.green, new.green), (old.blue, new.blue)] {
                let expected = Double(first) * share + 255 * (1 - share)
                #expect(abs(Double(second) - expected) <= 1.5, "\(x), \(y): \(old) to \(new)")
            }
        }
    }

    @Test(.proves("UN-93", "UN-94"))
    func loadingShowsLogoAndTextThenTheIndicator() async throws {
        let probe = try await SplashProbe.run(.loading(), at: [800, 1300])
        let slot = CGRect(x: 155, y: 595, width: 80, height: 45)
        for instant in [800, 1300] {
            let frame = try probe.frame(instant)
            let image = frame.image(scale: 2)
            #expect(count(white, in: CGRect(x: 135, y: 322, width: 120, height: 120), image) > 10_000)
            #expect(count(white, in: try #require(frame.name).frame, image) > 500)
            let soft = PixelColor(BrandColor(0xFFFFFF, opacity: 0.8).over(BrandColor(0x0D7377)))
            #expect(count(soft, in: try #require(frame.tagline).frame, image) > 50)
            let lit = image.pixels(in: slot, scale: 2).contains { $0 != teal }
            #expect(lit == (instant == 1300))
        }
    }

    @Test(.proves("UN-112"))
    func theDarkVariantIsNearlyBlack() async throws {
        let image = try await SplashProbe.frame(.loading().variant(.dark), at: 1300).image()
        #expect(image.pixel(0, 0) == PixelColor(30, 30, 30))
        #expect(image.pixel(image.width - 1, image.height - 1) == PixelColor(30, 30, 30))
    }

    @Test(.proves("UN-113"))
    func theLogoIsTheSameInTheDark() async throws {
        let brand = try await SplashProbe.frame(.loading(), at: 1300).image(scale: 2)
        let dark = try await SplashProbe.frame(.loading().variant(.dark), at: 1300).image(scale: 2)
        var compared = 0
        for y in 644..<884 {
            for x in 270..<510 {
                // Inside the disc's edge nothing of the background or the shadow shines through.
                let distance = hypot(Double(x) + 0.5 - 390, Double(y) + 0.5 - 764)
                guard distance < 118 else { continue }
                compared += 1
                guard brand.pixel(x, y) != dark.pixel(x, y) else { continue }
                Issue.record("\(brand.pixel(x, y)) and \(dark.pixel(x, y)) at \(x), \(y)")
                return
            }
        }
        #expect(compared > 43_000)
        #expect(dark.pixel(at: point(58, 0), scale: 2) == white)
    }

    @Test(.proves("UN-89", "UN-100", "UN-117"))
    func onADarkDeviceTheExitUncoversADarkScreen() async throws {
        let probe = try await SplashProbe.run(
            .loaded(after: 1500) { $0.device.appearance = .dark }, at: [1499, 1600])
        let before = try probe.frame(1499).image()
        let after = try probe.frame(1600).image()
        let share = 1 - ReferenceCurve.easeIn(1.0 / 3)
        // The slides still lie to the right of this part.
        for (x, y) in [(2, 2), (2, 840), (20, 422), (80, 600)] {
            let (old, new) = (before.pixel(x, y), after.pixel(x, y))
            #expect(old.distance(to: teal) <= 1)
            for (first, second) in [(old.red, new.red), (old.green, new.green), (old.blue, new.blue)] {
                let expected = Double(first) * share + 0x1E * (1 - share)
                #expect(abs(Double(second) - expected) <= 1.5, "\(x), \(y): \(old) to \(new)")
            }
        }
    }
}
