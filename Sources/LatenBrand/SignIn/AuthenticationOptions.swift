// Licensed under the Apache License, Version 2.0.

/// An app's choices about its sign-in screen; without arguments they are the document's.
public struct AuthenticationOptions: Hashable, Sendable {
    /// The way in which a new user confirms the least age (`C-LA-29`).
    public enum AgeConfirmation: String, Hashable, Sendable, CaseIterable {
        /// A sentence in a box.
        case notice
        /// A box to tick, without which sign-up is not possible.
        case checkbox
    }

    /// The transition of the fields of a sign-up (`C-LA-33`).
    public enum ModeChange: String, Hashable, Sendable, CaseIterable {
        /// They grow out of nothing and fade in.
        case unfold
        /// They are pushed in from the top and out from the bottom (`LA-236`).
        case push
    }

    /// The way in which a new user confirms the least age.
    public var ageConfirmation: AgeConfirmation
    /// The transition of the fields of a sign-up.
    public var modeChange: ModeChange

    /// Joins choices.
    public init(ageConfirmation: AgeConfirmation = .notice, modeChange: ModeChange = .unfold) {
        (self.ageConfirmation, self.modeChange) = (ageConfirmation, modeChange)
    }
}
