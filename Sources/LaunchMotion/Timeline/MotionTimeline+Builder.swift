// Licensed under the Apache License, Version 2.0.

/// Collects the entries of a timeline.
@resultBuilder
public enum MotionTimelineBuilder {
    /// Takes one entry.
    public static func buildExpression(_ entry: MotionEntry) -> [MotionEntry] { [entry] }

    /// Takes several entries.
    public static func buildExpression(_ entries: [MotionEntry]) -> [MotionEntry] { entries }

    /// Joins the entries of a block.
    public static func buildBlock(_ parts: [MotionEntry]...) -> [MotionEntry] {
        parts.flatMap { $0 }
    }

    /// Takes the entries of a condition without else.
    public static func buildOptional(_ part: [MotionEntry]?) -> [MotionEntry] { part ?? [] }

    /// Takes the entries of a condition that held.
    public static func buildEither(first part: [MotionEntry]) -> [MotionEntry] { part }

    /// Takes the entries of a condition that did not hold.
    public static func buildEither(second part: [MotionEntry]) -> [MotionEntry] { part }

    /// Joins the entries of a loop.
    public static func buildArray(_ parts: [[MotionEntry]]) -> [MotionEntry] {
        parts.flatMap { $0 }
    }
}

extension MotionTimeline {
    /// Builds a timeline and resolves its relative cues.
    ///
    /// - Throws: An error that names the entry whose cue cannot be resolved.
    public init(@MotionTimelineBuilder _ entries: () -> [MotionEntry]) throws(MotionTimeline.Error) {
        try self.init(entries())
    }

    /// Builds a timeline from a list and resolves its relative cues.
    ///
    /// - Throws: An error that names the entry whose cue cannot be resolved.
    public init(_ entries: [MotionEntry]) throws(MotionTimeline.Error) {
        var resolver = try CueResolver(entries)
        var tracks: [MotionKey: [MotionTrack]] = [:]
        var loops: [MotionKey: MotionLoop] = [:]
        var cues: [MotionKey: Double] = [:]
        for (index, entry) in entries.enumerated() {
            let start = try resolver.span(of: index).start
            if let name = entry.name { cues[name] = start }
            switch entry.content {
            case .track(let from, let to, let duration, let curve):
                let track = MotionTrack(
                    from: from, to: to, start: start, duration: duration, curve: curve)
                tracks[entry.key, default: []].append(track)
            case .loop(let period, let stagger, let waveform):
                guard loops[entry.key] == nil else { throw .duplicateLoop(entry.key) }
                loops[entry.key] = MotionLoop(
                    period: period, start: start, stagger: stagger, waveform: waveform)
            case .instant:
                break
            }
        }
        self.init(tracks: tracks, loops: loops, cues: cues)
    }
}
