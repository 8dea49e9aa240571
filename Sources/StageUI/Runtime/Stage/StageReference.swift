// Licensed under the Apache License, Version 2.0.

import Combine

/// The stage whose view is running an action or a body, as the tasks that those start inherit it; they must not
/// make a stage live as long as they do. It is also the clock of what those schedule.
@MainActor
final class StageReference: RunClock {
    private var running: Stage?
    // Weak, not a link: the stage's creator may release it on any thread, while a task asks for it here.
    private weak var left: Stage?
    private let timers: StageTimers
    /// The device under the stage, which is asked on any thread.
    nonisolated let device: StageDevice
    /// Returns whether the catalogues of the stage have no colour of a name, in a folder if one is given.
    nonisolated let lacksColor: @Sendable (String, String?) -> Bool

    var stage: Stage? { running ?? left }

    /// The stage whose view is running an action or a body.
    static var current: StageReference? { CurrentRun.clock as? StageReference }

    private init(_ stage: Stage) {
        running = stage
        timers = stage.timers
        device = stage.device
        lacksColor = { [colors = stage.images.colors] in colors.color($0, folder: $1) == nil }
    }

    nonisolated var seconds: Double { timers.seconds }
    nonisolated var identity: ObjectIdentifier { ObjectIdentifier(timers) }
    nonisolated func schedule(at seconds: Double, _ action: @escaping @Sendable () -> Void) {
        timers.schedule(at: seconds, action)
    }
    nonisolated func tell(_ sentence: String) {
        schedule(at: seconds) { MainActor.assumeIsolated { Stage.current?.tell(sentence) } }
    }

    /// Runs an action of a stage.
    static func run(_ action: () -> Void, on stage: Stage) {
        if current?.running === stage { return action() }
        var reference = StageReference(stage)
        CurrentRun.$clock.withValue(reference, operation: action)
        // A weak reference makes each later use of the stage slower: it is only formed for a task.
        if !isKnownUniquelyReferenced(&reference) { reference.left = stage }
        reference.running = nil
    }
}

extension Stage {
    /// The stage whose view is running an action or a body.
    package static var current: Stage? { StageReference.current?.stage }
}
