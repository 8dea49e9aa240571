// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
public import LaunchCore
public import LaunchKit
import SwiftUI

/// The facts of UrbanNest's launch: names, texts and times.
public enum UrbanNest {
    /// The id of the splash in its document (UN-01).
    public static let screenID = "01"
    /// The name of the splash in its document (UN-01).
    public static let screenName = "Splash Screen"

    /// The font of the brand's name, by its PostScript name (UN-33, C-UN-30).
    public static let nameFont = "Inter-Bold"

    /// The words on the splash.
    public enum Texts {
        /// The brand's name (UN-32).
        public static let name = "UrbanNest"
        /// The brand's promise (UN-39).
        public static var tagline: String { String(localized: "Trusted services, delivered smartly") }
        /// The title when the network failed (UN-165).
        public static var networkTitle: String { String(localized: "Unable to connect") }
        /// The advice when the network failed (UN-169).
        public static var networkMessage: String {
            String(localized: "Please check your internet connection")
        }
        /// The notice after five seconds and the title after ten (UN-181, C-UN-02).
        public static var slow: String { String(localized: "This is taking longer than expected") }
        /// The title of any other failure (C-UN-21).
        public static var otherTitle: String { String(localized: "Something went wrong") }
        /// The advice after any other failure (C-UN-21).
        public static var otherMessage: String { String(localized: "Please try again.") }
        /// The title while the device stays locked.
        public static var lockedTitle: String { String(localized: "Your device is locked") }
        /// The advice while the device stays locked.
        public static var lockedMessage: String {
            String(localized: "Unlock it to read your sign-in, and try again.")
        }
        /// The button that starts over (UN-174).
        public static var retry: String { String(localized: "Retry") }
        /// The button that continues with cached data (UN-183).
        public static var continueOffline: String { String(localized: "Continue Offline") }
        /// The sign-in and the settings of the account.
        public static let account = SignInStrings.titled(
            app: name,
            deletion:
                "Your account and everything that UrbanNest keeps about you is deleted, on this device "
                + "and on our servers: your name, your email address and your password. This cannot be undone."
        )
        /// The question after two launches that did not come to their end.
        public static var reset: LaunchReset.Texts {
            LaunchReset.Texts(
                message: String(
                    localized:
                        "UrbanNest did not start the last times. You can clear its saved cities and settings. You stay signed in."
                ))
        }
    }

    /// The words for users who listen.
    public enum AccessibilityText {
        /// The logo (UN-118).
        public static let logo = "UrbanNest"
        /// Said once, when the indicator appears (UN-120).
        public static var loading: String { String(localized: "Loading app") }
        /// The screen while it loads (UN-121).
        public static var screenLoading: String { String(localized: "UrbanNest splash screen, loading") }
        /// The screen after a failure (C-UN-35).
        public static var screenError: String { String(localized: "UrbanNest splash screen, error") }
        /// Said when the network failed (UN-108, C-UN-18).
        public static var networkFailed: String {
            String(localized: "Unable to connect. Please check your internet.")
        }
        /// Said after the time limit, letter by letter what the screen shows (UN-181).
        public static var timedOut: String { Texts.slow }
        /// Said while the device stays locked.
        public static var locked: String {
            String(localized: "Your device is locked. Unlock it to read your sign-in, and try again.")
        }
        /// Said after any other failure (C-UN-21).
        public static var failed: String { String(localized: "Something went wrong. Please try again.") }
    }

    /// The times and rules of the launch (section 7.3 of the requirements).
    public static let policy = LaunchPolicy(
        entryDuration: .seconds(1),
        minimumDisplay: .seconds(1),
        indicatorDelay: .seconds(1),
        slowAfter: .seconds(5),
        timeout: .seconds(10),
        completionHold: .zero,
        exitDuration: .milliseconds(300),
        reducedMotionExitDuration: .zero,
        resume: .ifSessionExpired,
        reusesResults: false)

    /// The loading time to aim at (UN-184).
    public static let loadTarget = Duration.seconds(1)
    /// The longest loading time that is acceptable (UN-185).
    public static let loadLimit = Duration.seconds(3)
}
