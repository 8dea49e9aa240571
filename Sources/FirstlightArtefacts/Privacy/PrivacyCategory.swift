// Licensed under the Apache License, Version 2.0.

/// A category of the APIs for which Apple wants a reason, because they can tell one device from another.
///
/// The categories, their APIs and their reasons are those of Apple's page "Describing use of required reason API"
/// (developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api) and of TN3183.
public enum PrivacyCategory: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The dates and other metadata of files: `stat`, `getattrlist`, `creationDate`.
    case fileTimestamp = "NSPrivacyAccessedAPICategoryFileTimestamp"
    /// The time since the device started: `systemUptime`, `mach_absolute_time`.
    case systemBootTime = "NSPrivacyAccessedAPICategorySystemBootTime"
    /// The room on the disk: `statfs`, `volumeAvailableCapacityKey`.
    case diskSpace = "NSPrivacyAccessedAPICategoryDiskSpace"
    /// The keyboards that the user has switched on: `activeInputModes`.
    case activeKeyboards = "NSPrivacyAccessedAPICategoryActiveKeyboards"
    /// The user's settings: `UserDefaults`, and `@AppStorage`, which keeps its values there.
    case userDefaults = "NSPrivacyAccessedAPICategoryUserDefaults"

    /// The reasons that Apple accepts: the code that a manifest gives, and what it stands for.
    public var reasons: [(code: String, meaning: String)] {
        switch self {
        case .fileTimestamp:
            [
                ("DDA9.1", "shows the dates of files to the user"),
                ("C617.1", "reads files in the app's own, its group's or its CloudKit container"),
                ("3B52.1", "reads files or folders that the user chose"),
                ("0A2A.1", "wraps the API for apps, in an SDK"),
            ]
        case .systemBootTime:
            [
                ("35F9.1", "measures the time between events in the app, or sets timers"),
                ("8FFB.1", "computes the absolute times of events in the app"),
                ("3D61.1", "puts it into a report of a fault that the user sends"),
            ]
        case .diskSpace:
            [
                ("85F4.1", "shows the room on the disk to the user"),
                ("E174.1", "finds out whether there is room to write, or deletes files when there is little"),
                ("7D9E.1", "puts it into a report of a fault that the user sends"),
                ("B728.1", "tells the people of a study on health of low disk space"),
            ]
        case .activeKeyboards:
            [
                ("3EC4.1", "is a keyboard for the whole system"),
                ("54BD.1", "fits its own screens to the keyboards in use"),
            ]
        case .userDefaults:
            [
                ("CA92.1", "reads and writes what only the app itself can read"),
                ("1C8F.1", "reads and writes what only the apps of its group can read"),
                ("C56D.1", "wraps the API for apps, in an SDK"),
                ("AC6B.1", "reads what an organization manages on its devices"),
            ]
        }
    }

    /// The category without the beginning that all share.
    var subject: String { String(rawValue.dropFirst("NSPrivacyAccessedAPICategory".count)) }

    /// Returns the category that accepts a reason; nil when Apple lists no such reason.
    static func accepting(_ reason: String) -> PrivacyCategory? {
        allCases.first { $0.reasons.contains { $0.code == reason } }
    }

    /// Compares the names.
    public static func < (one: PrivacyCategory, other: PrivacyCategory) -> Bool {
        one.rawValue < other.rawValue
    }
}
