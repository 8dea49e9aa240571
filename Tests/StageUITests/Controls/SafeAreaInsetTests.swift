// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

@MainActor
@Suite struct SafeAreaInsetTests {
    @Test(arguments: [(VerticalEdge.top, 0.0, 60.0), (.bottom, 750, 0)])
    func anInsetTakesItsHeightAndTheSpacingAway(_ edge: VerticalEdge, _ inset: Double, _ rest: Double) {
        let stage = Stage.fixed {
            Color.red.safeAreaInset(edge: edge, spacing: 10) { Color.blue.frame(height: 50) }
        }
        let expected = CGRect(x: 0, y: CGFloat(rest), width: 400, height: 740)
        #expect(stage.drawn.fills(255, 59, 48) == [expected])
        #expect(
            stage.drawn.fills(0, 122, 255) == [CGRect(x: 0, y: CGFloat(inset), width: 400, height: 50)])
    }

    @Test(arguments: [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 350)])
    func aLeadingInsetStandsWhereReadingStarts(_ direction: LayoutDirection, _ x: Double) {
        let stage = Stage.fixed(direction: direction) {
            Color.red.safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 50) }
        }
        #expect(stage.drawn.fills(0, 122, 255) == [CGRect(x: CGFloat(x), y: 0, width: 50, height: 800)])
        #expect(stage.drawn.fills(255, 59, 48).map(\.width) == [350])
    }
}
