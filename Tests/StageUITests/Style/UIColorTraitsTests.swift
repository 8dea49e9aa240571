// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct UIColorTraitsTests {
    private let card = UIColor { traits in
        if traits.accessibilityContrast == .high { return .systemRed }
        return UIColor(white: traits.userInterfaceStyle == .dark ? 0.25 : 0.75, alpha: 1)
    }

    private func resolved(
        _ color: UIColor, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
    ) -> ResolvedColor {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        values.colorSchemeContrast = contrast
        return Color(uiColor: color).resolveColor(in: values)
    }

    @Test func aColorOfAProviderIsAnotherOneInEachAppearanceAndContrast() {
        #expect(resolved(card, .light) == ResolvedColor(red: 0.75, green: 0.75, blue: 0.75))
        #expect(resolved(card, .dark) == ResolvedColor(red: 0.25, green: 0.25, blue: 0.25))
        #expect(resolved(card, .dark, .increased) == resolved(.systemRed, .dark, .increased))
    }

    @Test func anAppearanceIsResolvedWithoutAScreen() {
        let dark = card.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(resolved(dark, .light) == ResolvedColor(red: 0.25, green: 0.25, blue: 0.25))
        let strong = card.resolvedColor(with: UITraitCollection(accessibilityContrast: .high))
        #expect(resolved(strong, .dark) == resolved(.systemRed, .light, .increased))
    }

    @Test func anAppAddsInitializersAndReadsComponents() throws {
        let color = UIColor(hex: 0x336699)
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect((red, green, blue, alpha) == (0.2, 0.4, 0.6, 1))
        #expect(color.cgColor.components == [0.2, 0.4, 0.6, 1])
        #expect(color == UIColor(cgColor: color.cgColor) && color != UIColor(hex: 0x336698))
        #expect(Color(cgColor: color.cgColor).cgColor?.alpha == 1 && Color.primary.cgColor == nil)
        // Without a stage the light appearance counts.
        #expect(card.cgColor.components == [0.75, 0.75, 0.75, 1])
    }

    /// The circle begins with red; a grey has no hue.
    @Test(
        arguments: [
            (0xFF0000, 0.0, 1.0, 1.0), (0xFFFF00, 1.0 / 6, 1, 1), (0x00FF00, 1.0 / 3, 1, 1),
            (0x00FFFF, 0.5, 1, 1),
            (0x0000FF, 2.0 / 3, 1, 1), (0xFF00FF, 5.0 / 6, 1, 1), (0x336699, 7.0 / 12, 2.0 / 3, 0.6),
            (0x000000, 0, 0, 0), (0xFFFFFF, 0, 0, 1),
        ] as [(UInt32, Double, Double, Double)])
    func aColorHasAHue(_ hex: UInt32, _ hue: Double, _ saturation: Double, _ brightness: Double) {
        var (h, s, b, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        let color = UIColor(hex: hex)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &alpha) && alpha == 1)
        #expect(abs(h - hue) < 0.001 && abs(s - saturation) < 0.001 && abs(b - brightness) < 0.001)
        #expect(color.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
        var white = CGFloat(-1)
        #expect(color.getWhite(&white, alpha: nil) == (saturation == 0))
        #expect(white == (saturation == 0 ? brightness : -1))
    }

    @Test func aProviderIsAskedForEachOfTheFour() {
        let color = UIColor { traits in
            UIColor(
                red: traits.userInterfaceStyle == .dark ? 1 : 0,
                green: traits.accessibilityContrast == .high ? 1 : 0, blue: 0, alpha: 1)
        }
        #expect(resolved(color, .light) == ResolvedColor(red: 0, green: 0, blue: 0))
        #expect(resolved(color, .dark) == ResolvedColor(red: 1, green: 0, blue: 0))
        #expect(resolved(color, .light, .increased) == ResolvedColor(red: 0, green: 1, blue: 0))
        #expect(resolved(color, .dark, .increased) == ResolvedColor(red: 1, green: 1, blue: 0))
    }

    @Test func opacityCountsForAllOfThem() {
        #expect(resolved(card.withAlphaComponent(0.5), .light).opacity == 0.5)
        #expect(resolved(card.withAlphaComponent(0.5), .dark).opacity == 0.5)
        #expect(resolved(card.withAlphaComponent(0.5), .light, .increased).opacity == 0.5)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(resolved(card.withAlphaComponent(0.5).resolvedColor(with: dark), .light).opacity == 0.5)
    }

    @Test func anOpacityTakesThePlaceOfTheOneBefore() {
        let faint = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.2 : 0.4) }
        let colors = [
            UIColor(white: 1, alpha: 0.5), .systemFill, .label.withAlphaComponent(0.25), faint,
            UIColor(.blue.opacity(0.5)), UIColor(.primary.opacity(0.5)), .clear,
        ]
        for color in colors {
            #expect(resolved(color.withAlphaComponent(0.75), .light).opacity == 0.75)
            #expect(resolved(color.withAlphaComponent(0.75), .dark).opacity == 0.75)
        }
        #expect(resolved(.systemFill.withAlphaComponent(0.75), .light, .increased).opacity == 0.75)
        let faded = Color(uiColor: .systemFill.withAlphaComponent(0.5)).opacity(0.5)
        #expect(resolved(UIColor(faded), .light).opacity == 0.25)
    }

    @Test func colorsOfProvidersAreEqualWhereAllFourAre() {
        func color(_ dark: CGFloat) -> UIColor {
            UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? dark : 1, alpha: 1) }
        }
        #expect(Color(uiColor: color(0.25)) == Color(uiColor: color(0.25)))
        #expect(Color(uiColor: color(0.25)) != Color(uiColor: color(0.5)))
        #expect(color(0.25).withAlphaComponent(0.5) != color(0.25))
    }

    @Test func aColorOfACatalogueStaysAsItIsWithTraits() {
        let brand = UIColor(Color("Brand"))
        #expect(brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == brand)
    }

    @Test func aViewInTheDarkIsPaintedWithItsDarkColor() {
        let probe = StageProbe(configure: { $0.colorScheme = .dark }) { Color(uiColor: card) }
        guard case .fill(_, .color(let color), _) = probe.leaves.first?.item.content else {
            Issue.record("nothing is painted")
            return
        }
        #expect(color == ResolvedColor(red: 0.25, green: 0.25, blue: 0.25))
    }
}

extension UIColor {
    fileprivate convenience init(hex: UInt32) {
        self.init(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
            blue: CGFloat(hex & 255) / 255, alpha: 1)
    }
}
