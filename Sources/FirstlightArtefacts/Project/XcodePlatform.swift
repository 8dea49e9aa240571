// Licensed under the Apache License, Version 2.0.

/// A system that a target is built for, and its names in Xcode's settings.
public enum XcodePlatform: String, Hashable, Sendable, CaseIterable {
    case iOS, macOS, tvOS, visionOS, watchOS

    /// The names of its SDKs: the device's, then the simulator's.
    public var sdks: [String] {
        switch self {
        case .iOS: ["iphoneos", "iphonesimulator"]
        case .macOS: ["macosx"]
        case .tvOS: ["appletvos", "appletvsimulator"]
        case .visionOS: ["xros", "xrsimulator"]
        case .watchOS: ["watchos", "watchsimulator"]
        }
    }

    /// The setting of the oldest version that a target runs on.
    public var deploymentSetting: String {
        switch self {
        case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
        case .macOS: "MACOSX_DEPLOYMENT_TARGET"
        case .tvOS: "TVOS_DEPLOYMENT_TARGET"
        case .visionOS: "XROS_DEPLOYMENT_TARGET"
        case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
        }
    }

    /// The oldest version that this package is for, as its manifest says.
    public var oldestVersion: String {
        switch self {
        case .iOS, .tvOS: "17.0"
        case .macOS: "14.0"
        case .visionOS: "1.0"
        case .watchOS: "10.0"
        }
    }

    /// The numbers of its devices in TARGETED_DEVICE_FAMILY; a Mac has none.
    public var families: [Int] {
        switch self {
        case .iOS: [1, 2]
        case .macOS: []
        case .tvOS: [3]
        case .visionOS: [7]
        case .watchOS: [4]
        }
    }

    /// Finds the platform of an SDK's name, such as `iphonesimulator` or `iphoneos18.0`.
    public init?(sdk: String) {
        let name = String(sdk.prefix { $0.isLetter })
        guard let platform = Self.allCases.first(where: { $0.sdks.contains(name) }) else { return nil }
        self = platform
    }
}
