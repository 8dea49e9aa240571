// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The urgency of an announcement.
public enum StageAnnouncementPriority: String, Hashable, Sendable, Codable {
    /// After all others.
    case low
    /// In order.
    case `default`
    /// At once, and nothing interrupts them.
    case high
}

/// An unprompted announcement of a screen reader.
public struct StageAnnouncement: Hashable, Sendable {
    /// The text.
    public let text: String
    /// The time of posting, in seconds of the stage's time.
    public let time: Double
    /// The urgency.
    public let priority: StageAnnouncementPriority

    /// Creates an announcement.
    public init(text: String, time: Double, priority: StageAnnouncementPriority = .default) {
        self.text = text
        self.time = time
        self.priority = priority
    }
}

/// An event that an app posts to assistive technology, other than an announcement.
public struct StageAccessibilityEvent: Hashable, Sendable {
    /// The kinds of events.
    public enum Kind: String, Hashable, Sendable {
        /// A new screen has replaced the last.
        case screenChanged
        /// A part of the screen has changed.
        case layoutChanged
        /// The content has been moved to another page; the label says which.
        case pageScrolled
    }
    /// The kind.
    public let kind: Kind
    /// The text that is spoken or the element that is reached with it, if the app named one.
    public let label: String?
    /// The time of posting, in seconds of the stage's time.
    public let time: Double
}

/// A notification that an app posts to assistive technology.
public enum AccessibilityNotification {
    /// An announcement.
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

        /// Announces the text on the stage whose view runs an action, or has started the task that posts.
        @MainActor @preconcurrency
        public func post() {
            guard let stage = Stage.current else { return }
            stage.record.announcements.append(
                StageAnnouncement(text: text, time: stage.time, priority: priority))
        }
    }

    /// A new screen has replaced the last.
    public struct ScreenChanged {
        private let label: String?
        /// Creates the notification; a text is spoken.
        public init(_ element: Any? = nil) { label = element as? String }
        /// Posts it to the stage whose view runs an action.
        @MainActor @preconcurrency
        public func post() { Stage.current?.note(.screenChanged, label) }
    }

    /// A part of the screen has changed.
    public struct LayoutChanged {
        private let label: String?
        /// Creates the notification; a text is spoken.
        public init(_ element: Any? = nil) { label = element as? String }
        /// Posts it to the stage whose view runs an action.
        @MainActor @preconcurrency
        public func post() { Stage.current?.note(.layoutChanged, label) }
    }

    /// The content has been moved to another page.
    public struct PageScrolled {
        private let label: String
        /// Creates the notification with an announcement of the new place.
        public init(_ announcement: String) { label = announcement }
        /// Posts it to the stage whose view runs an action.
        @MainActor @preconcurrency
        public func post() { Stage.current?.note(.pageScrolled, label) }
    }
}

extension Stage {
    fileprivate func note(_ kind: StageAccessibilityEvent.Kind, _ label: String?) {
        record.accessibilityEvents.append(StageAccessibilityEvent(kind: kind, label: label, time: time))
    }
}

/// The attribute for the urgency of a text's speech.
public enum AnnouncementPriorityAttribute: AttributedStringKey {
    /// The urgency of the speech.
    public enum Value: String, Hashable, Sendable {
        /// After all others.
        case low
        /// In order.
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
        /// The urgency of the text's speech.
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
