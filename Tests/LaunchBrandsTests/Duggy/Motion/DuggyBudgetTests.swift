// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import LaunchMotion
import ProofSupport
import StageCairo
import StageUI
import Testing

@testable import DuggyBrand
@testable import FirstlightSimulation

@MainActor
@Suite(.serialized) struct DuggyBudgetTests {
    /// The time that the present thread has worked, which other programs on the machine do not change.
    private func worked() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    @Test(.proves("DG-205", "DG-211"))
    func aStepOfTheSplashFitsIntoAFrame() async throws {
        // Only transforms and opacities move, so that nothing has to be laid out or drawn anew.
        let motion = SplashMotion.standard
        #expect(
            motion.entry.keys.allSatisfy { key in
                ["scale", "opacity", "angle"].contains { key.rawValue.hasSuffix($0) }
            })
        let run = try Simulation(.duggyLoading(), text: CairoTextShaper(), scale: 2)
        var costs: [Double] = []
        try await run.runOnVirtualClock(fps: 20, until: 2.5) { frame in
            let stage = try #require(run.launch).stage
            let before = worked()
            _ = stage.frame(at: frame.time + 0.0001)
            costs.append(worked() - before)
        }
        let typical = costs.sorted()[costs.count / 2]
        #expect(costs.count > 40 && typical < 1.0 / 60, "a step takes \(typical * 1000) ms")
    }
}
