// Licensed under the Apache License, Version 2.0.

/// The time of a run, such as that of a stage: what is scheduled in a run follows its clock, also a virtual one.
package protocol RunClock: AnyObject, Sendable {
    /// The time of the run, in seconds since the reference date of Foundation.
    var seconds: Double { get }
    /// Tells the clocks of two runs apart.
    var identity: ObjectIdentifier { get }
    /// Calls an action on the main thread once the time of the run has come to a number of seconds, in order.
    func schedule(at seconds: Double, _ action: @escaping @Sendable () -> Void)
    /// Tells what has no effect here, from any thread.
    func tell(_ sentence: String)
}

/// The run that the present code is a part of.
package enum CurrentRun {
    /// The clock of the run that code is a part of; tasks that it begins inherit it.
    @TaskLocal package static var clock: (any RunClock)?

    /// Calls a closure as a part of a run; without one, as a part of the present run.
    static func within(_ clock: (any RunClock)?, _ body: () -> Void) {
        if let clock, clock !== self.clock { $clock.withValue(clock, operation: body) } else { body() }
    }
}
