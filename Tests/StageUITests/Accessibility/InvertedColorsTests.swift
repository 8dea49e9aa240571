// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct InvertedColorsTests {
    private func probe<V: View>(inverted: Bool = true, @ViewBuilder _ content: () -> V) -> StageProbe {
        StageProbe {
            $0.invertColors = inverted
        } content: {
            content()
        }
    }

    /// How often the colours of each thing drawn are inverted, back to front.
    private func inversions(_ probe: StageProbe) -> [Int] {
        probe.leaves.map { $0.effects.filter { $0 == .colors(.inversion) }.count }
    }

    @Test func theWholeScreenIsInvertedButForTheViewsThatIgnoreIt() {
        let probe = probe {
            HStack {
                Color.red
                Color.green.accessibilityIgnoresInvertColors()
            }
        }
        // Twice is as it was.
        #expect(inversions(probe) == [1, 2])
    }

    @Test func aViewInsideCanFollowTheSettingAgain() {
        let probe = probe {
            HStack {
                Color.red
                Color.green.accessibilityIgnoresInvertColors(false)
                Color.blue.accessibilityIgnoresInvertColors()
            }
            .accessibilityIgnoresInvertColors()
        }
        #expect(inversions(probe) == [2, 3, 2])
    }

    @Test func withoutTheSettingNothingIsInverted() {
        let probe = probe(inverted: false) { Color.red.accessibilityIgnoresInvertColors() }
        #expect(inversions(probe) == [0])
    }
}
