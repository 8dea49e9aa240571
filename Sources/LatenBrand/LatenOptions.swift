// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
import LaunchCore

/// The choices that the document leaves to the app; without arguments they are the document's.
public struct LatenOptions: Hashable, Sendable {
    /// The secret behind face or finger (`C-LA-07`).
    public enum Vault: String, Hashable, Sendable, CaseIterable {
        /// The email address and the password, as the document says.
        case password
        /// The refresh token of a separate session, which the server can end.
        case refreshToken
    }

    /// The app's choices about the sign-in screen.
    public var screen: AuthenticationOptions
    /// The secret behind face or finger.
    public var vault: Vault
    /// The rules for the password of a sign-up.
    public var passwordRules: PasswordRules
    /// The shortest time of the splash: 2 s (`LA-04`).
    public var minimumDisplay: Duration
    /// Indicates whether 0.6 s are enough with reduced motion (`C-LA-24`).
    public var isShortWithoutMotion: Bool

    /// Joins choices.
    public init(
        screen: AuthenticationOptions = AuthenticationOptions(), vault: Vault = .password,
        passwordRules: PasswordRules = .document, minimumDisplay: Duration = .seconds(2),
        isShortWithoutMotion: Bool = false
    ) {
        (self.screen, self.vault, self.passwordRules) = (screen, vault, passwordRules)
        (self.minimumDisplay, self.isShortWithoutMotion) = (minimumDisplay, isShortWithoutMotion)
    }

    /// The times of the launch.
    ///
    /// - Parameter reducesMotion: Whether the user wants less motion.
    func policy(reducesMotion: Bool = false) -> LaunchPolicy {
        let exit = Duration.milliseconds(400)
        return LaunchPolicy(
            entryDuration: .seconds(1),
            minimumDisplay: isShortWithoutMotion && reducesMotion ? .milliseconds(600) : minimumDisplay,
            // The session has its own limit; this one is for work that cannot take long.
            timeout: .seconds(12), exitDuration: exit, reducedMotionExitDuration: exit,
            isOfflineAutomatic: true)
    }
}
