// Licensed under the Apache License, Version 2.0.

extension LintRule {
    static let entitlementMissing = LintRule(
        "entitlement-missing", .error, "The app asks the system for what its entitlements do not have.",
        why: "The system refuses it, on every device and each time (Entitlements).",
        fix: "Add the capability to the target, or the entitlement to its file.")
    static let entitlementMacName = LintRule(
        "entitlement-mac-name", .error, "An entitlement of a Mac's app has the name of the other systems.",
        why: "A Mac reads com.apple.developer.aps-environment alone, and no notification comes without it "
            + "(Entitlements).",
        fix: "Rename aps-environment to com.apple.developer.aps-environment.")
    static let entitlementsAbsent = LintRule(
        "entitlements-absent", .error, "The file of entitlements that a target names is not there.",
        why: "The target does not build (CODE_SIGN_ENTITLEMENTS).",
        fix: "Add the file, or correct CODE_SIGN_ENTITLEMENTS.")
    static let usageMissing = LintRule(
        "usage-text-missing", .error, "The app does not say why it asks for something.",
        why: "Without the text the system ends the app or refuses what it asks for "
            + "(Information Property List).",
        fix: "Add the key with a sentence for the user to Info.plist.")
    static let schemeMissing = LintRule(
        "url-scheme-missing", .error, "A scheme that the app counts on does not open it.",
        why: "A browser and a mail do not find the way back to the app (CFBundleURLTypes).",
        fix: "Add the scheme to CFBundleURLTypes.")
    static let firebaseAbsent = LintRule(
        "firebase-options-absent", .note, "Firebase is started, and its options are not in the project.",
        why: "FirebaseApp.configure() ends the app without GoogleService-Info.plist (Firebase, Add Firebase "
            + "to your Apple project).",
        fix: "Add the file from Firebase's console to the target, or hand options over.")

    static let entitlements = [
        entitlementMissing, entitlementMacName, entitlementsAbsent, usageMissing, schemeMissing,
        firebaseAbsent,
    ]
}
