// Licensed under the Apache License, Version 2.0.

/// The instants of a recording's frames: frame n is at n / fps seconds.
///
/// Each time is divided anew, so no error adds up over a long recording.
public struct MotionFrames: Hashable, Sendable {
    /// The frames a second.
    public let fps: Int

    /// Creates the instants of a frame rate.
    ///
    /// - Parameter fps: Frames a second, at least 1; smaller values count as 1.
    public init(fps: Int) {
        self.fps = max(1, fps)
    }

    /// Returns a frame's time in seconds: the double nearest to n / fps.
    public func seconds(of frame: Int) -> Double { Double(frame) / Double(fps) }

    /// Returns a frame's time, cut to whole attoseconds.
    public func time(of frame: Int) -> Duration { .seconds(frame) / fps }

    /// Returns the number of frames from time 0 to the first one not before a time.
    ///
    /// - Parameter end: The time in seconds, at least 0.
    public func count(through end: Double) -> Int {
        guard end > 0, end.isFinite else { return 1 }
        var frame = Int((end * Double(fps)).rounded(.up))
        // The product may be a hair above a whole number although the frame's own time suffices.
        if frame > 0, seconds(of: frame - 1) >= end { frame -= 1 }
        return frame + 1
    }
}
