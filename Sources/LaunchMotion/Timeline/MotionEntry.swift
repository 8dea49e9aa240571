// Licensed under the Apache License, Version 2.0.

/// One line of a timeline as its author writes it, with a relative or an absolute beginning.
///
/// An entry is referred to by its name if it has one and otherwise by its key.
public struct MotionEntry: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case track(from: Double, to: Double, duration: Double, curve: MotionCurve)
        case loop(period: Double, stagger: Double, waveform: MotionLoop.Waveform)
        case instant
    }

    let key: MotionKey
    let name: MotionKey?
    let cue: MotionCue
    let content: Content

    var label: MotionKey { name ?? key }

    /// Creates a motion from one value to another.
    ///
    /// - Parameters:
    ///   - key: The property that moves.
    ///   - from: The value before the start.
    ///   - to: The value after the end.
    ///   - cue: When the motion starts.
    ///   - duration: The length in seconds; a spring has its own.
    ///   - curve: The shape.
    ///   - name: A name for others to refer to, needed when the key has several motions.
    public static func track(
        _ key: MotionKey, from: Double, to: Double, _ cue: MotionCue = .at(0), duration: Double = 0,
        curve: MotionCurve = .linear, named name: MotionKey? = nil
    ) -> MotionEntry {
        MotionEntry(
            key: key, name: name, cue: cue,
            content: .track(from: from, to: to, duration: duration, curve: curve))
    }

    /// Creates an endless motion.
    ///
    /// - Parameters:
    ///   - key: The property that moves.
    ///   - waveform: The way of one cycle.
    ///   - period: The seconds of one full cycle.
    ///   - cue: When the motion starts.
    ///   - stagger: The delay in seconds that each further element adds.
    ///   - name: A name for others to refer to.
    public static func loop(
        _ key: MotionKey, _ waveform: MotionLoop.Waveform, period: Double,
        _ cue: MotionCue = .at(0), stagger: Double = 0, named name: MotionKey? = nil
    ) -> MotionEntry {
        MotionEntry(
            key: key, name: name, cue: cue,
            content: .loop(period: period, stagger: stagger, waveform: waveform))
    }

    /// Creates a named instant, such as the one at which something is triggered.
    public static func cue(_ key: MotionKey, _ cue: MotionCue) -> MotionEntry {
        MotionEntry(key: key, name: key, cue: cue, content: .instant)
    }
}
