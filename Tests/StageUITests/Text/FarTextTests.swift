// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// The sizes of text on a television.
@MainActor
@Suite struct FarTextTests {
    private func size(_ font: Font, _ type: DynamicTypeSize = .large, isFar: Bool = true) -> CGFloat? {
        let probe = StageProbe(
            CGSize(width: 1920, height: 1080),
            configure: { ($0.isTelevision, $0.dynamicTypeSize) = (isFar, type) }
        ) { Text("word").font(font) }
        for leaf in probe.leaves {
            if case .text(let layout) = leaf.item.content { return layout.lines.first?.runs.first?.font.size }
        }
        return nil
    }

    /// Human Interface Guidelines, Typography, tvOS built-in text styles.
    @Test(
        arguments: [
            (Font.title, 76), (.title2, 57), (.title3, 48), (.headline, 38), (.callout, 31), (.body, 29),
            (.caption, 25), (.caption2, 23),
        ] as [(Font, CGFloat)])
    func theStylesHaveTheSizesOfTheSystem(_ font: Font, _ points: CGFloat) {
        #expect(size(font) == points)
    }

    @Test func elsewhereTheyKeepTheirs() { #expect(size(.body, isFar: false) == 17) }

    @Test func largerLettersOfTheUserStayLarger() { #expect(size(.body, .accessibility5) == 53) }

    @Test func aFixedSizeIsTheAppsOwn() { #expect(size(.system(size: 16)) == 16) }

    @Test func barsHaveLettersOfBodyText() {
        #expect(size(.bar(size: 17)) == 29)
        #expect(size(.bar(size: 10)) == 23)
        #expect(size(.bar(size: 10), isFar: false) == 10)
    }
}
