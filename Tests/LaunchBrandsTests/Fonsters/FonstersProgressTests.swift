// Licensed under the Apache License, Version 2.0.

import FonstersBrand
import Foundation
import ProofSupport
import Testing

/// The phases by their two beginnings, without a launch.
@Suite struct FonstersProgressTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)

    private func date(_ milliseconds: Int) -> Date { start.addingTimeInterval(Double(milliseconds) / 1000) }

    @Test(.proves("FO-52", "FO-64"))
    func thePhasesComeInOrderAndEndAfterOneSecond() {
        let progress = LoadingProgress(entryStart: start, exitStart: date(400))
        var seen: [LoadingPhase] = []
        for time in stride(from: 0, through: 3000, by: 10) {
            let phase = progress.phase(at: date(time))
            #expect(phase.rawValue == min(5, time / 200), "\(time)")
            if seen.last != phase { seen.append(phase) }
        }
        #expect(seen.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(progress.time(at: date(1000)) == 1 && progress.time(at: date(9000)) == 1)
    }

    @Test func nothingMovesBeforeTheFirstFrame() {
        #expect(LoadingProgress().time(at: start) == 0 && LoadingProgress().phase(at: start) == .linesMove)
        let progress = LoadingProgress(entryStart: start)
        #expect(progress.time(at: date(-20)) == 0)
    }

    @Test func timeStandsStillBetweenPhases1And2() {
        var progress = LoadingProgress(entryStart: start)
        #expect(abs(progress.time(at: date(300)) - 0.3) < 1e-6)
        #expect(progress.time(at: date(2500)) == 0.4 && progress.phase(at: date(2500)) == .iconIn)
        // At rest the last frame's date, which may lie before the end of phase 1, does not count.
        #expect(progress.restingTime == 0.4)
        progress.exitStart = date(2500)
        #expect(progress.restingTime == 1)
        #expect(progress.phase(at: date(2500)) == .backgroundOut)
        #expect(abs(progress.time(at: date(2700)) - 0.6) < 1e-6)
        #expect(progress.phase(at: date(3100)) == .complete)
    }
}
