// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// A device that exists only as data: its screen, the user's settings and the date at its start.
public struct SimulatedDevice: Hashable, Sendable {
    /// The screen.
    public var profile: DeviceProfile
    /// The orientation of the device.
    public var orientation: DeviceOrientation
    /// The size of the app's window in points, where it is not the whole screen; on a Mac and on Apple Vision, not the
    /// usual one.
    public private(set) var window: CGSize?
    /// The device as views see it.
    public var configuration: StageConfiguration

    /// Creates the device of a scenario.
    ///
    /// - Parameters:
    ///   - device: The scenario's device.
    ///   - scale: Pixels per point; nil for the profile's own.
    /// - Throws: `SimulationError.unknownDevice`, `SimulationError.unknownLanguage` or `SimulationError.oddWindow`.
    public init(_ device: Scenario.Device, scale: CGFloat? = nil) throws {
        profile = try DeviceProfile.named(device.profile)
        orientation = device.orientation
        configuration = StageConfiguration(
            size: profile.size(orientation), scale: scale ?? profile.scale,
            safeArea: profile.safeArea(orientation), colorScheme: device.appearance,
            contrast: device.contrast, dynamicTypeSize: device.textSize,
            reduceMotion: device.reduceMotion, layoutDirection: device.layoutDirection)
        configuration.isTelevision = profile.kind == .tv
        if let language = device.language { try DeviceLanguage.named(language).apply(to: &configuration) }
        if let window = device.window { try resize(to: window) }
    }

    /// Turns the device.
    ///
    /// - Returns: False when its screen cannot be turned.
    mutating func turn(to orientation: DeviceOrientation) -> Bool {
        guard profile.kind == nil else { return orientation == self.orientation }
        self.orientation = orientation
        // A window is moved onto the turned screen, and made smaller where it does not fit; a screen that splits at its hinge
        // alone is whole again.
        let screen = profile.size(orientation)
        let kept = profile.folds == nil ? window : nil
        place(
            kept.map { CGSize(width: min($0.width, screen.width), height: min($0.height, screen.height)) })
        return true
    }

    /// Gives the app's window another size: it is split, tiled, dragged, or fills the screen again.
    ///
    /// - Parameter size: The width and the height in points.
    /// - Throws: `SimulationError.oddWindow` where no window has this size.
    mutating func resize(to size: [CGFloat]) throws {
        guard profile.resizes == true else {
            throw SimulationError.oddWindow(
                "'\(profile.name)' shows one app on its whole screen. Use an iPad, 'mac' or 'applevision'.")
        }
        guard size.count == 2, size.allSatisfy({ $0 >= 16 && $0 <= 4096 }) else {
            throw SimulationError.oddWindow("A window is given as [width, height], each 16 to 4096 points.")
        }
        let (size, screen) = (CGSize(width: size[0], height: size[1]), profile.size(orientation))
        if profile.folds != nil, size != screen, !profile.windows(orientation).contains(size) {
            let halves = profile.windows(.landscape).map { "\($0.width) by \(Int($0.height))" }.joined()
            throw SimulationError.oddWindow(
                "'\(profile.name)' splits across into halves of \(halves) points alone.")
        }
        guard profile.kind != nil || (size.width <= screen.width && size.height <= screen.height) else {
            throw SimulationError.oddWindow(
                "A window of \(Self.words(size)) points is larger than the screen of '\(profile.name)', "
                    + "which has \(Self.words(screen)).")
        }
        place(size)
    }

    /// Lays the app's window onto the screen.
    ///
    /// On a tablet a window of the screen's height keeps its insets; one that floats has nothing over it. The title bar of
    /// a Mac's is a part of each window.
    private mutating func place(_ size: CGSize?) {
        let screen = profile.size(orientation)
        window = size == screen ? nil : size
        configuration.size = size ?? screen
        let isTall = profile.kind != nil || configuration.size.height == screen.height
        configuration.safeArea = isTall ? profile.safeArea(orientation) : EdgeInsets()
    }

    private static func words(_ size: CGSize) -> String { "\(Int(size.width)) by \(Int(size.height))" }

    /// Opens or closes the device, whose other screen is on then; one that is held upright lies across when it is open.
    ///
    /// - Returns: False when the device does not fold.
    /// - Throws: `SimulationError.unknownDevice` when the data file names a device that it does not have.
    mutating func fold(to pose: DevicePose) throws -> Bool {
        guard let other = profile.folds else { return false }
        let held = orientation
        if (profile.pose == .closed) != (pose == .closed) {
            profile = try DeviceProfile.named(other)
            orientation = held == .portrait ? .landscape : .portrait
        }
        if pose == .book { orientation = .landscape }
        if pose == .tabletop { orientation = .portrait }
        // Without a change the app keeps its window.
        if profile.id == other || orientation != held { place(nil) }
        return true
    }
}
