// Licensed under the Apache License, Version 2.0.

/// The time from the start of a process to its first frame, on a machine that may have other things to do.
package struct FirstFrame: Sendable {
    /// The milliseconds without those in which its main thread waited for a processor.
    package let time: Double
    /// The milliseconds in which the main thread waited for a processor; nil where the system does not report them.
    package let waited: Double?

    /// Creates a first frame whose time is without the waiting.
    ///
    /// - Parameters:
    ///   - passed: The milliseconds that passed.
    ///   - waited: The milliseconds that the main thread waited for a processor; nil when unknown.
    ///   - worked: The milliseconds that the main thread was at work. The frame's time is never less.
    package init(passed: Double, waited: Double?, worked: Double) {
        time = max(passed - (waited ?? 0), min(worked, passed))
        self.waited = waited
    }

    /// Returns the first frame's time in a process that has just drawn that frame.
    ///
    /// - Parameter spawned: The monotonic clock's seconds just before the process was started; nil takes the kernel's
    ///   record.
    package static func now(spawned: Double?) -> FirstFrame? {
        ProcessStart.milliseconds(spawned: spawned).map {
            let thread = ProcessStart.mainThread()
            return FirstFrame(passed: $0, waited: thread?.waited, worked: thread?.worked ?? 0)
        }
    }
}
