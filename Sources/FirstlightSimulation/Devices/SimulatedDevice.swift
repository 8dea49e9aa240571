// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// A device that exists only as data: its screen, the user's settings and the date at its start.
public struct SimulatedDevice: Hashable, Sendable {
    /// The screen.
    public var profile: DeviceProfile
    /// The orientation of the device.
    public var orientation: DeviceOrientation
    /// The device as views see it.
    public var configuration: StageConfiguration

    /// Creates the device of a scenario.
    ///
    /// - Parameters:
    ///   - device: The scenario's device.
    ///   - scale: Pixels per point; nil for the profile's own.
    /// - Throws: `SimulationError.unknownDevice` or `SimulationError.unknownLanguage`.
    public init(_ device: Scenario.Device, scale: CGFloat? = nil) throws {
        profile = try DeviceProfile.named(device.profile)
        orientation = device.orientation
        configuration = StageConfiguration(
            size: profile.size(orientation), scale: scale ?? profile.scale,
            safeArea: profile.safeArea(orientation), colorScheme: device.appearance,
            contrast: device.contrast, dynamicTypeSize: device.textSize,
            reduceMotion: device.reduceMotion, layoutDirection: device.layoutDirection)
        if let language = device.language { try DeviceLanguage.named(language).apply(to: &configuration) }
    }

    /// Turns the device.
    ///
    /// - Returns: False when its screen cannot be turned.
    mutating func turn(to orientation: DeviceOrientation) -> Bool {
        guard profile.kind == nil else { return orientation == self.orientation }
        self.orientation = orientation
        configuration.size = profile.size(orientation)
        configuration.safeArea = profile.safeArea(orientation)
        return true
    }

    /// Opens or closes the device, whose other screen is on then; one that is held upright lies across when it is open.
    ///
    /// - Returns: False when the device does not fold.
    /// - Throws: `SimulationError.unknownDevice` when the data file names a device that it does not have.
    mutating func fold(to pose: DevicePose) throws -> Bool {
        guard let other = profile.folds else { return false }
        guard profile.pose != pose else { return true }
        profile = try DeviceProfile.named(other)
        orientation = orientation == .portrait ? .landscape : .portrait
        configuration.size = profile.size(orientation)
        configuration.safeArea = profile.safeArea(orientation)
        return true
    }
}
