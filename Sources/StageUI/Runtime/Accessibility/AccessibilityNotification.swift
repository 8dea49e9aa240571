// Licensed under the Apache License, Version 2.0.

public import Foundation

/// How soon words are said.
public enum StageAnnouncementPriority: String, Hashable, Sendable, Codable {
    /// After all others.
    case low
    /// In their turn.
    case `default`
    /// At once, and nothing interrupts them.
    case high
}

/// Something that a screen reader said without being asked.
public struct StageAnnouncement: Hashable, Sendable {
    /// The words.
    public let text: String
    /// When it was posted, in seconds of the stage's time.
    public let time: Double
    /// How soon it is said.
    public let priority: StageAnnouncementPriority

    /// Creates an announcement.
    public init(text: String, time: Double, priority: StageAnnouncementPriority = .default) {
        self.text = text
        self.time = time
        self.priority = priority
    }
}

/// What an app told assistive technology, other than words.
public struct StageAccessibilityEvent: Hashable, Sendable {
    /// The kinds of events.
    public enum Kind: String, Hashable, Sendable {
        /// Another screen has taken the place of the last.
        case screenChanged
        /// A part of the screen has changed.
        case layoutChanged
        /// The content has been moved to another page; the label says which.
        case pageScrolled
    }
    /// The kind.
    public let kind: Kind
    /// What is said or reached with it, if the app named something.
    public let label: String?
    /// When it was told, in seconds of the stage's time.
    public let time: Double
}

/// What an app tells assistive technology.
public enum AccessibilityNotification {
    /// Words to be said.
    public struct Announcement: Sendable {
        private let text: String
        private let priority: StageAnnouncementPriority
        /// Creates an announcement.
        public init(_ announcement: String) {
            text = announcement
            priority = .default
        }
        /// Creates an announcement whose priority is an attribute of its text.
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
            switch announcement.runs.lazy.compactMap({ $0[AnnouncementPriorityAttribute.self] }).first {
            case .high: priority = .high
            case .low: priority = .low
            default: priority = .default
            }
        }

        /// Says the words on the stage whose view runs an action, or has started the task that posts.
        @MainActor
        public func post() {
            guard let stage = Stage.current else { return }
            stage.record.announcements.append(
                StageAnnouncement(text: text, time: stage.time, priority: priority))
        }
    }

    /// Another screen has taken the place of the last.
    public struct ScreenChanged {
        private let label: String?
        /// Creates the notification; a text is said.
        public init(_ element: Any? = nil) { label = element as? String }
        /// Tells it to the stage whose view runs an action.
        @MainActor
        public func post() { Stage.current?.note(.screenChanged, label) }
    }

    /// A part of the screen has changed.
    public struct LayoutChanged {
        private let label: String?
        /// Creates the notification; a text is said.
        public init(_ element: Any? = nil) { label = element as? String }
        /// Tells it to the stage whose view runs an action.
        @MainActor
        public func post() { Stage.current?.note(.layoutChanged, label) }
    }

    /// The content has been moved to another page.
    public struct PageScrolled {
        private let label: String
        /// Creates the notification with words for the new place.
        public init(_ announcement: String) { label = announcement }
        /// Tells it to the stage whose view runs an action.
        @MainActor
        public func post() { Stage.current?.note(.pageScrolled, label) }
    }
}

extension Stage {
    fileprivate func note(_ kind: StageAccessibilityEvent.Kind, _ label: String?) {
        record.accessibilityEvents.append(StageAccessibilityEvent(kind: kind, label: label, time: time))
    }
}

/// The attribute of a text that tells how soon it is said.
public enum AnnouncementPriorityAttribute: AttributedStringKey {
    /// How soon words are said.
    public enum Value: String, Hashable, Sendable {
        /// After all others.
        case low
        /// In their turn.
        case `default`
        /// At once, and nothing interrupts them.
        case high
    }
    /// The name of the attribute.
    public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
}

extension AttributeScopes {
    /// The attributes for assistive technology.
    public struct AccessibilityAttributes: AttributeScope {
        /// How soon the text is said.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    }
}

extension AttributeDynamicLookup {
    /// Finds an attribute for assistive technology by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T {
        self[T.self]
    }
}
