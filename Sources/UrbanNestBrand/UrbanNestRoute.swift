// Licensed under the Apache License, Version 2.0.

/// Where UrbanNest's launch leads (UN-98, UN-102, UN-158).
public enum UrbanNestRoute: Hashable, Sendable {
    /// A tab of the home screen.
    public enum Tab: String, CaseIterable, Hashable, Sendable {
        /// What is on offer.
        case home
        /// What has been booked.
        case bookings
        /// What the user has told.
        case profile
    }

    /// The home screen with its tab bar.
    case home(tab: Tab)
    /// The slides for a first launch; slides count from 1.
    case onboarding(slide: Int, of: Int)
    /// The sign-in screen for a user who comes back.
    case login

    /// The short name for reports.
    public var name: String {
        switch self {
        case .home: "home"
        case .onboarding: "onboarding"
        case .login: "login"
        }
    }
}
