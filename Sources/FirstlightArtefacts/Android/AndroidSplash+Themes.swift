// Licensed under the Apache License, Version 2.0.

/// One `item` of an Android style.
package struct AndroidStyleItem: Hashable, Sendable {
    /// The attribute, such as `android:windowBackground`.
    package var name: String
    /// The value, such as `@color/launch_background`.
    package var value: String

    /// Creates an item.
    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
}

extension AndroidSplash {
    /// Every attribute that is ours in the theme: those that are not wanted are removed.
    static let ownAttributes: Set<String> = [
        "android:windowBackground", "android:windowSplashScreenBackground",
        "android:windowSplashScreenAnimatedIcon", "android:windowSplashScreenAnimationDuration",
        "android:windowSplashScreenIconBackgroundColor", "android:windowSplashScreenBrandingImage",
        "android:windowSplashScreenBehavior", "windowSplashScreenBackground",
        "windowSplashScreenAnimatedIcon",
        "windowSplashScreenAnimationDuration", "windowSplashScreenIconBackgroundColor",
        "postSplashScreenTheme",
    ]

    /// The theme that the compatibility library offers for this splash screen.
    var compatibilityParent: String {
        iconBackground == nil ? "Theme.SplashScreen" : "Theme.SplashScreen.IconBackground"
    }

    /// The lowest versions of the system at which the theme changes: a style of a later folder replaces the whole style
    /// of an earlier one, so each repeats what still holds.
    var levels: [Int] {
        var levels = [0]
        for level in [31, 33] where items(at: level) != items(at: levels[levels.count - 1]) {
            levels.append(level)
        }
        return levels
    }

    /// The items of the theme at a version of the system.
    func items(at level: Int) -> [AndroidStyleItem] {
        let isSystems = level >= 31
        var items: [AndroidStyleItem] = []
        switch base {
        case .platform:
            // From version 12 on the mark is the system's: a second one behind it would be seen after it.
            let window = isSystems ? "@color/\(Name.background)" : "@drawable/\(Name.background)"
            items.append(AndroidStyleItem("android:windowBackground", window))
            if isSystems { items += splashItems(prefix: "android:", at: level) }
        case .compatibility(let afterwards):
            items += splashItems(prefix: "", at: level)
            items.append(AndroidStyleItem("postSplashScreenTheme", afterwards))
        }
        if isSystems, let branding {
            items.append(
                AndroidStyleItem(
                    "android:windowSplashScreenBrandingImage",
                    Self.reference(to: branding, named: Name.branding)))
        }
        if level >= 33, let behavior {
            items.append(AndroidStyleItem("android:windowSplashScreenBehavior", behavior.rawValue))
        }
        return items
    }

    /// The duration of the moving mark, in milliseconds.
    func duration(at level: Int) -> Int? {
        if level < 31, animatedIcon != nil { return nil }
        if let animationDuration { return animationDuration }
        if case .drawn(let vector) = animatedIcon { return vector.duration }
        return nil
    }

    private func iconReference(at level: Int) -> String? {
        switch animatedIcon {
        case .drawn where level >= 31: "@drawable/\(Name.animatedIcon)"
        case .reference(let reference) where level >= 31: reference
        default: icon.map { Self.reference(to: $0, named: Name.icon) }
        }
    }

    private func splashItems(prefix: String, at level: Int) -> [AndroidStyleItem] {
        var items = [AndroidStyleItem("\(prefix)windowSplashScreenBackground", "@color/\(Name.background)")]
        if let reference = iconReference(at: level) {
            items.append(AndroidStyleItem("\(prefix)windowSplashScreenAnimatedIcon", reference))
        }
        if let duration = duration(at: level) {
            items.append(
                AndroidStyleItem("\(prefix)windowSplashScreenAnimationDuration", String(duration)))
        }
        if iconBackground != nil {
            items.append(
                AndroidStyleItem(
                    "\(prefix)windowSplashScreenIconBackgroundColor", "@color/\(Name.iconBackground)"))
        }
        return items
    }
}
