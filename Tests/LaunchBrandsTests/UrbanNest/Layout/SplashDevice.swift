// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Testing

/// A device that the layout must hold on, and how it is held.
struct SplashDevice: Hashable, Sendable, CustomTestStringConvertible {
    let profile: String
    let width: Double
    let height: Double
    let orientation: DeviceOrientation

    /// The phones from the smallest to the largest, and the large tablet, upright and on the side.
    static let all: [SplashDevice] = [
        ("iphonese1", 320, 568), ("iphonese", 375, 667), ("iphone14", 390, 844), ("iphone15", 393, 852),
        ("iphone15promax", 430, 932), ("iphone16promax", 440, 956), ("ipadpro13", 1032, 1376),
    ].flatMap { profile, width, height in
        [
            SplashDevice(profile: profile, width: width, height: height, orientation: .portrait),
            SplashDevice(profile: profile, width: height, height: width, orientation: .landscape),
        ]
    }

    /// The devices on which nothing is pressed together.
    static let regular = all.filter { $0.height >= 480 }
    /// The devices that are so low that the group is centred and tightened (C-UN-37).
    static let compact = all.filter { $0.height < 480 }

    var testDescription: String { "\(profile) \(orientation.rawValue)" }
}

extension Scenario {
    /// The same launch on a device.
    func on(_ device: SplashDevice) -> Scenario { on(device.profile, device.orientation) }
}
