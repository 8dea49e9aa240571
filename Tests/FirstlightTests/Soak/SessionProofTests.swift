// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import ProofSupport
import Testing

@testable import FirstlightCommands
@testable import firstlight_soak

/// A short seed of the long proofs about sessions, and what their judge must see.
@Suite struct SessionProofTests {
    @Test(.proves("LA-253", "LA-254"))
    func whateverFailsNobodyIsSignedOutByIt() async throws {
        let result = try await ShortSoak.run { SessionsProof(schedules: 200, setting: $0) }
        #expect(result.violations == [])
        let figures = Dictionary(uniqueKeysWithValues: result.figures.map { ($0.name, $0.figure) })
        #expect(figures["sessions"] == 200)
        for name in ["transient", "kills", "processes", "server-rotated", "server-repeated", "signed-in"] {
            #expect((figures["sessions.\(name)"] ?? 0) > 0, "\(name) never happened")
        }
        #expect(figures["sessions.server-reused"] == nil)
    }

    @Test(.proves("LA-253"))
    func aKilledAppIsSignedInOrOutAsTheLastAnswerSays() async throws {
        let result = try await ShortSoak.run { AccountKillsProof(kills: 20, setting: $0) }
        #expect(result.violations == [])
        #expect(result.figures.first?.figure == 20)
    }

    // MARK: - The judge

    private func call(
        _ action: SessionNote.Action, _ began: Double, _ ended: Double?, session: String? = nil,
        error: String? = nil, killed: Double = .infinity
    ) -> SessionCall {
        SessionCall(
            action: action, began: began, ended: ended, last: ended ?? killed, session: session, error: error)
    }

    private func violations(
        _ calls: [SessionCall], _ farewells: [SessionFarewell] = [], _ events: [DevBackendAuthEvent] = []
    ) -> [String] {
        var ledger = SessionLedger()
        (ledger.calls, ledger.farewells, ledger.events) = (calls, farewells, events)
        return ledger.violations()
    }

    private var signIn: SessionCall { call(.signIn, 0, 1, session: "x") }

    @Test func whatIsInOrderIsPassed() {
        let signOut = call(.signOutEverywhere, 4, 5)
        let calls = [
            signIn, call(.session, 2, 3, session: "x"), call(.session, 3, 4, error: "transient"), signOut,
            call(.session, 4.5, 6, session: "x"), call(.session, 6, 7, error: "signedOut"),
            call(.signIn, 8, 9, session: "y"), call(.service, 10, 11), call(.resume, 10, 11),
        ]
        #expect(violations(calls) == [])
    }

    @Test func aSignOutWithoutAReasonIsSeen() {
        let lost = "Nobody is signed in any more, and nobody has signed out"
        #expect(violations([signIn, call(.session, 2, 3, error: "signedOut")]) == [lost])
        let again = [
            signIn, call(.signOutHere, 2, 3), call(.signIn, 4, 5, session: "y"),
            call(.session, 6, 7, error: "signedOut"),
        ]
        #expect(violations(again) == [lost])
        // What a killed process was at may have happened, but not after somebody saw that it had not.
        let killed = call(.signOutHere, 2, nil, killed: 3)
        #expect(violations([signIn, killed, call(.session, 4, 5, error: "signedOut")]) == [])
        let seen = [
            signIn, killed, call(.session, 4, 5, session: "x"), call(.session, 6, 7, error: "signedOut"),
        ]
        #expect(violations(seen) == [lost])
    }

    @Test func aTokenAfterASignOutIsSeen() {
        let stale = "A token was given out after the sign-out was acknowledged"
        #expect(
            violations([signIn, call(.signOutHere, 2, 3), call(.session, 4, 5, session: "x")]) == [stale])
        let replaced = [signIn, call(.signIn, 2, 3, session: "y"), call(.session, 4, 5, session: "x")]
        #expect(
            violations(replaced) == [
                "A token of an earlier session was given out after a sign-in was acknowledged"
            ])
        #expect(
            violations([signIn, call(.session, 2, 3, session: "z")]) == [
                "A token of a session that nobody began"
            ])
    }

    @Test func aCallThatHangsOrFailsIsSeen() {
        #expect(violations([signIn, call(.session, 2, nil)]) == ["session did not end"])
        #expect(violations([signIn, call(.signOutHere, 2, 3, error: "transient")]).count == 1)
        #expect(violations([signIn, call(.session, 2, 3, error: "untrusted")]).count == 1)
    }

    @Test func whatTheServerSaysIsSeen() {
        func event(_ kind: DevBackendAuthEvent.Kind, _ session: String, _ at: Double) -> DevBackendAuthEvent {
            DevBackendAuthEvent(
                kind: kind, userID: "u", sessionID: session, at: Date(timeIntervalSinceReferenceDate: at))
        }
        #expect(violations([signIn], [], [event(.reused, "x", 2)]).count == 1)
        let calls = [
            signIn, call(.signOutEverywhere, 10, 11), call(.signIn, 12, 13, session: "y"),
            call(.session, 20, 21, error: "signedOut"),
        ]
        let ended = event(.endedGlobal, "x", 19)
        // It was on its way when the user signed in again.
        let early = SessionFarewell(scope: "global", session: "x", sent: 12.5)
        #expect(violations(calls, [early], [ended]) == [])
        // The session of a sign-in whose process was killed may have stayed, and been one of the others.
        let cut = [
            signIn, call(.signIn, 2, nil, killed: 3), call(.signOutOthers, 2.5, 6),
            call(.session, 8, 9, error: "signedOut"),
        ]
        let others = SessionFarewell(scope: "others", session: "x", sent: 2.6)
        #expect(violations(cut, [others], [event(.endedOthers, "x", 4)]) == [])
        #expect(violations([signIn] + cut.suffix(2), [others], [event(.endedOthers, "x", 4)]).count == 1)
        let late = SessionFarewell(scope: "global", session: "x", sent: 18)
        #expect(violations(calls, [late], [ended]).count == 2)
    }
}
