// Licensed under the Apache License, Version 2.0.

// The rules of the stores' gate, which are tried when a project is judged for the stores.
extension LintRule {
    static let deletionMissing = LintRule(
        "account-deletion-missing", .error,
        "People can make an account, and nothing deletes it.",
        why: "An app in which an account can be made has to let people begin its deletion there (App Review "
            + "Guidelines, 5.1.1(v); Google Play, User data policy).",
        fix:
            "Offer to delete the account in the app, revoke the token of Sign in with Apple with it, and give Play the "
            + "address of a page that does the same.")
    static let deletionUnreachable = LintRule(
        "account-deletion-unreachable", .error,
        "The deletion of the account is there, and nothing leads to it.",
        why: "The deletion has to be easy to find in the app (Apple, Offering account deletion in your app).",
        fix: "Call it from a screen that people come to, such as the settings of the account.")
    static let appleSignInMissing = LintRule(
        "apple-sign-in-missing", .error,
        "The app signs in with a provider's account, and not with Apple.",
        why:
            "Beside the login of a third party or a social network there has to be one that asks for name and e-mail "
            + "address alone, lets people hide the address and does not follow them (App Review Guidelines, 4.8).",
        fix: "Add Sign in with Apple, or waive the rule with the name of the other login that does the same.")
    static let appleRevocation = LintRule(
        "apple-revocation-unhandled", .warning,
        "The app signs in with Apple and does not ask whether that still holds.",
        why:
            "People withdraw it in Settings, and the app learns of it only when it asks at its start or listens "
            + "(AuthenticationServices, Verifying a user).",
        fix:
            "Ask ASAuthorizationAppleIDProvider for the state of the credential at launch, and sign out when it is "
            + "revoked.")
    static let iconAppearance = LintRule(
        "icon-appearance-missing", .warning, "The icon has no picture for an appearance.",
        why:
            "Since iOS 18 people choose dark and tinted icons, and the system makes up what is missing (HIG, App icons).",
        fix: "Fill the dark and the tinted slot, or add an Icon Composer document.")

    static let siteAbsent = LintRule(
        "site-association-absent", .note, "The file of an associated site is not in the project.",
        why: "Whether the site names the app cannot be checked without it (Supporting associated domains).",
        fix: "Keep the site's apple-app-site-association in the project; generate writes one.")
    static let domainInvalid = LintRule(
        "associated-domain-invalid", .error, "An associated domain has not the form of one.",
        why:
            "The system takes a service, a colon and the name of a host, without a scheme and a path (Associated Domains "
            + "Entitlement).",
        fix: "Write applinks:example.org, with the service and the host of yours.")
    static let domainMode = LintRule(
        "associated-domain-mode", .warning, "An associated domain does not count in an app from the store.",
        why:
            "With mode=developer the system takes it for apps signed for development, on devices set up for that, and with "
            + "mode=managed for apps that an organisation installs (Associated Domains Entitlement).",
        fix: "Add the same without the mode, and leave the other to a file of entitlements for development.")
    static let siteDamaged = LintRule(
        "site-association-damaged", .error, "The file of an associated site is not what the system takes.",
        why:
            "The system takes no service from a file that is no JSON of the form, or larger than 128 KB, and opens no link "
            + "of an entry without components (Supporting associated domains).",
        fix: "Mend the file at the line named.")
    static let siteApp = LintRule(
        "site-association-app-missing", .error, "The file of an associated site does not name the app.",
        why: "Links open the browser and passwords are not offered (Supporting associated domains).",
        fix: "Add the app's identifier, the team's prefix before the bundle's, to the service.")
    static let siteTeam = LintRule(
        "site-association-team", .warning, "The file of an associated site names the app without its team.",
        why:
            "An app's identifier begins with the ten characters of a team's prefix (Supporting associated domains).",
        fix: "Put the team's prefix in the place of the word before the bundle's identifier.")
    static let webCredentials = LintRule(
        "webcredentials-missing", .warning,
        "The app asks for passwords or passkeys, and no domain is associated for them.",
        why:
            "Passkeys fail without a webcredentials domain, and saved passwords are not offered (Supporting associated "
            + "domains).",
        fix: "Add webcredentials: with the domain to the associated domains, and the app to the site's file.")

    static let adaptiveMissing = LintRule(
        "android-adaptive-icon-missing", .warning, "The app has no adaptive icon.",
        why:
            "Launchers put an icon of the old kind small on a white disc since Android 8 (Android, Adaptive icons).",
        fix: "Add mipmap-anydpi-v26 with an adaptive-icon of that name; generate writes one.")
    static let monochromeMissing = LintRule(
        "android-monochrome-icon-missing", .warning, "The adaptive icon has no monochrome layer.",
        why:
            "Themed icons need it; Android 16 makes one up by turning the icon's colours (Android, Adaptive icons).",
        fix: "Add a monochrome layer to the adaptive icon.")
    static let insetsUnhandled = LintRule(
        "android-insets-unhandled", .warning, "An app that draws behind the bars minds no insets.",
        why:
            "Apps that target 35 draw edge to edge, so that the bars cover what stands at the edges (Android 15, "
            + "Behavior changes).",
        fix: "Call enableEdgeToEdge() and keep content within the insets of the window.")
    static let targetLevel = LintRule(
        "android-target-level", .error, "The app targets an older system than Play takes.",
        why:
            "Since 31 August 2026 new apps and updates have to target Android 16 (level 36), those of watches and cars "
            + "15 (35), of televisions and headsets 14 (34) (Play Console Help, 11926878).",
        fix: "Raise targetSdk, and try what the newer system does differently.")
    static let targetLevelUnknown = LintRule(
        "android-target-level-unknown", .note, "The level that the app targets is not known.",
        why:
            "It is worked out by Gradle or a plugin; Play looks at what was built (Play Console Help, 11926878).",
        fix: "See with bundletool dump manifest, or write the number where the rule finds it.")

    static let stores = [
        deletionMissing, deletionUnreachable, appleSignInMissing, appleRevocation, iconAppearance,
        domainInvalid, domainMode, siteAbsent, siteDamaged, siteApp, siteTeam, webCredentials,
        adaptiveMissing,
        monochromeMissing, insetsUnhandled,
        targetLevel, targetLevelUnknown,
    ]
}
