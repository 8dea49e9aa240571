// Licensed under the Apache License, Version 2.0.

public import struct Foundation.URL

/// An action for the owner of a state machine, in the given order.
public enum LaunchEffect: Hashable, Sendable {
    /// Show the entry from its beginning.
    case beginRun(Int, replaysEntry: Bool)
    /// Forget the outputs of the earlier run, except those of the given tasks.
    case resetResults(keeping: Set<LaunchTaskID>)
    /// Start a wait.
    case startTimer(LaunchTimer, Duration)
    /// End a wait without its event.
    case cancelTimer(LaunchTimer)
    /// Start a try of a task.
    case startTask(LaunchTaskID, attempt: Int)
    /// Cancel a task and ignore its result.
    case cancelTask(LaunchTaskID)
    /// Store a task's fallback as its output.
    case useFallback(LaunchTaskID)
    /// End every wait and task of the run; a held link's wait continues.
    case cancelAll
    /// Find out whether cached data lets the user continue without a connection.
    case askOffline
    /// Find out whether the session is still good.
    case checkSession
    /// Everything is ready: haptics and announcements belong here.
    case complete
    /// Mount the destination; the exit begins.
    case navigate(LaunchDestination)
    /// Give a window its own route by the finished launch.
    case routeScene(LaunchSceneID)
    /// The destination has the screen.
    case finish
    /// Note durably that this launch came to its end.
    case markReady
    /// Hand a link over.
    case deliver(URL)
    /// Hand the answer of a sign-in page to the sign-in that waits for it.
    case handToSignIn(URL)
    /// Write a line of the trace.
    case note(LaunchTraceEvent.Kind)
}
