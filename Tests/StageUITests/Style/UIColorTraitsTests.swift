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

    @Test func opacityCountsForAllOfThem() {
        #expect(resolved(card.withAlphaComponent(0.5), .dark).opacity == 0.5)
        #expect(Color(uiColor: card) == Color(uiColor: card))
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
