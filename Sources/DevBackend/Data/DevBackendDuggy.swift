// Licensed under the Apache License, Version 2.0.

import Foundation

/// What the backend answers to the cricket club's app; each document is JSON text.
public struct DevBackendDuggy: Hashable, Sendable {
    /// The bundle that the store knows.
    public var bundleID: String
    /// The answer of `/duggy/config`.
    public var config: String
    /// The member's name, for `/duggy/session`.
    public var memberName: String
    /// The `club` in the answer of `/duggy/session`.
    public var club: String
    /// The one app in the answer of `/lookup`.
    public var app: String

    /// Describes the documents; without arguments they are a small club and version 2.4.0.
    public init(
        bundleID: String = "club.duggy.app", config: String = Self.defaultConfig,
        memberName: String = "Asha Rao", club: String = Self.defaultClub, app: String = Self.defaultApp
    ) {
        (self.bundleID, self.config) = (bundleID, config)
        (self.memberName, self.club, self.app) = (memberName, club, app)
    }

    /// No maintenance, and versions from 2.0.0 may be used.
    public static let defaultConfig = #"""
        {"minimumVersion":"2.0.0","recommendedVersion":"2.4.0","supportEmail":"support@duggy.club",\#
        "featureFlags":{"liveScores":true}}
        """#
    /// A club without matches.
    public static let defaultClub = #"{"name":"Willow Park CC","fixtures":[],"results":[],"squad":[]}"#
    /// Version 2.4.0 for systems from 17.0.
    public static let defaultApp = #"""
        {"version":"2.4.0","minimumOsVersion":"17.0","trackViewUrl":"https://apps.apple.com/app/duggy",\#
        "bundleId":"club.duggy.app"}
        """#

    /// The answer of the store: one app, or none for another bundle.
    func listing(query: String?) -> String {
        let items = URLComponents(string: "?" + (query ?? ""))?.queryItems ?? []
        let isKnown = items.contains { $0.name == "bundleId" && $0.value == bundleID }
        return isKnown
            ? #"{"resultCount":1,"results":[\#(app)]}"# : #"{"resultCount":0,"results":[]}"#
    }

    /// The answer of a session that is good.
    func session(userID: String, expiresAt: Date) -> String {
        let name = memberName.filter { $0 != "\"" && $0 != "\\" }
        let date = expiresAt.formatted(.iso8601)
        return """
            {"state":"signedIn","memberID":"\(userID)","memberName":"\(name)","expiresAt":"\(date)",\
            "club":\(club)}
            """
    }
}
