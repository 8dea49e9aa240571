// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@Suite struct OutlineTests {
    @Test(arguments: [(3.0, 3.0, false), (97, 97, false), (8, 8, true), (50, 1, true), (101, 50, false)])
    func theCornersOfARoundedRectangleAreOutside(_ x: Double, _ y: Double, _ expected: Bool) {
        let outline = DisplayOutline.roundedRectangle(
            CGRect(x: 0, y: 0, width: 100, height: 100), cornerSize: CGSize(width: 20, height: 20))
        #expect(outline.contains(CGPoint(x: x, y: y)) == expected)
    }
}
