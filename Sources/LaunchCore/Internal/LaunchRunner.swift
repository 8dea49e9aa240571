// Licensed under the Apache License, Version 2.0.

// Where a launch's work is done. A proof has its own, which decides what runs when.
struct LaunchRunner: Sendable {
    // Starts work that may take time, off the main actor.
    let start: @Sendable (@escaping @Sendable () async -> Void) -> Task<Void, Never>
    // Has a short piece of work done on the main actor, after what it does now.
    let callMain: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

    static let standard = LaunchRunner(
        start: { work in Task { await work() } },
        callMain: { work in Task { @MainActor in work() } })
}
