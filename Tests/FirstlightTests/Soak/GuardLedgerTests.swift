// Licensed under the Apache License, Version 2.0.

import Testing

@testable import firstlight_soak

@Suite struct GuardLedgerTests {
    private func note(_ kind: SoakNote.Kind, _ state: SoakNote.GuardState, _ failures: Int) -> SoakNote {
        SoakNote(kind: kind, text: state.rawValue, number: failures)
    }

    private func began(_ failures: Int) -> [SoakNote] {
        [note(.guarding, .open, failures), note(.guarded, .open, failures)]
    }

    @Test func aLaunchThatWasNotedAndKilledCounts() {
        var ledger = GuardLedger()
        #expect(ledger.take(began(0)) == [] && ledger.possible == [1])
        #expect(ledger.take(began(1)) == [] && ledger.possible == [2])
        #expect(ledger.take(began(1)).count == 1)
    }

    @Test func aKillInTheMiddleOfAWriteLeavesBothPossible() {
        var ledger = GuardLedger()
        _ = ledger.take(began(0) + [note(.guarding, .ready, 0)])
        #expect(ledger.possible == [0, 1])
        #expect(ledger.take([note(.guarding, .open, 1)]) == [] && ledger.possible == [0, 1, 2])
        #expect(ledger.take([]) == [] && ledger.possible == [0, 1, 2])
    }

    @Test func aKillThatComesAfterTheEndMakesNoFailedLaunch() {
        var ledger = GuardLedger()
        _ = ledger.take(began(0))
        #expect(!ledger.haveTwoFailed)
        _ = ledger.take(began(1) + [note(.guarding, .ready, 1)])
        #expect(!ledger.haveTwoFailed, "the write of the end may have been done")
        _ = ledger.take(began(0) + [note(.guarding, .ready, 0), note(.guarded, .ready, 0)])
        #expect(!ledger.haveTwoFailed)
        _ = ledger.take(began(0))
        _ = ledger.take(began(1))
        #expect(ledger.haveTwoFailed)
    }

    @Test func beingCarefulNeedsACauseAndIsNotForgotten() {
        var ledger = GuardLedger()
        #expect(ledger.take(began(0) + [SoakNote(kind: .careful)]).count == 1)
        _ = ledger.take(began(1))
        #expect(ledger.take(began(2) + [SoakNote(kind: .phase, text: "entering")]).count == 1)
        #expect(ledger.take([SoakNote(kind: .phase, text: "entering")]).count == 1)
    }

    @Test func whoLeftDoesNotCount() {
        var ledger = GuardLedger()
        _ = ledger.take(began(0) + [note(.guarding, .away, 0), note(.guarded, .away, 0)])
        #expect(ledger.possible == [0])
    }
}
