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
    /// The language, such as `de`, or a pseudo-language such as `double-length`; nil for English.
    public let language: String?

    /// Creates a variant.
    ///
    /// - Parameters:
    ///   - device: The id of the device's profile.
    ///   - appearance: Light or dark.
    ///   - textSize: The user's text size.
    ///   - direction: The reading direction; that of the language if omitted.
    ///   - language: The language, such as `de`, or a pseudo-language such as `double-length`; nil for English.
    public init(
        device: String, appearance: ColorScheme = .light, textSize: DynamicTypeSize = .large,
        direction: LayoutDirection? = nil, language: String? = nil
    ) {
        (self.device, self.appearance) = (device, appearance)
        (self.textSize, self.language) = (textSize, language)
        // A language that does not exist is reported when the device is made.
        let own = language.flatMap { try? DeviceLanguage.named($0) }?.direction
        self.direction = own == .rightToLeft ? .rightToLeft : direction ?? .leftToRight
    }

    /// The parts of the name joined, for a file.
    public var name: String {
        let reading = direction == .leftToRight ? "ltr" : "rtl"
        return ([device, appearance.rawValue, textSize.rawValue, reading] + (language.map { [$0] } ?? []))
            .joined(separator: "-")
    }

    /// Every combination of six devices, two appearances, three text sizes and two directions.
    ///
    /// Those of one device follow each other, so that they can share a canvas.
    public static let matrix = matrix(of: [LayoutDirection.leftToRight, .rightToLeft].map { ($0, nil) })

    /// Every combination of six devices, two appearances, three text sizes and some languages, each in its own
    /// direction.
    public static func matrix(languages: [String]) -> [SnapshotVariant] {
        matrix(of: languages.map { (nil, $0) })
    }

    private static func matrix(
        of readings: [(direction: LayoutDirection?, language: String?)]
    ) -> [SnapshotVariant] {
        let devices = [
            "iphonese1", "iphonese", "iphone14", "iphone15promax", "iphone16promax", "ipadpro13",
        ]
        let sizes: [DynamicTypeSize] = [.xSmall, .large, .accessibility3]
        return devices.flatMap { device in
            ColorScheme.allCases.flatMap { appearance in
                sizes.flatMap { size in
                    readings.map {
                        SnapshotVariant(
                            device: device, appearance: appearance, textSize: size, direction: $0.direction,
                            language: $0.language)
                    }
                }
            }
        }
    }

    /// The scenario on this variant's device.
    package func applied(to scenario: Scenario) -> Scenario {
        var made = scenario
        // A window of one screen need not fit another.
        if device != made.device.profile { (made.device.profile, made.device.window) = (device, nil) }
        made.device.appearance = appearance
        made.device.textSize = textSize
        made.device.layoutDirection = direction
        if let language { made.device.language = language }
        return made
    }
}
