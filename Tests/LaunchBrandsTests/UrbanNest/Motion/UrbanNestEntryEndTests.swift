// Licensed under the Apache License, Version 2.0.

import LaunchMotion
import Testing

@testable import UrbanNestBrand

/// The entry once it is over: what stands no longer depends on the date of a frame.
@Suite struct UrbanNestEntryEndTests {
    @Test(arguments: [false, true])
    func afterAFrameThatCameTooEarlyTheLogoStandsAllTheSame(isReduced: Bool) throws {
        let motion = try UrbanNestMotion(isReduced: isReduced)
        func opacity(_ elapsed: Double, isOver: Bool) -> Double? {
            motion.entry.value(
                of: UrbanNestMotion.logoOpacity, at: motion.entryTime(elapsed, isOver: isOver))
        }
        #expect(try #require(opacity(0.2, isOver: false)) < 1)
        #expect(opacity(0.2, isOver: true) == 1)
    }
}
