// Licensed under the Apache License, Version 2.0.

/// What one slide of the onboarding says and shows.
struct UrbanNestSlide: Identifiable, Sendable {
    /// Its number, from 1.
    let id: Int
    /// The promise.
    let title: String
    /// What is behind it.
    let text: String
    /// The illustration.
    let art: [UrbanNestArtPiece]

    /// The three slides (UN-102).
    static let all = [
        UrbanNestSlide(
            id: 1, title: "Homes in good hands",
            text: "Find help for your house or flat in one place, wherever UrbanNest is at home.",
            art: UrbanNestScenes.homes),
        UrbanNestSlide(
            id: 2, title: "Services you can trust",
            text: "Cleaning, plumbing, electrical work, gardening, painting and repairs.",
            art: UrbanNestScenes.services),
        UrbanNestSlide(
            id: 3, title: "On your schedule",
            text: "Choose the day and the time that suit you, and see at a glance what is planned.",
            art: UrbanNestScenes.schedule),
    ]
}
