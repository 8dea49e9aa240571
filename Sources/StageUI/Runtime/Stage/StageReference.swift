// Licensed under the Apache License, Version 2.0.

/// The stage whose view is running an action, as the tasks that the action starts inherit it; they must not
/// make a stage live as long as they do.
@MainActor
final class StageReference {
    private var running: Stage?
    // Weak, not a link: the stage's creator may release it on any thread, while a task asks for it here.
    private weak var left: Stage?

    var stage: Stage? { running ?? left }

    /// The stage whose view is running an action.
    @TaskLocal static var current: StageReference?

    private init(_ stage: Stage) { running = stage }

    /// Runs an action of a stage.
    static func run(_ action: () -> Void, on stage: Stage) {
        var reference = StageReference(stage)
        $current.withValue(reference, operation: action)
        // A weak reference makes each later use of the stage slower: it is only formed for a task.
        if !isKnownUniquelyReferenced(&reference) { reference.left = stage }
        reference.running = nil
    }
}

extension Stage {
    /// The stage whose view is running an action.
    static var current: Stage? { StageReference.current?.stage }
}
