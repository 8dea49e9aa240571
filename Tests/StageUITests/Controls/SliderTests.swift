// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct SliderTests {
    @Test func viewsAtTheEndsStandBesideTheTrackAndAreNotRead() {
        let stage = Stage.fixed {
            Slider(value: .constant(0.5)) {
                Text(verbatim: "Volume")
            } minimumValueLabel: {
                Text(verbatim: "low")
            } maximumValueLabel: {
                Text(verbatim: "loud")
            }
        }
        let drawn = stage.drawn
        // Each character is 8.5 points wide.
        #expect(drawn.texts["low"]?.minX == 0 && drawn.texts["loud"]?.maxX == 400)
        #expect(stage.elements.map(\.label) == ["Volume"])
        #expect(stage.elements.first?.isAdjustable == true)
    }

    @Test func inRightToLeftTheLowerEndIsAtTheRight() {
        let stage = Stage.fixed(direction: .rightToLeft) {
            Slider(value: .constant(3.0), in: 0...10, step: 1) {
                EmptyView()
            } minimumValueLabel: {
                Text(verbatim: "low")
            } maximumValueLabel: {
                Text(verbatim: "loud")
            }
        }
        // The width of a text is rounded up to whole pixels.
        #expect(stage.drawn.texts["low"]?.maxX == 399.5)
    }
}
