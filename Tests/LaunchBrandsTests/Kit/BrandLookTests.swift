// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI
import Testing

@testable import LaunchKit

/// A screen gives what stands on it the brand's colours, as the device's appearance asks.
@MainActor
@Suite struct BrandLookTests {
    @Test(
        arguments: [
            (ColorScheme.light, ColorSchemeContrast.standard, UInt32(0x111111), UInt32(0x010101)),
            (.dark, .standard, 0x222222, 0x020202), (.light, .increased, 0x333333, 0x010101),
            (.dark, .increased, 0x444444, 0x020202),
        ])
    func aRoleHasTheColourOfTheAppearance(
        scheme: ColorScheme, contrast: ColorSchemeContrast, text: UInt32, ground: UInt32
    ) throws {
        let stage = Stage(
            StageConfiguration(
                size: CGSize(width: 200, height: 300), scale: 1, colorScheme: scheme, contrast: contrast),
            text: try CairoTextShaper()
        ) {
            Heading("Title", font: .body)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .screen(.loud)
        }
        let drawn = stage.frame(at: 0).drawn()
        #expect(drawn.texts.map(\.color) == [BrandColor(text).resolved])
        #expect(drawn.shapes.first?.color == BrandColor(ground).resolved)
        #expect(drawn.shapes.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    }

    @Test func whatWentWellHasTheAccentUnlessABrandSaysOtherwise() {
        func success(_ own: BrandShade?) -> BrandColor {
            let look = BrandLook(
                background: 0, card: 0, wash: 0, text: 0, secondaryText: 0, accent: 0x0000AA, buttonFill: 0,
                border: 0, success: own, error: 0)
            return BrandPalette(look, .light).success
        }
        #expect(success(nil) == BrandColor(0x0000AA))
        #expect(success(0x00FF00) == BrandColor(0x00FF00))
    }

    @Test(arguments: [(UInt32(0xFFFFFF), true), (0x000000, false), (0x1E40AF, false), (0xF59E0B, true)])
    func aColourIsLightWhereBlackIsReadOnItMoreEasily(hex: UInt32, isLight: Bool) {
        let color = BrandColor(hex)
        #expect(color.isLight == isLight)
        #expect(
            isLight
                == (BrandColor(0x000000).contrast(on: color) > BrandColor(0xFFFFFF).contrast(on: color)))
    }

    @Test("A page keeps its lines short, and its title is a heading")
    func page() throws {
        let wide = ScreenDevice(name: "1000x700", width: 1000, height: 700)
        let stage = try wide.stage {
            Page("Title") { Banner("link", "One", "two") }.screen(.loud)
        }
        let card = try #require(
            stage.frame(at: 0).drawn().shapes.first { $0.color == BrandColor(0x030303).resolved })
        #expect(card.frame.minX == 140 && card.frame.width == 720)
        #expect(stage.labels == ["Title", "One, two"])
        #expect(stage.element("Title")?.traits.contains(.isHeader) == true)
    }

    @Test("A path in a banner is read as it is, and isolated from words of another direction")
    func path() throws {
        let stage = try ScreenDevice.middle.stage(direction: .rightToLeft) {
            Banner("link", "One", "/a/b", isPath: true).screen(.loud)
        }
        #expect(stage.frame(at: 0).strings.contains("\u{2066}/a/b\u{2069}"))
        #expect(stage.labels == ["One, /a/b"])
    }

    @Test func theButtonsOfABannerAreInItsAccent() throws {
        let tally = Tally()
        let stage = try ScreenDevice.middle.stage {
            Banner("link", "One", "two") { Button("Do it") { tally.add() } }.screen(.loud)
        }
        #expect(stage.frame(at: 0).text("Do it")?.color == BrandColor(0x0000AA).resolved)
        #expect(stage.activate(label: "Do it"))
        #expect(tally.count == 1)
    }
}
