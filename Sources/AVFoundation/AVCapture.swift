// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A camera or a microphone: the device has none.
open class AVCaptureDevice: NSObject {
    /// The user's answers to the question for access.
    public enum AuthorizationStatus: Int, Sendable {
        /// The user was not asked yet.
        case notDetermined
        /// Access is not possible.
        case restricted
        /// The user denied access.
        case denied
        /// The user granted access.
        case authorized
    }
    /// Returns the user's answer: restricted, as the device has none.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AuthorizationStatus { .restricted }
    /// Asks the user for access, which is denied, as the device has none.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        handler(false)
    }
    /// Asks the user for access, which is denied, as the device has none.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    /// Returns the usual device of a kind: none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    init(_ absent: Void) {}
}

/// The pictures or sounds that a session takes from a device.
open class AVCaptureInput: NSObject {
    init(_ absent: Void) {}
}

/// The pictures or sounds of a device.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device.
    public let device: AVCaptureDevice
    /// Creates an input from a device, of which there is none here.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init(())
    }
}

/// The pictures or sounds that a session gives to an app.
open class AVCaptureOutput: NSObject {
    /// Creates an output.
    public override init() {}
}

/// A connection from a device to an app, of which there is none here.
open class AVCaptureConnection: NSObject {
    init(_ absent: Void) {}
}

/// An object that is notified of codes and faces, of which none are seen here.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Responds to codes and faces that are seen.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

/// The codes and faces that are seen; none are.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// The object that is notified of them.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// The kinds that are looked for.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
    /// The kinds that can be looked for: none, as there is no camera.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// Sets the object that is notified of what is seen.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
        queue objectsCallbackQueue: DispatchQueue?
    ) { metadataObjectsDelegate = objectsDelegate }
}

/// A session that brings pictures and sounds from devices to an app. It never runs, as there is no device.
open class AVCaptureSession: NSObject {
    /// Creates a session.
    public override init() {}
    /// The quality of what is recorded.
    open var sessionPreset = Preset.high
    /// The inputs.
    open private(set) var inputs: [AVCaptureInput] = []
    /// The outputs.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Indicates whether the session is running: never.
    open var isRunning: Bool { false }
    /// Returns false: there is no device.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    /// Adds an input.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Removes an input.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Returns whether an output can be added.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    /// Adds an output.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Removes an output.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Begins a change of the configuration.
    open func beginConfiguration() {}
    /// Commits the change of the configuration.
    open func commitConfiguration() {}
    /// Starts the session, without effect here.
    open func startRunning() {}
    /// Stops the session.
    open func stopRunning() {}
}

/// A code or a face that a camera sees.
open class AVMetadataObject: NSObject {
    /// The kinds.
    public struct ObjectType: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An Aztec code.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// Code 39.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// Code 39 with a check digit.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// Code 93.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// Code 128.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// A data matrix.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// An EAN of eight digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// An EAN of thirteen digits.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// Interleaved 2 of 5.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// ITF-14.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// PDF417.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// A QR code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// UPC-E.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// A small QR code.
        public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
        /// Codabar.
        public static let codabar = ObjectType(rawValue: "Codabar")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
    }
    /// The kind.
    public let type: ObjectType
    init(_ type: ObjectType) { self.type = type }
}

/// A code that a camera sees.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// The text of the code.
    open var stringValue: String? { nil }
}

/// The kinds of films and sounds.
public struct AVMediaType: Hashable, Sendable {
    private let name: String
    /// Pictures.
    public static let video = AVMediaType(name: "vide")
    /// Sounds.
    public static let audio = AVMediaType(name: "soun")
    /// Words about it.
    public static let metadata = AVMediaType(name: "meta")
    /// Texts.
    public static let text = AVMediaType(name: "text")
    /// Words for those who do not hear.
    public static let subtitle = AVMediaType(name: "sbtl")
}
