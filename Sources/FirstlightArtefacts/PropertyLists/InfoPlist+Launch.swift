// Licensed under the Apache License, Version 2.0.

extension InfoPlist {
    /// The keys of which one declares the launch screen; apps built with the SDK of iOS 27 need one.
    public static let launchKeys = [
        "UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName", "UILaunchStoryboards",
    ]

    /// The launch keys in this list, those for one device such as `UILaunchScreen~ipad` included.
    public var declaredLaunchKeys: [String] {
        dictionary.keys.filter { Self.launchKeys.contains(Self.base($0)) }
    }

    /// The first version of iOS that reads `UILaunchScreen` and `UILaunchScreens`.
    package static let firstWithLaunchScreen = 14

    /// Returns whether a version of iOS, such as 13.4, knows launch storyboards alone; what is no version is not one.
    package static func isBeforeLaunchScreen(_ version: String) -> Bool {
        Int(version.prefix { $0.isASCII && $0.isNumber }).map { $0 < firstWithLaunchScreen } ?? false
    }

    /// The launch screen by keys; setting it removes the other ways to declare one.
    public var launchScreen: LaunchScreenKeys? {
        get { dictionary[dictionary: "UILaunchScreen"].map { LaunchScreenKeys($0) } }
        set { declare("UILaunchScreen", newValue.map { .dictionary($0.dictionary) }) }
    }

    /// Launch screens by the URL that opens the app; setting them removes the other ways.
    public var launchScreens: LaunchScreensKeys? {
        get { dictionary[dictionary: "UILaunchScreens"].map { LaunchScreensKeys($0) } }
        set { declare("UILaunchScreens", newValue.map { .dictionary($0.dictionary) }) }
    }

    /// The storyboard of the launch screen, without `.storyboard`; setting it removes the other ways.
    public var launchStoryboardName: String? {
        get { dictionary[string: "UILaunchStoryboardName"] }
        set { declare("UILaunchStoryboardName", newValue.map { .string($0) }) }
    }

    /// Launch storyboards by the URL that opens the app; setting them removes the other ways.
    public var launchStoryboards: LaunchStoryboardsKeys? {
        get { dictionary[dictionary: "UILaunchStoryboards"].map { LaunchStoryboardsKeys($0) } }
        set { declare("UILaunchStoryboards", newValue.map { .dictionary($0.dictionary) }) }
    }

    private mutating func declare(_ key: String, _ value: PropertyValue?) {
        var copy = dictionary
        copy[key] = value
        if value != nil {
            for other in declaredLaunchKeys where Self.base(other) != key { copy[other] = nil }
        }
        dictionary = copy
    }

    /// The key without the device that it is for.
    private static func base(_ key: String) -> String {
        String(key.prefix { $0 != "~" })
    }

    /// The scenes of the app, `UIApplicationSceneManifest`.
    package var sceneManifest: SceneManifestKeys? {
        get { dictionary[dictionary: "UIApplicationSceneManifest"].map { SceneManifestKeys($0) } }
        set { dictionary[dictionary: "UIApplicationSceneManifest"] = newValue?.dictionary }
    }
}

// MARK: - Appearance and orientation

extension InfoPlist {
    /// The devices that a key may have a value of its own for.
    public enum Device: String, CaseIterable, Sendable {
        /// The phone.
        case phone = "~iphone"
        /// The tablet.
        case pad = "~ipad"
    }

    /// The orientations of a device.
    public enum Orientation: String, CaseIterable, Sendable {
        /// Upright.
        case portrait = "UIInterfaceOrientationPortrait"
        /// Upside down.
        case portraitUpsideDown = "UIInterfaceOrientationPortraitUpsideDown"
        /// Landscape, the home button or the port at the left.
        case landscapeLeft = "UIInterfaceOrientationLandscapeLeft"
        /// Landscape, the home button or the port at the right.
        case landscapeRight = "UIInterfaceOrientationLandscapeRight"
    }

    /// Returns the ways in which a device may be held; nil when the app does not say.
    public func orientations(on device: Device) -> [Orientation]? {
        let key = "UISupportedInterfaceOrientations"
        let names = dictionary[strings: key + device.rawValue] ?? dictionary[strings: key]
        return names?.compactMap { Orientation(rawValue: $0) }
    }

    /// Sets the ways in which a device may be held: the key without a device for phones, its own for tablets.
    public mutating func setOrientations(_ orientations: [Orientation]?, on device: Device) {
        let own = "UISupportedInterfaceOrientations" + device.rawValue
        let isShared = device == .phone && dictionary[own] == nil
        let key = isShared ? "UISupportedInterfaceOrientations" : own
        dictionary[strings: key] = orientations?.map(\.rawValue)
    }

    /// The appearances that an app may be fixed to.
    public enum InterfaceStyle: String, CaseIterable, Sendable {
        /// The system's style.
        case automatic = "Automatic"
        /// Light, always.
        case light = "Light"
        /// Dark, always.
        case dark = "Dark"
    }

    /// The appearance that the app is fixed to, `UIUserInterfaceStyle`.
    public var interfaceStyle: InterfaceStyle? {
        get { dictionary[string: "UIUserInterfaceStyle"].flatMap { InterfaceStyle(rawValue: $0) } }
        set { dictionary[string: "UIUserInterfaceStyle"] = newValue?.rawValue }
    }

    /// Indicates whether the app shares no screen with another, `UIRequiresFullScreen`.
    public var requiresFullScreen: Bool? {
        get { dictionary[boolean: "UIRequiresFullScreen"] }
        set { dictionary[boolean: "UIRequiresFullScreen"] = newValue }
    }
}
