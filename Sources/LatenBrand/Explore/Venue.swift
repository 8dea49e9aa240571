// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A place to go to tonight.
struct Venue: Identifiable, Hashable, Sendable {
    /// The kind of venue.
    enum Kind: String, CaseIterable, Hashable, Sendable {
        case club = "Clubs"
        case bar = "Bars"
        case live = "Live"

        /// The kind in the user's language.
        var name: String { String(localized: String.LocalizationValue(rawValue)) }

        var symbol: String {
            switch self {
            case .club: "sparkles"
            case .bar: "cup.and.saucer.fill"
            case .live: "music.note"
            }
        }

        var color: BrandColor {
            switch self {
            case .club: LatenPalette.primary
            case .bar: LatenPalette.neonPink
            case .live: LatenPalette.neonCyan
            }
        }
    }

    let id: Int
    let name: String
    let kind: Kind
    /// The place and its distance.
    let place: String
    /// The time at which it begins.
    let time: String
    let text: String
    let guests: Int

    static var all: [Venue] {
        [
            Venue(
                id: 1, name: "Paper Lantern", kind: .bar, place: String(localized: "Market, 0.5 km"),
                time: "18:00",
                text: String(localized: "A garden under lanterns, with small plates until midnight."),
                guests: 41),
            Venue(
                id: 2, name: "The Violet Hour", kind: .bar, place: String(localized: "Old Town, 0.3 km"),
                time: "19:30",
                text: String(localized: "Thirty seats, a short list of drinks, and nobody in a hurry."),
                guests: 28),
            Venue(
                id: 3, name: "Low Tide Trio", kind: .live, place: String(localized: "Canal Hall, 1.2 km"),
                time: "20:15",
                text: String(localized: "Piano, bass and drums, two sets. Doors open half an hour before."),
                guests: 96),
            Venue(
                id: 4, name: "Room Nine", kind: .club, place: String(localized: "Harbour, 0.8 km"),
                time: "23:00",
                text: String(localized: "House and techno on two floors, with a terrace above the water."),
                guests: 214),
            Venue(
                id: 5, name: "Afterglow", kind: .club, place: String(localized: "Station Yard, 1.6 km"),
                time: "00:00",
                text: String(localized: "Disco until six in a former signal box. Cloakroom at the entrance."),
                guests: 180),
        ]
    }
}
