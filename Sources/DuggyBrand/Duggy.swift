// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
public import LaunchCore
public import LaunchKit
import SwiftUI

/// The facts of Duggy's launch: names, texts and times.
public enum Duggy {
    /// The bundle that the app runs as.
    public static let bundleID = "club.duggy.app"
    /// The email address of the support until the server sends another.
    public static let supportEmail = "support@duggy.club"
    /// The app's page in the store until the store's look-up returns another.
    public static let storePage = "https://apps.apple.com/app/duggy"

    /// The words on the splash and around it.
    public enum Texts {
        /// The brand's name (DG-29).
        public static let name = "Duggy"
        /// The sign-in and the settings of the account.
        public static let account = SignInStrings.titled(
            app: name,
            deletion: "Your account and everything that Duggy keeps about you is deleted, on this device "
                + "and on our servers: your name, your email address, your password and your place in the "
                + "club. This cannot be undone.")
        /// The brand's promise (DG-34).
        public static var tagline: String { String(localized: "Cricket Club Management") }
        /// The spoken name of the splash (C-DG-36).
        public static var spoken: String { String(localized: "Duggy, Cricket Club Management") }
        /// The title of the alert (DG-52).
        public static var errorTitle: String { String(localized: "Initialization Error") }
        /// The button that starts over (DG-53).
        public static var retry: String { String(localized: "Retry") }
        /// The button that continues with what is kept (C-DG-13, C-DG-29).
        public static var continueOffline: String { String(localized: "Continue Offline") }
        /// The remedy while the device stays locked.
        public static var locked: String { String(localized: "Please unlock the device and try again") }
        /// The button that leaves (DG-54).
        public static var exit: String { String(localized: "Exit") }
        /// The button in its place where apps do not quit by themselves (C-DG-16).
        public static var support: String { String(localized: "Contact Support") }
        /// The question after launches that did not come to their end.
        public static var reset: LaunchReset.Texts {
            LaunchReset.Texts(
                message: String(
                    localized:
                        "Duggy did not start the last few times. You can clear the club as it was kept here. You stay signed in."
                ))
        }
        /// Said of a closed server that gives no reason.
        public static var maintenance: String {
            String(localized: "We are rolling the pitch. Your club will be back shortly.")
        }
    }

    /// The times of the launch (section 7.3 of the requirements).
    ///
    /// - Parameter options: The choices that the document leaves open.
    public static func policy(_ options: SplashOptions = SplashOptions()) -> LaunchPolicy {
        LaunchPolicy(
            // The last text is there (C-DG-06).
            entryDuration: .milliseconds(2100),
            minimumDisplay: options.minimumDisplay,
            // DG-100.
            indicatorDelay: .seconds(2),
            slowAfter: nil,
            // Not while the user may be reading a question of the system (C-DG-13, C-DG-20).
            timeout: options.prompt == .later ? .seconds(30) : nil,
            // DG-107.
            completionHold: .milliseconds(500),
            // DG-56; a fade is allowed with Reduce Motion, and times stay (C-X-06).
            exitDuration: .milliseconds(500),
            reducedMotionExitDuration: .milliseconds(500),
            resume: .never,
            reusesResults: false)
    }
}
