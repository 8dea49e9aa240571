// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The pictures that a session takes: none, as there is no camera.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// Takes a picture: the object learns of an error, as there is no camera.
    open func capturePhoto(
        with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
    ) {
        let resolved = AVCaptureResolvedPhotoSettings(settings.uniqueID)
        delegate.photoOutput(self, didFinishCaptureFor: resolved, error: AVError(.sessionNotRunning))
    }
    /// Indicates whether pictures may be large.
    open var isHighResolutionCaptureEnabled = false
    /// Indicates whether pictures may move.
    open var isLivePhotoCaptureEnabled = false
    /// Indicates whether pictures can move: never.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// The quality that pictures may have.
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    /// The uses of the flash: none.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// The forms of pictures.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
    /// The weights of quality and speed.
    public enum QualityPrioritization: Int, Sendable {
        /// Speed.
        case speed = 1
        /// Both.
        case balanced
        /// Quality.
        case quality
    }
}

/// The settings of a picture.
open class AVCapturePhotoSettings: NSObject {
    /// The number of the picture.
    public let uniqueID = Int64(Date().timeIntervalSinceReferenceDate * 1_000_000)
    /// The form.
    public let format: [String: Any]?
    /// Creates usual settings.
    public override init() { format = nil }
    /// Creates settings with a form.
    public init(format: [String: Any]?) { self.format = format }
    /// The use of the flash.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Indicates whether the picture may be large.
    open var isHighResolutionPhotoEnabled = false
    /// The weights of quality and speed.
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    /// The file of the film around the picture.
    open var livePhotoMovieFileURL: URL?
    /// The form of the small picture.
    open var previewPhotoFormat: [String: Any]?
    /// The kinds of pixels of the small picture: none.
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
}

/// The settings that a picture has.
public final class AVCaptureResolvedPhotoSettings: NSObject, Sendable {
    /// The number of the picture.
    public let uniqueID: Int64
    init(_ uniqueID: Int64) { self.uniqueID = uniqueID }
}

/// A picture that was taken; there never is one here.
open class AVCapturePhoto: NSObject {
    init(_ absent: Void) {}
    /// Returns the bytes of its file: none.
    open func fileDataRepresentation() -> Data? { nil }
    /// Returns it as Core Graphics has it: none.
    open func cgImageRepresentation() -> CGImage? { nil }
    /// The words about it.
    open var metadata: [String: Any] { [:] }
}

/// An object that is notified of a picture.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// Learns that a picture is soon taken.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Learns that a picture is taken now.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Learns that a picture was taken.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Takes the picture.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// Learns that all is over.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}

/// A piece of a film or a sound; there never is one here.
open class CMSampleBuffer: NSObject {
    init(_ absent: Void) {}
    /// Indicates whether it can be used.
    open var isValid: Bool { false }
    /// The number of samples.
    open var numSamples: Int { 0 }
    /// The time at which it is seen or heard.
    open var presentationTimeStamp: CMTime { .invalid }
    /// Its length.
    open var duration: CMTime { .invalid }
}

/// The pictures of a session one by one: none, as there is no camera.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    /// The form of the pictures.
    open var videoSettings: [String: Any] = [:]
    /// Indicates whether pictures that come too late are left out.
    open var alwaysDiscardsLateVideoFrames = true
    /// The object that takes them.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// Sets the object that takes them.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// An object that takes the pictures of a session one by one.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// Takes a picture.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection)
    /// Learns that a picture was left out.
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// Does nothing.
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    ) {}
    /// Does nothing.
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

/// The film that a session records into a file: none, as there is no camera.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    /// The forms of films.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [.h264, .hevc] }
    /// Sets the form of a film.
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}

/// An output that records into a file: nothing, as there is no camera.
open class AVCaptureFileOutput: AVCaptureOutput {
    /// Indicates whether it records: never.
    open var isRecording: Bool { false }
    /// The file: none.
    open var outputFileURL: URL? { nil }
    /// The length so far.
    open var recordedDuration: CMTime { .zero }
    /// Begins to record: the object learns of an error, as there is no camera.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        delegate.fileOutput(
            self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.sessionNotRunning))
    }
    /// Ends the recording.
    open func stopRecording() {}
}

/// An object that is notified of a recording.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// Learns that it begins.
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection])
    /// Learns that it is over.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    /// Does nothing.
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection]
    ) {}
}

/// The forms of films and pictures.
public struct AVVideoCodecType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a form of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// HEVC.
    public static let hevc = Self(rawValue: "hvc1")
    /// H.264.
    public static let h264 = Self(rawValue: "avc1")
    /// JPEG.
    public static let jpeg = Self(rawValue: "jpeg")
    /// ProRes 422.
    public static let proRes422 = Self(rawValue: "apcn")
}

/// The key of the form of a film.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of the width of a film, in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height of a film, in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of the error of a session.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the reason of an interruption, a number.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
