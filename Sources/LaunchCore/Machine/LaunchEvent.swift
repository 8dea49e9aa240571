// Licensed under the Apache License, Version 2.0.

public import struct Foundation.URL

/// Something that happens to a launch.
///
/// Answers name the run they belong to; an answer to an earlier run changes nothing.
public enum LaunchEvent: Hashable, Sendable {
    /// The first frame was shown.
    case appeared
    /// A wait is over.
    case timerFired(LaunchTimer, run: Int)
    /// A try of a task produced its output.
    case taskSucceeded(LaunchTaskID, attempt: Int, run: Int)
    /// A try of a task failed.
    case taskFailed(LaunchTaskID, attempt: Int, run: Int, LaunchFailure)
    /// It is known whether cached data allow the user to go on without a connection.
    case offlineAnswered(isAvailable: Bool, run: Int)
    /// The session was checked.
    case sessionAnswered(LaunchSession, run: Int)
    /// The user asks to try again.
    case retry
    /// The user asks to go on without a connection.
    case continueOffline
    /// A link arrived.
    case open(URL)
    /// The app came back to the foreground.
    case sceneBecameActive
    /// The Reduce Motion setting became known.
    case reduceMotion(Bool)
    /// The launch is given up.
    case cancel
}
