// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import SwiftUI

/// The club, the settings and the store's listing that simulations of Duggy show.
enum DuggySamples {
    private static func days(_ days: Double, hour: Double, from date: Date) -> Date {
        let midnight = (date.timeIntervalSinceReferenceDate / 86_400).rounded(.down) * 86_400
        return Date(timeIntervalSinceReferenceDate: midnight + days * 86_400 + hour * 3600)
    }

    /// A club whose season is under way at a date.
    static func club(at date: Date) -> Club {
        func match(
            _ id: String, _ opponent: String, _ day: Double, _ hour: Double, _ ground: String, _ isHome: Bool,
            _ overs: Int = 40
        ) -> Match {
            Match(
                id: id, opponent: opponent, startsAt: days(day, hour: hour, from: date), ground: ground,
                isHome: isHome, overs: overs)
        }
        func result(
            _ id: String, _ opponent: String, _ day: Double, _ ours: (Int, Int), _ theirs: (Int, Int),
            _ outcome: String, _ isWin: Bool
        ) -> MatchResult {
            MatchResult(
                id: id, opponent: opponent, playedOn: days(day, hour: 13, from: date),
                ours: Innings(runs: ours.0, wickets: ours.1),
                theirs: Innings(runs: theirs.0, wickets: theirs.1), outcome: outcome, isWin: isWin)
        }
        return Club(
            name: "Willow Park CC",
            fixtures: [
                match("harbour", "Harbour Mallards", 3, 13, "Willow Park", true),
                match("teal", "Teal Valley", 10, 13.5, "Valley Road", false),
                match("abbey", "Abbey Strollers", 13, 18, "Willow Park", true, 20),
            ],
            results: [
                result(
                    "kings", "Kingsmead", -4, (186, 7), (152, 10), String(localized: "Won by \(34) runs"),
                    true),
                result(
                    "oaks", "Five Oaks", -11, (143, 9), (144, 4), String(localized: "Lost by \(6) wickets"),
                    false),
                result(
                    "mill", "Mill Lane", -18, (121, 3), (120, 10), String(localized: "Won by \(7) wickets"),
                    true),
                result(
                    "ferry", "Ferry Green", -25, (204, 6), (198, 8), String(localized: "Won by \(6) runs"),
                    true),
            ],
            squad: [
                Player(
                    id: "asha", name: "Asha Rao", role: .allRounder, isCaptain: true, runs: 312, wickets: 14),
                Player(id: "ben", name: "Ben Okafor", role: .batter, runs: 287, wickets: 0),
                Player(id: "chloe", name: "Chloe Marsh", role: .keeper, runs: 164, wickets: 0),
                Player(id: "dev", name: "Dev Patel", role: .bowler, runs: 41, wickets: 21),
                Player(id: "eli", name: "Eli Novak", role: .batter, runs: 198, wickets: 2),
                Player(id: "fatima", name: "Fatima Khan", role: .bowler, runs: 63, wickets: 17),
            ])
    }

    /// The session of the member who is signed in.
    static func session(at date: Date, of member: String = "user-1") -> MemberSession {
        MemberSession(
            memberID: member, memberName: "Asha Rao", expiresAt: date.addingTimeInterval(86_400),
            club: club(at: date))
    }

    /// The settings: versions from 2.0.0 may be used, and 2.4.0 is on offer.
    static let configuration = AppConfiguration(
        minimumVersion: version("2.0.0"), recommendedVersion: version("2.4.0"),
        supportEmail: "support@duggy.club", featureFlags: ["liveScores": true])

    /// The store has 2.4.0.
    static let listing = StoreListing(
        version: version("2.4.0"), minimumSystem: version("17.0"),
        page: URL(string: Duggy.storePage) ?? URL(filePath: "/app/duggy"))

    private static func version(_ text: String) -> SemanticVersion {
        guard let found = SemanticVersion(text) else { preconditionFailure("'\(text)' is no version") }
        return found
    }

    /// A property list of a project that does not exist.
    static let propertyList = Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>API_KEY</key><string>AIzaSyDuggySimulation0123456789abcdefgh</string>
        <key>GCM_SENDER_ID</key><string>123456789012</string>
        <key>GOOGLE_APP_ID</key><string>1:123456789012:ios:0a1b2c3d4e5f</string>
        <key>PROJECT_ID</key><string>duggy-simulation</string>
        <key>BUNDLE_ID</key><string>club.duggy.app</string>
        </dict></plist>
        """.utf8)
}
