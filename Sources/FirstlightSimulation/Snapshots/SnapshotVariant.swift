// Licensed under the Apache License, Version 2.0.

public import StageUI

/// One picture of a screen: the device and the user's settings that it is drawn for.
public struct SnapshotVariant: Hashable, Sendable {
    /// The id of the device's profile.
    public let device: String
    /// Light or dark.
    public let appearance: ColorScheme
    /// The user's text size.
    public let textSize: DynamicTypeSize
    /// The reading direction.
    public let direction: LayoutDirection

    /// Creates a variant.
    public init(
        device: String, appearance: ColorScheme = .light, textSize: DynamicTypeSize = .large,
        direction: LayoutDirection = .leftToRight
    ) {
        (self.device, self.appearance) = (device, appearance)
        (self.textSize, self.direction) = (textSize, direction)
    }

    /// The parts of the name joined, for a file.
    public var name: String {
        let reading = direction == .leftToRight ? "ltr" : "rtl"
        return [device, appearance.rawValue, textSize.rawValue, reading].joined(separator: "-")
    }

    /// Every combination of six devices, two appearances, three text sizes and two directions.
    ///
    /// Those of one device follow each other, so that they can share a canvas.
    public static let matrix: [SnapshotVariant] = {
        let devices = [
            "iphonese1", "iphonese", "iphone14", "iphone15promax", "iphone16promax", "ipadpro13",
        ]
        let sizes: [DynamicTypeSize] = [.xSmall, .large, .accessibility3]
        return devices.flatMap { device in
            ColorScheme.allCases.flatMap { appearance in
                sizes.flatMap { size in
                    [LayoutDirection.leftToRight, .rightToLeft].map {
                        SnapshotVariant(device: device, appearance: appearance, textSize: size, direction: $0)
                    }
                }
            }
        }
    }()

    /// The scenario on this variant's device.
    package func applied(to scenario: Scenario) -> Scenario {
        var made = scenario
        made.device.profile = device
        made.device.appearance = appearance
        made.device.textSize = textSize
        made.device.layoutDirection = direction
        return made
    }
}
