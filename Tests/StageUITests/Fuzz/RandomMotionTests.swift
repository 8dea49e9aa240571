// Licensed under the Apache License, Version 2.0.

import ProofSupport
import Testing

@testable import StageUI

@MainActor
@Suite struct RandomMotionTests {
    /// Every view of a random tree is where the rules put it, in each frame of changes that meet one another.
    @Test(
        .timeLimit(.minutes(120)), .proves("SW-44", "SW-82", "SW-83", "SW-84", "SW-85"),
        arguments: 0..<RandomPart<RandomMotion>.count)
    func eachViewGoesFromPlaceToPlaceOfItsSpace(part: Int) async {
        await RandomPart<RandomMotion>(part, factor: 37).run()
    }
}
