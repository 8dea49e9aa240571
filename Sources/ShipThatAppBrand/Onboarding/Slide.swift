// Licensed under the Apache License, Version 2.0.

/// What one slide of ShipThatApp's onboarding says and shows.
struct Slide: Identifiable, Sendable {
    /// Its number, from 1.
    let id: Int
    let symbol: String
    /// The symbols around it.
    let crew: [String]
    let title: String
    let text: String

    static let all = [
        Slide(
            id: 1, symbol: "shippingbox.fill", crew: ["person.fill", "creditcard.fill", "bell.fill"],
            title: "All but the idea",
            text: "Sign-in, purchases and settings are on board before you write the first line."),
        Slide(
            id: 2, symbol: "paintpalette.fill", crew: ["textformat", "photo.fill", "slider.horizontal.3"],
            title: "Make it yours",
            text: "Change the colours, the words and the steps. Everything else keeps its course."),
        Slide(
            id: 3, symbol: "paperplane.fill", crew: ["checkmark", "star.fill", "chart.bar.fill"],
            title: "Then ship it",
            text: "Work through one short list and put your app into people's hands."),
    ]
}
