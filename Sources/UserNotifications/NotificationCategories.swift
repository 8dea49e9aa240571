// Licensed under the Apache License, Version 2.0.

/// The notifications and categories of an app, as a stage keeps them.
struct KeptNotifications: Sendable {
    /// The requests that wait, in the order in which they were added.
    var pending: [UNNotificationRequest] = []
    /// The categories.
    var categories: Set<UNNotificationCategory> = []
}

/// The name of a file of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name from that of the file.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from that of the file.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// For the list of notifications alone.
    case passive
    /// At once, with the screen lit.
    case active
    /// At once, also while the user is busy.
    case timeSensitive
    /// At once, also where sounds are off.
    case critical
}

/// The ways in which an action of a notification is done.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Once the device is unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// Written as what cannot be undone.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// With the app opened.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The picture beside an action of a notification.
public struct UNNotificationActionIcon: Hashable, Sendable {
    private let name: String
    /// Names a symbol of the system.
    public init(systemImageName: String) { name = "system " + systemImageName }
    /// Names a picture of the app.
    public init(templateImageName: String) { name = templateImageName }
}

/// An action that a notification offers; nobody chooses it here, as no notification comes.
///
/// Unchecked, because there is a class of it that takes a text: nothing of either changes.
public class UNNotificationAction: Hashable, @unchecked Sendable {
    /// The name by which the app knows it.
    public let identifier: String
    /// The title.
    public let title: String
    /// The ways in which it is done.
    public let options: UNNotificationActionOptions
    /// The picture beside the title.
    public let icon: UNNotificationActionIcon?

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
    }

    /// Returns whether two actions have the same name and title, and are done in the same ways.
    public static func == (a: UNNotificationAction, b: UNNotificationAction) -> Bool {
        a.identifier == b.identifier && a.title == b.title && a.options == b.options && a.icon == b.icon
    }
    /// Hashes the name and the title.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
        hasher.combine(title)
    }
}

/// An action that takes a text of the user.
///
/// Unchecked, because a subclass of an unchecked class says so again.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button beside the field.
    public let textInputButtonTitle: String
    /// The words in the field while it is empty.
    public let textInputPlaceholder: String

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// The ways in which notifications of a category are shown.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app is told when one is closed.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// In the car, too.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// With the title where the content is hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// With the second title where the content is hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// A kind of the app's notifications, with the actions that they offer.
public struct UNNotificationCategory: Hashable, Sendable {
    /// The name, which contents give.
    public let identifier: String
    /// The actions.
    public let actions: [UNNotificationAction]
    /// The names of the intents that it goes with.
    public let intentIdentifiers: [String]
    /// The words in the place of a hidden content.
    public let hiddenPreviewsBodyPlaceholder: String
    /// The ways in which they are shown.
    public let options: UNNotificationCategoryOptions

    /// Creates a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String = "", options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.options) = (identifier, actions, options)
        (self.intentIdentifiers, self.hiddenPreviewsBodyPlaceholder) = (
            intentIdentifiers, hiddenPreviewsBodyPlaceholder
        )
    }

    /// Hashes the name, of which an app has one of each.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
