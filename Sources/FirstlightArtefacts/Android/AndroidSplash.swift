// Licensed under the Apache License, Version 2.0.

/// The splash screen of Android: the system's own from version 12 on, and a window background before.
public struct AndroidSplash: Hashable, Sendable {
    /// The art of a splash screen, and where it comes from.
    public enum Picture: Hashable, Sendable {
        /// Pictures of ours for each density, showing art of this size in dp, perhaps with dark ones.
        case drawn(width: Double, height: Double, hasDark: Bool)
        /// A drawable that the project has, such as `@drawable/avd_mark`.
        case reference(String)
    }
    /// The moving form of the mark, which the system shows from version 12 on.
    public enum Animation: Hashable, Sendable {
        /// A vector of ours.
        case drawn(AndroidVector)
        /// A drawable that the project has, such as `@drawable/avd_mark`.
        case reference(String)
    }
    /// The origin of the theme that carries the attributes.
    public enum Base: Hashable, Sendable {
        /// A theme of the platform or of the app, extended by a window background.
        case platform(parent: String)
        /// The theme of androidx.core:core-splashscreen, which gives way to the app's theme.
        case compatibility(afterwards: String)
    }
    /// The condition under which the icon is shown at all, from version 13 on.
    public enum Behavior: String, Hashable, Sendable {
        /// The system decides by what starts the app.
        case system = "default"
        /// Shown whenever possible.
        case iconPreferred = "icon_preferred"
    }

    /// The name of the theme that the first activity has.
    public var theme: String
    /// The origin of the theme.
    public var base: Base
    /// The single opaque colour of the window.
    public var background: HexColorPair
    /// The mark in the middle; nil leaves the launcher's icon to the system.
    public var icon: Picture?
    /// The moving form of the mark, in its place from version 12 on; nil shows the mark as it is.
    public var animatedIcon: Animation?
    /// The circle behind the mark.
    public var iconBackground: HexColorPair?
    /// The brand at the bottom edge, from version 12 on also without the compatibility library.
    public var branding: Picture?
    /// The duration of an animated mark, in milliseconds; nil takes that of a vector of ours.
    public var animationDuration: Int?
    /// The condition under which the icon is shown; nil omits it.
    public var behavior: Behavior?

    /// Declares a splash screen.
    public init(
        theme: String = "LaunchTheme",
        base: Base = .platform(parent: "@android:style/Theme.Material.Light.NoActionBar"),
        background: HexColorPair, icon: Picture? = nil, animatedIcon: Animation? = nil,
        iconBackground: HexColorPair? = nil, branding: Picture? = nil, animationDuration: Int? = nil,
        behavior: Behavior? = nil
    ) {
        (self.theme, self.base, self.background) = (theme, base, background)
        (self.icon, self.animatedIcon) = (icon, animatedIcon)
        (self.iconBackground, self.branding) = (iconBackground, branding)
        (self.animationDuration, self.behavior) = (animationDuration, behavior)
    }
}

// MARK: - Names

extension AndroidSplash {
    /// The names of the resources that are ours.
    enum Name {
        static let background = "launch_background"
        static let icon = "launch_icon"
        static let animatedIcon = "launch_icon_animated"
        static let iconBackground = "launch_icon_background"
        static let branding = "launch_branding"
    }

    var isCompatible: Bool {
        if case .compatibility = base { true } else { false }
    }

    static func reference(to picture: Picture, named name: String) -> String {
        switch picture {
        case .drawn: "@drawable/\(name)"
        case .reference(let reference): reference
        }
    }
}
