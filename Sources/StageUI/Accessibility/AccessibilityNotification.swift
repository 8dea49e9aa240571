// Licensed under the Apache License, Version 2.0.

/// Something that a screen reader said without being asked.
public struct StageAnnouncement: Hashable, Sendable {
    /// The words.
    public let text: String
    /// When it was posted, in seconds of the stage's time.
    public let time: Double
}

/// What an app tells assistive technology.
public enum AccessibilityNotification {
    /// Words to be said.
    public struct Announcement: Sendable {
        private let text: String
        /// Creates an announcement.
        public init(_ announcement: String) { text = announcement }

        /// Says the words on the stage whose view is running an action.
        @MainActor
        public func post() {
            guard let stage = Stage.current else { return }
            stage.announcements.append(StageAnnouncement(text: text, time: stage.time))
        }
    }

    /// Another screen has taken the place of the last.
    public struct ScreenChanged: Sendable {
        /// Creates the notification.
        public init() {}
        /// Tells it; a headless screen reader keeps no cursor, so nothing more happens.
        @MainActor
        public func post() {}
    }
}
