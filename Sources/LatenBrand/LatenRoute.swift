// Licensed under the Apache License, Version 2.0.

public import Foundation
import LaunchAuth
public import LaunchCore
public import LaunchKit

/// The destinations of a launch of Laten, by the names of its document (`LA-55` to `LA-57`).
public enum LatenRoute: String, Hashable, Sendable, CaseIterable {
    /// `/explore`: the tabs of a signed-in user.
    case explore
    /// `/onboarding`: for a new user.
    case onboarding
    /// The sign-in screen.
    case auth
}

/// The findings of a launch of Laten.
public struct LatenKnowledge: Hashable, Sendable {
    /// The result of the session check.
    public var session: SessionCheck
    /// Indicates whether the onboarding was completed on this device.
    public var isOnboarded: Bool
    /// The present date.
    public var date: Date

    /// Joins what was found out.
    public init(session: SessionCheck, isOnboarded: Bool, date: Date) {
        (self.session, self.isOnboarded, self.date) = (session, isOnboarded, date)
    }

    /// Indicates whether a session on the device stands in for an answer that did not come.
    ///
    /// After an error it does, so that bad reception signs no user out (`C-LA-20`). Without an answer in
    /// time, only an unexpired session does (`C-LA-19`).
    var isStoredEnough: Bool {
        guard let gap = session.answer.gap, let stored = session.stored else { return false }
        return gap != .tooSlow || stored.isFresh(at: date, margin: 0)
    }
}

extension LatenRoute {
    /// The rules; a valid session comes before the onboarding (`C-LA-25`).
    public static let rules = LaunchRouteRules<LatenKnowledge, LatenRoute>(
        otherwise: .auth, because: "nobody is signed in, and nothing says that it is the first launch"
    )
    .when("session", because: "there is a valid session", else: "no session is known to be valid") {
        $0.session.answer.user == nil ? nil : .explore
    }
    .when("stored", because: "the server was not heard, and a session is on the device", else: "no stand-in")
    {
        $0.isStoredEnough ? .explore : nil
    }
    .when("unknown", because: "it is not known who is signed in", else: "it is known who is signed in") {
        $0.session.answer.isKnown ? nil : .auth
    }
    .when(
        "first launch", because: "the onboarding was never completed on this device",
        else: "the onboarding was completed before, or that is not known"
    ) {
        $0.isOnboarded ? nil : .onboarding
    }
}
