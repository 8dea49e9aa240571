// Licensed under the Apache License, Version 2.0.

public import StageUI

/// A device with its orientation, appearance and contrast.
public struct SeamPlace: Hashable, Sendable, Codable {
    /// The id of the device's profile.
    public let device: String
    /// The orientation of the device.
    public let orientation: DeviceOrientation
    /// Light or dark.
    public let appearance: ColorScheme
    /// Usual or increased contrast.
    public let contrast: ColorSchemeContrast

    /// Every device that shows a static launch screen, in both orientations and appearances; of those that lay out screens
    /// alike, one.
    ///
    /// - Parameter contrasts: The contrasts to check.
    /// - Throws: A decoding error when the data file of the devices is damaged.
    public static func all(_ contrasts: [ColorSchemeContrast] = [.standard]) throws -> [SeamPlace] {
        // A window, a watch and a headset have none.
        try DeviceProfile.distinct().filter { $0.kind == nil }.flatMap { profile in
            contrasts.flatMap { contrast in
                DeviceOrientation.allCases.flatMap { orientation in
                    ColorScheme.allCases.map {
                        SeamPlace(
                            device: profile.id, orientation: orientation, appearance: $0, contrast: contrast)
                    }
                }
            }
        }
    }
}
