// Licensed under the Apache License, Version 2.0.

// The data that a privacy manifest says is collected (Describing data use in privacy manifests; TN3184).
extension PrivacyManifest {
    private static let type = "NSPrivacyCollectedDataType"
    private static let purposes = "NSPrivacyCollectedDataTypePurposes"
    private static let purpose = "NSPrivacyCollectedDataTypePurpose"
    /// The kinds of data, without the words before each.
    private static let types: Set = [
        "Name", "EmailAddress", "PhoneNumber", "PhysicalAddress", "OtherUserContactInfo", "Health", "Fitness",
        "PaymentInfo", "CreditInfo", "OtherFinancialInfo", "PreciseLocation", "CoarseLocation",
        "SensitiveInfo", "Contacts", "EmailsOrTextMessages", "PhotosorVideos", "AudioData",
        "GameplayContent", "CustomerSupport", "OtherUserContent", "BrowsingHistory", "SearchHistory",
        "UserID", "DeviceID", "PurchaseHistory", "ProductInteraction", "AdvertisingData", "OtherUsageData",
        "CrashData", "PerformanceData", "OtherDiagnosticData", "EnvironmentScanning", "Hands", "Head",
        "OtherDataTypes",
    ]
    private static let uses: Set = [
        "ThirdPartyAdvertising", "DeveloperAdvertising", "Analytics", "ProductPersonalization",
        "AppFunctionality", "Other",
    ]

    /// The faults of the entries, each with its path and what is wrong.
    var collectedFaults: [(path: [String], reason: String)] {
        let entries = self[Self.collected]?.array ?? []
        return entries.prefix(LintProject.longestList).enumerated().flatMap { index, entry in
            guard let entry = entry.dictionary else { return [(path: [String], reason: String)]() }
            return Self.faults(of: entry).map { ([Self.collected, String(index)] + $0.path, $0.reason) }
        }
    }

    private static func faults(of entry: PropertyDictionary) -> [(path: [String], reason: String)] {
        var found: [(path: [String], reason: String)] = []
        func isListed(_ text: String, _ start: String, _ words: Set<String>) -> Bool {
            text.hasPrefix(start) && words.contains(String(text.dropFirst(start.count)))
        }
        if let name = entry[string: type] {
            if !isListed(name, type, types) {
                found.append(([type], "\u{201C}\(name)\u{201D} is no type of data that Apple lists"))
            }
        } else {
            found.append(([], "the entry names no type of data"))
        }
        for key in [type + "Linked", type + "Tracking"] {
            guard let value = entry[key], value.boolean == nil else { continue }
            found.append(([key], "\(key) is of kind \(value.kind): make it a boolean"))
        }
        let list = entry[purposes]?.array ?? []
        if list.isEmpty { found.append(([], "the entry has no purpose")) }
        for (number, value) in list.prefix(LintProject.longestList).enumerated() {
            let text = value.string ?? ""
            guard !isListed(text, purpose, uses) else { continue }
            found.append(
                ([purposes, String(number)], "\u{201C}\(text)\u{201D} is no purpose that Apple lists"))
        }
        return found
    }
}
