// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Films and sounds are not read here: they have no length and no tracks, and their pictures end in an error.

/// An error of films and sounds.
public struct AVError: Error, Hashable, CustomNSError {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// The kind is not known.
        case unknown = -11800
        /// There is too little memory.
        case outOfMemory = -11801
        /// Another app uses the camera or the microphone.
        case sessionNotRunning = -11803
        /// There is no room left.
        case diskFull = -11807
        /// The camera or the microphone is in use.
        case deviceInUseByAnotherApplication = -11815
        /// The system's services were started again.
        case mediaServicesWereReset = -11819
        /// It could not be exported.
        case exportFailed = -11820
        /// It could not be read.
        case decodeFailed = -11821
        /// It is of no kind that is known.
        case fileFormatNotRecognized = -11828
        /// There is no picture at a time.
        case noImageAtTime = -11832
        /// It was broken off.
        case operationCancelled = -11878
        /// Its content is not there.
        case contentIsUnavailable = -11863
    }
    /// The kind.
    public let code: Code
    /// Creates an error of a kind.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The domain of these errors.
    public static var errorDomain: String { "AVFoundationErrorDomain" }
    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
}

/// The domain of errors of films and sounds.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// A value of a film or a sound that is read when it is asked for.
public struct AVAsyncProperty<Root, Value>: Sendable {
    let value: @Sendable (Root) -> Value
}

/// The values of films and sounds that are read when they are asked for.
public struct AVPartialAsyncProperty<Root> {}

extension AVAsyncProperty where Root: AVAsset, Value == CMTime {
    /// The length.
    public static var duration: Self { Self { $0.duration } }
}
extension AVAsyncProperty where Root: AVAsset, Value == Bool {
    /// Indicates whether it can be played.
    public static var isPlayable: Self { Self { $0.isPlayable } }
    /// Indicates whether it can be exported.
    public static var isExportable: Self { Self { _ in false } }
}
extension AVAsyncProperty where Root: AVAsset, Value == [AVAssetTrack] {
    /// The tracks.
    public static var tracks: Self { Self { $0.tracks } }
}
extension AVAsyncProperty where Root: AVAsset, Value == [AVMetadataItem] {
    /// The words about it that all players know.
    public static var commonMetadata: Self { Self { _ in [] } }
    /// The words about it.
    public static var metadata: Self { Self { _ in [] } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == CGSize {
    /// The size, in pixels.
    public static var naturalSize: Self { Self { $0.naturalSize } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == Float {
    /// The pictures in a second.
    public static var nominalFrameRate: Self { Self { $0.nominalFrameRate } }
}

extension AVAsset {
    /// The length: zero, as nothing is read.
    public var duration: CMTime { .zero }
    /// Indicates whether it can be played.
    public var isPlayable: Bool { true }
    /// The tracks: none.
    public var tracks: [AVAssetTrack] { [] }
    /// The words about it: none.
    public var commonMetadata: [AVMetadataItem] { [] }
    /// Returns the tracks of a kind: none.
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// Returns the tracks of a kind: none.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
    /// Returns a value, which is that of an empty film.
    public func load<Value: Sendable>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
        property.value(self)
    }
}

/// The pictures or the sound of a film, of which there are none here.
open class AVAssetTrack: NSObject {
    /// The kind.
    public let mediaType: AVMediaType
    /// The size, in pixels: none.
    open var naturalSize: CGSize { .zero }
    /// The pictures in a second: none.
    open var nominalFrameRate: Float { 0 }
    /// The place in the film.
    open var timeRange: CMTimeRange { .zero }
    init(_ mediaType: AVMediaType) { self.mediaType = mediaType }
    /// Returns a value, which is that of an empty track.
    public func load<Value: Sendable>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value
    {
        property.value(self)
    }
}

/// Words about a film or a sound.
open class AVMetadataItem: NSObject {
    /// The value.
    open var value: Any? { nil }
    /// The value as a text.
    open var stringValue: String? { value as? String }
}

/// The maker of pictures of a film; as films are not read here, each ends in an error.
open class AVAssetImageGenerator: NSObject {
    /// The film.
    public let asset: AVAsset
    /// Creates a maker of a film's pictures.
    public init(asset: AVAsset) { self.asset = asset }
    /// The largest size of pictures, in pixels; zero for any.
    open var maximumSize = CGSize.zero
    /// Indicates whether pictures are turned as the film says.
    open var appliesPreferredTrackTransform = false
    /// The time before the wanted one that a picture may have.
    open var requestedTimeToleranceBefore = CMTime.zero
    /// The time after the wanted one that a picture may have.
    open var requestedTimeToleranceAfter = CMTime.zero

    /// The ways in which a picture ends.
    public enum Result: Int, Sendable {
        /// It is there.
        case succeeded
        /// It could not be made.
        case failed
        /// It was broken off.
        case cancelled
    }
    /// Returns a picture: none, but an error.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws
        -> CGImage
    {
        throw AVError(.contentIsUnavailable)
    }
    /// Returns a picture with its time: none, but an error.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.contentIsUnavailable)
    }
    /// Tells the picture of a time: none, but an error.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, .zero, AVError(.contentIsUnavailable)) }
    /// Tells the pictures of some times: none, but errors.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) { for _ in requestedTimes { handler(.zero, nil, .zero, .failed, AVError(.contentIsUnavailable)) } }
    /// Breaks off what was asked for.
    open func cancelAllCGImageGeneration() {}
}
