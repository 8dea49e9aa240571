// Licensed under the Apache License, Version 2.0.

public import LaunchMotion

/// The motion by which an app's mark comes onto its splash, for a system that can move it before the app draws: Android from
/// version 12 on.
public struct MarkMotion: Sendable {
    /// The length in seconds; Android advises no more than one.
    public let duration: Double
    /// The size relative to its own, by the seconds since the first frame.
    public let scale: @Sendable (Double) -> Double
    /// The opacity, 0 to 1, by the seconds since the first frame.
    public let opacity: @Sendable (Double) -> Double

    /// Describes a motion by its values; what is left out stays at 1.
    public init(
        duration: Double, scale: @escaping @Sendable (Double) -> Double = { _ in 1 },
        opacity: @escaping @Sendable (Double) -> Double = { _ in 1 }
    ) {
        (self.duration, self.scale, self.opacity) = (duration, scale, opacity)
    }

    /// Takes the finite motions of a timeline; what it moves endlessly is not part of an icon.
    ///
    /// - Parameters:
    ///   - timeline: The splash's own motion.
    ///   - scale: The property that is the mark's size.
    ///   - opacity: The property that is the mark's opacity.
    public init(_ timeline: MotionTimeline, scale: MotionKey, opacity: MotionKey) {
        let tracks = timeline.tracks.filter { [scale, opacity].contains($0.key) }
        let moved = MotionTimeline(tracks: tracks)
        self.init(
            duration: moved.end, scale: { moved.value(of: scale, at: $0) ?? 1 },
            opacity: { moved.value(of: opacity, at: $0) ?? 1 })
    }
}
