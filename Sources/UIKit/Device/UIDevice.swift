// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unknown.
    case unspecified = -1
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
    /// An Apple TV.
    case tv
    /// A car's screen.
    case carPlay
    /// A Mac.
    case mac = 5
    /// An Apple Vision.
    case vision
}

/// The orientations of the device.
public enum UIDeviceOrientation: Int, Sendable {
    /// Unknown.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its side, with its top to the left.
    case landscapeLeft
    /// On its side, with its top to the right.
    case landscapeRight
    /// Lying on its back.
    case faceUp
    /// Lying on its screen.
    case faceDown

    /// Indicates whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Indicates whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Indicates whether the device is lying.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The simulated device: an iPad where the shorter side of its screen has 744 points or more, as that of each iPad has,
/// and an iPhone otherwise, with iOS 17.0.
@MainActor
@preconcurrency
open class UIDevice: NSObject {
    /// The device.
    public static let current = UIDevice()

    private var size: CGSize { UIScreen.main.bounds.size }

    /// The kind of the device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { min(size.width, size.height) >= 744 ? .pad : .phone }
    /// The kind of the device in words.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The kind of the device in words of the user's language.
    open var localizedModel: String { model }
    /// The name of the device; as on iOS 16 and later, only its kind.
    open var name: String { model }
    /// The name of the system.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of the system whose SwiftUI the stage follows.
    open var systemVersion: String { "17.0" }
    /// The orientation of the device.
    open var orientation: UIDeviceOrientation { size.width > size.height ? .landscapeLeft : .portrait }
    /// An identifier of the device for the app's vendor, the same for all simulated devices.
    open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1)) }
    /// The charge of the battery, 0 to 1; -1 where it is not watched.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    /// Indicates whether the battery is watched.
    open var isBatteryMonitoringEnabled = false
    /// Indicates whether turning the device is told; it is not turned while an app runs.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Begins to tell of turns of the device, of which there are none.
    open func beginGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = true
    }
    /// Ends to tell of turns of the device.
    open func endGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = false
    }

    /// The name of the notification about a turn of the device; never posted.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
