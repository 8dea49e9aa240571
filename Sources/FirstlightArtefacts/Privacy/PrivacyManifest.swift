// Licensed under the Apache License, Version 2.0.

/// The privacy manifest of an app or a library: whether it tracks, what it collects, and why it calls the APIs for which
/// Apple wants a reason; all other keys stay as they are.
public struct PrivacyManifest: KeyedPropertyList {
    /// The name of the file, without which neither Xcode nor the App Store finds it.
    public static let fileName = "PrivacyInfo.xcprivacy"

    static let tracking = "NSPrivacyTracking"
    static let domains = "NSPrivacyTrackingDomains"
    static let collected = "NSPrivacyCollectedDataTypes"
    static let accessed = "NSPrivacyAccessedAPITypes"
    static let accessedType = "NSPrivacyAccessedAPIType"
    static let accessedReasons = "NSPrivacyAccessedAPITypeReasons"

    /// The file beneath; a root that is no dictionary counts as one without keys.
    public var file: PropertyListFile

    /// Creates a manifest from a list whose root is a dictionary.
    public init(_ file: PropertyListFile) throws(ArtefactProblem) {
        try file.requireDictionary()
        self.file = file
    }

    /// Creates the manifest of code that tracks nobody, collects nothing and calls no such API.
    public init(file: String = PrivacyManifest.fileName) {
        self.file = PropertyListFile(
            [Self.accessed: [], Self.collected: [], Self.tracking: false, Self.domains: []], file: file)
    }
}

extension PrivacyManifest {
    /// Indicates whether data is used to track people, `NSPrivacyTracking`; nil when the manifest does not say.
    public var tracks: Bool? {
        get { dictionary[boolean: Self.tracking] }
        set { dictionary[boolean: Self.tracking] = newValue }
    }

    /// The domains that track people, `NSPrivacyTrackingDomains`; nil when the manifest has none or no list of texts.
    public var trackingDomains: [String]? {
        get { dictionary[strings: Self.domains] }
        set { dictionary[strings: Self.domains] = newValue }
    }

    /// The kinds of data that are collected, `NSPrivacyCollectedDataTypes`.
    public var collectedDataTypes: [PropertyDictionary] {
        get { dictionary[dictionaries: Self.collected] }
        set { dictionary[dictionaries: Self.collected] = newValue }
    }

    /// The categories that it names.
    public var categories: Set<PrivacyCategory> {
        Set(dictionary[dictionaries: Self.accessed].compactMap(Self.category))
    }

    /// Returns the reasons that it gives for a category; nil when it does not name the category.
    public func reasons(for category: PrivacyCategory) -> [String]? {
        let entries = dictionary[dictionaries: Self.accessed].filter { Self.category($0) == category }
        return entries.isEmpty ? nil : entries.flatMap { $0[strings: Self.accessedReasons] ?? [] }
    }

    /// Declares a category with a reason; the entry that is there keeps its keys and its other reasons.
    public mutating func declare(_ category: PrivacyCategory, reason: String) {
        guard reasons(for: category)?.contains(reason) != true else { return }
        var entries = self[Self.accessed]?.array ?? []
        let place = entries.firstIndex { $0.dictionary.flatMap(Self.category) == category }
        if let place, var entry = entries[place].dictionary {
            entry[Self.accessedReasons] = .array(
                (entry[Self.accessedReasons]?.array ?? []) + [.string(reason)])
            entries[place] = .dictionary(entry)
        } else {
            entries.append([
                Self.accessedType: .string(category.rawValue), Self.accessedReasons: .strings([reason]),
            ])
        }
        self[Self.accessed] = .array(entries)
    }

    private static func category(_ entry: PropertyDictionary) -> PrivacyCategory? {
        entry[string: accessedType].flatMap(PrivacyCategory.init(rawValue:))
    }
}
