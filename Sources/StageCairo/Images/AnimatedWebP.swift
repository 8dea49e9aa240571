// Licensed under the Apache License, Version 2.0.

import CWebP
public import Foundation

/// Writes frames with their instants as an animated WebP file.
///
/// Only the rectangle that changed since the last frame is stored, so frames may come at the full rate
/// of the screen. Flat screens are smallest without loss; gradients and blurs are smaller with it.
public final class AnimatedWebP {
    /// The compression of the pixels.
    public enum Packing: Hashable, Sendable {
        /// Exactly.
        case lossless
        /// With loss; quality is 0 to 100, and 90 shows no artefacts on screens.
        case lossy(quality: Int)
    }

    /// The number of columns of each frame.
    public let width: Int
    /// The number of rows of each frame.
    public let height: Int

    private let encoder: OpaquePointer
    private var config = WebPConfig()
    private var lastInstant = -1

    /// Starts a file.
    ///
    /// - Parameters:
    ///   - width: The number of columns of each frame, 1 to 16383.
    ///   - height: The number of rows of each frame, 1 to 16383.
    ///   - packing: How pixels are packed.
    public init(width: Int, height: Int, packing: Packing = .lossless) throws(Error) {
        guard (1...16383).contains(width), (1...16383).contains(height) else {
            throw .unsupportedSize(width: width, height: height)
        }
        self.width = width
        self.height = height
        var options = WebPAnimEncoderOptions()
        guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0 else {
            throw .encoderUnavailable
        }
        switch packing {
        case .lossless:
            guard WebPConfigLosslessPreset(&config, 2) != 0 else { throw .encoderUnavailable }
        case .lossy(let quality):
            config.quality = Float(min(max(quality, 0), 100))
            config.method = 2
            config.use_sharp_yuv = 1
        }
        guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
            throw .encoderUnavailable
        }
        self.encoder = encoder
    }

    deinit { WebPAnimEncoderDelete(encoder) }

    /// Adds a frame that is shown from an instant on.
    ///
    /// - Parameters:
    ///   - frame: A picture of the animation's size.
    ///   - instant: Since the first frame, in whole milliseconds; later than the last one.
    public func add(_ frame: PixelImage, at instant: Duration) throws(Error) {
        guard frame.width == width, frame.height == height else {
            throw .wrongFrameSize(width: frame.width, height: frame.height)
        }
        let milliseconds = instant.milliseconds
        guard milliseconds > lastInstant else { throw .instantNotLater(milliseconds: milliseconds) }
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { throw .encoderUnavailable }
        defer { WebPPictureFree(&picture) }
        guard picture.load(frame) else { throw .outOfMemory }
        guard WebPAnimEncoderAdd(encoder, &picture, Int32(milliseconds), &config) != 0 else {
            throw .refused(message)
        }
        lastInstant = milliseconds
    }

    /// Ends the file and returns it; the last frame is shown until an instant.
    public func finish(at end: Duration) throws(Error) -> Data {
        guard lastInstant >= 0 else { throw .noFrames }
        let milliseconds = end.milliseconds
        guard milliseconds > lastInstant else { throw .instantNotLater(milliseconds: milliseconds) }
        var data = WebPData()
        WebPDataInit(&data)
        defer { WebPDataClear(&data) }
        guard WebPAnimEncoderAdd(encoder, nil, Int32(milliseconds), nil) != 0,
            WebPAnimEncoderAssemble(encoder, &data) != 0, let bytes = data.bytes
        else { throw .refused(message) }
        return Data(bytes: bytes, count: data.size)
    }

    private var message: String { WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "" }
}

extension Duration {
    /// The duration in milliseconds, rounded to the nearest.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        let part = (Double(attoseconds) / 1e15).rounded()
        return Int(seconds) * 1000 + Int(part)
    }
}
