// Licensed under the Apache License, Version 2.0.

/// The start of an entry of a timeline.
public enum MotionCue: Hashable, Sendable {
    /// At an absolute time in seconds.
    case at(Double)
    /// At a number of seconds after the end of a named entry.
    case after(MotionKey, Double = 0)
    /// At a number of seconds after the start of a named entry.
    case with(MotionKey, Double = 0)

    var reference: MotionKey? {
        switch self {
        case .at: nil
        case .after(let key, _), .with(let key, _): key
        }
    }
}
