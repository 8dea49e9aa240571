// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

@MainActor
@Suite struct ColorTests {
    private func hex(_ color: Color, dark: Bool, contrast: Bool = false) -> UInt32 {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        environment.colorSchemeContrast = contrast ? .increased : .standard
        let found = color.resolveColor(in: environment)
        func byte(_ part: Double) -> UInt32 { UInt32((part * 255).rounded()) }
        return byte(found.red) << 16 | byte(found.green) << 8 | byte(found.blue)
    }

    @Test(
        .proves("SW-67"),
        arguments: [
            (Color.red, 0xFF3B30, 0xFF453A), (.orange, 0xFF9500, 0xFF9F0A), (.yellow, 0xFFCC00, 0xFFD60A),
            (.green, 0x34C759, 0x30D158), (.mint, 0x00C7BE, 0x63E6E2), (.teal, 0x30B0C7, 0x40C8E0),
            (.cyan, 0x32ADE6, 0x64D2FF), (.blue, 0x007AFF, 0x0A84FF), (.indigo, 0x5856D6, 0x5E5CE6),
            (.purple, 0xAF52DE, 0xBF5AF2), (.pink, 0xFF2D55, 0xFF375F), (.brown, 0xA2845E, 0xAC8E68),
            (.gray, 0x8E8E93, 0x8E8E93), (.primary, 0x000000, 0xFFFFFF), (.secondary, 0x3C3C43, 0xEBEBF5),
            (.accentColor, 0x007AFF, 0x0A84FF),
        ] as [(Color, UInt32, UInt32)])
    func systemColoursHaveTheirValues(_ color: Color, light: UInt32, dark: UInt32) {
        #expect(hex(color, dark: false) == light)
        #expect(hex(color, dark: true) == dark)
    }

    @Test(
        arguments: [
            (Color.red, 0xD70015, 0xFF6961), (.orange, 0xC93400, 0xFFB340), (.yellow, 0xB25000, 0xFFD426),
            (.green, 0x248A3D, 0x30DB5B), (.mint, 0x0C817B, 0x66D4CF), (.teal, 0x008299, 0x5DE6FF),
            (.cyan, 0x0071A4, 0x70D7FF), (.blue, 0x0040DD, 0x409CFF), (.indigo, 0x3634A3, 0x7D7AFF),
            (.purple, 0x8944AB, 0xDA8FFF), (.pink, 0xD30F45, 0xFF6482), (.brown, 0x7F6545, 0xB59469),
            (.gray, 0x6C6C70, 0xAEAEB2),
        ] as [(Color, UInt32, UInt32)])
    func moreContrastHasColoursOfItsOwn(_ color: Color, light: UInt32, dark: UInt32) {
        #expect(hex(color, dark: false, contrast: true) == light)
        #expect(hex(color, dark: true, contrast: true) == dark)
    }

    @Test(.proves("SW-67")) func secondaryIsThreeFifthsOpaque() {
        #expect(Color.secondary.resolveColor(in: EnvironmentValues()).opacity == 0.6)
    }

    @Test(
        arguments: [
            (0, 1, 1, 0xFF0000), (1.0 / 3, 1, 1, 0x00FF00), (2.0 / 3, 1, 1, 0x0000FF),
            (0.5, 0, 0.5, 0x808080),
            (1.0 / 6, 0.5, 1, 0xFFFF80),
        ] as [(Double, Double, Double, UInt32)])
    func hueSaturationAndBrightness(hue: Double, saturation: Double, brightness: Double, rgb: UInt32) {
        #expect(hex(Color(hue: hue, saturation: saturation, brightness: brightness), dark: false) == rgb)
    }

    @Test func displayP3IsMappedToTheSameColourInSRGB() {
        // White and greys are the same; a pure red is beyond sRGB and is cut off.
        #expect(hex(Color(.displayP3, red: 1, green: 1, blue: 1), dark: false) == 0xFFFFFF)
        #expect(hex(Color(.displayP3, red: 1, green: 0, blue: 0), dark: false) == 0xFF0000)
        #expect(hex(Color(.displayP3, red: 0.5, green: 0.4, blue: 0.3), dark: false) == 0x846549)
    }

    @Test func hierarchyOfTheLabelColours() {
        func opacity(_ style: HierarchicalShapeStyle) -> Double? {
            guard case .color(let color) = style.paint(in: .zero, environment: EnvironmentValues()) else {
                return nil
            }
            return color.opacity
        }
        #expect([.primary, .secondary, .tertiary, .quaternary].map(opacity) == [1, 0.6, 0.3, 0.18])
    }

    @Test func hierarchyOfAForegroundStyleIsAFainterForm() {
        var environment = EnvironmentValues()
        environment.foregroundStyle = AnyShapeStyle(Color(white: 0))
        let paint = HierarchicalShapeStyle.secondary.paint(in: .zero, environment: environment)
        #expect(paint == .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)))
    }

    @Test func aNameWithoutAColourIsReported() {
        let probe = StageProbe { Color("nowhere") }
        #expect(probe.stage.issues.map(\.kind) == [.missingResource])
    }

    @Test func aColourOfAColourIsTheSame() {
        #expect(Color(.indigo) == Color.indigo)
        #expect(Color(.systemIndigo) == Color(uiColor: .systemIndigo))
    }
}
