// Licensed under the Apache License, Version 2.0.

/// A wait that the state machine asks for.
public enum LaunchTimer: Hashable, Sendable {
    /// The end of the entry animation.
    case entry
    /// The end of the shortest display.
    case minimum
    /// The appearance of the loading indicator.
    case indicator
    /// The notice that it takes longer.
    case slow
    /// The end of the launch's patience.
    case timeout
    /// The end of the hold after completion.
    case hold
    /// The end of the exit.
    case exit
    /// The end of the wait before a closed gate is asked again.
    case gate
    /// The end of a held link's life; it continues through new runs.
    case link
    /// The end of the patience with something that only the user or the system can settle.
    case patience
    /// The end of one try of a task.
    case task(LaunchTaskID)
    /// The end of the wait before the next try of a task.
    case backoff(LaunchTaskID)
}
