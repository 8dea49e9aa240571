// Licensed under the Apache License, Version 2.0.

/// An API for which Apple wants a reason, and how its uses look in Swift, C and Objective-C.
///
/// The list is that of Apple's page "Describing use of required reason API".
struct RequiredReasonAPI {
    /// The form of a use.
    enum Form {
        /// A function of C: its name before its arguments.
        case function
        /// A function of C without arguments.
        case bareFunction
        /// A property, after a dot or in brackets of Objective-C.
        case member
        /// A key in brackets, as in `attributes[.creationDate]`.
        case key
        /// A name that nothing else has.
        case name
    }

    let form: Form
    /// The categories, any of which covers it.
    let categories: [PrivacyCategory]
    /// The words without any of which another thing of that name is meant; empty for a name that nothing else has.
    var context: [String] = []

    /// The APIs by their names.
    static let all: [String: RequiredReasonAPI] = {
        var all: [String: RequiredReasonAPI] = [:]
        func add(
            _ names: String, _ form: Form, _ categories: PrivacyCategory..., context: [String] = []
        ) {
            for name in names.split(separator: " ") {
                all[String(name)] = RequiredReasonAPI(form: form, categories: categories, context: context)
            }
        }
        let attributes = ["FileManager", "FileAttributeKey", "attributesOfItem", "attributesOfFileSystem"]
        let resources = ["URLResourceKey", "resourceValues", "forKeys", "ForKeys", "URLResourceValues"]
        add("stat fstat lstat fstatat", .function, .fileTimestamp)
        // Apple lists these for both.
        add(
            "getattrlist fgetattrlist getattrlistat getattrlistbulk", .function, .fileTimestamp, .diskSpace)
        add("creationDate modificationDate", .key, .fileTimestamp, context: attributes)
        add("creationDateKey contentModificationDateKey", .member, .fileTimestamp, context: resources)
        add(
            "fileModificationDate", .member, .fileTimestamp,
            context: ["UIDocument", "NSDictionary", "attributesOfItem"])
        add(
            "NSFileCreationDate NSFileModificationDate NSURLCreationDateKey NSURLContentModificationDateKey",
            .name, .fileTimestamp)
        add("systemUptime", .member, .systemBootTime, context: ["ProcessInfo"])
        add("mach_absolute_time", .bareFunction, .systemBootTime)
        add("statfs fstatfs statvfs fstatvfs", .function, .diskSpace)
        add("systemSize systemFreeSize", .key, .diskSpace, context: attributes)
        add(
            "volumeAvailableCapacityKey volumeAvailableCapacityForImportantUsageKey volumeTotalCapacityKey "
                + "volumeAvailableCapacityForOpportunisticUsageKey", .member, .diskSpace)
        add(
            "NSFileSystemSize NSFileSystemFreeSize NSURLVolumeAvailableCapacityKey NSURLVolumeTotalCapacityKey "
                + "NSURLVolumeAvailableCapacityForImportantUsageKey "
                + "NSURLVolumeAvailableCapacityForOpportunisticUsageKey", .name, .diskSpace)
        add("activeInputModes", .member, .activeKeyboards, context: ["UITextInputMode"])
        add("UserDefaults NSUserDefaults AppStorage", .name, .userDefaults)
        return all
    }()

    /// The words without any of which a source has no use of these APIs.
    static let words = [
        "stat(", "stat (", "statat", "statfs", "statvfs", "attrlist", "reationDate", "odificationDate",
        "systemUptime", "mach_absolute_time", "systemSize", "systemFreeSize", "NSFileSystem",
        "AvailableCapacity", "TotalCapacity", "activeInputModes", "UserDefaults", "AppStorage",
    ]
}
