// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct StackCrossAxisTests {
    /// The usual way to give cards in a row the height of the tallest one.
    @Test func childrenFillTheStackAcrossWhenItsOwnSizeIsIdeal() {
        let probe = StageProbe(CGSize(width: 200, height: 200)) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 60).mark("tall")
                Color.blue.frame(width: 20).frame(maxHeight: .infinity).mark("filling")
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        probe.step()
        #expect(probe.frame("tall")?.height == 60)
        #expect(probe.frame("filling")?.height == 60)
    }
}
