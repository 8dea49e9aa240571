// Licensed under the Apache License, Version 2.0.

public import Foundation

extension AVCaptureDevice {
    /// The sides of the device that a camera looks from.
    public enum Position: Int, Sendable {
        /// None in particular.
        case unspecified
        /// The back.
        case back
        /// The front.
        case front
    }
    /// The kinds of cameras and microphones.
    public struct DeviceType: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A camera of a wide angle.
        public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// A camera of an ultra wide angle.
        public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// A camera for what is far.
        public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// Two cameras, one for what is far.
        public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// Two cameras, one of an ultra wide angle.
        public static let builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// Three cameras.
        public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// A camera that measures distances.
        public static let builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// A camera that measures distances with light.
        public static let builtInLiDARDepthCamera = Self(
            rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        /// A microphone.
        public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
        /// One outside of the device.
        public static let external = Self(rawValue: "AVCaptureDeviceTypeExternal")
    }
    /// The uses of the flash.
    public enum FlashMode: Int, Sendable {
        /// It is off.
        case off
        /// It is on.
        case on
        /// It is on where there is little light.
        case auto
    }
    /// The uses of the lamp.
    public enum TorchMode: Int, Sendable {
        /// It is off.
        case off
        /// It is on.
        case on
        /// It is on where there is little light.
        case auto
    }
    /// The ways to bring a picture into focus.
    public enum FocusMode: Int, Sendable {
        /// Not at all.
        case locked
        /// Once.
        case autoFocus
        /// Again and again.
        case continuousAutoFocus
    }
    /// The ways to find the light for a picture.
    public enum ExposureMode: Int, Sendable {
        /// Not at all.
        case locked
        /// Once.
        case autoExpose
        /// Again and again.
        case continuousAutoExposure
        /// As the app says it.
        case custom
    }
    /// The cameras and microphones of some kinds: none.
    public final class DiscoverySession: NSObject {
        /// Looks for cameras and microphones.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        /// Those that were found: none.
        public var devices: [AVCaptureDevice] { [] }
    }
    /// Returns the usual device of a kind: none.
    public class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// Returns the device of a name: none.
    public convenience init?(uniqueID deviceUniqueID: String) { return nil }
    /// The name by which the app finds it.
    public var uniqueID: String { "" }
    /// The name.
    public var localizedName: String { "" }
    /// The kind.
    public var deviceType: DeviceType { .builtInWideAngleCamera }
    /// The side that it looks from.
    public var position: Position { .unspecified }
    /// Indicates whether it has a lamp.
    public var hasTorch: Bool { false }
    /// Indicates whether the lamp can be on.
    public var isTorchAvailable: Bool { false }
    /// Indicates whether it has a flash.
    public var hasFlash: Bool { false }
    /// Indicates whether the flash can be used.
    public var isFlashAvailable: Bool { false }
    /// The use of the lamp.
    public var torchMode: TorchMode {
        get { .off }
        set {}
    }
    /// Turns the lamp on.
    public func setTorchModeOn(level torchLevel: Float) throws {}
    /// Returns whether the lamp can be used in a way: never.
    public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// The way to bring a picture into focus.
    public var focusMode: FocusMode {
        get { .locked }
        set {}
    }
    /// Returns whether a picture can be brought into focus in a way: never.
    public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Indicates whether the app says which point is in focus.
    public var isFocusPointOfInterestSupported: Bool { false }
    /// The point that is in focus.
    public var focusPointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set {}
    }
    /// The way to find the light.
    public var exposureMode: ExposureMode {
        get { .locked }
        set {}
    }
    /// Returns whether the light can be found in a way: never.
    public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// Indicates whether the app says which point has the right light.
    public var isExposurePointOfInterestSupported: Bool { false }
    /// The point that has the right light.
    public var exposurePointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set {}
    }
    /// The magnification.
    public var videoZoomFactor: CGFloat {
        get { 1 }
        set {}
    }
    /// The least magnification.
    public var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// The largest magnification.
    public var maxAvailableVideoZoomFactor: CGFloat { 1 }
    /// Begins a change of settings.
    public func lockForConfiguration() throws {}
    /// Ends a change of settings.
    public func unlockForConfiguration() {}
}

extension AVCaptureSession {
    /// The qualities of what is recorded.
    public struct Preset: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a quality of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The preset for photographs.
        public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
        /// The best for films.
        public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
        /// The middle one for films.
        public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
        /// The least for films.
        public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
        /// Films of 640 by 480 pixels.
        public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
        /// Films of 1280 by 720 pixels.
        public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
        /// Films of 1920 by 1080 pixels.
        public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
        /// Films of 3840 by 2160 pixels.
        public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
        /// The preset of the input.
        public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
    }
    /// Returns whether it can have a quality: always.
    public func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Indicates whether others interrupt it.
    public var isInterrupted: Bool { false }
    /// The connections: none.
    public var connections: [AVCaptureConnection] { [] }
}

extension AVCaptureOutput {
    /// Returns the connection to a device of a kind: none.
    public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
    /// The connections: none.
    public var connections: [AVCaptureConnection] { [] }
}

/// The ways in which a picture stands.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// Upright.
    case portrait = 1
    /// On its head.
    case portraitUpsideDown
    /// On its side, the top of the device on the left.
    case landscapeRight
    /// On its side, the top of the device on the right.
    case landscapeLeft
}

extension AVCaptureConnection {
    /// Indicates whether the picture can be turned.
    public var isVideoOrientationSupported: Bool { false }
    /// The way in which the picture stands.
    public var videoOrientation: AVCaptureVideoOrientation {
        get { .portrait }
        set {}
    }
    /// Indicates whether the picture is seen in a mirror.
    public var isVideoMirrored: Bool {
        get { false }
        set {}
    }
    /// Indicates whether the picture can be seen in a mirror.
    public var isVideoMirroringSupported: Bool { false }
    /// Indicates whether the system says if it is seen in a mirror.
    public var automaticallyAdjustsVideoMirroring: Bool {
        get { true }
        set {}
    }
    /// The angle by which the picture is turned, in degrees.
    public var videoRotationAngle: CGFloat {
        get { 0 }
        set {}
    }
    /// Returns whether the picture can be turned by an angle: never.
    public func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
    /// Indicates whether it is used.
    public var isEnabled: Bool {
        get { false }
        set {}
    }
    /// Indicates whether something comes.
    public var isActive: Bool { false }
}
