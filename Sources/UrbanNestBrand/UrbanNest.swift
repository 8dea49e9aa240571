// Licensed under the Apache License, Version 2.0.

public import LaunchCore
public import LaunchKit

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
        public static let tagline = "Trusted services, delivered smartly"
        /// The title when the network failed (UN-165).
        public static let networkTitle = "Unable to connect"
        /// The advice when the network failed (UN-169).
        public static let networkMessage = "Please check your internet connection"
        /// The notice after five seconds and the title after ten (UN-181, C-UN-02).
        public static let slow = "This is taking longer than expected"
        /// The title of any other failure (C-UN-21).
        public static let otherTitle = "Something went wrong"
        /// The advice after any other failure (C-UN-21).
        public static let otherMessage = "Please try again."
        /// The title while the device stays locked.
        public static let lockedTitle = "Your device is locked"
        /// The advice while the device stays locked.
        public static let lockedMessage = "Unlock it to read your sign-in, and try again."
        /// The button that starts over (UN-174).
        public static let retry = "Retry"
        /// The button that continues with cached data (UN-183).
        public static let continueOffline = "Continue Offline"
        /// The question after two launches that did not come to their end.
        public static let reset = LaunchReset.Texts(
            message: "UrbanNest did not start the last times. You can clear its saved cities and settings. "
                + "You stay signed in.")
    }

    /// The words for users who listen.
    public enum AccessibilityText {
        /// The logo (UN-118).
        public static let logo = "UrbanNest"
        /// Said once, when the indicator appears (UN-120).
        public static let loading = "Loading app"
        /// The screen while it loads (UN-121).
        public static let screenLoading = "UrbanNest splash screen, loading"
        /// The screen after a failure (C-UN-35).
        public static let screenError = "UrbanNest splash screen, error"
        /// Said when the network failed (UN-108, C-UN-18).
        public static let networkFailed = "Unable to connect. Please check your internet."
        /// Said after the time limit (UN-181).
        public static let timedOut = "This is taking longer than expected."
        /// Said while the device stays locked.
        public static let locked = "Your device is locked. Unlock it to read your sign-in, and try again."
        /// Said after any other failure (C-UN-21).
        public static let failed = "Something went wrong. Please try again."
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
