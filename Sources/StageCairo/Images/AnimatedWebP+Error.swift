// Licensed under the Apache License, Version 2.0.

extension AnimatedWebP {
    /// The reason why an animated WebP file could not be written.
    public enum Error: Swift.Error, Equatable, CustomStringConvertible {
        /// The installed libwebp does not match the one this was built with.
        case encoderUnavailable
        /// A side is not between 1 and 16383 pixels.
        case unsupportedSize(width: Int, height: Int)
        /// A frame has another size than the file.
        case wrongFrameSize(width: Int, height: Int)
        /// An instant is not later than the one before.
        case instantNotLater(milliseconds: Int)
        /// The file was ended without a frame.
        case noFrames
        /// There is not enough memory.
        case outOfMemory
        /// libwebp refused a frame.
        case refused(String)

        /// The error and its remedy.
        public var description: String {
            switch self {
            case .encoderUnavailable: "libwebp does not work here. Reinstall libwebp7 and libwebpmux3."
            case .unsupportedSize(let width, let height):
                "WebP pictures have 1 to 16383 pixels a side, not \(width) x \(height). Use a smaller scale."
            case .wrongFrameSize(let width, let height):
                "All frames need the size of the file; this one has \(width) x \(height) pixels."
            case .instantNotLater(let milliseconds):
                "The instant \(milliseconds) ms is not later than the one before it."
            case .noFrames: "An animation needs at least one frame."
            case .outOfMemory: "There is not enough memory for the frame."
            case .refused(let message): "libwebp refused the frame: \(message)"
            }
        }
    }
}
