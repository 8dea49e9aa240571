// Licensed under the Apache License, Version 2.0.

/// A dictionary of a property list, seen through names; what the names do not cover stays.
package protocol PropertyKeys: Hashable, Sendable {
    /// The keys beneath.
    var dictionary: PropertyDictionary { get set }
    /// Creates a value from the keys as they are.
    init(_ dictionary: PropertyDictionary)
}

/// A launch screen by keys: `UILaunchScreen`, or one of `UILaunchScreenDefinitions`.
public struct LaunchScreenKeys: PropertyKeys {
    /// The underlying keys.
    public var dictionary: PropertyDictionary

    /// Creates a value from the keys as they are.
    public init(_ dictionary: PropertyDictionary = [:]) { self.dictionary = dictionary }

    /// The bars that a launch screen may show.
    public enum Bar: String, CaseIterable, Sendable {
        /// The bar at the top.
        case navigation = "UINavigationBar"
        /// The tab bar.
        case tab = "UITabBar"
        /// The toolbar.
        case tool = "UIToolbar"
    }

    /// The name in `UILaunchScreens`, `UILaunchScreenIdentifier`.
    public var identifier: String? {
        get { dictionary[string: "UILaunchScreenIdentifier"] }
        set { dictionary[string: "UILaunchScreenIdentifier"] = newValue }
    }

    /// The background's name in the asset catalogue, `UIColorName`.
    public var colorName: String? {
        get { dictionary[string: "UIColorName"] }
        set { dictionary[string: "UIColorName"] = newValue }
    }

    /// The image's name in the asset catalogue, `UIImageName`.
    public var imageName: String? {
        get { dictionary[string: "UIImageName"] }
        set { dictionary[string: "UIImageName"] = newValue }
    }

    /// Indicates whether the image stays within the safe area, `UIImageRespectsSafeAreaInsets`.
    public var imageRespectsSafeArea: Bool? {
        get { dictionary[boolean: "UIImageRespectsSafeAreaInsets"] }
        set { dictionary[boolean: "UIImageRespectsSafeAreaInsets"] = newValue }
    }

    /// The bars that it shows: a bar's key alone is enough.
    public var bars: [Bar] { Bar.allCases.filter { dictionary[$0.rawValue] != nil } }

    /// Shows a bar, with an image in its place when one is named.
    public mutating func show(_ bar: Bar, imageName: String? = nil) {
        var inner = dictionary[dictionary: bar.rawValue] ?? [:]
        inner[string: "UIImageName"] = imageName
        dictionary[dictionary: bar.rawValue] = inner
    }

    /// Hides a bar.
    public mutating func hide(_ bar: Bar) { dictionary[bar.rawValue] = nil }

    /// Returns the name of the image in a bar's place.
    public func imageName(of bar: Bar) -> String? {
        dictionary[dictionary: bar.rawValue]?[string: "UIImageName"]
    }
}

/// Launch screens by the URL that opens the app: `UILaunchScreens`.
public struct LaunchScreensKeys: PropertyKeys {
    /// The underlying keys.
    public var dictionary: PropertyDictionary

    /// Creates a value from the keys as they are.
    public init(_ dictionary: PropertyDictionary = [:]) { self.dictionary = dictionary }

    /// The screens, `UILaunchScreenDefinitions`.
    public var definitions: [LaunchScreenKeys] {
        get { dictionary[dictionaries: "UILaunchScreenDefinitions"].map { LaunchScreenKeys($0) } }
        set { dictionary[dictionaries: "UILaunchScreenDefinitions"] = newValue.map(\.dictionary) }
    }

    /// The identifier of the screen for a scheme, `UIURLToLaunchScreenAssociations`.
    public var associations: [String: String] {
        get { dictionary[texts: "UIURLToLaunchScreenAssociations"] }
        set { dictionary[texts: "UIURLToLaunchScreenAssociations"] = newValue }
    }

    /// The identifier of the screen for everything else, `UIDefaultLaunchScreen`.
    public var defaultIdentifier: String? {
        get { dictionary[string: "UIDefaultLaunchScreen"] }
        set { dictionary[string: "UIDefaultLaunchScreen"] = newValue }
    }
}
