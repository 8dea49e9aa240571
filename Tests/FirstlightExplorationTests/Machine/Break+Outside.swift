// Licensed under the Apache License, Version 2.0.

@testable import FirstlightExploration
@testable import LaunchCore

// Sessions, locks, the background, links, and windows.
extension Break {
    static let ofTheOutside = ofTheSession + ofTheLinks

    private static let ofTheSession: [Break] = [
        Break(.signedOutUsersLeave, .keepsSignedOutUsers),
        Break(.signedOutUsersLeaveNothing, .keepsOldOutputs),
        Break(.signedOutUsersGetNoOldData, "offers the data of a session that is over") {
            event, before, after, _ in
            if event == .signedOut, before.canContinueOffline { after.canContinueOffline = true }
        },
        Break(.unknownSessionChangesNothing, .takesUnknownForSignedOut),
        Break(.expiredSessionEnds, "lets an expired session stay") { event, before, after, effects in
            guard case .sessionAnswered(.expired, let run) = event, run == before.run, after.run != run else {
                return
            }
            (after, effects) = (before, [])
            after.isCheckingSession = false
        },
        ignores(.signOutIsHeard, "does not hear a sign-out while it loads") { event, before in
            event == .signedOut && before.phase.isLoading
        },
        Break(.returnAsksAboutTheSession, "does not ask about the session on a return") {
            event, _, after, effects in
            guard event == .sceneBecameActive, effects.contains(.checkSession) else { return }
            after.isCheckingSession = false
            effects.removeAll { $0 == .checkSession }
        },
        Break(.returnAsksAboutTheSession, "asks where nobody wants to know", in: .other) {
            event, before, after, effects in
            guard event == .sceneBecameActive, before.phase == .finished, !before.isCheckingSession else {
                return
            }
            after.isCheckingSession = true
            effects.append(.checkSession)
        },
        Break(.suspensionIsNoFailure, .countsSuspensionsAsFailures),
        Break(.heldTaskHasAnEnd, .forgetsPatience),
        ignores(.heldTaskGoesOn, "does not hear that the network may be used") { event, _ in
            event == .networkChanged
        },
        ignores(.heldTaskGoesOn, "does not hear that the device is unlocked") { event, _ in
            event == .protectedData(isAvailable: true)
        },
        ignores(.heldTaskGoesOn, "stays stopped when the device is unlocked") { event, before in
            event == .protectedData(isAvailable: true) && before.phase == .failed
        },
        Break(.nobodyIsImpatientInTheBackground, .hurriesInTheBackground),
    ]

    private static let ofTheLinks: [Break] = [
        repeats(.linkIsDeliveredOnce, "delivers a link twice", in: .bare) { effect in
            if case .deliver = effect { true } else { false }
        },
        Break(.linkIsNotStuck, .deliversLinksTwice, in: .bare),
        Break(.linkIsDeliveredAfterTheEnd, .deliversLinksEarly),
        Break(.linkIsNotStuck, "keeps a link although the destination takes it", in: .bare) {
            event, before, after, effects in
            guard event == .arrived(holdsLinks: false), before.phase == .finished, before.heldLink != nil
            else {
                return
            }
            (after, effects) = (before, [])
            after.takesLinks = true
        },
        Break(.linkIsNotLost, .losesLinks),
        Break(.newestLinkWins, "keeps the older of two links", in: .bare) {
            event, before, after, effects in
            guard case .open(let url) = event, let older = before.heldLink, after.heldLink == url else {
                return
            }
            (after, effects) = (before, [.note(.link(url, .replacedByNewer))])
            after.heldLink = older
        },
        Break(.heldLinkHasItsTime, "holds a link for ever") { event, _, after, effects in
            guard case .open = event, after.timers.contains(.link) else { return }
            after.timers.remove(.link)
            effects.removeLast()
        },
        Break(.linkIsNotForASignIn, "delivers a link to a sign-in", in: .bare) {
            event, before, after, effects in
            guard event == .arrived(holdsLinks: true), before.phase == .finished, let url = before.heldLink
            else { return }
            after.heldLink = nil
            after.timers.remove(.link)
            effects = [.cancelTimer(.link), .note(.link(url, .delivered)), .deliver(url)]
        },
        Break(.signInAnswerIsHandedOver, .swallowsSignInAnswers),
        Break(.windowsHaveOneRoute, .routesWindowsTwice, in: .bare),
        Break(.windowsHaveOneRoute, .forgetsWindows, in: .bare),
    ]
}
