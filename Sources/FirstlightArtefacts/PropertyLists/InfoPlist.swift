// Licensed under the Apache License, Version 2.0.

/// The Info.plist of an app, by the keys that matter at launch; all other keys stay as they are.
public struct InfoPlist: KeyedPropertyList {
    /// The file beneath; a root that is no dictionary counts as one without keys.
    public var file: PropertyListFile

    /// Creates an Info.plist from a list whose root is a dictionary.
    public init(_ file: PropertyListFile) throws(ArtefactProblem) {
        try file.requireDictionary()
        self.file = file
    }

    /// Creates a list without keys.
    public init(file: String = "Info.plist") {
        self.file = PropertyListFile([:], file: file)
    }
}

// MARK: - The app

extension InfoPlist {
    /// The files of the fonts that the app brings, `UIAppFonts`; an empty list removes the key.
    public var fonts: [String] {
        get { dictionary[strings: "UIAppFonts"] ?? [] }
        set { dictionary[strings: "UIAppFonts"] = newValue.isEmpty ? nil : newValue }
    }

    /// The addresses that open the app, `CFBundleURLTypes`; an empty list removes the key.
    package var urlTypes: [URLType] {
        get { dictionary[dictionaries: "CFBundleURLTypes"].map { URLType($0) } }
        set {
            self["CFBundleURLTypes"] =
                newValue.isEmpty ? nil : .array(newValue.map { .dictionary($0.dictionary) })
        }
    }

    /// The schemes of all URLs that open the app.
    public var urlSchemes: [String] { urlTypes.flatMap(\.schemes) }

    /// The texts that request a permission, by their keys, such as NSCameraUsageDescription.
    public var usageDescriptions: [String: String] {
        get {
            let dictionary = dictionary
            return Dictionary(
                Self.usageKeys(dictionary).compactMap { key in dictionary[string: key].map { (key, $0) } }
            ) { $1 }
        }
        set {
            var copy = dictionary
            for key in Self.usageKeys(copy) where newValue[key] == nil && copy[string: key] != nil {
                copy[key] = nil
            }
            for (key, text) in newValue.sorted(by: { $0.key < $1.key }) { copy[string: key] = text }
            dictionary = copy
        }
    }

    static func usageKeys(_ dictionary: PropertyDictionary) -> [String] {
        // NFCReaderUsageDescription has no NS before it.
        dictionary.keys.filter { $0.hasSuffix("UsageDescription") }
    }

    /// The answer to the store's question about encryption, `ITSAppUsesNonExemptEncryption`.
    public var usesNonExemptEncryption: Bool? {
        get { dictionary[boolean: "ITSAppUsesNonExemptEncryption"] }
        set { dictionary[boolean: "ITSAppUsesNonExemptEncryption"] = newValue }
    }

    /// Indicates whether only iOS runs it, `LSRequiresIPhoneOS`.
    public var requiresIPhoneOS: Bool? {
        get { dictionary[boolean: "LSRequiresIPhoneOS"] }
        set { dictionary[boolean: "LSRequiresIPhoneOS"] = newValue }
    }

    /// Indicates whether it is a watch app, `WKApplication`.
    public var isWatchApp: Bool { dictionary[boolean: "WKApplication"] ?? false }

    /// The phone app that a watch app belongs to, `WKCompanionAppBundleIdentifier`.
    public var companionIdentifier: String? { dictionary[string: "WKCompanionAppBundleIdentifier"] }
}
