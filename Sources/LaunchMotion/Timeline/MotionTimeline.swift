// Licensed under the Apache License, Version 2.0.

/// A set of named motions: the value of any property at any time is a pure function.
///
///     let entry = try MotionTimeline {
///         MotionEntry.track("logo.opacity", from: 0, to: 1, .at(0.1), duration: 0.3, curve: .easeOut)
///         MotionEntry.track("text.opacity", from: 0, to: 1, .after("logo.opacity", 0.1), duration: 0.2)
///     }
///     entry.value(of: "text.opacity", at: 0.6)
///
/// Times are absolute seconds once the timeline is built; relative cues exist only while writing.
public struct MotionTimeline: Hashable, Sendable, Codable {
    /// The finite motions of each property, by start.
    public let tracks: [MotionKey: [MotionTrack]]
    /// The endless motion of each property that has one.
    public let loops: [MotionKey: MotionLoop]
    /// The times of the named instants in seconds.
    public let cues: [MotionKey: Double]

    /// Creates a timeline from resolved parts.
    ///
    /// - Parameters:
    ///   - tracks: Finite motions; under one key a later one takes over at its start.
    ///   - loops: Endless motions; from its start on a loop takes over from the tracks of its key.
    ///   - cues: Named instants in seconds.
    public init(
        tracks: [MotionKey: [MotionTrack]] = [:], loops: [MotionKey: MotionLoop] = [:],
        cues: [MotionKey: Double] = [:]
    ) {
        self.tracks = tracks.compactMapValues { list in
            // Sorting is stable, so of two motions with one start the one written later wins.
            list.isEmpty ? nil : list.sorted { $0.start < $1.start }
        }
        self.loops = loops
        self.cues = cues
    }

    /// The properties that the timeline moves, in order of name.
    public var keys: [MotionKey] { Set(tracks.keys).union(loops.keys).sorted() }

    /// The instant in seconds after which only loops move and no cue is left.
    public var end: Double {
        var end = cues.values.max() ?? 0
        for track in tracks.values.joined() { end = max(end, track.end) }
        return end
    }

    /// The instants in seconds at which something begins, ascending and without repetition.
    public var cueTimes: [Double] {
        var times = Set(cues.values)
        for track in tracks.values.joined() { times.insert(track.start) }
        for loop in loops.values { times.insert(loop.start) }
        return times.sorted()
    }

    /// Returns a property's value at an absolute time, or nil when the timeline does not move it.
    ///
    /// - Parameters:
    ///   - key: The property.
    ///   - time: The time in seconds.
    ///   - index: The element's place in a staggered loop, from 0.
    public func value(of key: MotionKey, at time: Double, index: Int = 0) -> Double? {
        if let loop = loop(of: key, at: time) { return loop.value(at: time, index: index) }
        if let track = track(of: key, at: time) { return track.value(at: time) }
        return loops[key]?.value(at: time, index: index)
    }

    /// Returns a property's value at an absolute time, or nil when the timeline does not move it.
    public func value(of key: MotionKey, at time: Duration, index: Int = 0) -> Double? {
        value(of: key, at: time.inSeconds, index: index)
    }

    /// Returns the speed of a property's finite motion in units a second; 0 when none is under way.
    public func velocity(of key: MotionKey, at time: Double) -> Double {
        track(of: key, at: time)?.velocity(at: time) ?? 0
    }

    /// Returns whether any property changes at an absolute time in seconds.
    public func isMoving(at time: Double) -> Bool {
        if loops.values.contains(where: { $0.period > 0 && time >= $0.start }) { return true }
        return tracks.keys.contains { track(of: $0, at: time)?.isMoving(at: time) ?? false }
    }

    private func loop(of key: MotionKey, at time: Double) -> MotionLoop? {
        guard let loop = loops[key], time >= loop.start else { return nil }
        return loop
    }

    // The latest motion that began, or the first one when none did.
    private func track(of key: MotionKey, at time: Double) -> MotionTrack? {
        guard let list = tracks[key] else { return nil }
        return list.last { $0.start <= time } ?? list.first
    }
}
