// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import LaunchMotion
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

/// Names, texts, tokens and the parts of the scene, as data and as the screen shows them.
@MainActor
@Suite(.serialized) struct UrbanNestFactsTests {
    @Test(.proves("UN-01"))
    func theScreenHasItsDocumentsIDAndName() {
        #expect(UrbanNest.screenID == "01")
        #expect(UrbanNest.screenName == "Splash Screen")
    }

    @Test(.proves("UN-09"))
    func theLogoIsOnTheScreenAndHasAnEntry() async throws {
        let probe = try await SplashProbe.run(.loading(), at: [150, 1300])
        #expect(try probe.frame(1300).accessible("UrbanNest") != nil)
        #expect(try probe.frame(1300).disc?.isVisible == true)
        #expect(try probe.frame(150).disc?.scale ?? 1 < 1)
        let entry = try UrbanNestMotion(isReduced: false).entry
        #expect(entry.tracks[UrbanNestMotion.logoOpacity]?.count == 1)
        #expect(entry.tracks[UrbanNestMotion.logoScale]?.count == 1)
    }

    @Test(.proves("UN-14", "UN-46"))
    func theIndicatorIsASpinnerOrThreeDots() async throws {
        #expect(Set(UrbanNestOptions.Indicator.allCases) == [.spinner, .dots])
        #expect(UrbanNestOptions().indicator == .spinner)
        let spinner = try await SplashProbe.frame(.loading { $0.options.indicator = .spinner }, at: 1300)
        #expect(spinner.spinner.count { $0.isVisible } == 2)
        // A bright arc of three tenths runs round on a faint ring: from the right downwards, half as high as the ring.
        let (ring, arc) = (try #require(spinner.spinner.first), try #require(spinner.spinner.last))
        let (whole, part) = (try #require(ring.outline).bounds, try #require(arc.outline).bounds)
        #expect(abs(part.height / whole.height - 0.5) < 0.01 && abs(part.width / whole.width - 0.65) < 0.02)
        #expect(spinner.dots.isEmpty)
        let dots = try await SplashProbe.frame(.loading { $0.options.indicator = .dots }, at: 1300)
        #expect(dots.dots.count { $0.isVisible } == 3)
        #expect(dots.spinner.isEmpty)
    }

    @Test(.proves("UN-15", "UN-16", "UN-17", "UN-18"))
    func theReferenceDeviceIsAnIPhone14() throws {
        let profile = try #require(try DeviceProfile.all().first { $0.id == "iphone14" })
        #expect(profile.width == 390)
        #expect(profile.height == 844)
        let insets = profile.safeArea(.portrait)
        #expect(insets.top == 47)
        #expect(insets.bottom == 34)
        #expect(profile.height - insets.top - insets.bottom == 763)
        #expect(profile.width - insets.leading - insets.trailing == 390)
    }

    @Test(.proves("UN-30"), arguments: UrbanNestTheme.Variant.allCases)
    func theLogoHasNoBorder(_ variant: UrbanNestTheme.Variant) async throws {
        let frame = try await SplashProbe.frame(.loading().variant(variant), at: 1300)
        let box = CGRect(x: 135, y: 322, width: 120, height: 120)
        #expect(frame.disc?.frame == box)
        #expect(frame.elements.count { $0.isDisc(of: 120) } == 1, "no larger disc behind it")
        // The only lines are the artwork's own, which stay inside the disc.
        let lines = frame.elements.filter { $0.kind == .stroke && $0.frame.intersects(box) }
        #expect(!lines.isEmpty)
        for line in lines { #expect(box.insetBy(dx: 5, dy: 5).contains(line.frame), "\(line.look)") }
    }

    @Test(.proves("UN-32", "UN-39"))
    func nameAndTaglineHaveTheirExactWords() async throws {
        let frame = try await SplashProbe.frame(.loading(), at: 1300)
        #expect(
            frame.elements.compactMap(\.string) == ["UrbanNest", "Trusted services, delivered smartly"])
    }

    @Test(.proves("UN-33", "UN-36"))
    func theNameIsInterBold32Tightened() async throws {
        let probe = try await SplashProbe.run(.loading(), at: [1300])
        let name = try #require(try probe.frame(1300).name)
        let run = try #require(name.run)
        // Bold in itself, too, so that the system's bold takes its place where the font is missing (C-UN-30).
        #expect(run.font == ResolvedFont(family: .named("Inter-Bold"), size: 32, weight: 700))
        #expect(run.tracking == -0.5)
        #expect(abs(name.frame.width - 163.8) <= 2)
        #expect(!probe.issues.contains { $0.kind == .missingResource }, "\(probe.issues)")
    }

    @Test(.proves("UN-40"))
    func theTaglineIsSystemRegular14() async throws {
        let font = try #require(try await SplashProbe.frame(.loading(), at: 1300).tagline?.run?.font)
        #expect(font == ResolvedFont(family: .system, size: 14, weight: 400))
    }

    @Test(.proves("UN-41"))
    func theTaglineIsWhiteAt80PercentOnTeal() async throws {
        let shown = try await SplashProbe.frame(.loading(), at: 1300).tagline?.run?.color
        #expect(shown == ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.8))
        let teal = BrandColor(0x0D7377)
        #expect(abs(UrbanNestTheme(.brand).tagline.contrast(on: teal) - 4.22) <= 0.01)
        // Who asks for contrast gets an opaque tagline, which passes 4.5 (C-UN-17).
        let strong = try await SplashProbe.frame(.loading { $0.device.contrast = .increased }, at: 1300)
        #expect(strong.tagline?.run?.color == ResolvedColor(red: 1, green: 1, blue: 1, opacity: 1))
        #expect(UrbanNestTheme(.brand, increasedContrast: true).tagline.contrast(on: teal) >= 4.5)
    }

    @Test(.proves("UN-59"))
    func shadowLevel3IsTheLogosShadow() async throws {
        let token = UrbanNestTheme.shadowLevel3
        #expect([token.x, token.y, token.blur, token.color.opacity] == [0, 8, 24, 0.15])
        #expect(token.color.hex == 0)
        let drawn = try #require(try await SplashProbe.frame(.loading(), at: 1300).disc?.shadows.first)
        // A blur of 24 points is a Gaussian of 12.
        #expect(drawn.sigma == 12)
        #expect(drawn.offset == CGSize(width: 0, height: 8))
        #expect(drawn.color == ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.15))
    }

    @Test(.proves("UN-69"))
    func theBrandTextIsNameThenTagline() async throws {
        let frame = try await SplashProbe.frame(.loading(), at: 1300)
        let (name, tagline) = (try #require(frame.name), try #require(frame.tagline))
        #expect(frame.elements.count { $0.kind == .text } == 2)
        #expect(name.frame.maxY <= tagline.frame.minY)
        #expect(abs(name.frame.midX - 195) <= 0.5 && abs(tagline.frame.midX - 195) <= 0.5)
    }

    @Test(.proves("UN-114", "UN-115", "UN-116"))
    func theDarkVariantHasItsColours() async throws {
        let theme = UrbanNestTheme(.dark)
        let ground = BrandColor(0x1E1E1E)
        #expect(theme.background == [ground])
        #expect(theme.name == BrandColor(0xE0E0E0))
        #expect(theme.tagline == BrandColor(0xA0A0A0))
        #expect(theme.indicator == BrandColor(0x14A0A5))
        for (color, ratio) in [(theme.name, 12.63), (theme.tagline, 6.38), (theme.indicator, 5.24)] {
            #expect(abs(color.contrast(on: ground) - ratio) <= 0.01)
        }
        let frame = try await SplashProbe.frame(.loading().variant(.dark), at: 1300)
        #expect(frame.name?.run?.color == BrandColor(0xE0E0E0).drawn)
        #expect(frame.tagline?.run?.color == BrandColor(0xA0A0A0).drawn)
        #expect(frame.spinner.last?.colors == [BrandColor(0x14A0A5).drawn])
    }

    // Under its name in the catalogue; another name would leave the disc empty, with an issue.
    @Test(.proves("UN-131"))
    func theArtworkIsTheImageOfTheCatalogue() async throws {
        let probe = try await SplashProbe.run(.loading(), at: [1300])
        let artwork = try probe.frame(1300).artwork
        #expect(artwork.count > 4 && artwork.allSatisfy(\.isVisible))
        #expect(probe.issues.isEmpty, "\(probe.issues)")
        #expect(AppDescriptor.urbanNest.images().map(\.name) == ["logo-icon-splash"])
    }

    // Wherever it is drawn, the picture of the white ground is there, and without it the usual one is enough.
    @Test(.proves("UN-151"))
    func theArtworkOnWhiteIsAnImageOfItsOwn() async throws {
        let probe = try await SplashProbe.run(.loading().variant(.white), at: [1300])
        let artwork = try probe.frame(1300).artwork
        #expect(artwork.count > 4 && artwork.allSatisfy(\.isVisible))
        #expect(probe.issues.isEmpty, "\(probe.issues)")
        let (app, white) = (AppDescriptor.urbanNest, AppOptions(["variant": "white"]))
        #expect(app.images(with: white).map(\.name) == ["logo-icon-splash", "logo-icon-splash-white"])
        #expect(app.images(with: AppOptions()).map(\.name) == ["logo-icon-splash"])
    }

    @Test(.proves("UN-47", "UN-133"))
    func theSpinnerIsRoundAndWhite() async throws {
        // After whole turns the ring is upright.
        let frame = try await SplashProbe.frame(.loading(), at: 2000)
        #expect(frame.spinner.count == 2)
        let ring = try #require(frame.spinner.first)
        guard case .ellipse(let circle)? = ring.outline else {
            Issue.record("the ring is \(String(describing: ring.outline))")
            return
        }
        // With its line of 3 points the ring is 32 points wide.
        #expect(circle == CGRect(x: 0, y: 0, width: 29, height: 29))
        for part in frame.spinner {
            #expect(part.colors.allSatisfy { ($0.red, $0.green, $0.blue) == (1, 1, 1) })
            let path = try #require(part.outline).bounds
            #expect(abs(part.frame.width - path.width - 3) < 1e-6)
        }
        #expect(frame.spinner.map { $0.colors.map(\.opacity) } == [[0.25], [1]])
        // The arc is 30 % of the ring: from the right, 108 degrees on past the foot (C-UN-07).
        let arc = try #require(frame.spinner.last?.outline).bounds
        for (found, wanted) in [(arc.minX, 10.02), (arc.minY, 14.5), (arc.maxX, 29), (arc.maxY, 29)] {
            #expect(abs(found - wanted) < 0.05, "\(arc)")
        }
    }

    @Test(.proves("UN-153", "UN-154", "UN-155"))
    func theTokensHaveTheirValuesAndAreUsed() async throws {
        #expect(UrbanNestTheme.brandPrimary == BrandColor(0x0D7377))
        #expect(UrbanNestTheme.white == BrandColor(0xFFFFFF))
        #expect(UrbanNestTheme.white80 == BrandColor(0xFFFFFF, opacity: 0.8))
        let frame = try await SplashProbe.frame(.loading(), at: 1300)
        let white = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 1)
        #expect(frame.grounds.map(\.colors) == [[BrandColor(0x0D7377).drawn]])
        #expect(frame.disc?.colors == [white])
        #expect(frame.name?.run?.color == white)
        #expect(frame.tagline?.run?.color == ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.8))
    }

    @Test(.proves("UN-203"), arguments: UrbanNestTheme.Variant.allCases)
    func fourElementsAndNothingMore(_ variant: UrbanNestTheme.Variant) async throws {
        let frame = try await SplashProbe.frame(.loading().variant(variant), at: 1300)
        let screen = CGRect(origin: .zero, size: frame.size)
        let elements = frame.elements.filter { $0.isVisible && $0.frame != screen }
            .map { part($0, of: frame) }
        #expect(Set(elements) == ["logo", "UrbanNest", "Trusted services, delivered smartly", "loader"])
    }

    @Test(.proves("UN-19", "UN-34", "UN-41", "UN-203", "UN-206"))
    func nothingElseIsSeenAtAnyInstantOfLoading() async throws {
        let instants = Array(stride(from: 0, through: 4950, by: 50)) + [999, 1010, 4999]
        let probe = try await SplashProbe.run(.loading(), at: instants)
        let words = ["UrbanNest", "Trusted services, delivered smartly"]
        for instant in instants {
            let frame = try probe.frame(instant)
            var seen: [String: Int] = [:]
            // The window's own ground lies behind the background.
            let shown = frame.elements.dropFirst()
            for element in shown where element.isVisible { seen[part(element, of: frame), default: 0] += 1 }
            var expected: Set = ["background"]
            if instant > 100 { expected.insert("logo") }
            if instant > 500 { expected.formUnion(words) }
            if instant > 1000 { expected.insert("loader") }
            #expect(Set(seen.keys) == expected, "\(instant) ms")
            #expect(seen["background"] == 1 && words.allSatisfy { seen[$0] ?? 1 == 1 }, "\(instant) ms")
            // What there is has its own colour and size all the way.
            let white = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 1)
            let ground = frame.grounds.map(\.colors)
            #expect(ground == [[BrandColor(0x0D7377).drawn]], "\(instant) ms")
            if let name = frame.name?.run {
                #expect(name.font.size == 32 && name.color == white, "\(instant) ms")
            }
            if let tagline = frame.tagline?.run {
                #expect(tagline.font.size == 14 && tagline.color.opacity == 0.8, "\(instant) ms")
            }
            let heard = Set(frame.accessibility.flattened.compactMap(\.label))
            #expect(
                heard.isSubset(of: ["UrbanNest splash screen, loading", "UrbanNest"]), "\(instant) ms")
        }
    }

    /// Which of the splash's parts an element is, by its look; its words or that look where it is none of them.
    private func part(_ element: SplashElement, of frame: SplashFrame) -> String {
        if element.kind == .text { return element.look }
        if element.frame == CGRect(origin: .zero, size: frame.size) { return "background" }
        if let disc = frame.disc, element.lies(in: disc.frame) { return "logo" }
        if element.kind == .stroke, let ring = frame.spinner.first, element.lies(in: ring.frame) {
            return "loader"
        }
        return element.look
    }

    @Test(.proves("UN-206"))
    func whatTheDocumentRejectsIsNotThere() async throws {
        #expect(UrbanNestOptions().variant == .brand)
        #expect(UrbanNestOptions().appearance == .brand)
        #expect(UrbanNestTheme(UrbanNestOptions().variant).background == [BrandColor(0x0D7377)])
        let probe = try await SplashProbe.run(.loading(), at: [0, 1300])
        // The splash is there from the very first frame.
        #expect(try probe.frame(0).accessible("UrbanNest splash screen, loading") != nil)
        let frame = try probe.frame(1300)
        let screen = CGRect(origin: .zero, size: frame.size)
        let large = frame.elements.filter { $0.frame.width > 280 || $0.frame.height > 280 }
        #expect(large.count == 2)
        for element in large {
            #expect(element.frame == screen)
            #expect(element.colors.count == 1)
        }
        // One fade and one growth, no more.
        let logo = try UrbanNestMotion(isReduced: false).entry.keys.filter { $0.rawValue.hasPrefix("logo") }
        #expect(logo == [UrbanNestMotion.logoOpacity, UrbanNestMotion.logoScale])
    }
}

extension BrandColor {
    /// The colour as display lists have it.
    fileprivate var drawn: ResolvedColor {
        ResolvedColor(
            red: components.red, green: components.green, blue: components.blue, opacity: opacity)
    }
}
