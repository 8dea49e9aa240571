// Licensed under the Apache License, Version 2.0.

extension LintRule {
    static let privacyMissing = LintRule(
        "privacy-manifest-missing", .error,
        "APIs are called for which Apple wants a reason, and no privacy manifest gives one.",
        why: "Since May 2024 uploads for iOS, tvOS, visionOS and watchOS are refused without it (ITMS-91053, "
            + "Describing use of required reason API).",
        fix:
            "Add a PrivacyInfo.xcprivacy with each category and its reason (TN3183) to the resources of the target."
    )
    static let privacyUndeclared = LintRule(
        "privacy-api-undeclared", .error,
        "An API is called for which Apple wants a reason, and the privacy manifest does not name its category.",
        why:
            "The store looks for the calls in what is uploaded and refuses what no manifest names (ITMS-91053).",
        fix: "Name the category in NSPrivacyAccessedAPITypes, with the reason that is true (TN3183).")
    static let privacyDamaged = LintRule(
        "privacy-manifest-damaged", .error,
        "A privacy manifest is no property list, or has values of other kinds.",
        why: "Uploads with it are refused (ITMS-91056, TN3181).", fix: "Mend the file at the place named.")
    static let privacyCategory = LintRule(
        "privacy-category-unknown", .error, "A privacy manifest names a category that Apple does not list.",
        why: "Uploads with it are refused (ITMS-91054, TN3181).",
        fix: "Name one of FileTimestamp, SystemBootTime, DiskSpace, ActiveKeyboards and UserDefaults after "
            + "NSPrivacyAccessedAPICategory.")
    static let privacyUnreasoned = LintRule(
        "privacy-reason-missing", .error, "A privacy manifest names a category without a reason.",
        why: "Each category needs one reason at least (ITMS-91056, TN3183).",
        fix: "Add the reason that is true to NSPrivacyAccessedAPITypeReasons.")
    static let privacyReason = LintRule(
        "privacy-reason-invalid", .error,
        "A privacy manifest gives a reason that its category does not have.",
        why:
            "Each category has reasons of its own, and uploads with others are refused (ITMS-91055, TN3183).",
        fix: "Give a reason that Apple lists for the category, or move it to its own.")
    static let privacyTracking = LintRule(
        "privacy-tracking-contradiction", .error,
        "A privacy manifest lists tracking domains without tracking, or tracking without domains.",
        why: "The two keys go together, and uploads with only one are refused (ITMS-91064, TN3181).",
        fix: "Set NSPrivacyTracking to true and list the domains, or set it to false and empty the list.")

    static let privacyData = LintRule(
        "privacy-data-invalid", .error,
        "A privacy manifest describes collected data in words that Apple does not list.",
        why:
            "Uploads with keys or values of other forms are refused (ITMS-91056, Describing data use in privacy "
            + "manifests).",
        fix: "Give the type, both booleans and each purpose as the page lists them (TN3184), such as "
            + "NSPrivacyCollectedDataTypePurposeAppFunctionality.")

    static let privacySDK = LintRule(
        "privacy-sdk-manifest-missing", .error,
        "A library that Apple lists among the commonly used ones comes without a privacy manifest.",
        why: "Apps with it are refused, whatever it calls (ITMS-91061, Third-party SDK requirements).",
        fix: "Update it to a version that brings its PrivacyInfo.xcprivacy.")
    static let privacyUnsigned = LintRule(
        "privacy-sdk-unsigned", .error,
        "A library that Apple lists among the commonly used ones comes as a binary without a signature.",
        why: "Apps with it are refused (ITMS-91065, Third-party SDK requirements).",
        fix: "Update it to a version that its maker has signed.")

    static let privacy = [
        privacyMissing, privacyUndeclared, privacyDamaged, privacyCategory, privacyUnreasoned, privacyReason,
        privacyTracking, privacyData, privacySDK, privacyUnsigned,
    ]
}
