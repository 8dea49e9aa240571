// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A cricket club as its members see it: what comes, what was, and who plays.
public struct Club: Codable, Hashable, Sendable {
    /// The club's name.
    public let name: String
    /// The matches to come, the next one first.
    public let fixtures: [Match]
    /// The matches that were played, the last one first.
    public let results: [MatchResult]
    /// The players, in the order of the list.
    public let squad: [Player]

    /// Describes a club.
    public init(name: String, fixtures: [Match], results: [MatchResult], squad: [Player]) {
        (self.name, self.fixtures) = (name, fixtures)
        (self.results, self.squad) = (results, squad)
    }
}

/// A match to come.
public struct Match: Codable, Hashable, Sendable, Identifiable {
    /// The short name that identifies it, also in links.
    public let id: String
    /// The other club.
    public let opponent: String
    /// When the first ball is bowled.
    public let startsAt: Date
    /// Where it is played.
    public let ground: String
    /// Whether it is the club's own ground.
    public let isHome: Bool
    /// The overs of an innings.
    public let overs: Int

    /// Describes a match.
    public init(
        id: String, opponent: String, startsAt: Date, ground: String, isHome: Bool, overs: Int
    ) {
        (self.id, self.opponent, self.startsAt) = (id, opponent, startsAt)
        (self.ground, self.isHome, self.overs) = (ground, isHome, overs)
    }
}

/// A match that was played.
public struct MatchResult: Codable, Hashable, Sendable, Identifiable {
    /// The short name that identifies it.
    public let id: String
    /// The other club.
    public let opponent: String
    /// When it was played.
    public let playedOn: Date
    /// The club's own innings.
    public let ours: Innings
    /// The other club's innings.
    public let theirs: Innings
    /// How it ended, from the club's view: `Won by 34 runs`.
    public let outcome: String
    /// Whether the club won.
    public let isWin: Bool

    /// Describes a result.
    public init(
        id: String, opponent: String, playedOn: Date, ours: Innings, theirs: Innings,
        outcome: String, isWin: Bool
    ) {
        (self.id, self.opponent, self.playedOn) = (id, opponent, playedOn)
        (self.ours, self.theirs) = (ours, theirs)
        (self.outcome, self.isWin) = (outcome, isWin)
    }
}

/// The score of one innings.
public struct Innings: Codable, Hashable, Sendable {
    /// The runs.
    public let runs: Int
    /// The wickets that fell, 0 to 10.
    public let wickets: Int

    /// Describes a score.
    public init(runs: Int, wickets: Int) { (self.runs, self.wickets) = (runs, wickets) }

    /// The score as it is written: `186/7`, or `152` when all are out.
    public var text: String { wickets >= 10 ? "\(runs)" : "\(runs)/\(wickets)" }
}

/// A player of the club.
public struct Player: Codable, Hashable, Sendable, Identifiable {
    /// What a player does.
    public enum Role: String, Codable, CaseIterable, Hashable, Sendable {
        /// Bats.
        case batter = "Batter"
        /// Bowls.
        case bowler = "Bowler"
        /// Bats and bowls.
        case allRounder = "All-rounder"
        /// Stands behind the stumps.
        case keeper = "Wicketkeeper"
    }

    /// The short name that identifies the player.
    public let id: String
    /// The player's name.
    public let name: String
    /// What the player does.
    public let role: Role
    /// Whether the player leads the eleven.
    public let isCaptain: Bool
    /// Runs in this season.
    public let runs: Int
    /// Wickets in this season.
    public let wickets: Int

    /// Describes a player.
    public init(id: String, name: String, role: Role, isCaptain: Bool = false, runs: Int, wickets: Int) {
        (self.id, self.name, self.role) = (id, name, role)
        (self.isCaptain, self.runs, self.wickets) = (isCaptain, runs, wickets)
    }

    /// The first letters of the first and the last name.
    public var initials: String {
        let names = name.split(separator: " ")
        return [names.first?.first, names.count > 1 ? names.last?.first : nil]
            .compactMap { $0.map(String.init) }.joined()
    }
}
