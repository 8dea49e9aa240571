// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

@Suite(.fewAtATime) @MainActor
struct UrbanNestErrorScreenTests {
    private static let title = "Unable to connect"
    private static let message = "Please check your internet connection"

    /// A launch 350 ms after its network failed while the indicator turned.
    static func failed(_ change: (inout StoryBeginning) throws -> Void = { _ in }) async throws -> LaunchStory
    {
        var problem: (any Error)?
        let story = try await LaunchStory { beginning in
            beginning.services.cities = [.fails(StoryServices.offline, 1400)]
            beginning.services.configuration = [.never]
            do { try change(&beginning) } catch { problem = error }
        }
        if let problem { throw problem }
        await story.go(to: 1750)
        #expect(story.phase == .failed)
        return story
    }

    @Test(.proves("UN-107", "UN-161", "UN-194"))
    func theErrorTakesThePlaceOfTheIndicator() async throws {
        let story = try await LaunchStory {
            $0.services.cities = [.fails(StoryServices.offline, 1400)]
            $0.services.configuration = [.never]
        }
        // Between the message and the button, where the lower part of the ring was.
        let slot = CGRect(x: 179, y: 607, width: 32, height: 19)
        let icon = CGRect(x: 179, y: 520.7, width: 32, height: 32)
        await story.go(to: 1399)
        let before = story.pixels(scale: 2)
        #expect(story.showsIndicator && before.contains(0xFFFFFF, in: slot, scale: 2))
        #expect(!before.contains(0xEA5455, in: icon, scale: 2))
        await story.go(to: 1750)
        let after = story.pixels(scale: 2)
        #expect(!story.showsIndicator)
        #expect(after.contains(0xEA5455, in: icon, scale: 2))
        #expect(after.contains(0xFFFFFF, in: icon, scale: 2))
        let isPlain = (Int(slot.minY * 2)..<Int(slot.maxY * 2)).allSatisfy { y in
            (Int(slot.minX * 2)..<Int(slot.maxX * 2)).allSatisfy { after.hex($0, y) == 0x0D7377 }
        }
        #expect(isPlain, "nothing is left of the indicator")
        #expect(after.hex(10, 10) == 0x0D7377 && after.hex(770, 1678) == 0x0D7377)
        // The button: a white fill with teal glyphs.
        let button = CGRect(x: 170, y: 640, width: 50, height: 26)
        #expect(after.contains(0xFFFFFF, in: button, scale: 2))
        #expect(after.contains(0x0D7377, in: button, scale: 2))
    }

    @Test(.proves("UN-109", "UN-174", "UN-178", "UN-194"))
    func assistiveTechnologySeesTheErrorInItsOrder() async throws {
        let story = try await Self.failed()
        Look.atScreen()
        #expect(
            story.stage.accessibilityTree().lines().map {
                $0.replacingOccurrences(of: " value=\"\"", with: "")
            }
                == [
                    "(0,0 390x844)",
                    "  \"UrbanNest splash screen, error\" (0,47 390x763)",
                    "    \"UrbanNest\" (135,322 120x120)",
                    "    text \"Unable to connect\" (124.8,564.7 140.3x19.1)",
                    "    text \"Please check your internet connection\" (68.3,587.8 253.3x16.7)",
                    "    button \"Retry\" focused (95,628.5 200x50)",
                ])
    }

    @Test(.proves("UN-164", "UN-168", "UN-172", "UN-177", "UN-178"))
    func theErrorStandsBelowTheNameWithItsDistances() async throws {
        let story = try await Self.failed()
        let screen = story.screen
        #expect(screen.strings == ["UrbanNest", Self.title, Self.message, "Retry"], "no tagline")
        let logo = try #require(story.element("UrbanNest")?.frame)
        let name = try #require(screen.text("UrbanNest")).frame
        let icon = try #require(screen.errorDisc).frame
        let title = try #require(screen.text(Self.title)).frame
        let message = try #require(screen.text(Self.message)).frame
        let button = try #require(story.element("Retry")).frame
        #expect(logo == CGRect(x: 135, y: 322, width: 120, height: 120))
        #expect(title.minY > logo.maxY)
        #expect(icon.size == CGSize(width: 32, height: 32))
        #expect(button.height == 50)
        let gaps: [(below: String, upper: CGRect, lower: CGRect, gap: Double)] = [
            ("logo", logo, name, 16), ("name", name, icon, 24), ("icon", icon, title, 12),
            ("title", title, message, 4), ("message", message, button, 24),
        ]
        for each in gaps {
            let gap = UrbanNestTests.rounded(Double(each.lower.minY - each.upper.maxY))
            #expect(gap == each.gap, "below the \(each.below)")
        }
        for frame in [logo, name, icon, title, message, button] {
            #expect(abs(frame.midX - 195) <= 0.5)
        }
    }

    // Where letters are large or the screen is low, the error has a layout of its own.
    @Test(
        .proves("UN-127", "UN-164", "UN-178"),
        arguments: [
            ("iphone14", DeviceOrientation.portrait, DynamicTypeSize.accessibility1),
            ("iphone14", .portrait, .accessibility3), ("iphone16promax", .portrait, .accessibility5),
            ("iphone14", .landscape, .large), ("ipadpro13", .landscape, .accessibility5),
        ])
    func theOrderIsTheSameWithLittleRoom(
        profile: String, orientation: DeviceOrientation, size: DynamicTypeSize
    ) async throws {
        let story = try await Self.failed {
            try $0.use(profile, orientation)
            $0.device.dynamicTypeSize = size
        }
        #expect(
            story.labels == [
                "UrbanNest splash screen, error", "UrbanNest", Self.title, Self.message, "Retry",
            ])
        let screen = story.screen
        let disc = try #require(story.element("UrbanNest")).frame
        let name = try #require(screen.text("UrbanNest"))
        #expect(name.font.size == 32 && screen.text("Trusted services, delivered smartly") == nil)
        var parts = [disc, name.frame, try #require(screen.errorDisc).frame]
        for words in [Self.title, Self.message, "Retry"] {
            parts.append(try #require(screen.text(words), "\(words)").frame)
        }
        for (above, below) in zip(parts, parts.dropFirst()) { #expect(above.maxY <= below.minY) }
        for part in parts { #expect(abs(part.midX - story.device.size.width / 2) <= 0.5) }
    }

    @Test(.proves("UN-162", "UN-163"))
    func theIconIsTheCrossInAFilledCircleInRed() async throws {
        let story = try await Self.failed()
        let reference = Stage(story.device, text: story.shaper) {
            Image(systemName: "xmark.circle.fill").resizable().frame(width: 32, height: 32)
        }
        let wanted = SplashElement.all(in: reference.frame(at: 0))
        let drawn = SplashElement.all(in: story.screen)
        let first = try #require(drawn.firstIndex { $0.isPainted(0xEA5455) })
        let found = drawn[first...].prefix(wanted.count)
        // The cross is what is cut out of the disc: an outline alone is that of every symbol in a circle.
        #expect(wanted.contains { !$0.holes.isEmpty } && found.count == wanted.count)
        for (one, other) in zip(found, wanted) {
            #expect(one.kind == other.kind && one.outline == other.outline)
            #expect(one.holes.map(\.outline) == other.holes.map(\.outline))
            #expect(one.isPainted(0xEA5455))
        }
        for variant in UrbanNestTheme.Variant.allCases {
            #expect(UrbanNestTheme(variant).errorIcon == BrandColor(0xEA5455))
        }
    }

    @Test(.proves("UN-165", "UN-166", "UN-169", "UN-170"))
    func theTextsHaveTheirFonts() async throws {
        let screen = try await Self.failed().screen
        let title = try #require(screen.text(Self.title))
        let message = try #require(screen.text(Self.message))
        #expect(title.font == ResolvedFont(family: .system, size: 16, weight: 500))
        #expect(message.font == ResolvedFont(family: .system, size: 14, weight: 400))
    }

    @Test(
        .proves("UN-111", "UN-163", "UN-167", "UN-171", "UN-173"),
        arguments: UrbanNestTheme.Variant.allCases, [false, true])
    func theColoursAreThoseOfTheVariant(variant: UrbanNestTheme.Variant, strict: Bool) async throws {
        let story = try await Self.failed {
            $0.options.variant = variant
            $0.options.strictColors = strict
        }
        let screen = story.screen
        let onTeal = variant == .brand || variant == .gradient
        let white = BrandColor(0xFFFFFF)
        let title: BrandColor =
            strict || variant == .dark
            ? BrandColor(0xEA5455) : onTeal ? white : BrandColor(0x1E1E1E)
        let message: BrandColor =
            switch variant {
            case .brand: BrandColor(0xFFFFFF, opacity: strict ? 0.7 : 0.9)
            case .gradient: strict ? BrandColor(0xFFFFFF, opacity: 0.7) : white
            case .white: BrandColor(0x666666)
            case .dark: BrandColor(0xA0A0A0)
            }
        // Behind the cross, where white can be told from the ground and the document does not forbid it (C-UN-16).
        let disc = variant == .dark || (strict && onTeal) ? nil : white
        #expect(screen.errorDisc?.color == disc?.resolved)
        #expect(screen.text(Self.title)?.color == title.resolved)
        #expect(screen.text(Self.message)?.color == message.resolved)
        let fill = variant == .white ? BrandColor(0x0D7377) : white
        let label = variant == .white ? white : BrandColor(0x0D7377)
        let button = try #require(screen.drawn().shapes.last)
        #expect(button.color == fill.resolved && button.frame.size == CGSize(width: 200, height: 50))
        let box = CGRect(x: 0, y: 0, width: 200, height: 50)
        #expect(button.outline == .path(RoundedRectangle(cornerRadius: 12).path(in: box)))
        #expect(screen.text("Retry")?.color == label.resolved)
        #expect(screen.text("Retry")?.font == ResolvedFont(family: .system, size: 16, weight: 600))
        #expect(UrbanNestTests.rounded(label.contrast(on: fill)) == 5.62)
    }

    @Test(.proves("UN-164", "UN-168", "UN-178", "UN-181"))
    func theTimeLimitsErrorHasOneLineAndTheSameDistances() async throws {
        let story = try await LaunchStory { $0.services.cities = [.never] }
        await story.go(to: 10_500)
        let (screen, title) = (story.screen, "This is taking longer than expected")
        #expect(screen.strings == ["UrbanNest", title, "Retry"], "no second line")
        let name = try #require(screen.text("UrbanNest")).frame
        let icon = try #require(screen.errorDisc).frame
        let words = try #require(screen.text(title))
        let button = try #require(story.element("Retry")).frame
        #expect(words.font == ResolvedFont(family: .system, size: 16, weight: 500))
        let parts = [name, icon, words.frame, button]
        let gaps = zip(parts, parts.dropFirst()).map { UrbanNestTests.rounded(Double($1.minY - $0.maxY)) }
        #expect(gaps == [24, 12, 24])
        for part in parts { #expect(abs(part.midX - 195) <= 0.5) }
    }
}

extension DisplayList {
    /// The disc behind the error's icon, of its 32 points and not of its red.
    var errorDisc: DrawnShape? {
        drawn().shapes.first { $0.isRound(32) && $0.color != BrandColor(0xEA5455).resolved }
    }
}
