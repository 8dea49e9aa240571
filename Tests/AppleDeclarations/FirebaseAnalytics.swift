// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Firebase's module FirebaseAnalytics that Duggy's host calls, as declarations only: what calls it is type-checked
// on Linux, where the module does not exist. Nothing here is ever run or shipped.

public final class Analytics {
    public static func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {}
    init() {}
}
