// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct ScrollIndicatorTests {
    /// A way that is cut short by a place taken at once: the indicators fade as after any other one.
    @Test(arguments: [80.0, 50, 0])
    func indicatorsGoWhenAMotionIsCutShort(place: CGFloat) throws {
        let probe = StageProbe { ScrollView { Color.red.frame(height: 300).mark("content") } }
        func find(_ box: LayoutBox) -> ScrollBox? {
            box as? ScrollBox ?? box.children.lazy.compactMap(find).first
        }
        let scroll = try #require(probe.stage.rootBox.flatMap(find))
        scroll.mover.go(to: CGSize(width: 0, height: 50), animation: .linear(duration: 0.5))
        probe.step(10)
        #expect(scroll.mover.indicatorOpacity == 1)
        scroll.mover.go(to: CGSize(width: 0, height: place), animation: nil)
        // Indicators stay 0.3 s and fade in 0.25 s.
        probe.step(40)
        #expect(scroll.mover.indicatorOpacity == 0)
        #expect(probe.frame("content")?.minY == -place)
        #expect(probe.stage.isSettled)
    }
}
