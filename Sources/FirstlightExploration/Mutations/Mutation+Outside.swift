// Licensed under the Apache License, Version 2.0.

import LaunchCore

// Sessions, links and windows.
extension Mutation {
    static let ofTheSession = [keepsSignedOutUsers, keepsOldOutputs, takesUnknownForSignedOut]

    static let ofTheLinks = [
        deliversLinksEarly, deliversLinksTwice, losesLinks, swallowsSignInAnswers, routesWindowsTwice,
        forgetsWindows,
    ]

    static let keepsSignedOutUsers = Mutation("keeps signed out users") { event, before, after, effects in
        guard before.isSignedOut, before.phase == .completing || before.phase == .exiting else { return }
        (after, effects) = (before, [])
        after.isSignedOut = false
        after.handle(event, into: &effects)
        after.isSignedOut = true
    }

    static let keepsOldOutputs = Mutation("keeps old outputs") { event, before, after, effects in
        // As if the launch were retried without a sign-out.
        let beginsAnew =
            before.phase.isLoading || before.phase == .finished && !before.blueprint.options.hasExpiredRoute
        guard event == .signedOut && beginsAnew || event == .retry && before.phase == .failed else { return }
        (after, effects) = (before, [])
        (after.phase, after.isSignedOut) = (.failed, false)
        after.handle(.retry, into: &effects)
    }

    static let takesUnknownForSignedOut = mistaking("takes unknown for signed out") { event, _ in
        guard case .sessionAnswered(.unknown, let run) = event else { return nil }
        return .sessionAnswered(.expired, run: run)
    }

    static let deliversLinksEarly = Mutation("delivers links early") { event, before, after, effects in
        guard case .open = event, before.phase.isLoading else { return }
        (after, effects) = (before, [])
        (after.phase, after.takesLinks) = (.finished, true)
        after.handle(event, into: &effects)
        (after.phase, after.takesLinks) = (before.phase, before.takesLinks)
    }

    static let deliversLinksTwice = Mutation("delivers links twice") { _, _, after, effects in
        for case .deliver(let url) in effects { after.heldLink = url }
    }

    static let losesLinks = Mutation("loses links") { _, before, after, _ in
        if after.run != before.run { after.heldLink = nil }
    }

    static let swallowsSignInAnswers = mistaking("swallows sign in answers") { event, _ in
        if case .openSignInAnswer(let url) = event { .open(url) } else { nil }
    }

    static let routesWindowsTwice = Mutation("routes windows twice") { event, _, _, effects in
        guard case .sceneConnected = event else { return }
        effects += effects
    }

    static let forgetsWindows = Mutation("forgets windows") { event, _, _, effects in
        if case .sceneConnected = event { return }
        effects.removeAll { if case .routeScene = $0 { true } else { false } }
    }
}
