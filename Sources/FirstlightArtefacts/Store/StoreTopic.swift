// Licensed under the Apache License, Version 2.0.

/// A store that takes apps in or refuses them.
public enum AppStoreKind: String, Hashable, Sendable, CaseIterable {
    /// Apple's App Store, for all systems of Apple.
    case appStore = "App Store"
    /// Google Play.
    case play = "Google Play"
}

/// A thing that a store asks of an app.
public enum StoreTopic: String, Hashable, Sendable, CaseIterable {
    /// The privacy manifest with the reasons for what is called.
    case privacy = "privacy manifest"
    /// A launch key in Info.plist.
    case launchScreen = "launch screen"
    /// A life cycle with scenes.
    case scenes = "scene manifest"
    /// A way to delete an account where one can be made.
    case accountDeletion = "account deletion"
    /// Sign in with Apple beside other providers, and what happens when it is withdrawn.
    case signInWithApple = "Sign in with Apple"
    /// The icon, in each appearance.
    case icons = "icon"
    /// The site's file for the domains that the app is associated with.
    case domains = "associated domains"
    /// The adaptive icon with its monochrome layer.
    case adaptiveIcon = "adaptive icon"
    /// Content that stays clear of the system's bars.
    case edgeToEdge = "edge to edge"
    /// The API level that the app targets.
    case targetLevel = "target API level"
    /// Any other reason for which it does not build or is refused.
    case rest = "everything else"

    /// The stores that ask for it.
    public var stores: [AppStoreKind] {
        switch self {
        case .accountDeletion, .rest: [.appStore, .play]
        case .adaptiveIcon, .edgeToEdge, .targetLevel: [.play]
        case .privacy, .launchScreen, .scenes, .signInWithApple, .icons, .domains: [.appStore]
        }
    }

    /// The topic of a rule; nil for one that no store asks about.
    public static func of(_ rule: LintRule) -> StoreTopic? {
        others.contains(rule.id) ? nil : byRule[rule.id] ?? .rest
    }

    /// The rules of web apps, of sources for Linux and of waivers.
    private static let others = Set((LintRule.webs + LintRule.linuxes + LintRule.waivers).map(\.id))
    private static let byRule: [String: StoreTopic] = {
        var topics: [String: StoreTopic] = [:]
        func put(_ rules: [LintRule], _ topic: StoreTopic) { for rule in rules { topics[rule.id] = topic } }
        put(LintRule.privacy, .privacy)
        put(
            [
                .launchMissing, .nameEmpty, .nameSuffix, .storyboardAbsent, .storyboardOutside, .memory,
                .webView,
            ],
            .launchScreen)
        put([.scenesMissing], .scenes)
        put([.deletionMissing, .deletionUnreachable], .accountDeletion)
        put([.appleSignInMissing, .appleRevocation], .signInWithApple)
        put(LintRule.icons + [.iconAppearance], .icons)
        put(
            [.domainInvalid, .domainMode, .siteAbsent, .siteDamaged, .siteApp, .siteTeam, .webCredentials],
            .domains)
        put([.adaptiveMissing, .monochromeMissing], .adaptiveIcon)
        put([.androidEdgeToEdge, .insetsUnhandled], .edgeToEdge)
        put([.targetLevel, .targetLevelUnknown], .targetLevel)
        return topics
    }()
}
