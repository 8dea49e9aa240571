// Licensed under the Apache License, Version 2.0.

public import FirstlightSimulation
public import StageUI

extension SnapshotVariant {
    /// An iPhone 14 in light appearance, with the usual text size, read from left to right.
    public static let standard = SnapshotVariant(device: "iphone14")
}

extension [SnapshotVariant] {
    /// Every combination of devices and of the user's settings.
    ///
    /// - Parameters:
    ///   - devices: The ids of devices, or sizes in points such as `320x80`.
    ///   - appearances: Light, dark, or both.
    ///   - textSizes: The user's text sizes.
    ///   - directions: The reading directions; a language that is read from right to left has its own.
    ///   - languages: The languages, such as `de`, and pseudo-languages such as `double-length`; nil stands for English.
    public static func matrix(
        devices: [String] = [SnapshotVariant.standard.device], appearances: [ColorScheme] = [.light],
        textSizes: [DynamicTypeSize] = [.large], directions: [LayoutDirection] = [.leftToRight],
        languages: [String?] = [nil]
    ) -> [SnapshotVariant] {
        devices.flatMap { device in
            appearances.flatMap { appearance in
                textSizes.flatMap { size in
                    directions.flatMap { direction in
                        languages.map {
                            SnapshotVariant(
                                device: device, appearance: appearance, textSize: size, direction: direction,
                                language: $0)
                        }
                    }
                }
            }
        }
    }
}
