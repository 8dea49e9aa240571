// Licensed under the Apache License, Version 2.0.

public import struct Foundation.URL

/// An event in a launch.
///
/// Answers name the run they belong to; an answer to an earlier run changes nothing.
public enum LaunchEvent: Hashable, Sendable {
    /// The process began; nothing is visible yet.
    case began(LaunchKind)
    /// The first frame was shown.
    case appeared
    /// A wait is over.
    case timerFired(LaunchTimer, run: Int)
    /// A try of a task produced its output.
    case taskSucceeded(LaunchTaskID, attempt: Int, run: Int)
    /// A try of a gate was answered.
    case gateAnswered(LaunchTaskID, attempt: Int, run: Int, LaunchVerdict)
    /// A try of a task failed.
    case taskFailed(LaunchTaskID, attempt: Int, run: Int, LaunchFailure)
    /// A try of a task must wait for something else, which is no failure.
    case taskSuspended(LaunchTaskID, attempt: Int, run: Int, LaunchSuspension)
    /// Data that the system protects while the device is locked can be read now, or no longer.
    case protectedData(isAvailable: Bool)
    /// The user has answered whether the app may use the network, or the connection changed.
    case networkChanged
    /// The answer whether cached data lets the user continue without a connection.
    case offlineAnswered(isAvailable: Bool, run: Int)
    /// The session was checked.
    case sessionAnswered(LaunchSession, run: Int)
    /// The user was signed out.
    case signedOut
    /// The user asks to try again.
    case retry
    /// The user, or the app's return, asks a closed gate again.
    case recheck
    /// The user chose to continue without a connection.
    case continueOffline
    /// A link arrived.
    case open(URL)
    /// The answer of a sign-in page arrived as a link.
    case openSignInAnswer(URL)
    /// The user is at a destination, and it holds links back or not.
    case arrived(holdsLinks: Bool)
    /// The app came back to the foreground.
    case sceneBecameActive
    /// The app went to the background.
    case sceneWentToBackground
    /// A window of the app was opened.
    case sceneConnected(LaunchSceneID)
    /// A window of the app was closed.
    case sceneDisconnected(LaunchSceneID)
    /// The Reduce Motion setting became known.
    case reduceMotion(Bool)
    /// The launch is cancelled.
    case cancel
}
