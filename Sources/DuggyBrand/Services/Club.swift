// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI

/// A signed-in member and the member's club.
public struct MemberSession: Codable, Hashable, Sendable {
    let memberID: String
    let memberName: String
    /// The expiry of the session.
    let expiresAt: Date
    let club: Club

    /// The fault of the session, or nil.
    var defect: String? {
        if memberID.isEmpty { return "memberID is empty" }
        if memberName.isEmpty { return "memberName is empty" }
        if club.name.isEmpty { return "the club has no name" }
        return nil
    }
}

/// The server's answer about who is signed in.
public enum SessionAnswer: Hashable, Sendable {
    /// A member is signed in.
    case signedIn(MemberSession)
    /// The server said that nobody is signed in.
    case signedOut
}

/// A cricket club as its members see it: what comes, what was, and who plays.
public struct Club: Codable, Hashable, Sendable {
    let name: String
    /// The matches to come, the next one first.
    let fixtures: [Match]
    /// The matches that were played, the last one first.
    let results: [MatchResult]
    let squad: [Player]
}

/// A match to come.
struct Match: Codable, Hashable, Sendable, Identifiable {
    /// The short name that identifies it, also in links.
    let id: String
    let opponent: String
    /// The time of the first ball.
    let startsAt: Date
    let ground: String
    let isHome: Bool
    let overs: Int
}

/// A match that was played.
struct MatchResult: Codable, Hashable, Sendable, Identifiable {
    let id: String
    let opponent: String
    let playedOn: Date
    let ours: Innings
    let theirs: Innings
    /// The result, from the club's view: `Won by 34 runs`.
    let outcome: String
    let isWin: Bool
}

/// The score of one innings.
struct Innings: Codable, Hashable, Sendable {
    let runs: Int
    /// The wickets that fell, 0 to 10.
    let wickets: Int

    /// The score as it is written: `186/7`, or `152` when all are out.
    var text: String { wickets >= 10 ? "\(runs)" : "\(runs)/\(wickets)" }
}

/// A player of the club.
struct Player: Codable, Hashable, Sendable, Identifiable {
    enum Role: String, Codable, Hashable, Sendable {
        case batter = "Batter"
        case bowler = "Bowler"
        case allRounder = "All-rounder"
        case keeper = "Wicketkeeper"

        /// The role in the user's language.
        var words: String { String(localized: String.LocalizationValue(rawValue)) }
    }

    let id: String
    let name: String
    let role: Role
    var isCaptain = false
    /// Runs in this season.
    let runs: Int
    /// Wickets in this season.
    let wickets: Int

    /// The first letters of the first and the last name.
    var initials: String {
        let names = name.split(separator: " ")
        return [names.first?.first, names.count > 1 ? names.last?.first : nil]
            .compactMap { $0.map(String.init) }.joined()
    }
}
